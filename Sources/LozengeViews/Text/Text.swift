import Foundation
import LozengeCore

/// One or more lines of read-only text.
///
/// As wide as its longest line and as high as its lines. Breaks into lines where the offer is
/// narrower; where it is lower, shows the lines that fit, at least one.
///
/// Matches: SwiftUI.Text
nonisolated public struct Text: Equatable, Sendable {
    let storage: TextStorage

    init(_ storage: TextStorage) { self.storage = storage }

    /// Shows the words of `key` with their marks; a string literal is such a key.
    ///
    /// They are looked up in a table of translations, in the language of where the text is; what is
    /// not found there is shown as it is written.
    ///
    /// - Parameters:
    ///   - key: The words; values in them are shown as they are.
    ///   - tableName: The name of the table's file; `nil` for `Localizable`.
    ///   - bundle: Where the tables are, in folders such as `de.lproj`; `nil` for the app's.
    ///   - comment: For translators; not shown.
    ///
    /// Matches: SwiftUI.Text.init(_:tableName:bundle:comment:)
    /// Differs: tables are `.strings`; a `.stringsdict` with plurals is not read.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        let tables = StringTables.of(bundle)
        // A long text is read where it is shown, and once.
        let western = key.isBrief ? key.western : nil
        if tables == nil, key.isFixed, let western {
            storage = western
        } else {
            storage = TextStorage(
                LocalizedText(key, western: western, table: tableName, in: tables))
        }
    }

    /// Shows `content` as it is, marks and all.
    ///
    /// Matches: SwiftUI.Text.init(_:)
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) {
        storage = .plain(String(content))
    }

    /// Shows `content` as it is.
    ///
    /// Matches: SwiftUI.Text.init(verbatim:)
    public init(verbatim content: String) {
        storage = .plain(content)
    }
}

extension Text: PrimitiveView {
    /// What the text looks like where it is.
    package struct Resolution {
        let shaped: any ShapedText
        let appearance: TextAppearance
        /// The size on one line, infinite if there are several.
        private let line: CGSize

        init(shaped: any ShapedText, appearance: TextAppearance) {
            self.shaped = shaped
            self.appearance = appearance
            let line = shaped.line(in: appearance.style)
            self.line = line?.size ?? CGSize(width: CGFloat.infinity, height: 0)
        }

        @inline(__always)
        func size(in proposal: ProposedViewSize) -> CGSize {
            // Most texts have room for their one line, whatever is asked.
            let hasRoom = !(proposal.lengths.x < line.width)
            return hasRoom && line.width < .infinity ? line : measure(proposal).size
        }

        func measure(_ proposal: ProposedViewSize) -> TextMeasurement {
            shaped.measure(in: proposal, style: appearance.style)
        }

        func layout(in proposal: ProposedViewSize) -> TextLayout {
            shaped.layout(in: proposal, style: appearance.style)
        }

        /// Paints letters, the lines along them and the pictures among them into the box being
        /// painted.
        func paint(_ layout: TextLayout, _ context: inout DisplayListWriter) {
            let origin = context.bounds.origin
            let rules = TextRules(of: appearance, layout, in: shaped)
            rules?.paint(\.underline, at: origin, &context)
            context.letters(of: layout, appearance)
            rules?.paint(\.strikethrough, at: origin, &context)
            appearance.paintImages(of: layout, at: origin, &context)
        }
    }

    package static var unresolved: Resolution? { nil }

    package func resolve(_ context: UpdateContext<Text>) -> Resolution? {
        let setting = context.textSetting
        let storage = storage.located(in: TextPlace(context.node))
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

    /// A text of many lines takes longer to draw again than to keep.
    package static func keepsDrawing(_ context: PaintContext<Text>) -> Bool {
        context.resolved.map { $0.shaped.shapedLength > 4096 } ?? false
    }

    package func describe(
        _ elements: inout [SemanticElement], _ context: SemanticsContext<Text>
    ) {
        let string = string(in: context)
        if !string.isEmpty { elements.append(SemanticElement(.text, string, of: context.node)) }
    }

    package func paint(_ context: PaintContext<Text>, _ writer: inout DisplayListWriter) {
        guard let resolved = context.resolved else { return }
        let layout = resolved.layout(in: context.proposal)
        guard !layout.text.isEmpty else { return }
        paintSelection(context, &writer)
        resolved.paint(layout, &writer)
    }
}
