import LozengeCore

/// The views that are only seen by assistive technology: what stands for the content, and the names of actions.
///
/// They are made when they are first asked for: while no program reads the window they cost nothing.
final class HiddenViews {
    private var made: [Part: UnseenContent] = [:]

    enum Part: Hashable {
        case representation
        case children
        /// The buttons of a list of actions.
        case buttons(Int)
        /// The name of an action.
        case label(Int)
    }

    /// Returns the elements of a view, which stand for `context`'s view.
    func elements(
        of view: AnyView, as part: Part, _ context: SemanticsContext<AccessibilityModifier>
    ) -> [SemanticElement] {
        let content =
            made[part]
            ?? UnseenContent(
                { view }, textEngine: context.tree.textEngine, pictures: context.tree.pictures,
                environment: context.environment
            ) { [weak node = context.node] in node?.setNeedsPaint() }
        made[part] = content
        return content.elements.inReadingOrder.map { $0.standing(for: context.node) }
    }

    /// Takes over the present values of the views that have been made.
    func update(to attributes: AccessibilityAttributes) {
        for (part, content) in made {
            if let view = attributes.view(part) {
                content.update(to: { view })
            } else {
                content.close()
                made[part] = nil
            }
        }
    }

    func close() {
        for content in made.values { content.close() }
        made = [:]
    }
}

extension AccessibilityAttributes {
    /// The view for assistive technology alone; `nil` if there is none.
    fileprivate func view(_ part: HiddenViews.Part) -> AnyView? {
        switch part {
        case .representation: representation
        case .children: elements
        case .buttons(let index):
            actionButtons.indices.contains(index) ? actionButtons[index].1 : nil
        case .label(let index):
            if actions.indices.contains(index), case .labeled(let label) = actions[index].kind {
                label
            } else {
                nil
            }
        }
    }
}
