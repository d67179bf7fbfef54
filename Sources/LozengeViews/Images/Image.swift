import Foundation
import LozengeCore

/// A picture: one of the app's, a file, or a symbol.
///
/// As large as the picture is, whatever it is offered, unless it is ``resizable(capInsets:resizingMode:)``.
/// A symbol is as large as the text around it. Of an animation the first picture is shown.
///
/// A picture that is missing or cannot be read shows as a crossed box, and is reported once. A small
/// one is decoded at once. Any other is decoded by another process, in about the size at which it is
/// shown and within limits of time and memory; until then there is room for it, and nothing in it.
///
/// Matches: SwiftUI.Image
nonisolated public struct Image: Equatable, Sendable {
    var reference: PictureReference
    /// The picture itself, if it is there already.
    var known: Picture?
    /// The description for assistive technology; `nil` for none.
    var spoken: ImageLabel?
    /// True if the image says nothing that is not said elsewhere.
    var isDecorative = false
    var isResizable = false
    /// As it is painted, but for the tint.
    var style = PictureStyle()
    var renderingMode: TemplateRenderingMode?
    var symbolMode: SymbolRenderingMode?

    init(_ reference: PictureReference) { self.reference = reference }
}

extension Image: PrimitiveView {
    package static var unresolved: ImageResolution? { nil }

    package func resolve(_ context: UpdateContext<Image>) -> ImageResolution? {
        ImageResolution(
            self, font: context.symbolFont,
            foreground: ForegroundStyle()._resolve(in: _StyleContext(context.node)), context.node)
    }

    package var label: String {
        spoken.map { "Image “\($0.string)”" } ?? "Image"
    }

    package static var ownGuides: GuideSet { .baselines }

    package func sizeThatFits(
        _ proposal: ProposedViewSize, _ context: LayoutContext<Image>
    ) -> CGSize {
        let size = context.resolved?.size ?? .zero
        return isResizable ? proposal.stretching(size, capInsets: style.capInsets) : size
    }

    /// A symbol stands in a line as its text does; other pictures stand on it.
    package func explicitGuide(
        _ key: AlignmentKey, in dimensions: ViewDimensions, _ context: LayoutContext<Image>
    ) -> CGFloat {
        guard let resolved = context.resolved, !isResizable else { return .nan }
        return switch key.kind {
        case .firstTextBaseline, .lastTextBaseline: resolved.baseline ?? .nan
        case .firstLineCenter: resolved.baseline == nil ? .nan : resolved.size.height / 2
        case .start, .center, .end, .custom: .nan
        }
    }

    package func describe(
        _ elements: inout [SemanticElement], _ context: SemanticsContext<Image>
    ) {
        guard !isDecorative else { return }
        let label = spoken?.string ?? reference.words
        elements.append(SemanticElement(.image, label, of: context.node))
    }

    package func paint(_ context: PaintContext<Image>, _ writer: inout DisplayListWriter) {
        guard let resolved = context.resolved else { return }
        let isResized = isResizable || resolved.needsPixelSize
        let shown = isResized ? resolved.resized(to: writer.bounds, context.node) : resolved
        shown.paint(in: writer.bounds, &writer)
    }
}
