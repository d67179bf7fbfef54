import Foundation
import LozengeCore

/// What the engine knows of a view or modifier that has no body: it answers each pass of a frame
/// itself.
///
/// The requirements are in the order the passes run, and a primitive's file answers them in that
/// order. The defaults make an invisible leaf, so a file holds only what is special about its view.
@MainActor
package protocol Primitive {
    /// What the primitive makes of its parameters and the environment; kept by the node.
    associatedtype Resolved = Void

    /// What stands there before the first update.
    static var unresolved: Resolved { get }
    static var role: NodeRole { get }

    /// Update: reads the environment. Called again when what it read changes.
    func resolve(_ node: PrimitiveNode<Self>) -> Resolved

    /// Update: the environment of what is inside.
    func environmentForChildren(
        _ environment: EnvironmentValues, _ node: PrimitiveNode<Self>
    ) -> EnvironmentValues

    /// Update: the node leaves the tree for good.
    func disappear(_ node: PrimitiveNode<Self>)

    /// Layout: whether another value of this may take another size or place.
    static var affectsLayout: Bool { get }
    /// Layout: whether a box of this around several others is worth remembering the answers of.
    static var remembersSizes: Bool { get }
    /// Layout: whether the size does not depend on what is inside.
    static var isLayoutBoundary: Bool { get }
    /// Layout: whether collections inside make only the rows that are asked for.
    static var asksForRows: Bool { get }
    /// Layout: the axis of the stack that views inside are in.
    func axisForChildren(_ axis: Axis?) -> Axis?
    /// Layout: which lines a leaf may have a say in.
    static var ownGuides: GuideSet { get }
    /// Layout: which lines a modifier may have a say in, around `child`.
    func guides(of child: Node) -> GuideSet
    /// Layout: which lines of what is inside are lines of a container, too.
    static var guideExport: GuideExport { get }
    /// Layout: the size taken when offered `proposal`.
    func sizeThatFits(_ proposal: ProposedViewSize, _ node: PrimitiveNode<Self>) -> CGSize
    /// Layout: puts every child somewhere in the node's frame.
    func placeChildren(of node: PrimitiveNode<Self>)
    /// Layout: where a line is, NaN where the default holds.
    func explicitGuide(
        _ key: AlignmentKey, in dimensions: ViewDimensions, _ node: PrimitiveNode<Self>
    ) -> CGFloat
    func priority(_ node: PrimitiveNode<Self>) -> Double
    func spacing(_ node: PrimitiveNode<Self>) -> ViewSpacing
    /// Layout: whether this is empty space whose spacing a frame leaves alone (SPACE-5).
    func isSpacer(_ node: PrimitiveNode<Self>) -> Bool
    /// Layout: what this view says about a key to the layout it is in.
    func layoutValue(_ key: ObjectIdentifier, _ node: PrimitiveNode<Self>) -> Any?
    /// The key of the preference that a ``PreferenceSource`` has a say in.
    static var toldKey: ObjectIdentifier? { get }
    /// Layout: anything inside may be different, and there may be more or less of it.
    func contentChanged(_ node: PrimitiveNode<Self>)
    /// Layout: something in the box at `index` changed: its size, or only where things are in it.
    func childChanged(_ index: Int, affectsSize: Bool, _ node: PrimitiveNode<Self>)
    /// Layout: what this is to the views inside that look further than their own container.
    func room(_ node: PrimitiveNode<Self>) -> Room?

    /// What this is called where it is written down, for whoever looks into a layout.
    var label: String { get }

    /// Settle: whether this wants to know what the layout came to.
    static var settles: Bool { get }
    /// Settle: called after every layout.
    func settle(_ node: PrimitiveNode<Self>)

    /// Paint: whether what this drew is kept, even where there is not much inside.
    static func keepsDrawing(_ node: PrimitiveNode<Self>) -> Bool
    /// Paint: draws this view and what is inside.
    func paint(_ node: PrimitiveNode<Self>, _ context: inout PaintContext)

    /// Event: the front-most leaf at a point of this box.
    func target(at point: CGPoint, _ node: PrimitiveNode<Self>) -> Node?
    /// Event: where there can be targets, from the corner of this box; asked again when this is
    /// painted again.
    func pointerReach(_ node: PrimitiveNode<Self>) -> CGRect
    /// Event: where a point of this box is before what is inside was drawn elsewhere; `nil` for
    /// nowhere.
    func contentPoint(_ point: CGPoint, _ node: PrimitiveNode<Self>) -> CGPoint?
    /// Event: whether this wants to know where the pointer is over it.
    static var followsPointer: Bool { get }
    /// Event: the pointer is over this box, at a point of the window; `nil` if it is not any more.
    func pointerMoved(to point: CGPoint?, _ node: PrimitiveNode<Self>)
    /// Event: who wants to follow a press that begins inside.
    func pressOffers(_ node: PrimitiveNode<Self>) -> [PressOffer]
    /// Event: takes an event meant for something inside, or not.
    func handle(_ event: InputEvent, at point: CGPoint, _ node: PrimitiveNode<Self>) -> Bool
    /// Event: moves what is inside by what a key says; whether it has moved.
    func scroll(by step: ScrollStep, _ node: PrimitiveNode<Self>) -> Bool
    /// Event: moves what is inside so that `rect` of this box can be seen: where that is then.
    func revealing(_ rect: CGRect, anchor: UnitPoint?, _ node: PrimitiveNode<Self>) -> CGRect
    /// Event: has a row come into sight that is not there.
    func reveal(
        row index: Int, of rows: LazyRowsNode, anchor: UnitPoint?, _ node: PrimitiveNode<Self>)
    /// Event: whether the boxes inside, and this one, can have the keyboard.
    func letsKeyboardIn(_ node: PrimitiveNode<Self>) -> Bool
    /// Event: whether this box can have the keyboard.
    func isFocusable(_ node: PrimitiveNode<Self>) -> Bool
    /// Event: the keyboard came to this box or to one inside of it, or went elsewhere.
    func focusChanged(isInside: Bool, _ node: PrimitiveNode<Self>)
    /// Event: takes a key that is meant for this box or one inside, or not.
    func handle(_ key: KeyEvent, _ node: PrimitiveNode<Self>) -> Bool
    /// Event: takes text that is meant for this box, or not.
    func handle(_ input: TextInput, _ node: PrimitiveNode<Self>) -> Bool
    /// Event: whether a key operates this box, whoever has the keyboard.
    func isMeant(by key: KeyEvent, _ node: PrimitiveNode<Self>) -> Bool
    /// Event: does what the box is there for, as if it were clicked.
    func activate(_ node: PrimitiveNode<Self>)
    /// Event: what the pointer looks like over a point of this box; `nil` to leave it to those around.
    func pointerShape(at point: CGPoint, _ node: PrimitiveNode<Self>) -> PointerShape?

    // What the node calls in the layout pass; see HeldContent.swift.
    static func sizeThatFits(
        _ proposal: ProposedViewSize, of node: PrimitiveNode<Self>
    ) -> CGSize
    static func placeChildren(of node: PrimitiveNode<Self>)
    static func explicitGuide(
        _ key: AlignmentKey, in dimensions: ViewDimensions, of node: PrimitiveNode<Self>
    ) -> CGFloat
    static func priority(of node: PrimitiveNode<Self>) -> Double
}

