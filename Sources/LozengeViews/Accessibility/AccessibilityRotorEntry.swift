import LozengeCore

/// A place in a view, to which assistive technology jumps.
///
/// Matches: SwiftUI.AccessibilityRotorEntry
nonisolated public struct AccessibilityRotorEntry<ID: Hashable> {
    private let entry: _RotorEntry

    private init(
        _ label: Text?, id: AnyHashable?, in namespace: Namespace.ID?,
        _ prepare: @escaping () -> Void
    ) { entry = _RotorEntry(label: label, id: id, namespace: namespace, prepare: prepare) }

    /// Creates an entry for the view with an identity: of a row, or as set by `id(_:)`.
    ///
    /// - Parameters:
    ///   - label: The name of the place.
    ///   - id: The identity of the view.
    ///   - textRange: Without effect: AT-SPI does not jump to parts of a text.
    ///   - prepare: Called before the jump, for a view that has to be shown first.
    ///
    /// Matches: SwiftUI.AccessibilityRotorEntry.init(_:id:textRange:prepare:)
    public init(
        _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.init(label, id: AnyHashable(id), in: nil, prepare) }

    /// Creates an entry for the view with an identity, with a localized name.
    ///
    /// Matches: SwiftUI.AccessibilityRotorEntry.init(_:id:textRange:prepare:)
    public init(
        _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.init(Text(labelKey), id: id, textRange: textRange, prepare: prepare) }

    /// Creates an entry for the view with an identity, with a name that is not localized.
    ///
    /// Matches: SwiftUI.AccessibilityRotorEntry.init(_:id:textRange:prepare:)
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, id: ID, textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) { self.init(Text(label), id: id, textRange: textRange, prepare: prepare) }

    /// Creates an entry for the view that is marked by `accessibilityRotorEntry(id:in:)`.
    ///
    /// Matches: SwiftUI.AccessibilityRotorEntry.init(_:id:in:textRange:prepare:)
    public init(
        _ label: Text, id: ID, in namespace: Namespace.ID,
        textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) { self.init(label, id: AnyHashable(id), in: namespace, prepare) }

    /// Creates an entry for the view that is marked by `accessibilityRotorEntry(id:in:)`, with a localized name.
    ///
    /// Matches: SwiftUI.AccessibilityRotorEntry.init(_:id:in:textRange:prepare:)
    public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
        textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) { self.init(Text(labelKey), id: AnyHashable(id), in: namespace, prepare) }

    /// Creates an entry for the view that is marked by `accessibilityRotorEntry(id:in:)`, with a name that is not
    /// localized.
    ///
    /// Matches: SwiftUI.AccessibilityRotorEntry.init(_:_:in:textRange:prepare:)
    @_disfavoredOverload
    public init<L: StringProtocol>(
        _ label: L, _ id: ID, in namespace: Namespace.ID,
        textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
    ) { self.init(Text(label), id: AnyHashable(id), in: namespace, prepare) }
}

extension AccessibilityRotorEntry: AccessibilityRotorContent {
    public typealias Body = Never

    public func _append(to entries: inout [_RotorEntry]) { entries.append(entry) }
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    public func _append(to entries: inout [_RotorEntry]) {
        for element in data { content(element)._append(to: &entries) }
    }
}

nonisolated extension ForEach where Content: AccessibilityRotorContent {
    /// Creates entries for each element of `data`.
    public init(
        _ data: Data,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, Data.Element: Identifiable {
        self.data = data
        id = { $0.id }
        self.content = content
    }

    /// Creates entries for each element of `data`, identified by the value at `id`.
    public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.id = { $0[keyPath: id] }
        self.content = content
    }
}

/// A list of places that screen readers know.
///
/// Matches: SwiftUI.AccessibilitySystemRotor
nonisolated public struct AccessibilitySystemRotor: Sendable {
    let name: String

    private init(_ name: String) { self.name = name }

    public static var links: Self { Self("Link") }
    public static func links(visited: Bool) -> Self { Self(visited ? "Visited Link" : "Link") }
    public static var headings: Self { Self("Heading") }
    public static func headings(level: AccessibilityHeadingLevel) -> Self { Self("Heading") }
    public static var boldText: Self { Self("Bold Text") }
    public static var italicText: Self { Self("Italic Text") }
    public static var underlineText: Self { Self("Underlined Text") }
    public static var misspelledWords: Self { Self("Misspelled Word") }
    public static var images: Self { Self("Image") }
    public static var textFields: Self { Self("Text Field") }
    public static var tables: Self { Self("Table") }
    public static var lists: Self { Self("List") }
    public static var landmarks: Self { Self("Landmark") }
}
