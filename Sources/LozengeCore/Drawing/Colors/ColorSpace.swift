import Foundation

extension Color {
    /// The colour space of a colour's components.
    ///
    /// Matches: SwiftUI.Color.RGBColorSpace
    /// Differs: screens are assumed to show sRGB; colours of `displayP3` outside of it are clamped.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB, sRGBLinear, displayP3
    }
}

/// Red, green and blue.
typealias Components = SIMD3<Double>

extension Color.RGBColorSpace {
    /// Converts components to sRGB; results may be outside of 0 to 1.
    func sRGB(_ components: Components) -> Components {
        switch self {
        case .sRGB: components
        case .sRGBLinear: components.encoded
        case .displayP3: P3.linearSRGB(components.linear).encoded
        }
    }
}

extension Components {
    /// The linear components.
    ///
    /// Source: IEC 61966-2-1; below zero mirrored, as extended sRGB has it.
    var linear: Components {
        map { $0 <= 0.040_45 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    }

    /// The components in sRGB for linear components.
    var encoded: Components {
        map { $0 <= 0.003_130_8 ? 12.92 * $0 : 1.055 * pow($0, 1 / 2.4) - 0.055 }
    }

    private func map(_ curve: (Double) -> Double) -> Components {
        func mirrored(_ value: Double) -> Double { value < 0 ? -curve(-value) : curve(value) }
        return Components(mirrored(x), mirrored(y), mirrored(z))
    }

    func dot(_ other: Components) -> Double { (self * other).sum() }
}

/// A 3 × 3 matrix.
struct Matrix {
    let rows: (Components, Components, Components)

    init(_ first: Components, _ second: Components, _ third: Components) {
        rows = (first, second, third)
    }

    func callAsFunction(_ components: Components) -> Components {
        Components(
            rows.0.dot(components), rows.1.dot(components), rows.2.dot(components))
    }
}

/// The Display P3 colour space.
private enum P3 {
    /// Source: the primaries of SMPTE EG 432-1 with the white of sRGB, in those of sRGB.
    static let linearSRGB = Matrix(
        [1.224_940_18, -0.224_940_18, 0],
        [-0.042_056_95, 1.042_056_95, 0],
        [-0.019_637_55, -0.078_636_05, 1.098_273_60])
}
