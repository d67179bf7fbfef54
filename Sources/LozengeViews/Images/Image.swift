import Foundation
import LozengeCore

/// A picture: an asset of the app, a file, or a symbol.
///
/// An image has the size of its picture unless it is ``resizable(capInsets:resizingMode:)``. A symbol has the
/// size of the surrounding text. Animations show their first picture.
///
/// ```swift
/// Image("portrait").resizable().scaledToFit()
/// Image(systemName: "star").foregroundStyle(.yellow)
/// ```
///
/// A picture that is missing or cannot be read is shown as a crossed box and reported once. Small pictures
/// are decoded at once. Others are decoded by another process, in about their shown size and within limits of
/// time and memory; until then their space stays empty.
///
/// Matches: SwiftUI.Image
nonisolated public struct Image: Equatable, Sendable {
    var reference: PictureReference
    /// The picture, if it is in memory.
    var known: Picture?
    /// The description for assistive technology; `nil` for none.
    var spoken: ImageLabel?
    /// True if assistive technology ignores the image.
    var isDecorative = false
    var isResizable = false
    /// The style of painting without the tint.
    var style = PictureStyle()
    var renderingMode: TemplateRenderingMode?
    var symbolMode: SymbolRenderingMode?

    init(_ reference: PictureReference) { self.reference = reference }
}

extension Image: PrimitiveView {
    package static var unresolved: ImageResolution? { nil }

    /// A symbol effect changes the pose in each frame, which is no part of the layout.
    package static var affectsLayout: Bool { false }

    package func resolve(_ context: UpdateContext<Image>) -> ImageResolution? {
        let known = context.resolved
        var image = ImageResolution(
            self, font: context.symbolFont,
            foreground: ForegroundStyle()._resolve(in: _StyleContext(context.node)), context.node)
        if context.read(\.isRedacted) {
            image.redaction = .color(_StyleContext(context.node).resolve(.label))
        }
        if image.isSymbol { image.pose = context.read(\.symbolPose) }
        if known.map({ image.isLaidOut(as: $0) }) != true { context.setNeedsLayout() }
        return image.following(known, in: context)
    }

    package var label: String {
        spoken.map { "Image “\($0.written)”" } ?? "Image"
    }

    package static var ownGuides: GuideSet { .baselines }

    package func sizeThatFits(
        _ proposal: ProposedViewSize, _ context: LayoutContext<Image>
    ) -> CGSize {
        let size = context.resolved?.size ?? .zero
        return isResizable ? proposal.stretching(size, capInsets: style.capInsets) : size
    }

    /// A symbol has the baseline of its text; the bottom of other pictures is their baseline.
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

    package func layoutValue(_ key: ObjectIdentifier, _ context: LayoutContext<Image>) -> Any? {
        key == ObjectIdentifier(IsSymbolKey.self) ? context.resolved?.isSymbol : nil
    }

    package func semantics(_ context: SemanticsContext<Image>) -> SemanticEffect {
        guard !isDecorative, !context.read(\.isRedacted) else { return .none }
        let label = spoken?.string(context.environment) ?? reference.words
        return .element(SemanticElement(.image, label, of: context.node))
    }

    package func paint(_ context: PaintContext<Image>, _ writer: inout DisplayListWriter) {
        guard let resolved = context.resolved else { return }
        let frame = writer.bounds
        if let box = resolved.redaction { return writer.paintRedacted(frame, box) }
        writer.posed(resolved.pose, in: frame) { writer in
            if let passage = resolved.passage, passage.progress < 1 {
                return resolved.paint(
                    passage, in: frame, isResizable: isResizable, context.node, &writer)
            }
            let isResized = isResizable || resolved.needsPixelSize
            let shown = isResized ? resolved.resized(to: frame, context.node) : resolved
            shown.paint(in: frame, &writer)
        }
    }
}
