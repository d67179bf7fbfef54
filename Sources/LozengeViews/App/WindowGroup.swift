import Foundation
import LozengeCore

/// A scene with any number of windows with the same kind of content.
///
/// The first scene of an app opens a window at the start; Ctrl N opens another.
///
/// ```swift
/// WindowGroup("Notes", id: "notes") { NotesView() }
/// ```
///
/// Matches: SwiftUI.WindowGroup
/// Differs: the conformance of `Content` to `View` is required where a group is created, not where its type
/// is named: Swift's runtime would search the whole app for it at the start.
nonisolated public struct WindowGroup<Content> {
    let id: String?
    let title: Text?
    /// The type of the values that the windows present; `nil` for windows that present none.
    var value: PresentedValueType?
    let content: () -> Content
}

extension WindowGroup: Scene where Content: View {
    public typealias Body = Never

    /// Creates a group whose windows have the app's name as title.
    ///
    /// Matches: SwiftUI.WindowGroup.init(content:)
    nonisolated public init(@ViewBuilder content: @escaping () -> Content) {
        self.init(id: nil, title: nil, content: content)
    }

    /// Creates a group whose windows are opened by `id`.
    ///
    /// Matches: SwiftUI.WindowGroup.init(id:content:)
    nonisolated public init(id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(id: id, title: nil, content: content)
    }

    /// Creates a group whose windows have a title.
    ///
    /// Matches: SwiftUI.WindowGroup.init(_:content:)
    nonisolated public init(
        _ title: Text, @ViewBuilder content: @escaping () -> Content
    ) { self.init(id: nil, title: title, content: content) }

    /// Creates a group whose windows have a title and are opened by `id`.
    ///
    /// Matches: SwiftUI.WindowGroup.init(_:id:content:)
    nonisolated public init(
        _ title: Text, id: String, @ViewBuilder content: @escaping () -> Content
    ) { self.init(id: id, title: title, content: content) }

    /// Creates a group whose windows have a localized title.
    ///
    /// Matches: SwiftUI.WindowGroup.init(_:content:)
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
    ) { self.init(id: nil, title: Text(titleKey), content: content) }

    /// Creates a group whose windows have a title from a resource.
    ///
    /// Matches: SwiftUI.WindowGroup.init(_:content:)
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content
    ) { self.init(id: nil, title: Text(titleResource), content: content) }

    /// Creates a group whose windows have a localized title and are opened by `id`.
    ///
    /// Matches: SwiftUI.WindowGroup.init(_:id:content:)
    nonisolated public init(
        _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content
    ) { self.init(id: id, title: Text(titleKey), content: content) }

    /// Creates a group whose windows have a title from a resource and are opened by `id`.
    ///
    /// Matches: SwiftUI.WindowGroup.init(_:id:content:)
    @_disfavoredOverload
    nonisolated public init(
        _ titleResource: LocalizedStringResource, id: String,
        @ViewBuilder content: @escaping () -> Content
    ) { self.init(id: id, title: Text(titleResource), content: content) }

    /// Creates a group whose windows have a title that is not localized.
    ///
    /// Matches: SwiftUI.WindowGroup.init(_:content:)
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: @escaping () -> Content
    ) { self.init(id: nil, title: Text(title), content: content) }

    /// Creates a group whose windows have a title that is not localized and are opened by `id`.
    ///
    /// Matches: SwiftUI.WindowGroup.init(_:id:content:)
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, id: String, @ViewBuilder content: @escaping () -> Content
    ) { self.init(id: id, title: Text(title), content: content) }

    public func _windows() -> [WindowDescription] {
        var window = WindowDescription(.group, id: id, title: title, content: content)
        window.value = value
        return [window]
    }
}
