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
        case actionName(Int)
        /// The label of the element.
        case label
    }

    /// The label that the element has without ``Part/label``.
    private var standardLabel = ""

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

    /// Returns the words of a view.
    func words(
        of view: AnyView, as part: Part, _ context: SemanticsContext<AccessibilityModifier>
    ) -> String {
        var elements = elements(of: view, as: part, context)
        elements.combine(of: context.node)
        return elements[0].label
    }

    /// Returns the words of a view that describes a label.
    ///
    /// - Parameters:
    ///   - view: The view, in which a ``StandardLabel`` shows `standard`.
    ///   - standard: The label that the element has without it.
    ///   - context: The context of the element.
    /// - Returns: The words.
    func label(
        _ view: AnyView, standard: String, _ context: SemanticsContext<AccessibilityModifier>
    ) -> String {
        if standard != standardLabel {
            made.removeValue(forKey: .label)?.close()
            standardLabel = standard
        }
        return words(of: withStandardLabel(view), as: .label, context)
    }

    private func withStandardLabel(_ view: AnyView) -> AnyView {
        AnyView(view.environment(\.standardAccessibilityLabel, standardLabel))
    }

    /// Takes over the present values of the views that have been made.
    func update(to attributes: AccessibilityAttributes) {
        for (part, content) in made {
            if let view = attributes.view(part) {
                let shown = part == .label ? withStandardLabel(view) : view
                content.update(to: { shown })
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
        case .label: labelContent
        case .actionName(let index):
            if actions.indices.contains(index), case .labeled(let label) = actions[index].kind {
                label
            } else {
                nil
            }
        }
    }
}

/// The words that name a view, among those of a label that an app makes of views.
nonisolated struct StandardLabel {
    @Environment(\.standardAccessibilityLabel) private var label

    init() {}
}

extension StandardLabel: View {
    var body: some View { Text(label) }
}

nonisolated extension EnvironmentValues {
    /// The label that a view has without one that an app makes of views.
    fileprivate var standardAccessibilityLabel: String {
        get { self[StandardLabelKey.self] }
        set { self[StandardLabelKey.self] = newValue }
    }
}

nonisolated private struct StandardLabelKey: EnvironmentKey {
    static var defaultValue: String { "" }
}

nonisolated extension View {
    /// Sets the label of this view for assistive technology to the words of other views.
    ///
    /// ```swift
    /// Image("ada").accessibilityLabel { label in
    ///     Text("Portrait of")
    ///     label
    /// }
    /// ```
    ///
    /// - Parameter content: Returns the views; its argument has the words that name this view without it.
    /// - Returns: A view with the label.
    ///
    /// Matches: SwiftUI.View.accessibilityLabel(content:)
    public func accessibilityLabel<V: View>(
        @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
    ) -> some View {
        let label = AnyView(content(PlaceholderContentView(StandardLabel())))
        return accessibility { $0.labelContent = label }
    }
}
