import Foundation
import LozengeCore

nonisolated extension GraphicsContext {
    /// Adds a filter for subsequent drawing, which acts before earlier ones.
    ///
    /// Drops that run together are blurred, then drawn in one color where they are opaque enough:
    ///
    /// ```swift
    /// context.addFilter(.alphaThreshold(min: 0.5, color: .blue))
    /// context.addFilter(.blur(radius: 12))
    /// context.drawLayer { layer in
    ///     layer.fill(Path(ellipseIn: first), with: .color(.black))
    ///     layer.fill(Path(ellipseIn: second), with: .color(.black))
    /// }
    /// ```
    ///
    /// Lengths are in points of the canvas, independent of the context's transform.
    ///
    /// Matches: SwiftUI.GraphicsContext.addFilter(_:options:)
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        if let effect = filter.effect(in: place) { filters.append(effect) }
    }

    /// The options of a filter.
    ///
    /// Matches: SwiftUI.GraphicsContext.FilterOptions
    nonisolated public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        @available(*, unavailable, message: "X servers mix sRGB as it is.")
        public static var linearColor: FilterOptions { [] }
    }

    /// The options of a blur.
    ///
    /// Matches: SwiftUI.GraphicsContext.BlurOptions
    nonisolated public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The edges stay sharp, as if the drawing continued beyond them.
        public static let opaque = BlurOptions(rawValue: 1)

        @available(*, unavailable, message: "Colours are not dithered; leave it out.")
        public static var dithersResult: BlurOptions { [] }
    }

    /// The options of a shadow.
    ///
    /// Matches: SwiftUI.GraphicsContext.ShadowOptions
    /// Differs: a shadow is always below its drawing.
    nonisolated public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        @available(*, unavailable, message: "Draw the shadow once more above, in a layer.")
        public static var shadowAbove: ShadowOptions { [] }

        @available(*, unavailable, message: "Draw and blur a silhouette instead.")
        public static var shadowOnly: ShadowOptions { [] }

        @available(*, unavailable, message: "Use a style with an inner shadow.")
        public static var invertsAlpha: ShadowOptions { [] }

        @available(*, unavailable, message: "Shadow and figure are one picture; draw them in turn.")
        public static var disablesGroup: ShadowOptions { [] }
    }

    /// An effect on drawings.
    ///
    /// Matches: SwiftUI.GraphicsContext.Filter
    nonisolated public struct Filter: Sendable {
        private enum Kind: Sendable {
            case effect(DrawEffect)
            case shadow(Color, radius: CGFloat, offset: CGSize)
            case multiplication(Color)
            case threshold(Color, min: Double, max: Double)
            /// No effect: neutral numbers, or invalid ones such as NaN.
            case none
        }

        private let kind: Kind

        private init(_ kind: Kind) { self.kind = kind }

        private init(_ matrix: ColorMatrix) {
            let sum = (matrix.red + matrix.green + matrix.blue).sum()
            kind = sum.isFinite && matrix != ColorMatrix() ? .effect(.filter(matrix)) : .none
        }

        /// Draws in perspective; a matrix with NaN has no effect.
        public static func projectionTransform(_ matrix: ProjectionTransform) -> Filter {
            let numbers = [
                matrix.m11, matrix.m12, matrix.m13, matrix.m21, matrix.m22, matrix.m23,
                matrix.m31, matrix.m32, matrix.m33,
            ]
            let isPlain = matrix.isIdentity || !numbers.allSatisfy(\.isFinite)
            return Filter(isPlain ? .none : .effect(.projection(matrix)))
        }

        /// Draws a blurred silhouette below.
        ///
        /// - Parameters:
        ///   - color: The shadow's colour.
        ///   - radius: The standard deviation of the blur, in points; negative and NaN count as 0.
        ///   - x: The horizontal offset of the shadow, in points; NaN counts as 0.
        ///   - y: The vertical offset of the shadow, in points; NaN counts as 0.
        /// - Returns: A filter that adds the shadow.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
            x: CGFloat = 0, y: CGFloat = 0
        ) -> Filter {
            let offset = CGSize(width: x.isFinite ? x : 0, height: y.isFinite ? y : 0)
            return Filter(
                .shadow(color, radius: radius > 0 && radius.isFinite ? radius : 0, offset: offset))
        }

        @available(*, unavailable, message: "Shadows are drawn below, and mixed as usual.")
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat,
            x: CGFloat = 0, y: CGFloat = 0, blendMode: BlendMode,
            options: ShadowOptions = ShadowOptions()
        ) -> Filter {
            shadow(color: color, radius: radius, x: x, y: y)
        }

        /// Multiplies colours by another; white has no effect.
        public static func colorMultiply(_ color: Color) -> Filter {
            Filter(.multiplication(color))
        }

        @available(*, unavailable, message: "Use brightness, contrast, saturation and the others.")
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(matrix) }

        /// Rotates hues by an angle.
        public static func hueRotation(_ angle: Angle) -> Filter { Filter(.hueRotation(angle)) }

        /// Multiplies the saturation: 0 is grey, 1 has no effect.
        public static func saturation(_ amount: Double) -> Filter { Filter(.saturation(amount)) }

        /// Adds `amount` to the brightness: 1 is white, -1 is black.
        public static func brightness(_ amount: Double) -> Filter { Filter(.brightness(amount)) }

        /// Multiplies the distance of colours from middle grey; negative values invert.
        public static func contrast(_ amount: Double) -> Filter { Filter(.contrast(amount)) }

        /// Returns a filter that inverts colours by an amount from 0 to 1.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            Filter(.contrast(1 - 2 * min(max(amount, 0), 1)))
        }

        /// Removes colour: 0 has no effect, 1 is grey.
        public static func grayscale(_ amount: Double) -> Filter {
            Filter(.saturation(1 - amount))
        }

        @available(*, unavailable, message: "X servers make no opacity of colours.")
        public static var luminanceToAlpha: Filter { Filter(.none) }

        /// Blurs by a standard deviation in points; zero, negative and NaN have no effect.
        public static func blur(
            radius: CGFloat, options: BlurOptions = BlurOptions()
        ) -> Filter {
            guard radius > 0, radius.isFinite else { return Filter(.none) }
            return Filter(.effect(.blur(radius, isOpaque: options.contains(.opaque))))
        }

        /// Draws one colour where the opacity is in a range, and nothing elsewhere.
        ///
        /// The edge is smooth: it takes 1/32 of the opacity.
        ///
        /// - Parameters:
        ///   - min: The least opacity; nothing stays of what is transparent, even with 0 or NaN.
        ///   - max: The largest opacity; NaN counts as 1.
        ///   - color: The colour of the result.
        /// - Returns: A filter that cuts drawings out by their opacity.
        public static func alphaThreshold(
            min: Double, max: Double = 1, color: Color = .black
        ) -> Filter {
            Filter(.threshold(color, min: min.isNaN ? 0 : min, max: max.isNaN ? 1 : max))
        }

        /// Returns the effect in a canvas; `nil` for none.
        func effect(in place: any CanvasAnswers) -> DrawEffect? {
            switch kind {
            case .effect(let effect): effect
            case .none: nil
            case .multiplication(let color):
                .filter(.multiplication(by: place.resolve(color)))
            case .threshold(let color, let min, let max):
                .threshold(AlphaThreshold(min: min, max: max, color: place.resolve(color)))
            case .shadow(let color, let radius, let offset):
                .shadow(Shadow(color: place.resolve(color), radius: radius, offset: offset))
            }
        }
    }
}
