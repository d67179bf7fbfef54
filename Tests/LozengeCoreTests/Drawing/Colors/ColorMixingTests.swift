import Foundation
import LozengeCore
import Testing

@Suite("Mixed colours")
struct ColorMixingTests {
    private static let colors: [Color] = [
        .red, .green, .indigo, .white, .black, Color(red: 0.2, green: 0.7, blue: 0.9),
    ]
    private static let spaces: [GradientColorSpace] = [.device, .perceptual]

    private func text(_ color: Color) -> String { color.resolve(in: .light).description }

    @Test(
        "A fraction of 0 is the first colour, a fraction of 1 the second", arguments: colors, spaces
    )
    func ends(color: Color, space: GradientColorSpace) {
        for other in Self.colors {
            #expect(text(color.mix(with: other, by: 0, in: space)) == text(color))
            #expect(text(color.mix(with: other, by: 1, in: space)) == text(other))
            for fraction in [-3, -.infinity, .nan] as [Double] {
                #expect(text(color.mix(with: other, by: fraction, in: space)) == text(color))
            }
            for fraction in [2, .infinity] as [Double] {
                #expect(text(color.mix(with: other, by: fraction, in: space)) == text(other))
            }
        }
    }

    @Test("Mixing is symmetric", arguments: colors, spaces)
    func symmetry(color: Color, space: GradientColorSpace) {
        for other in Self.colors {
            let there = color.mix(with: other, by: 0.25, in: space).resolve(in: .light)
            let back = other.mix(with: color, by: 0.75, in: space).resolve(in: .light)
            #expect(abs(there.red - back.red) < 1e-5)
            #expect(abs(there.green - back.green) < 1e-5)
            #expect(abs(there.blue - back.blue) < 1e-5)
        }
    }

    @Test("A colour mixed with itself is itself", arguments: colors, spaces)
    func same(color: Color, space: GradientColorSpace) {
        #expect(text(color.mix(with: color, by: 0.3, in: space)) == text(color))
        // Through the space and back: the error is not visible.
        let mixture = color.mix(with: color.opacity(0.5), by: 0.3, in: space)
        let (mixed, pure) = (mixture.resolve(in: .light), color.resolve(in: .light))
        #expect(abs(mixed.red - pure.red) < 1e-4)
        #expect(abs(mixed.green - pure.green) < 1e-4)
        #expect(abs(mixed.blue - pure.blue) < 1e-4)
        #expect(abs(mixed.opacity - 0.85) < 1e-6)
    }

    @Test("Halfway from black to white: by numbers, and perceptually")
    func greys() {
        #expect(text(.black.mix(with: .white, by: 0.5, in: .device)) == "#808080")
        // OKLab's lightness 0.5 is 0.125 of the light.
        #expect(text(.black.mix(with: .white, by: 0.5)) == "#636363")
        let half = Color.black.mix(with: .white, by: 0.5).resolve(in: .light)
        #expect(abs(half.linearGreen - 0.125) < 1e-4)
    }

    @Test(
        "Known mixtures",
        arguments: [
            (Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1), "#8c53a2"),
            (Color(red: 1, green: 1, blue: 0), Color(red: 0, green: 0, blue: 1), "#6cabc7"),
        ])
    func known(first: Color, second: Color, expected: String) {
        // Calculated with NumPy from the matrices of the paper.
        #expect(text(first.mix(with: second, by: 0.5)) == expected)
    }

    @Test("A transparent colour does not change the other's components", arguments: spaces)
    func clear(space: GradientColorSpace) {
        let faded = Color.red.mix(with: .clear, by: 0.5, in: space)
        #expect(text(faded) == text(.red.opacity(0.5)))
        #expect(text(.clear.mix(with: .clear, by: 0.5, in: space)) == "#000000 0%")
    }

    @Test("A mixture depends on the colour scheme and the accent, as its parts do")
    func surroundings() {
        let mixture = Color.primary.mix(with: .primary.opacity(0.5), by: 0.5)
        #expect(mixture.resolve(in: .light).description == "#000000 75%")
        #expect(mixture.resolve(in: .dark).description == "#ffffff 75%")
        let accent = Color.Resolved(red: 0, green: 1, blue: 0)
        let marked = Color.accentColor.mix(with: .clear, by: 0)
        #expect(marked.resolve(in: ColorPalette(accent: accent)) == accent)
    }
}
