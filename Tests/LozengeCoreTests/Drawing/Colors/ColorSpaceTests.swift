import Foundation
import LozengeCore
import Testing

@Suite("Colour components")
struct ColorSpaceTests {
    @Test("Linear and encoded components describe the same colour", arguments: 0...32)
    func linear(step: Int) {
        let light = Float(step) / 32
        let color = Color.Resolved(
            colorSpace: .sRGBLinear, red: light, green: 1 - light, blue: 0.5, opacity: 0.5)
        #expect(abs(color.linearRed - light) < 1e-6)
        #expect(abs(color.linearGreen - (1 - light)) < 1e-6)
        #expect(abs(color.linearBlue - 0.5) < 1e-6)
        var other = Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.5)
        other.linearRed = light
        other.linearGreen = 1 - light
        other.linearBlue = 0.5
        #expect(other == color)
    }

    @Test("Greys are the same in all spaces with a curve", arguments: 0...16)
    func greys(step: Int) {
        let level = Double(step) / 16
        let wide = Color(.displayP3, white: level).resolve(in: .light)
        let usual = Color(white: level).resolve(in: .light)
        #expect(abs(wide.red - usual.red) < 1e-5)
        #expect(abs(wide.blue - usual.blue) < 1e-5)
    }

    @Test("Wide-gamut colours outside sRGB are clamped")
    func wide() {
        func text(_ red: Double, _ green: Double, _ blue: Double) -> String {
            Color(.displayP3, red: red, green: green, blue: blue).resolve(in: .light).description
        }
        #expect(text(1, 0, 0) == "#ff0000")
        #expect(text(0, 1, 0) == "#00ff00")
        #expect(text(0.5, 0.4, 0.3) == "#846549")
    }

    @Test("NaN and infinite components are clamped in every space")
    func hostile() {
        let numbers: [Float] = [
            .nan, -.infinity, .infinity, -3, 7, 1e38, -1e38, .leastNonzeroMagnitude,
        ]
        for space in [Color.RGBColorSpace.sRGB, .sRGBLinear, .displayP3] {
            for red in numbers {
                for green in numbers {
                    let color = Color.Resolved(
                        colorSpace: space, red: red, green: green, blue: 0.5, opacity: red)
                    for part in [color.red, color.green, color.blue, color.opacity] {
                        #expect((0...1).contains(part))
                    }
                }
            }
        }
    }
}
