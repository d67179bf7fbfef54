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

    public static func buildEither<Content: AccessibilityRotorContent>(
        first content: Content
    ) -> some AccessibilityRotorContent { _RotorList { content._append(to: &$0) } }

    public static func buildEither<Content: AccessibilityRotorContent>(
        second content: Content
    ) -> some AccessibilityRotorContent { _RotorList { content._append(to: &$0) } }
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {
    public typealias Body = Never

    public func _append(to entries: inout [_RotorEntry]) { self?._append(to: &entries) }
}
