import Foundation
import LozengeCore

nonisolated extension GraphicsContext {
    /// The colour or pattern of shapes, lines, texts and template images in a canvas.
    ///
    /// Matches: SwiftUI.GraphicsContext.Shading
    public struct Shading: Sendable {
        /// A style with the rectangle that it fills; `nil` for the bounds of the drawing.
        struct Level: Sendable {
            var style: AnyShapeStyle
            var box: CGRect?
        }

        /// The levels that hierarchical styles find here, the main one first.
        private var levels: [Level]

        /// The primary level.
        var main: Level { levels.first ?? Level(style: AnyShapeStyle(Color.clear)) }

        private init(levels: [Level]) { self.levels = levels }

        /// Creates a shading of a style that fills the drawing, or a rectangle of one point at `origin`, in
        /// which its fractions are points.
        private init(_ style: some ShapeStyle, from origin: CGPoint? = nil) {
            let box = origin.map { CGRect(origin: $0, size: CGSize(width: 1, height: 1)) }
            levels = [Level(style: AnyShapeStyle(style), box: box)]
        }

        /// Returns this shading with transformed styles.
        func mapStyles(_ change: (AnyShapeStyle) -> AnyShapeStyle) -> Shading {
            Shading(levels: levels.map { Level(style: change($0.style), box: $0.box) })
        }

        /// Returns the default style of the letters of a text at `origin`.
        func foreground(at origin: CGPoint) -> Foreground {
            let styles = levels.map { level in
                guard let box = level.box else { return level.style }
                let anchor = box.offsetBy(dx: -origin.x, dy: -origin.y)
                return AnyShapeStyle(AnchoredStyle(base: level.style, rect: anchor))
            }
            return Foreground(styles.isEmpty ? [main.style] : styles, outer: nil)
        }

        @available(*, unavailable, message: "X servers do not filter what is below a drawing.")
        public static var backdrop: Shading { .foreground }

        /// The foreground style of the canvas.
        public static var foreground: Shading { Shading(ForegroundStyle()) }

        /// Returns several shadings: the first is the primary one, the others are for the secondary and
        /// further styles of texts; clear if empty.
        public static func palette(_ array: [Shading]) -> Shading {
            Shading(levels: array.map(\.main))
        }

        /// Returns a shading of one colour.
        public static func color(_ color: Color) -> Shading { Shading(color) }

        /// Returns a shading of one colour, by its channels from 0 to 1.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
            opacity: Double = 1
        ) -> Shading {
            Shading(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity))
        }

        /// Returns a shading of a grey, from 0 for black to 1 for white.
        public static func color(
            _ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1
        ) -> Shading {
            Shading(Color(colorSpace, white: white, opacity: opacity))
        }

        /// Returns a shading of any style; gradients fill the bounding rectangle of the drawing.
        public static func style(_ style: some ShapeStyle) -> Shading { Shading(style) }

        /// Returns a gradient along a line between two points of the context's coordinates.
        public static func linearGradient(
            _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(
                LinearGradient(
                    gradient: gradient, startPoint: UnitPoint(x: startPoint.x, y: startPoint.y),
                    endPoint: UnitPoint(x: endPoint.x, y: endPoint.y)),
                from: .zero)
        }

        /// Returns a gradient outwards from a point of the context's coordinates, radii in points.
        public static func radialGradient(
            _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(
                RadialGradient(
                    gradient: gradient, center: UnitPoint(x: center.x, y: center.y),
                    startRadius: startRadius, endRadius: endRadius),
                from: .zero)
        }

        /// Returns a gradient around a point of the context's coordinates, clockwise from an angle.
        public static func conicGradient(
            _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(),
            options: GradientOptions = GradientOptions()
        ) -> Shading {
            Shading(
                AngularGradient(
                    gradient: gradient, center: UnitPoint(x: center.x, y: center.y), angle: angle),
                from: .zero)
        }

        /// Returns a shading of a picture, or a part of one, repeated in all directions.
        ///
        /// - Parameters:
        ///   - image: The picture; a missing one shows nothing.
        ///   - origin: The position of the part's corner.
        ///   - sourceRect: The part, in fractions of the picture.
        ///   - scale: The scale of the picture; zero, negative and NaN show nothing.
        /// - Returns: A shading in the coordinates of the context.
        public static func tiledImage(
            _ image: Image, origin: CGPoint = .zero,
            sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
        ) -> Shading {
            Shading(
                ImagePaint(image: image, sourceRect: sourceRect, scale: scale), from: origin)
        }
    }

    /// The options of a gradient.
    ///
    /// Matches: SwiftUI.GraphicsContext.GradientOptions
    /// Differs: a gradient continues in its first and last colour.
    public struct GradientOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        @available(*, unavailable, message: "Gradients are not repeated; give it more stops.")
        public static var `repeat`: GradientOptions { [] }

        @available(*, unavailable, message: "Gradients are not repeated; give it more stops.")
        public static var mirror: GradientOptions { [] }

        @available(*, unavailable, message: "X servers mix sRGB as it is; give it more stops.")
        public static var linearColor: GradientOptions { [] }
    }
}
