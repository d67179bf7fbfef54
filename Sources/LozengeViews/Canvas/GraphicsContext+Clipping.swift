import Foundation
import LozengeCore

nonisolated extension GraphicsContext {
    /// The options of a clip.
    ///
    /// Matches: SwiftUI.GraphicsContext.ClipOptions
    nonisolated public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The drawing is visible outside of the clip.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// The bounds of the clip in the coordinates of this context, within the canvas.
    ///
    /// Matches: SwiftUI.GraphicsContext.clipBoundingRect
    ///
    /// Empty under a transform with infinite numbers or NaN.
    public var clipBoundingRect: CGRect {
        hasPlaces ? clipBounds.applying(transform.inverted()) : .null
    }

    /// Intersects the clip with `path` for subsequent drawing.
    ///
    /// - Parameters:
    ///   - path: The path in the present coordinates.
    ///   - style: The fill rule, and whether edges are smooth.
    ///   - options: The options, such as the inverse of the path.
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
    ///   - opacity: The opacity of subsequent drawing at opaque parts of the layer, 0 to 1.
    ///   - options: The options, such as the inverse of the layer.
    ///   - content: Draws the layer in the present coordinates.
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

    /// Returns the canvas with a hole in the form of `figure`.
    private func cutOut(_ figure: DisplayFragment) -> DisplayFragment {
        var list = DisplayList([.fill(.rectangle(place.bounds), .color(.opaque))])
        list.append(figure, with: .blend(.destinationOut))
        return DisplayFragment(list)
    }
}
