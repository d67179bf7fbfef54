import Foundation
import LozengeCore

/// A file that holds a picture of the app's.
struct AssetFile: Equatable {
    let path: String
    /// Pixels per point it was drawn for.
    let scale: CGFloat
    /// Whether it is meant to be shown in one colour.
    let isTemplate: Bool
}

/// One of the files that one picture may have: for how many pixels per point, and for which desktop.
struct AssetVariant: Equatable {
    /// 1, 2 or 3.
    let factor: Int
    let isDark: Bool

    /// The formats that are looked for; a drawing counts where there is nothing else.
    static let endings = ["png", "jpg", "jpeg", "webp", "gif", "tiff", "bmp", "svg"]

    /// The part between name and extension, as in `name~dark@2x.png`.
    var suffix: String { (isDark ? "~dark" : "") + (factor == 1 ? "" : "@\(factor)x") }

    /// Returns the variants for a scale and scheme, the best one first.
    ///
    /// On a dark desktop, dark variants come first; then the variant for the same scale, the next
    /// larger one, and any other.
    static func all(scale: CGFloat, colorScheme: ColorScheme) -> [AssetVariant] {
        let factor = scale > 1 ? Int(min(scale.rounded(.up), 3)) : 1
        let factors = Array(factor...3) + (1..<factor).reversed()
        return (colorScheme == .dark ? [true, false] : [false]).flatMap { isDark in
            factors.map { AssetVariant(factor: $0, isDark: isDark) }
        }
    }
}
