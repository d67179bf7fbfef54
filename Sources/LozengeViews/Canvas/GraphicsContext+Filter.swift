import Foundation
import LozengeCore

extension GraphicsContext {
    /// Adds a filter for subsequent drawing, after earlier ones.
    ///
    /// Lengths are in points of the canvas, whatever its context's transform.
    ///
    /// Matches: SwiftUI.GraphicsContext.addFilter(_:options:)
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
        if let effect = filter.effect(in: place) { filters.append(effect) }
    }

    /// How a filter works.
    ///
    /// Matches: SwiftUI.GraphicsContext.FilterOptions
    nonisolated public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        @available(*, unavailable, message: "X servers mix sRGB as it is.")
        public static var linearColor: FilterOptions { [] }
    }

    /// How a blur works.
    ///
    /// Matches: SwiftUI.GraphicsContext.BlurOptions
    nonisolated public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The edges stay sharp, as if what is drawn went on beyond them.
        public static let opaque = BlurOptions(rawValue: 1)

        @available(*, unavailable, message: "Colours are not dithered; leave it out.")
        public static var dithersResult: BlurOptions { [] }
    }

    /// How a shadow works.
    ///
    /// Matches: SwiftUI.GraphicsContext.ShadowOptions
    /// Differs: a shadow is below what throws it.
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

    /// A change of pictures, before they are drawn.
    ///
    /// Matches: SwiftUI.GraphicsContext.Filter
    nonisolated public struct Filter: Sendable {
        private enum Kind: Sendable {
            case effect(DrawEffect)
            case shadow(Color, radius: CGFloat, offset: CGSize)
            case multiplication(Color)
            /// Numbers that say nothing, as NaN does.
            case none
        }

        private let kind: Kind

        private init(_ kind: Kind) { self.kind = kind }

        private init(_ matrix: ColorMatrix) {
            let sum = (matrix.red + matrix.green + matrix.blue).sum()
            kind = sum.isFinite && matrix != ColorMatrix() ? .effect(.filter(matrix)) : .none
        }

        /// Draws in perspective; a matrix with NaN changes nothing.
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
        ///   - radius: The standard deviation of the blur, in points; less than zero and NaN are zero.
        ///   - x: How far to the right the shadow falls, in points; NaN is zero.
        ///   - y: How far down the shadow falls, in points; NaN is zero.
        /// - Returns: A filter that leaves what throws the shadow as it is.
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

        /// Multiplies colours by another: white leaves them as they are.
        public static func colorMultiply(_ color: Color) -> Filter {
            Filter(.multiplication(color))
        }

        @available(*, unavailable, message: "Use brightness, contrast, saturation and the others.")
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(matrix) }

        /// Turns hues by an angle.
        public static func hueRotation(_ angle: Angle) -> Filter { Filter(.hueRotation(angle)) }

        /// Multiplies how colourful it is: 0 is grey, 1 leaves it as it is.
        public static func saturation(_ amount: Double) -> Filter { Filter(.saturation(amount)) }

        /// Makes colours brighter, by up to 1, or darker, by up to -1.
        public static func brightness(_ amount: Double) -> Filter { Filter(.brightness(amount)) }

        /// Multiplies how far colours are from middle grey; less than zero inverts.
        public static func contrast(_ amount: Double) -> Filter { Filter(.contrast(amount)) }

        /// Returns a filter that inverts colours by an amount from 0 to 1.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            Filter(.contrast(1 - 2 * min(max(amount, 0), 1)))
        }

        /// Makes it grey: 0 leaves it as it is, 1 leaves no colour.
        public static func grayscale(_ amount: Double) -> Filter {
            Filter(.saturation(1 - amount))
        }

        @available(*, unavailable, message: "X servers make no opacity of colours.")
        public static var luminanceToAlpha: Filter { Filter(.none) }

        /// Blurs by a standard deviation in points; zero, less and NaN blur nothing.
        public static func blur(
            radius: CGFloat, options: BlurOptions = BlurOptions()
        ) -> Filter {
            guard radius > 0, radius.isFinite else { return Filter(.none) }
            return Filter(.effect(.blur(radius, isOpaque: options.contains(.opaque))))
        }

        @available(*, unavailable, message: "X servers do not compare opacities.")
        public static func alphaThreshold(
            min: Double, max: Double = 1, color: Color = .black
        ) -> Filter { Filter(.none) }

        /// Returns the effect in a canvas; `nil` for none.
        @MainActor func effect(in place: CanvasDrawing) -> DrawEffect? {
            switch kind {
            case .effect(let effect): effect
            case .none: nil
            case .multiplication(let color):
                .filter(.multiplication(by: place.resolve(color)))
            case .shadow(let color, let radius, let offset):
                .shadow(Shadow(color: place.resolve(color), radius: radius, offset: offset))
            }
        }
    }
}
