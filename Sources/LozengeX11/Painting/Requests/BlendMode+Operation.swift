import CX11
import LozengeCore

extension BlendMode {
    /// The operator of the RENDER extension.
    ///
    /// Source: the RENDER protocol, version 0.11, "Blend mode operators".
    var operation: Int32 {
        switch self {
        case .normal: PictOpOver
        case .multiply: PictOpMultiply
        case .screen: PictOpScreen
        case .overlay: PictOpOverlay
        case .darken: PictOpDarken
        case .lighten: PictOpLighten
        case .colorDodge: PictOpColorDodge
        case .colorBurn: PictOpColorBurn
        case .softLight: PictOpSoftLight
        case .hardLight: PictOpHardLight
        case .difference: PictOpDifference
        case .exclusion: PictOpExclusion
        case .hue: PictOpHSLHue
        case .saturation: PictOpHSLSaturation
        case .color: PictOpHSLColor
        case .luminosity: PictOpHSLLuminosity
        case .sourceAtop: PictOpAtop
        case .destinationOver: PictOpOverReverse
        case .destinationOut: PictOpOutReverse
        case .plusLighter: PictOpAdd
        }
    }
}
