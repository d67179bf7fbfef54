/// A part of the user interface, described by a value.
///
/// ```swift
/// struct Greeting: View {
///     let name: String
///
///     var body: some View {
///         Text("Hello, \(name)").font(.title)
///     }
/// }
/// ```
///
/// Every view is one of three kinds. Almost all are *composite*: they consist of a `body`. A *structural*
/// view, such as a tuple, a group or a conditional, only lists other views. A *primitive* view has no body
/// and implements the engine's passes.
///
/// Matches: SwiftUI.View
@MainActor @preconcurrency
public protocol View {
    associatedtype Body: View

    @ViewBuilder var body: Body { get }

    /// Enters this view in the update pass. For the engine; an app implements `body`.
    func _visit(_ visitor: inout ViewVisitor)

    /// Adds the views that this one consists of to the list of a container. For the engine.
    func _list(_ list: inout _SubviewList)

    /// True for views that draw a ground of their own. For the engine.
    nonisolated static var _drawsGround: Bool { get }

    /// The views that this one consists of as the label of a control. For the engine.
    nonisolated static var _labelParts: _LabelParts { get }
}

extension View {
    public func _visit(_ visitor: inout ViewVisitor) { visitor.composite(self) }

    public func _list(_ list: inout _SubviewList) { list.appendComposite(self) }
}

extension View where Body == Never {
    /// Not called: a view without a body is entered through `_visit`.
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: View {
    public var body: Never { preconditionFailure("Never is never a view.") }
}
