import LozengeCore

nonisolated extension GraphicsContext {
    /// The blending of a drawing with the picture below.
    ///
    /// Matches: SwiftUI.GraphicsContext.BlendMode
    /// Differs: modes that change the backdrop outside of the drawing are not available.
    nonisolated public struct BlendMode: Hashable, Sendable {
        let mode: LozengeCore.BlendMode

        public static let normal = BlendMode(mode: .normal)
        public static let multiply = BlendMode(mode: .multiply)
        public static let screen = BlendMode(mode: .screen)
        public static let overlay = BlendMode(mode: .overlay)
        public static let darken = BlendMode(mode: .darken)
        public static let lighten = BlendMode(mode: .lighten)
        public static let colorDodge = BlendMode(mode: .colorDodge)
        public static let colorBurn = BlendMode(mode: .colorBurn)
        public static let softLight = BlendMode(mode: .softLight)
        public static let hardLight = BlendMode(mode: .hardLight)
        public static let difference = BlendMode(mode: .difference)
        public static let exclusion = BlendMode(mode: .exclusion)
        public static let hue = BlendMode(mode: .hue)
        public static let saturation = BlendMode(mode: .saturation)
        public static let color = BlendMode(mode: .color)
        public static let luminosity = BlendMode(mode: .luminosity)
        /// Draws only over existing parts of the picture.
        public static let sourceAtop = BlendMode(mode: .sourceAtop)
        /// Draws below the picture.
        public static let destinationOver = BlendMode(mode: .destinationOver)
        /// Removes the drawing from the picture.
        public static let destinationOut = BlendMode(mode: .destinationOut)
        /// Adds the colours to those of the picture.
        public static let plusLighter = BlendMode(mode: .plusLighter)

        @available(*, unavailable, message: "X servers cannot add darkness; use multiply.")
        public static var plusDarker: BlendMode { .multiply }

        @available(*, unavailable, message: "It erases beyond what is drawn; use destinationOut.")
        public static var clear: BlendMode { .destinationOut }

        @available(*, unavailable, message: "It erases beyond what is drawn; clip instead.")
        public static var copy: BlendMode { .normal }

        @available(*, unavailable, message: "It erases beyond what is drawn; use sourceAtop.")
        public static var sourceIn: BlendMode { .sourceAtop }

        @available(*, unavailable, message: "It erases beyond what is drawn; clip instead.")
        public static var sourceOut: BlendMode { .normal }

        @available(*, unavailable, message: "It erases beyond what is drawn; use clipToLayer.")
        public static var destinationIn: BlendMode { .normal }

        @available(*, unavailable, message: "It erases beyond what is drawn; use clipToLayer.")
        public static var destinationAtop: BlendMode { .normal }

        @available(*, unavailable, message: "Draw both even-odd as one path instead.")
        public static var xor: BlendMode { .normal }
    }
}
