import LozengeCore

extension Text.Resolution {
    /// Resolves runs in the environment of `node`.
    init(_ runs: [TextRun], in setting: ResolvedTextEnvironment, _ node: ContentNode<Text>) {
        var spans = TextSpans(in: setting, at: _StyleContext(node))
        for run in runs {
            spans.append(run) {
                ImageResolution($0, font: $1, foreground: $2, node).inText(node)
            }
        }
        let isSelectable = setting.surroundings?.isSelectable ?? false
        let pointing =
            isSelectable || spans.hasLinks
            ? TextPointing(
                isSelectable: isSelectable, colors: setting.colors.scheme,
                openURL: node.read(\.isEnabled) ? node.read(\.openURL) : nil,
                ring: FocusRing(UpdateContext(node)))
            : nil
        node.tree.deselect(node, unlessShowing: isSelectable ? spans.text.string : nil)
        self.init(
            spans, in: setting, pointing: pointing, shapedBy: node.tree.textEngine,
            isShownInParts: true)
    }

    /// Shapes spans with `engine`: at once, or a long text in parts, frame by frame.
    init(
        _ spans: TextSpans, in setting: ResolvedTextEnvironment, pointing: TextPointing? = nil,
        shapedBy engine: any TextEngine, isShownInParts: Bool = false
    ) {
        let text = spans.text
        let shaped: any ShapedText =
            if let fitting = setting.surroundings?.fitting, !fitting.isNone {
                FittingText(text, fitting, engine)
            } else {
                engine.begin(text)
            }
        if !isShownInParts { shaped.finish() }
        self.init(
            shaped: shaped, appearance: spans.appearance(pointing),
            drawing: setting.surroundings?.drawing)
    }
}
