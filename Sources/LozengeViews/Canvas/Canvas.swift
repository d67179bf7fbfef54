import Foundation
import LozengeCore

/// A view that is drawn by a function: lines, shapes, texts and pictures, in its own coordinates.
///
/// It takes all it is offered, 10 points where nothing is. The function is called when the view is
/// painted for the first time, in another size, or after something that it reads has changed; what it
/// drew is kept until then. Nothing is seen of it beyond the view's edges, and it is not mirrored
/// where lines run from right to left.
///
/// Matches: SwiftUI.Canvas
nonisolated public struct Canvas<Symbols: View> {
    /// The views that ``GraphicsContext/resolveSymbol(id:)`` finds by their tags.
    public var symbols: Symbols
    /// The drawing function, which gets a context and the view's size in points.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether all of the view is covered, as its author says.
    public var isOpaque: Bool
    /// How colours are kept meanwhile; the drawing is the same.
    public var colorMode: ColorRenderingMode
    /// Whether the drawing might be done beside the window's, as its author says.
    public var rendersAsynchronously: Bool

    /// A view drawn by `renderer`, with views that it can draw.
    ///
    /// - Parameters:
    ///   - opaque: Whether the renderer covers all of the view: a promise, which changes nothing.
    ///   - colorMode: How colours are kept meanwhile; the drawing is the same.
    ///   - rendersAsynchronously: Whether it may be drawn later than the window: a permission that is
    ///     not made use of.
    ///   - renderer: What draws.
    ///   - symbols: Views with a tag; each is offered the canvas's size.
    ///
    /// Matches: SwiftUI.Canvas.init(opaque:colorMode:rendersAsynchronously:renderer:symbols:)
    /// Differs: it is always drawn with the window, in the colours of the screen.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
        @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }
}

extension Canvas: View {
    public typealias Body = Never

    public func _visit(_ visitor: inout ViewVisitor) {
        visitor.primitive(CanvasBox(renderer: renderer)) { symbols._visit(&$0) }
    }
}

nonisolated extension Canvas where Symbols == EmptyView {
    /// A view drawn by `renderer`.
    ///
    /// Matches: SwiftUI.Canvas.init(opaque:colorMode:rendersAsynchronously:renderer:)
    /// Differs: it is always drawn with the window, in the colours of the screen.
    public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously,
            renderer: renderer
        ) { EmptyView() }
    }
}
