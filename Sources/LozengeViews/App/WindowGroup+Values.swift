import LozengeCore

/// Groups whose windows present values: a value has one window.
///
/// ```swift
/// WindowGroup(for: Note.ID.self) { $id in NoteView(id: id) }
/// …
/// openWindow(value: note.id)
/// ```
///
/// Source: `docs/windows.md`, WINDOW-3 to WINDOW-6.
nonisolated extension WindowGroup {
    private init<D: Codable & Hashable, C: View>(
        id: String?, title: Text?, _ content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            id: id, title: title, value: PresentedValueType(D.self) { nil },
            content: { PresentedWindowContent(content: content) })
    }

    private init<D: Codable & Hashable, C: View>(
        id: String?, title: Text?, _ content: @escaping (Binding<D>) -> C,
        _ initial: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(
            id: id, title: title, value: PresentedValueType(D.self, initial: initial),
            content: {
                PresentedWindowContent { value in
                    content(
                        Binding(
                            get: { value.wrappedValue ?? initial() },
                            set: { value.wrappedValue = $0 }))
                }
            })
    }

    /// Creates a group whose windows each present a value; `nil` for one that is opened without.
    ///
    /// Matches: SwiftUI.WindowGroup.init(for:content:)
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: nil, title: nil, content)
    }

    /// Creates a group whose windows each present a value; `nil` for one that is opened without.
    ///
    /// Matches: SwiftUI.WindowGroup.init(id:for:content:)
    public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: id, title: nil, content)
    }

    /// Creates a group whose windows with a title each present a value; `nil` for one that is opened without.
    ///
    /// Matches: SwiftUI.WindowGroup.init(_:for:content:)
    public init<D: Codable & Hashable, C: View>(
        _ title: Text, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: nil, title: title, content)
    }

    /// Creates a group whose windows with a title each present a value; `nil` for one that is opened without.
    ///
    /// Matches: SwiftUI.WindowGroup.init(_:id:for:content:)
    public init<D: Codable & Hashable, C: View>(
        _ title: Text, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: id, title: title, content)
    }

    /// Creates a group whose windows with a localized title each present a value; `nil` for one that is opened without.
    ///
    /// Matches: SwiftUI.WindowGroup.init(_:for:content:)
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: nil, title: Text(titleKey), content)
    }

    /// Creates a group whose windows with a title from a resource each present a value; `nil` for one that is opened without.
    ///
    /// Matches: SwiftUI.WindowGroup.init(_:for:content:)
    @_disfavoredOverload
    public init<D: Codable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: nil, title: Text(titleResource), content)
    }

    /// Creates a group whose windows with a localized title each present a value; `nil` for one that is opened without.
    ///
    /// Matches: SwiftUI.WindowGroup.init(_:id:for:content:)
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: id, title: Text(titleKey), content)
    }

    /// Creates a group whose windows with a title from a resource each present a value; `nil` for one that is opened without.
    ///
    /// Matches: SwiftUI.WindowGroup.init(_:id:for:content:)
    @_disfavoredOverload
    public init<D: Codable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: id, title: Text(titleResource), content)
    }

    /// Creates a group whose windows with a title that is not localized each present a value; `nil` for one that is opened without.
    ///
    /// Matches: SwiftUI.WindowGroup.init(_:for:content:)
    @_disfavoredOverload
    public init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: nil, title: Text(title), content)
    }

    /// Creates a group whose windows with a title that is not localized each present a value; `nil` for one that is opened without.
    ///
    /// Matches: SwiftUI.WindowGroup.init(_:id:for:content:)
    @_disfavoredOverload
    public init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S, id: String, for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: id, title: Text(title), content)
    }

    /// Creates a group whose windows each present a value, at first that of `defaultValue`.
    ///
    /// Matches: SwiftUI.WindowGroup.init(for:content:defaultValue:)
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: nil, title: nil, content, defaultValue)
    }

    /// Creates a group whose windows each present a value, at first that of `defaultValue`.
    ///
    /// Matches: SwiftUI.WindowGroup.init(id:for:content:defaultValue:)
    public init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: id, title: nil, content, defaultValue)
    }

    /// Creates a group whose windows with a title each present a value, at first that of `defaultValue`.
    ///
    /// Matches: SwiftUI.WindowGroup.init(_:for:content:defaultValue:)
    public init<D: Codable & Hashable, C: View>(
        _ title: Text, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: nil, title: title, content, defaultValue)
    }

    /// Creates a group whose windows with a title each present a value, at first that of `defaultValue`.
    ///
    /// Matches: SwiftUI.WindowGroup.init(_:id:for:content:defaultValue:)
    public init<D: Codable & Hashable, C: View>(
        _ title: Text, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: id, title: title, content, defaultValue)
    }

    /// Creates a group whose windows with a localized title each present a value, at first that of `defaultValue`.
    ///
    /// Matches: SwiftUI.WindowGroup.init(_:for:content:defaultValue:)
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: nil, title: Text(titleKey), content, defaultValue)
    }

    /// Creates a group whose windows with a title from a resource each present a value, at first that of `defaultValue`.
    ///
    /// Matches: SwiftUI.WindowGroup.init(_:for:content:defaultValue:)
    @_disfavoredOverload
    public init<D: Codable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: nil, title: Text(titleResource), content, defaultValue)
    }

    /// Creates a group whose windows with a localized title each present a value, at first that of `defaultValue`.
    ///
    /// Matches: SwiftUI.WindowGroup.init(_:id:for:content:defaultValue:)
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: id, title: Text(titleKey), content, defaultValue)
    }

    /// Creates a group whose windows with a title from a resource each present a value, at first that of `defaultValue`.
    ///
    /// Matches: SwiftUI.WindowGroup.init(_:id:for:content:defaultValue:)
    @_disfavoredOverload
    public init<D: Codable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: id, title: Text(titleResource), content, defaultValue)
    }

    /// Creates a group whose windows with a title that is not localized each present a value, at first that of `defaultValue`.
    ///
    /// Matches: SwiftUI.WindowGroup.init(_:for:content:defaultValue:)
    @_disfavoredOverload
    public init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: nil, title: Text(title), content, defaultValue)
    }

    /// Creates a group whose windows with a title that is not localized each present a value, at first that of `defaultValue`.
    ///
    /// Matches: SwiftUI.WindowGroup.init(_:id:for:content:defaultValue:)
    @_disfavoredOverload
    public init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(id: id, title: Text(title), content, defaultValue)
    }
}
