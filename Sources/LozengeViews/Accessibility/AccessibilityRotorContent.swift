import LozengeCore

/// The entries of a list of places in a view, to which assistive technology jumps.
///
/// Matches: SwiftUI.AccessibilityRotorContent
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
    associatedtype Body: AccessibilityRotorContent

    @AccessibilityRotorContentBuilder var body: Self.Body { get }

    /// Appends the entries in their order.
    func _append(to entries: inout [_RotorEntry])
}

extension AccessibilityRotorContent {
    public func _append(to entries: inout [_RotorEntry]) { body._append(to: &entries) }
}

extension AccessibilityRotorContent where Body == Never {
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: AccessibilityRotorContent {
    public func _append(to entries: inout [_RotorEntry]) {}
}

/// A place in a view.
///
/// Extension: the form in which rotors keep entries of all kinds.
nonisolated public struct _RotorEntry {
    let label: Text?
    let id: AnyHashable?
    let namespace: Namespace.ID?
    let prepare: () -> Void
}

/// Entries or other contents in a row.
///
/// Extension: the result of the builder.
nonisolated public struct _RotorList {
    let append: (inout [_RotorEntry]) -> Void
}

extension _RotorList: AccessibilityRotorContent {
    public typealias Body = Never

    public func _append(to entries: inout [_RotorEntry]) { append(&entries) }
}

/// Builds the entries of a rotor.
///
/// Matches: SwiftUI.AccessibilityRotorContentBuilder
@resultBuilder
@MainActor @preconcurrency
public struct AccessibilityRotorContentBuilder {
    public static func buildExpression<Content: AccessibilityRotorContent>(
        _ content: Content
    ) -> Content { content }

    public static func buildBlock<each Content: AccessibilityRotorContent>(
        _ content: repeat each Content
    ) -> some AccessibilityRotorContent {
        let all = (repeat each content)
        return _RotorList { entries in
            for content in repeat each all { content._append(to: &entries) }
        }
    }

    public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?) -> Content?
    { content }

    public static func buildEither<
        First: AccessibilityRotorContent, Second: AccessibilityRotorContent
    >(
        first content: First
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .first(content)) }

    public static func buildEither<
        First: AccessibilityRotorContent, Second: AccessibilityRotorContent
    >(
        second content: Second
    ) -> _ConditionalContent<First, Second> { _ConditionalContent(storage: .second(content)) }
}

extension _ConditionalContent: AccessibilityRotorContent
where First: AccessibilityRotorContent, Second: AccessibilityRotorContent {
    public typealias Body = Never

    public func _append(to entries: inout [_RotorEntry]) {
        switch storage {
        case .first(let content): content._append(to: &entries)
        case .second(let content): content._append(to: &entries)
        }
    }
}

extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    public typealias Body = Never

    public func _append(to entries: inout [_RotorEntry]) { content._append(to: &entries) }
}

extension Group where Content: AccessibilityRotorContent {
    /// Creates a group of entries.
    ///
    /// Matches: SwiftUI.Group.init(content:)
    @_disfavoredOverload
    public init(@AccessibilityRotorContentBuilder content: () -> Content) {
        self.init(content(), ())
    }
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {
    public typealias Body = Never

    public func _append(to entries: inout [_RotorEntry]) { self?._append(to: &entries) }
}
