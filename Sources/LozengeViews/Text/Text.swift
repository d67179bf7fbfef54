import Foundation
import LozengeCore

/// One or more lines of read-only text.
///
/// The size is the width of the longest line and the height of all lines. A narrower proposal wraps
/// the text; a lower proposal truncates it to the lines that fit, at least one.
///
/// ```swift
/// VStack(alignment: .leading) {
///     Text("Goblin").font(.headline)
///     Text("**\(hits)** hit points").foregroundColor(.secondary)
/// }
/// ```
///
/// Matches: SwiftUI.Text
nonisolated public struct Text: Equatable, Sendable {
    let storage: TextStorage

    init(_ storage: TextStorage) { self.storage = storage }

    /// Creates a text that shows a localized string with inline Markdown.
    ///
    /// A string literal is a key. The key is translated to the language of the environment, and shown
    /// unchanged if the table has no translation.
    ///
    /// - Parameters:
    ///   - key: The string to translate; Markdown in interpolated values is not read.
    ///   - tableName: The file name of the table; `nil` for `Localizable`.
    ///   - bundle: The bundle with folders such as `de.lproj`; `nil` for the app's.
    ///   - comment: A note for translators; not shown.
    ///
    /// Matches: SwiftUI.Text.init(_:tableName:bundle:comment:)
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        self.init(key, named: nil, table: tableName, in: bundle)
    }

    /// Creates a text that shows a resource in the language of the environment, with inline Markdown.
    ///
    /// Matches: SwiftUI.Text.init(_:)
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        self.init(
            resource.defaultValue.content, named: resource.key, table: resource.table,
            in: resource.bundle.bundle)
    }

    private init(
        _ key: LocalizedStringKey, named name: String?, table: String?, in bundle: Bundle?
    ) {
        let tables = StringTables.of(bundle)
        // A long text is parsed when it is shown, and once.
        let western = key.isBrief ? key.western : nil
        if tables == nil, key.isFixed, let western {
            storage = western
        } else {
            storage = TextStorage(
                LocalizedText(key, named: name, western: western, table: table, in: tables))
        }
    }

    /// Creates a text that shows `content` without translation or Markdown.
    ///
    /// Matches: SwiftUI.Text.init(_:)
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        storage = .plain(String(content))
    }

    /// Creates a text that shows `content` without translation or Markdown.
    ///
    /// Matches: SwiftUI.Text.init(verbatim:)
    public init(verbatim content: String) {
        storage = .plain(content)
    }
}

extension Text: PrimitiveView {
    package static var resizesInMotion: Bool { false }

    /// The shaped text and its appearance in an environment.
    package struct Resolution {
        let shaped: any ShapedText
        var appearance: ResolvedTextStyle
        /// The program's drawing of the text; `nil` for the usual one.
        let drawing: TextDrawing?
        /// The size of a single-line text; of infinite width if the text has several lines.
        private let line: CGSize

        init(
            shaped: any ShapedText, appearance: ResolvedTextStyle, drawing: TextDrawing? = nil
        ) {
            self.shaped = shaped
            self.appearance = appearance
            let line = drawing == nil ? shaped.line(in: appearance.style) : nil
            self.drawing = drawing
            self.line = line?.size ?? CGSize(width: CGFloat.infinity, height: 0)
        }

        @inline(__always)
        func size(in proposal: ProposedViewSize) -> CGSize {
            // Most texts have one line and get a proposal that is wide enough.
            let hasRoom = !(proposal.lengths.x < line.width)
            if hasRoom, line.width < .infinity { return line }
            return drawing.map { $0.size(proposal, self) } ?? measure(proposal).size
        }

        func measure(_ proposal: ProposedViewSize) -> TextMeasurement {
            shaped.measure(in: proposal, style: appearance.style)
        }

        func layout(in proposal: ProposedViewSize) -> TextLayout {
            shaped.layout(in: proposal, style: appearance.style)
        }

        /// Paints backgrounds, glyphs, underlines, strikethrough lines and images.
        func paint(_ layout: TextLayout, _ writer: inout DisplayListWriter) {
            paintBackgrounds(layout, &writer)
            paintLetters(layout, &writer)
        }

        /// Paints what is behind a selection.
        func paintBackgrounds(_ layout: TextLayout, _ writer: inout DisplayListWriter) {
            guard appearance.hasBackgrounds, !appearance.isRedacted else { return }
            TextRules(of: appearance, layout, in: shaped)?
                .paintBackgrounds(at: writer.bounds.origin, &writer)
        }

        /// Paints what is in front of a selection.
        func paintLetters(_ layout: TextLayout, _ writer: inout DisplayListWriter) {
            let origin = writer.bounds.origin
            if appearance.isRedacted { return paintBoxes(of: layout, at: origin, &writer) }
            let rules = TextRules(of: appearance, layout, in: shaped)
            rules?.paint(\.underline, at: origin, &writer)
            writer.letters(of: layout, appearance)
            rules?.paint(\.strikethrough, at: origin, &writer)
            appearance.paintImages(of: layout, at: origin, &writer)
        }
    }

