import Foundation
import LozengeCore

/// The hooks of the layout pass, and of the settle pass after it.
@MainActor
package protocol LayoutBehavior: PrimitiveContent {
    /// True if a box of this primitive around several others caches its sizes.
    static var remembersSizes: Bool { get }
    /// True if the size does not depend on the boxes inside.
    static var isLayoutBoundary: Bool { get }
    /// True if collections inside create only the rows that this primitive asks for.
    static var asksForRows: Bool { get }
    /// Returns the axis of the stack that the views inside are in.
    func axisForChildren(_ axis: Axis?) -> Axis?

    /// The guides that a leaf may set itself.
    static var ownGuides: GuideSet { get }
    /// Returns the guides that a modifier around `child` may set.
    func guides(of child: Node) -> GuideSet
    /// The guides of the boxes inside that a container exports.
    static var guideExport: GuideExport { get }

    /// Returns the size taken when offered `proposal`.
    func sizeThatFits(_ proposal: ProposedViewSize, _ context: LayoutContext<Self>) -> CGSize
    /// Places every child in the node's frame.
    func placeChildren(_ context: LayoutContext<Self>)
    /// Returns the position of a guide, NaN to use the default.
    func explicitGuide(
        _ key: AlignmentKey, in dimensions: ViewDimensions, _ context: LayoutContext<Self>
    ) -> CGFloat
    /// Returns the layout priority.
    func priority(_ context: LayoutContext<Self>) -> Double
    /// Returns the preferred spacing to neighbours.
    func spacing(_ context: LayoutContext<Self>) -> ViewSpacing
    /// True for empty space whose spacing a frame leaves alone (SPACE-5).
    func isSpacer(_ context: LayoutContext<Self>) -> Bool
    /// Returns the value that this view sets for a key of the layout around it, `nil` for none.
    func layoutValue(_ key: ObjectIdentifier, _ context: LayoutContext<Self>) -> Any?
    /// The key of the preference that a ``PreferenceSource`` sets.
    static var preferenceKey: ObjectIdentifier? { get }
    /// True if the boxes inside are one in front of the other, with the last one at the back.
    var isLastBoxBehind: Bool { get }
    /// Returns what this node provides to descendants: safe area insets or a size container.
    func space(_ context: LayoutContext<Self>) -> LayoutSpace?

    /// Returns true if `name` is a name of this box's coordinate space for views inside.
    func isSpace(named name: AnyHashable) -> Bool

    /// Called when the content changed; children may have been added or removed.
    func contentChanged(_ context: LayoutContext<Self>)
    /// Called when something in the box at `index` changed: its size, or only positions inside it.
    func childChanged(_ index: Int, affectsSize: Bool, _ context: LayoutContext<Self>)

    /// True if ``settle(_:)`` is called.
    static var settles: Bool { get }
    /// Called after every layout.
    func settle(_ context: SettleContext<Self>)

    // The calls of a node in the layout pass; see HeldContent.swift.
    static func sizeThatFits(_ proposal: ProposedViewSize, of node: ContentNode<Self>) -> CGSize
    static func placeChildren(of node: ContentNode<Self>)
    static func explicitGuide(
        _ key: AlignmentKey, in dimensions: ViewDimensions, of node: ContentNode<Self>
    ) -> CGFloat
    static func priority(of node: ContentNode<Self>) -> Double
    static func contentChanged(of node: ContentNode<Self>)
    static func childChanged(_ index: Int, affectsSize: Bool, of node: ContentNode<Self>)
}

/// The guides of the children that a container passes on as its own.
package enum GuideExport {
    case none
    /// The guides that several views can have together (ALIGN-3).
    case merged
    /// All guides: the container is always one of its children.
    case chosen
}

extension LayoutBehavior {
    package static var remembersSizes: Bool { false }
    package static var isLayoutBoundary: Bool { false }
    package static var asksForRows: Bool { false }
    package func axisForChildren(_ axis: Axis?) -> Axis? { axis }
    package static var ownGuides: GuideSet { [] }
    package func guides(of child: Node) -> GuideSet { [] }
    package static var guideExport: GuideExport { .none }
    package func placeChildren(_ context: LayoutContext<Self>) {}
    package func explicitGuide(
        _ key: AlignmentKey, in dimensions: ViewDimensions, _ context: LayoutContext<Self>
    ) -> CGFloat { .nan }
    package func priority(_ context: LayoutContext<Self>) -> Double { 0 }
    package func spacing(_ context: LayoutContext<Self>) -> ViewSpacing { ViewSpacing() }
    package func isSpacer(_ context: LayoutContext<Self>) -> Bool { false }
    package func layoutValue(_ key: ObjectIdentifier, _ context: LayoutContext<Self>) -> Any? {
        nil
    }
    package static var preferenceKey: ObjectIdentifier? { nil }
    package var isLastBoxBehind: Bool { false }
    package func space(_ context: LayoutContext<Self>) -> LayoutSpace? { nil }
    package func contentChanged(_ context: LayoutContext<Self>) {}
    package func childChanged(
        _ index: Int, affectsSize: Bool, _ context: LayoutContext<Self>
    ) {
        if affectsSize { contentChanged(context) }
    }
    package static var settles: Bool { false }
    package func isSpace(named name: AnyHashable) -> Bool { false }
    package func settle(_ context: SettleContext<Self>) {}
}

extension PrimitiveHolder {
    var layoutContext: LayoutContext<Content> { LayoutContext(contentNode) }
    var asksForRows: Bool { Content.asksForRows }
    var guideExport: GuideExport { Content.guideExport }
    var isLastBoxBehind: Bool { primitive.isLastBoxBehind }
    var ownSpace: LayoutSpace? { primitive.space(layoutContext) }
    func layoutValue(_ key: ObjectIdentifier) -> Any? { primitive.layoutValue(key, layoutContext) }
    func settle() { primitive.settle(SettleContext(contentNode)) }
    func isSpace(named name: AnyHashable) -> Bool { primitive.isSpace(named: name) }

    /// Returns the preference that this box sets; `nil` if it does not set one.
    func preference<Key: PreferenceKey>(
        _ key: Key.Type, inner: () -> Key.Value?
    ) -> Key.Value?? {
        guard Content.preferenceKey == ObjectIdentifier(key),
            let source = primitive as? any PreferenceSource<Key>
        else { return nil }
        return .some(source.preference(of: contentNode, inner: inner))
    }
}
