import Foundation
import LozengeCore

/// One or more lines of read-only text.
///
/// As wide as its longest line and as high as its lines. Breaks into lines where the offer is
/// narrower; where it is lower, shows the lines that fit, at least one.
///
/// Matches: SwiftUI.Text
/// Differs: a string literal is shown as it is; it is not looked up in a table of translations.
public struct Text: PrimitiveView {
    let string: String
    var font: Font?
    var weight: Font.Weight?
    var isItalic = false
    var hasMonospacedDigits = false
    var color: Color?

    /// Shows `content` as it is.
    ///
    /// Matches: SwiftUI.Text.init(_:)
    public init<S: StringProtocol>(_ content: S) {
        string = String(content)
    }

    /// Shows `content` as it is.
    ///
    /// Matches: SwiftUI.Text.init(verbatim:)
    public init(verbatim content: String) {
        string = content
    }

    /// What the text looks like where it is.
    package struct Resolution {
        let shaped: any ShapedText
        let appearance: TextAppearance
        /// The size on one line, infinite if there are several.
        private let line: CGSize

        init(shaped: any ShapedText, appearance: TextAppearance) {
            self.shaped = shaped
            self.appearance = appearance
            line = shaped.line?.size ?? CGSize(width: CGFloat.infinity, height: 0)
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
    }

    package static var unresolved: Resolution? { nil }

    package func resolve(_ node: PrimitiveNode<Text>) -> Resolution? {
        var font = font ?? node.read(\.font) ?? .body
        if let weight { font = font.weight(weight) }
        if isItalic { font = font.italic() }
        if hasMonospacedDigits { font = font.monospacedDigit() }
        _ = node.read(\.displayScale)
        var style = ParagraphStyle()
        style.lineLimit = node.read(\.lineLimit)
        style.alignment = node.read(\.multilineTextAlignment)
        style.lineSpacing = node.read(\.lineSpacing)
        style.direction = node.read(\.layoutDirection)
        let color = color ?? node.read(\.foregroundColor) ?? .primary
        return Resolution(
            shaped: node.tree.textEngine.shape(
                StyledText(string, font: font.resolve(at: node.read(\.dynamicTypeSize)))),
            appearance: .shared(style, color.resolve(in: node.read(\.colorScheme))))
    }

    package var label: String { "Text “\(string)”" }
    package static var ownGuides: GuideSet { .baselines }

    @inline(__always)
    package func sizeThatFits(
        _ proposal: ProposedViewSize, _ node: PrimitiveNode<Text>
    ) -> CGSize {
        node.resolved?.size(in: proposal) ?? .zero
    }

    package func explicitGuide(
        _ key: AlignmentKey, in dimensions: ViewDimensions, _ node: PrimitiveNode<Text>
    ) -> CGFloat {
        guard let text = node.resolved?.measure(dimensions.proposal) else { return .nan }
        return switch key.kind {
        case .firstTextBaseline: text.firstBaseline
        case .lastTextBaseline: text.lastBaseline
        case .start, .center, .end, .custom: .nan
        }
    }

    package func spacing(_ node: PrimitiveNode<Text>) -> ViewSpacing {
        guard let resolved = node.resolved else { return ViewSpacing() }
        let text = resolved.measure(.unspecified)
        return TextSpacing(
            metrics: resolved.shaped.metrics, height: text.size.height,
            firstBaseline: text.firstBaseline, lastBaseline: text.lastBaseline
        ).viewSpacing
    }

    package func paint(_ node: PrimitiveNode<Text>, _ context: inout PaintContext) {
        guard let resolved = node.resolved, !string.isEmpty else { return }
        let layout = resolved.shaped.layout(in: node.proposal, style: resolved.appearance.style)
        context.list.append(
            .text(layout, at: context.bounds.origin, .color(resolved.appearance.color)))
    }
}

/// What texts that look alike have in common.
package final class TextAppearance {
    let style: ParagraphStyle
    let color: Color.Resolved

    private static var latest: TextAppearance?

    private init(_ style: ParagraphStyle, _ color: Color.Resolved) {
        self.style = style
        self.color = color
    }

    /// Neighbours mostly look alike: the one that was asked for last, if it is the same.
    static func shared(_ style: ParagraphStyle, _ color: Color.Resolved) -> TextAppearance {
        if let latest, latest.style == style, latest.color == color { return latest }
        let made = TextAppearance(style, color)
        latest = made
        return made
    }
}