package typealias NodeRole = Node.Role

/// Which lines of what is inside are lines of a container, too.
package enum GuideExport {
    case none
    /// Those that several views can have together (ALIGN-3).
    case merged
    /// All: the container is always one of the views inside.
    case chosen
}

extension Primitive where Resolved == Void {
    package static var unresolved: Void { () }
    package func resolve(_ node: PrimitiveNode<Self>) {}
}

extension Primitive where Resolved == Color.Resolved {
    package static var unresolved: Color.Resolved { .clear }
}

extension Primitive {
    package static var role: NodeRole { .container }
    package func environmentForChildren(
        _ environment: EnvironmentValues, _ node: PrimitiveNode<Self>
    ) -> EnvironmentValues { environment }
    package func disappear(_ node: PrimitiveNode<Self>) {}
    package static var affectsLayout: Bool { true }
    package static var toldKey: ObjectIdentifier? { nil }
    package static var remembersSizes: Bool { false }
    package static var isLayoutBoundary: Bool { false }
    package static var asksForRows: Bool { false }
    package func axisForChildren(_ axis: Axis?) -> Axis? { axis }
    package static var ownGuides: GuideSet { [] }
    package func guides(of child: Node) -> GuideSet { [] }
    package static var guideExport: GuideExport { .none }
    package func placeChildren(of node: PrimitiveNode<Self>) {}
    package func explicitGuide(
        _ key: AlignmentKey, in dimensions: ViewDimensions, _ node: PrimitiveNode<Self>
    ) -> CGFloat { .nan }
    package func priority(_ node: PrimitiveNode<Self>) -> Double { 0 }
    package func spacing(_ node: PrimitiveNode<Self>) -> ViewSpacing { ViewSpacing() }
    package func isSpacer(_ node: PrimitiveNode<Self>) -> Bool { false }
    package func layoutValue(_ key: ObjectIdentifier, _ node: PrimitiveNode<Self>) -> Any? { nil }
    package func contentChanged(_ node: PrimitiveNode<Self>) {}
    package func childChanged(
        _ index: Int, affectsSize: Bool, _ node: PrimitiveNode<Self>
    ) {
        if affectsSize { contentChanged(node) }
    }
    package func room(_ node: PrimitiveNode<Self>) -> Room? { nil }

