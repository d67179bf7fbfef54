import Foundation
import LozengeCore

/// The node of a primitive: it stores the view or modifier and calls it in each pass.
package final class PrimitiveNode<Content: Primitive>: ContentNode<Content>, PrimitiveHolder,
    MotionSubject
{
    /// The box inside that of a modifier; kept so that a new box at the same address is not mistaken for it.
    @exclusivity(unchecked) private var enclosed: Node?
    /// Properties that few nodes need.
    @exclusivity(unchecked) private var extras: Extras?

    private final class Extras {
        /// The secondary view of a modifier that has one.
        var accessory: Node?
        var description: Accessory?
        /// The program's values while others are shown.
        var model: ModelContent<Content>?
        /// The environment inside, if it is not the one outside.
        var inner: EnvironmentValues?
        /// The boxes of a modifier around further children than the first, by the box inside.
        ///
        /// Only this type iterates them, and only if there are any: the list has another type for each kind
        /// of
        /// modifier, and the runtime searches the whole program for its conformance to `Sequence`.
        private var wrappers: [ObjectIdentifier: PrimitiveNode] = [:]

        func add(_ wrapper: PrimitiveNode, around box: Node) {
            wrappers[ObjectIdentifier(box)] = wrapper
        }

        func wrapper(of box: Node) -> PrimitiveNode? {
            if let wrapper = wrappers[ObjectIdentifier(box)], wrapper.enclosed === box {
                return wrapper
            }
            // The box of a transition takes the place of the one inside, and gives it back. A new box of another kind is
            // not looked for: there are as many wrappers as rows, of which many may be new in one frame.
            guard box.isLeaving, let known = wrappers.first(where: { $0.value.isAround(box) })
            else { return nil }
            wrappers[known.key] = nil
            wrappers[ObjectIdentifier(box)] = known.value
            return known.value
        }

        func forEachWrapper(_ body: (PrimitiveNode) -> Void) {
            for wrapper in wrappers.values { body(wrapper) }
        }

        /// Removes wrappers that are not among `boxes`.
        func keepWrappers(among boxes: ArraySlice<Node>) {
            guard !wrappers.isEmpty else { return }
            let kept = Set(boxes.map(ObjectIdentifier.init))
            wrappers = wrappers.filter { _, wrapper in
                if kept.contains(ObjectIdentifier(wrapper)) { return true }
                wrapper.tearDown()
                return false
            }
        }
    }

    @inline(never)
    override init(_ content: Content, in visitor: ViewVisitor) {
        super.init(content, in: visitor)
        guides = Content.ownGuides
        isLayoutBoundary = Content.isLayoutBoundary
        if Content.settles { tree.observe(self) }
    }

    package var contentNode: ContentNode<Content> { self }
    override var holder: (any PrimitiveHolder)? { self }

    /// Replaces the content by the parent's new description.
    func update(to content: Content) {
        var content = content
        #if DEBUG || INSPECT
            if let overrides = tree.overrides { content = overrides.content(content, of: self) }
        #endif
        var known = modelContent
        guard !ViewValue.areEqual(&known, &content) else { return updateIfNeeded() }
        let axis = axisForChildren
        let isShifted = isShifted
        if isShifted { showModel() }
        let start = tree.motion.isWatching ? motionStart() : nil
        held = HeldContent(content)
        if let start { animate(from: start) }
        if axisForChildren != axis { turnChildren() }
        if let enclosed, content.guides(of: enclosed) != guides { structureChanged() }
        extras?.forEachWrapper { $0.update(to: content) }
        updateNow()
        if isShifted { tree.motion.updated(self) }
    }

    private var updateContext: UpdateContext<Content> { UpdateContext(self) }

    override func update() {
        let isShifted = isShifted
        if isShifted { showModel() }
        let start = tree.motion.isWatching ? motionStart() : nil
        resolved = content.resolve(updateContext)
        if let start { animate(from: start) }
        if isShifted { tree.motion.updated(self) }
        keepsDrawing = Content.keepsDrawing(PaintContext(self))
        if Content.affectsLayout { setNeedsLayout() }
        setNeedsPaint()
    }

    override var isShifted: Bool { extras?.model != nil }

    override func timeCame() -> Bool { content.timeCame(EventContext(self)) }

    override func disappear() { content.disappear(updateContext) }

    /// The environment inside; identical if nothing changed, so that no reader is updated.
    override var environmentForChildren: EnvironmentValues {
        let inner = content.environmentForChildren(environment, updateContext)
        guard !inner.isIdentical(to: environment) else { return inner }
        if let known = extras?.inner, known.isEqual(to: inner) { return known }
        ensureExtras().inner = inner
        return inner
    }
    override var axisForChildren: Axis? { content.axisForChildren(stackAxis) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        Content.sizeThatFits(proposal, of: self)
    }

    override func placeChildren() { Content.placeChildren(of: self) }

    override func explicitGuide(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat {
        Content.explicitGuide(key, in: dimensions, of: self)
    }

    override var priority: Double { Content.priority(of: self) }
    override var spacing: ViewSpacing { content.spacing(LayoutContext(self)) }
    override var isSpacer: Bool { content.isSpacer(LayoutContext(self)) }
    override var isWorthRemembering: Bool {
        Content.remembersSizes || Content.role == .modifier && isMilestone
    }
    /// True for two successive nodes of every sixteen.
    ///
    /// A modifier measures its child when it is measured and again when it is placed: a thousand nested
    /// modifiers
    /// would measure a million times if none cached a size. Two in a row, because every other node may be a
    /// branch's.
    private var isMilestone: Bool { depth & 15 < 2 }

    override func contentChanged() {
        Content.contentChanged(of: self)
        extras?.forEachWrapper { $0.setNeedsLayout() }
    }

    override func childChanged(_ index: Int, affectsSize: Bool) {
        Content.childChanged(index, affectsSize: affectsSize, of: self)
    }

    override func paint(_ writer: inout DisplayListWriter) {
        content.paint(PaintContext(self), &writer)
    }

    override func appendBoxes(to list: inout [Node]) {
        guard Content.role == .modifier else {
            list.append(self)
            return
        }
        needsBoxes = false
        var inner: [Node] = []
        for child in children { child.appendBoxes(to: &inner) }
        let first = list.count
        for box in inner {
            let outer = around(box, isOnly: inner.count == 1)
            outer.enclose(box)
            list.append(outer)
        }
        extras?.keepWrappers(among: list[first...])
        if !list[first...].contains(where: { $0 === self }) { leave() }
    }

    /// Returns this modifier's box around one of the views inside.
    ///
    /// An existing box is reused, so that a secondary view stays with its view.
    private func around(_ box: Node, isOnly: Bool) -> PrimitiveNode {
        if isAround(box) { return self }
        if let known = extras?.wrapper(of: box) { return known }
        if isOnly || enclosed == nil {
            // The former child is gone, or there was none.
            enclosed = box
            return self
        }
        let made = makeWrapper()
        made.enclosed = box
        ensureExtras().add(made, around: box)
        return made
    }

    /// True if this modifier's box is around `box`, or around the box whose place it has taken.
    private func isAround(_ box: Node) -> Bool {
        enclosed === box || enclosed.map(box.hasTakenPlace(of:)) == true
    }

    private var accessory: Node? { extras?.accessory }

    private func ensureExtras() -> Extras {
        let made = extras ?? Extras()
        extras = made
        return made
    }

    override var keptStatesInside: [KeptState.Place: KeptState] {
        var states = keptStatesOfChildren
        if let accessory { states[.accessory] = accessory.keptState }
        return states
    }

    override func forEachAccessory(_ body: @MainActor (Node) -> Void) {
        if let accessory { body(accessory) }
        extras?.forEachWrapper(body)
    }
}

extension PrimitiveNode {
    /// Returns the data before a change that is animated; `nil` if there are none.
    @inline(never)
    private func motionStart() -> MotionStart<Content>? {
        // A new box is not in its container yet: it appears as it is.
        guard superReference != nil, Content.MotionData.self != EmptyAnimatableData.self
        else { return nil }
        return MotionStart(content.motionData(resolved))
    }

    @inline(never)
    private func animate(from start: MotionStart<Content>) {
        let data = content.motionData(resolved)
        let change = Content.change(from: start.data, to: data)
        if change != .zero { tree.motion.changed(self, by: change, to: data) }
    }

    /// Shows the program's values while they change.
    @inline(never)
    private func showModel() {
        guard let model = extras?.model else { return }
        extras?.model = nil
        held = HeldContent(model.content)
        resolved = model.resolved
    }

    /// The program's primitive, while another is shown.
    var modelContent: Content { extras?.model?.content ?? content }
    /// The program's resolved value, while another is shown.
    var modelResolved: Content.Resolved { extras?.model?.resolved ?? resolved }

    /// Replaces the resolved value after a layout, while the animation of its data goes on.
    ///
    /// - Parameters:
    ///   - resolved: The new value.
    ///   - start: The value from which the change is animated, if the layout showed changes that are;
    ///     `nil` to show the new one at once.
    ///   - animation: The animation; `nil` for that of the changes that the layout showed.
    func setModel(
        _ resolved: Content.Resolved, animatedFrom start: Content.Resolved?,
        by animation: Animation? = nil
    ) {
        let isShifted = isShifted
        if isShifted { showModel() }
        self.resolved = resolved
        let data = content.motionData(resolved)
        let change = start.map { Content.change(from: content.motionData($0), to: data) }
        if isShifted { tree.motion.updated(self) }
        if let change, change != .zero {
            tree.motion.changedInLayout(self, by: change, to: data, animation)
        }
    }

    func advance(_ track: inout Track<Content.MotionData>, to time: Double) -> Bool {
        Content.advance(&track, of: self, to: time)
    }

    package func show(_ offset: Content.MotionData?) {
        let model = extras?.model ?? ModelContent(content, resolved)
        guard offset != model.offset else { return }
        setNeedsPaint()
        if Content.motionAffectsLayout { setNeedsLayout() }
        var (content, resolved) = (model.content, model.resolved)
        if let offset {
            content.setMotionData(content.motionData(resolved) + offset, &resolved)
        } else {
            Content.motionEnds(&resolved)
        }
        model.offset = offset
        ensureExtras().model = offset == nil ? nil : model
        held = HeldContent(content)
        self.resolved = resolved
    }

    /// Updates the secondary view, which is the second box inside.
    func updateAccessory(_ description: Accessory) {
        ensureExtras().description = description
        updateOwnAccessory(description)
        extras?.forEachWrapper { $0.updateAccessory(description) }
    }

    /// Updates the secondary view of this box alone, not of the boxes around further views.
    func updateOwnAccessory(_ description: Accessory) {
        let node = accessory ?? makeAccessory(description)
        node.visitChildren(description.visit)
    }

    private func makeAccessory(_ description: Accessory) -> Node {
        let made = description.make(ViewVisitor(below: self))
        if !tree.keptStates.isEmpty { tree.keptStates.restore(made, at: .accessory, below: self) }
        made.updateNow()
        ensureExtras().accessory = made
        // A new box finds it in `enclose`. Wrappers are made while boxes are found: marks set meanwhile would stay.
        if enclosed != nil { structureChanged() }
        return made
    }

    private func makeWrapper() -> PrimitiveNode {
        let visitor = ViewVisitor(below: self, environment: environment)
        let wrapper = PrimitiveNode(modelContent, in: visitor)
        wrapper.updateNow()
        if isShifted { tree.motion.shareData(of: self, with: wrapper) }
        if let description = extras?.description { wrapper.updateAccessory(description) }
        return wrapper
    }

    /// Makes `box`, and the secondary view if there is one, the content of this modifier's box.
    fileprivate func enclose(_ box: Node) {
        enclosed = box
        isLeaving = box.isLeaving
        // A wrapper is no child, so `appendBoxes` is never called on it.
        needsBoxes = false
        var inner = [LayoutSubview(box)]
        if let accessory { inner.append(LayoutSubview(accessory)) }
        if inner != boxes || box.needsPlacement {
            boxes = inner
            forgetAnswers()
            needsPlacement = true
            tree.semanticIndex?.markStructure(of: self)
            setNeedsPaint()
        }
        for (index, inner) in boxes.enumerated() { inner.node.enter(self, at: index) }
        guides = content.guides(of: box)
        decideWhetherToRemember()
    }

    /// Removes this modifier's box from its container: there is no view for it to enclose.
    private func leave() {
        boxes = []
        superReference = nil
        needsPlacement = true
    }
}

/// The data of a primitive before a change.
///
/// An object: an update of a node without animation would ask for the type of the data.
private final class MotionStart<Content: Primitive> {
    let data: Content.MotionData

    init(_ data: Content.MotionData) { self.data = data }
}

/// A primitive and its resolved value as the program has them, while others are shown.
private final class ModelContent<Content: Primitive> {
    let content: Content
    let resolved: Content.Resolved
    /// The distance of the data that are shown.
    var offset: Content.MotionData?

    init(_ content: Content, _ resolved: Content.Resolved) {
        self.content = content
        self.resolved = resolved
    }
}

/// The description of a secondary view.
struct Accessory {
    /// Creates the node of the container.
    let make: @MainActor (ViewVisitor) -> Node
    /// Lists the views in the container.
    let visit: @MainActor (inout ViewVisitor) -> Void
}
