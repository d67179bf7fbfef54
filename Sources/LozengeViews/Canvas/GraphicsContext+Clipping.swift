import Foundation
import LozengeCore

extension GraphicsContext {
    /// How a clip is meant.
    ///
    /// Matches: SwiftUI.GraphicsContext.ClipOptions
    nonisolated public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Drawing shows where the clip is not.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// A rectangle around where drawing shows, in the coordinates of this context; the canvas at most.
    ///
    /// Matches: SwiftUI.GraphicsContext.clipBoundingRect
    ///
    /// Nothing under a transform with infinite numbers or NaN.
    public var clipBoundingRect: CGRect {
        hasPlaces ? clipBounds.applying(transform.inverted()) : .null
    }

    /// Intersects the clip with `path` for subsequent drawing.
    ///
    /// - Parameters:
    ///   - path: In the coordinates that there are now.
    ///   - style: What counts as inside, and whether edges are smooth.
    ///   - options: Whether outside is meant instead.
    ///
    /// Matches: SwiftUI.GraphicsContext.clip(to:style:options:)
    public mutating func clip(
        to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
    ) {
        let placed = hasPlaces ? path.applying(transform).settled : Path()
        let shape = DrawShape(placed, style: style)
        guard !options.contains(.inverse) else {
            let figure = DisplayList([.fill(shape, .color(.opaque))])
            return clips.append(.mask(cutOut(DisplayFragment(figure))))
        }
        clips.append(.clip(shape))
        clipBounds = clipBounds.overlap(shape.bounds)
    }

    /// Intersects the clip with the alpha of a drawing for subsequent drawing.
    ///
    /// - Parameters:
    ///   - opacity: How much of what is drawn shows where the layer is opaque, 0 to 1.
    ///   - options: Whether it shows where the layer is clear instead.
    ///   - content: Draws the layer, in the coordinates that there are now.
    ///
    /// Matches: SwiftUI.GraphicsContext.clipToLayer(opacity:options:content:)
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        var layer = try drawing(content)
        let isInverse = options.contains(.inverse)
        if !isInverse { clipBounds = clipBounds.overlap(layer.reach) }
        if isInverse { layer = cutOut(layer) }
        let opacity = opacity > 0 ? min(opacity, 1) : 0
        if opacity < 1 { layer = DisplayFragment(layer.list.drawn(with: .opacity(opacity))) }
        clips.append(.mask(layer))
    }

    /// The canvas with a hole where `figure` is.
    private func cutOut(_ figure: DisplayFragment) -> DisplayFragment {
        var list = DisplayList([.fill(.rectangle(place.bounds), .color(.opaque))])
        list.append(figure, with: .blend(.destinationOut))
        return DisplayFragment(list)
    }
}