    /// By default the type's name without what the engine calls it.
    package var label: String {
        var name = String(describing: Self.self).prefix { $0 != "<" }
        for suffix in ["Layout", "Box", "Effect"] where name.hasSuffix(suffix) {
            name.removeLast(suffix.count)
        }
        return Self.role == .modifier
            ? name.prefix(1).lowercased() + name.dropFirst() : String(name)
    }

    package static var settles: Bool { false }
    package func settle(_ node: PrimitiveNode<Self>) {}

    package static func keepsDrawing(_ node: PrimitiveNode<Self>) -> Bool { false }

    package func paint(_ node: PrimitiveNode<Self>, _ context: inout PaintContext) {
        context.paintBoxes(of: node)
    }

    package func target(at point: CGPoint, _ node: PrimitiveNode<Self>) -> Node? {
        node.frontmostTarget(at: point)
    }

    package func pointerReach(_ node: PrimitiveNode<Self>) -> CGRect { node.reachOfBoxes }

    package func contentPoint(_ point: CGPoint, _ node: PrimitiveNode<Self>) -> CGPoint? { point }

    package static var followsPointer: Bool { false }
    package func pointerMoved(to point: CGPoint?, _ node: PrimitiveNode<Self>) {}
    package func pressOffers(_ node: PrimitiveNode<Self>) -> [PressOffer] { [] }

    package func handle(
        _ event: InputEvent, at point: CGPoint, _ node: PrimitiveNode<Self>
    ) -> Bool { false }

    package func scroll(by step: ScrollStep, _ node: PrimitiveNode<Self>) -> Bool { false }
    package func revealing(
        _ rect: CGRect, anchor: UnitPoint?, _ node: PrimitiveNode<Self>
    ) -> CGRect { rect }
    package func reveal(
        row index: Int, of rows: LazyRowsNode, anchor: UnitPoint?, _ node: PrimitiveNode<Self>
    ) {}
    package func letsKeyboardIn(_ node: PrimitiveNode<Self>) -> Bool { true }
    package func isFocusable(_ node: PrimitiveNode<Self>) -> Bool { false }
    package func focusChanged(isInside: Bool, _ node: PrimitiveNode<Self>) {}
    package func handle(_ key: KeyEvent, _ node: PrimitiveNode<Self>) -> Bool { false }
    package func handle(_ input: TextInput, _ node: PrimitiveNode<Self>) -> Bool { false }
    package func isMeant(by key: KeyEvent, _ node: PrimitiveNode<Self>) -> Bool { false }
    package func activate(_ node: PrimitiveNode<Self>) {}

    package func pointerShape(at point: CGPoint, _ node: PrimitiveNode<Self>) -> PointerShape? {
        nil
    }
}

/// A view that is a primitive: it stands in the tree as it is.
@MainActor
package protocol PrimitiveView: View, Primitive where Body == Never {}

extension PrimitiveView {
    public func _visit(_ visitor: inout ViewVisitor) { visitor.primitive(self) }
}

/// A modifier that is a primitive: a box around the view it is applied to.
@MainActor
package protocol PrimitiveModifier: ViewModifier, Primitive where Body == Never {}

extension PrimitiveModifier {
    public func _visit<Modified: View>(_ visitor: inout ViewVisitor, content: Modified) {
        visitor.primitive(self) { content._visit(&$0) }
    }

    package static var role: NodeRole { .modifier }
    package func guides(of child: Node) -> GuideSet { child.guides }

    package func sizeThatFits(
        _ proposal: ProposedViewSize, _ node: PrimitiveNode<Self>
    ) -> CGSize { node.boxes[0].size(offered: proposal) }

    package func placeChildren(of node: PrimitiveNode<Self>) {
        node.boxes[0].place(at: .zero, size: node.frame.size, proposal: node.proposal)
    }

    package func explicitGuide(
        _ key: AlignmentKey, in dimensions: ViewDimensions, _ node: PrimitiveNode<Self>
    ) -> CGFloat {
        node.boxes[0].explicitGuide(key, in: dimensions)
    }

    package func priority(_ node: PrimitiveNode<Self>) -> Double {
        node.boxes[0].reference.priority
    }
    package func spacing(_ node: PrimitiveNode<Self>) -> ViewSpacing {
        node.boxes[0].reference.spacing
    }
    package func isSpacer(_ node: PrimitiveNode<Self>) -> Bool { node.boxes[0].isSpacer }

    package func layoutValue(_ key: ObjectIdentifier, _ node: PrimitiveNode<Self>) -> Any? {
        node.boxes[0].node.layoutValue(key)
    }
}
