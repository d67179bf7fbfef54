import Foundation
import LozengeCore

/// A view that is drawn by a function: lines, shapes, texts and pictures.
///
/// It takes the whole proposal; unspecified lengths are 10 points. The function is called for the first
/// frame, for another size, and after a change of a value that it reads; the drawing is kept until then. The
/// drawing is clipped to the view, and it is not mirrored in right-to-left layouts.
///
/// ```swift
/// Canvas { context, size in
///     context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.green))
/// }
/// ```
///
/// Matches: SwiftUI.Canvas
nonisolated public struct Canvas<Symbols: View> {
    /// The views that ``GraphicsContext/resolveSymbol(id:)`` finds by their tags.
    public var symbols: Symbols
    /// The drawing function, which gets a context and the view's size in points.
    public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// True if the renderer covers the whole view; without effect.
    public var isOpaque: Bool
    /// The colour space of the drawing; without effect.
    public var colorMode: ColorRenderingMode
    /// True if the view may be drawn later than the window; without effect.
    public var rendersAsynchronously: Bool

    /// Creates a canvas with symbols that the renderer can draw.
    ///
    /// - Parameters:
    ///   - opaque: True if the renderer covers the whole view; without effect.
    ///   - colorMode: The colour space of the drawing; without effect.
    ///   - rendersAsynchronously: True if the view may be drawn later than the window; without effect.
    ///   - renderer: The drawing function.
    ///   - symbols: Views with tags; each is proposed the canvas's size.
    ///
    /// Matches: SwiftUI.Canvas.init(opaque:colorMode:rendersAsynchronously:renderer:symbols:)
    /// Differs: it is always drawn with the window, in the colour space of the screen.
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
    /// Creates a canvas without symbols.
    ///
    /// Matches: SwiftUI.Canvas.init(opaque:colorMode:rendersAsynchronously:renderer:)
    /// Differs: it is always drawn with the window, in the colour space of the screen.
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
