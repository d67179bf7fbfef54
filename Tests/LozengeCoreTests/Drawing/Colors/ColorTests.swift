import Foundation
import LozengeCore
import Testing

@Suite("Color")
struct ColorTests {
    @Test(
        "A colour prints as hexadecimal, with its opacity if it is not 1",
        arguments: [
            (Color.white, "#ffffff"), (.black, "#000000"), (.clear, "#000000 0%"),
            (Color(red: 1, green: 0.5, blue: 0), "#ff8000"),
            (Color(white: 0.2, opacity: 0.5), "#333333 50%"),
            (Color.red.opacity(0.25), "#ff3b30 25%"),
        ])
    func text(color: Color, text: String) {
        #expect(color.resolve(in: .light).description == text)
    }

    @Test(
        "A named colour differs between a light and a dark desktop",
        arguments: [
            (Color.red, "#ff3b30", "#ff453a"), (.green, "#34c759", "#30d158"),
            (.yellow, "#ffcc00", "#ffd60a"), (.purple, "#af52de", "#bf5af2"),
            (.primary, "#000000", "#ffffff"), (.secondary, "#3c3c43 75%", "#ebebf5 62%"),
            (.accentColor, "#3584e4", "#3584e4"), (.gray, "#8e8e93", "#8e8e93"),
        ])
    func schemes(color: Color, light: String, dark: String) {
        #expect(color.resolve(in: .light).description == light)
        #expect(color.resolve(in: .dark).description == dark)
    }

    @Test(
        "Black, white and colours in numbers are the same on both",
        arguments: [Color.black, .white, .clear, Color(red: 0.1, green: 0.2, blue: 0.3)])
    func absolute(color: Color) {
        #expect(color.resolve(in: .light) == color.resolve(in: .dark))
    }

    @Test(
        "Linear light is encoded for the screen",
        arguments: [(0, "#000000"), (1, "#ffffff"), (0.215861, "#808080"), (0.002, "#070707")]
            as [(Double, String)])
    func linear(white: Double, text: String) {
        let color = Color(.sRGBLinear, white: white)
        #expect(color.resolve(in: .light).description == text)
    }

    @Test("Components outside 0 to 1 are clamped, and NaN is 0")
    func clamping() {
        let color = Color(red: 7, green: -1, blue: .nan, opacity: .infinity).resolve(in: .light)
        #expect(color == Color.Resolved(red: 1, green: 0, blue: 0, opacity: 1))
    }

    @Test(
        "Opacity multiplies, and the result is clamped",
        arguments: [(0.5, 0.25), (4, 1), (-1, 0)] as [(Double, Float)])
    func opacity(factor: Double, result: Float) {
        let half = Color.white.opacity(0.5)
        #expect(half.opacity(factor).resolve(in: .light).opacity == result)
    }

    @Test("An opacity of NaN hides the colour")
    func opacityNaN() {
        #expect(Color.white.opacity(.nan).resolve(in: .light).opacity == 0)
    }

    @Test(
        "Hue, saturation and brightness",
        arguments: [
            (0, 1, 1, "#ff0000"), (1.0 / 3, 1, 1, "#00ff00"), (2.0 / 3, 1, 1, "#0000ff"),
            (0.5, 0, 0.2, "#333333"), (0.5, 1, 0.2, "#003333"), (1, 1, 1, "#ff0000"),
            (-1.0 / 3, 1, 1, "#0000ff"),
        ] as [(Double, Double, Double, String)])
    func hue(hue: Double, saturation: Double, brightness: Double, text: String) {
        let color = Color(hue: hue, saturation: saturation, brightness: brightness)
        #expect(color.resolve(in: .light).description == text)
    }

    @Test("A colour is described by its name or its components, and by its opacity")
    func description() {
        #expect("\(Color.red)" == "red")
        #expect("\(Color(white: 1))" == "#ffffff")
        #expect("\(Color.accentColor.opacity(0.5))" == "accent × 0.5")
        #expect("\(Color.red.mix(with: .black, by: 0.25))" == "(red to #000000 by 0.25)")
    }

    @Test("A resolved colour is independent of the environment")
    func resolved() {
        for scheme in ColorScheme.allCases {
            let resolved = Color.teal.resolve(in: scheme)
            let palette = ColorPalette(scheme: .dark, contrast: .increased)
            #expect(Color(resolved).resolve(in: palette) == resolved)
        }
    }
}
