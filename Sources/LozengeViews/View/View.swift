/// A piece of user interface, described by a value.
///
/// Every view is one of three kinds. Almost all are *composite*: they have a `body`, and that is
/// all there is to them. A *structural* view (a tuple, a group, a conditional) only lists others.
/// A *primitive* view has no body; it answers the engine's passes itself.
///
/// Matches: SwiftUI.View
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View

    @ViewBuilder var body: Body { get }

    /// How the update pass enters this view. For the engine; an app writes `body`.
    func _visit(_ visitor: inout ViewVisitor)
}

extension View {
    public func _visit(_ visitor: inout ViewVisitor) { visitor.composite(self) }
}

extension View where Body == Never {
    /// A view without a body is entered through `_visit`; nobody evaluates this.
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: View {
    public var body: Never { preconditionFailure("Never is never a view.") }
}
