import Foundation
import LozengeCore

nonisolated extension GraphicsContext {
    /// A text with its fonts and styles in a canvas.
    ///
    /// Matches: SwiftUI.GraphicsContext.ResolvedText
    public struct ResolvedText {
        /// The default style of letters.
        public var shading = Shading.foreground {
            didSet { isShaded = true }
        }

        fileprivate private(set) var isShaded = false
        fileprivate let text: Text
        fileprivate let plain: Text.Resolution?
        private let place: any CanvasAnswers

        fileprivate init(_ text: Text, in place: any CanvasAnswers) {
            self.text = text
            self.place = place
            plain = place.resolve(text)
        }

        private func measure(_ proposal: ProposedViewSize) -> TextMeasurement? {
            plain.map { place.measure($0, in: proposal) }
        }

        /// Returns the size of the text for the proposal `size`, in points.
        ///
        /// With an infinite width there are no line breaks. With a height too small for all lines, the lines
        /// that fit are kept, at least one.
        public func measure(in size: CGSize) -> CGSize {
            measure(ProposedViewSize(size))?.size ?? .zero
        }

        /// Returns the distance from the top of the text to its first baseline, in points.
        public func firstBaseline(in size: CGSize) -> CGFloat {
            measure(ProposedViewSize(size))?.firstBaseline ?? 0
        }

        /// Returns the distance from the top of the text to its last baseline, in points.
        public func lastBaseline(in size: CGSize) -> CGFloat {
            measure(ProposedViewSize(size))?.lastBaseline ?? 0
        }
    }

    /// Resolves a text in this canvas.
    ///
    /// Matches: SwiftUI.GraphicsContext.resolve(_:)-text
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text, in: place) }

    /// Draws a text from the top-leading corner of a rectangle, with lines of its width.
    ///
    /// Matches: SwiftUI.GraphicsContext.draw(_:in:)-text
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

    /// Draws a text from the top-leading corner of a rectangle, with lines of its width.
    ///
    /// Matches: SwiftUI.GraphicsContext.draw(_:in:)-resolvedText
    public func draw(_ text: ResolvedText, in rect: CGRect) {
        draw(text, in: ProposedViewSize(rect.size)) { size, isRightToLeft in
            CGPoint(x: isRightToLeft ? rect.maxX - size.width : rect.minX, y: rect.minY)
        }
    }

    /// Draws a text in its own width with its anchor at `point`.
    ///
    /// Matches: SwiftUI.GraphicsContext.draw(_:at:anchor:)-text
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(resolve(text), at: point, anchor: anchor)
    }

    /// Draws a text in its own width with its anchor at `point`.
    ///
    /// Matches: SwiftUI.GraphicsContext.draw(_:at:anchor:)-resolvedText
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(text, in: .unspecified) { size, _ in size.origin(at: point, anchor) }
    }

    private func draw(
        _ text: ResolvedText, in proposal: ProposedViewSize,
        at origin: (CGSize, Bool) -> CGPoint
    ) {
        guard let plain = text.plain,
            let drawn = place.drawing(
                text.text, plain,
                foreground: { text.isShaded ? text.shading.foreground(at: $0) : nil },
                in: proposal, at: origin)
        else { return }
        append(drawn, opacity: clampedOpacity)
    }
}

nonisolated extension CGSize {
    /// Returns the origin of a rectangle of this size with its anchor at `point`.
    func origin(at point: CGPoint, _ anchor: UnitPoint) -> CGPoint {
        CGPoint(x: point.x - anchor.x * width, y: point.y - anchor.y * height)
    }
}