    package static var unresolved: Resolution? { nil }

    package func resolve(_ context: UpdateContext<Text>) -> Resolution? {
        let content = content(context)
        guard context.tree.motion.isBusy else { return content }
        return content.following(context.resolved, in: context)
    }

    private func content(_ context: UpdateContext<Text>) -> Resolution {
        let setting = context.textSetting
        let storage = storage.located(in: TextContext(context.node))
        if let string = storage.plain, setting.surroundings == nil {
            context.tree.deselect(context.node)
            let shaped = context.tree.textEngine.begin(StyledText(string, font: setting.font))
            context.tree.unfinishedTexts.update(context.node, shows: shaped)
            return Resolution(shaped: shaped, appearance: setting.appearance)
        }
        let resolution = Resolution(storage.runs, in: setting, context.node)
        context.tree.unfinishedTexts.update(context.node, shows: resolution.shaped)
        return resolution
    }

    package var label: String { "Text “\(storage.string)”" }
    package static var ownGuides: GuideSet { .baselines }

    @inline(__always)
    package func sizeThatFits(
        _ proposal: ProposedViewSize, _ context: LayoutContext<Text>
    ) -> CGSize {
        context.resolved?.size(in: proposal) ?? .zero
    }

    package func layoutValue(_ key: ObjectIdentifier, _ context: LayoutContext<Text>) -> Any? {
        key == ObjectIdentifier(LongestWordKey.self) ? context.resolved?.shaped.longestWord : nil
    }

    package func explicitGuide(
        _ key: AlignmentKey, in dimensions: ViewDimensions, _ context: LayoutContext<Text>
    ) -> CGFloat {
        guard let resolved = context.resolved else { return .nan }
        let text = resolved.measure(dimensions.proposal)
        return switch key.kind {
        case .firstTextBaseline: text.firstBaseline
        case .firstLineCenter: text.firstBaseline - resolved.shaped.metrics.capHeight / 2
        case .lastTextBaseline: text.lastBaseline
        case .start, .center, .end, .custom: .nan
        }
    }

    package func spacing(_ context: LayoutContext<Text>) -> ViewSpacing {
        guard let resolved = context.resolved else { return ViewSpacing() }
        let text = resolved.measure(.unspecified)
        return TextSpacing(
            metrics: resolved.shaped.metrics, height: text.size.height,
            firstBaseline: text.firstBaseline, lastBaseline: text.lastBaseline
        ).viewSpacing
    }

    /// Returns true for long texts, which take longer to draw again than to keep.
    package static func keepsDrawing(_ context: PaintContext<Text>) -> Bool {
        context.resolved.map { $0.shaped.shapedLength > 4096 } ?? false
    }

    package func semantics(_ context: SemanticsContext<Text>) -> SemanticEffect {
        guard !context.read(\.isRedacted) else { return .none }
        let string = string(in: context)
        guard !string.isEmpty else { return .none }
        let heading = storage.heading
        var element = SemanticElement(heading == nil ? .text : .heading, string, of: context.node)
        element.headingLevel = heading == 0 ? nil : heading
        element.carets = { [weak node = context.node] in
            node.flatMap { $0.content.carets(EventContext($0)) }
        }
        element.children = linkElements(EventContext(context.node))
        return .element(element)
    }

    package func paint(_ context: PaintContext<Text>, _ writer: inout DisplayListWriter) {
        guard let resolved = context.resolved else { return }
        if let passage = resolved.appearance.passage, passage.progress < 1 {
            return resolved.paint(passage, context, &writer)
        }
        let layout = resolved.layout(in: context.proposal)
        guard !layout.text.isEmpty else { return }
        if resolved.drawing == nil { resolved.paintBackgrounds(layout, &writer) }
        paintSelection(context, &writer)
        if let drawing = resolved.drawing { return drawing.draw(resolved, context, &writer) }
        resolved.paintLetters(layout, &writer)
        paintFocus(context, resolved, layout, &writer)
    }
}
