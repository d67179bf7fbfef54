import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import RandomFixtures
import Testing
import ViewFixtures

@testable import LozengeControls

@Suite("Colour pickers")
struct ColorPickerTests {
    private struct Paint: View {
        var supportsOpacity = true
        @State var color = Color(.sRGB, red: 1, green: 0.5, blue: 0)
        @Environment(\.self) var environment

        var body: some View {
            VStack {
                ColorPicker("Paint", selection: $color, supportsOpacity: supportsOpacity)
                Text(verbatim: color.resolve(in: environment).hexadecimal + " chosen")
            }
        }
    }

    private func open(_ paint: Paint = Paint()) throws -> (Screen, Screen) {
        let screen = Screen(400, 200) { paint }
        screen.click(.button, "Paint")
        return (screen, try #require(screen.popups.first))
    }

    @Test("The well opens the colours; Escape closes them")
    func opens() throws {
        let (screen, _) = try open()
        #expect(screen.element(.button, "Paint")?.value == "Orange")
        screen.press(.escape)
        #expect(screen.popups.isEmpty)
    }

    @Test("A swatch is chosen, and the opacity stays")
    func swatch() throws {
        let (screen, popover) = try open(
            Paint(color: Color(.sRGB, red: 1, green: 0.5, blue: 0, opacity: 0.5)))
        popover.click(.button, "Black")
        #expect(screen.frame(of: "#00000080 chosen") != nil)
    }

    @Test("Digits are typed; what is no colour changes nothing")
    func digits() throws {
        let (screen, popover) = try open()
        for (typed, expected) in [
            ("#0f8", "#00FF88"), ("123456", "#123456"), ("nothing", "#123456"),
            ("#FF000080", "#FF000080"),
        ] {
            popover.click(.textField, "Hexadecimal")
            popover.press(.character("a"), modifiers: .control)
            popover.type(typed)
            popover.press(.return)
            #expect(screen.frame(of: expected + " chosen") != nil, "\(typed)")
        }
    }

    @Test("Without opacity there is no slider for it, and typed opacity is dropped")
    func opaque() throws {
        let (screen, popover) = try open(Paint(supportsOpacity: false))
        #expect(popover.element(.slider, "Opacity") == nil)
        popover.click(.textField, "Hexadecimal")
        popover.press(.character("a"), modifiers: .control)
        popover.type("#12345678")
        popover.press(.return)
        #expect(screen.frame(of: "#123456 chosen") != nil)
    }

    @Test("Sliders and the plane of hues are operated by keys")
    func keys() throws {
        let (screen, popover) = try open()
        let brightness = try #require(popover.element(.slider, "Brightness"))
        popover.click(at: CGPoint(x: brightness.frame.midX, y: brightness.frame.midY))
        #expect(screen.frame(of: "#FF8000 chosen") == nil)
        brightness.perform("increment")
        let plane = try #require(popover.element(.slider, "Hue and Saturation")).frame
        popover.click(at: CGPoint(x: plane.minX + 1, y: plane.maxY - 1))
        // The lower edge is without saturation.
        #expect(screen.element(.button, "Paint")?.value == "Gray")
    }

    @Test("Assistive technology moves the hue on from where it is")
    func hueActions() throws {
        let (screen, popover) = try open()
        let plane = try #require(popover.element(.slider, "Hue and Saturation"))
        func value() -> String? { popover.element(.slider, "Hue and Saturation")?.value }
        plane.perform("increment")
        let once = value()
        plane.perform("increment")
        #expect(value() != once && once != plane.value)
        plane.perform("decrement")
        #expect(value() == once && screen.popups.count == 1)
    }

    @Test("A colour comes back from its hue, saturation and brightness")
    func hues() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<500 {
            let color = Color.Resolved(
                red: Float.random(in: 0...1, using: &random),
                green: Float.random(in: 0...1, using: &random),
                blue: Float.random(in: 0...1, using: &random))
            var hue = HueColor()
            hue.update(to: color)
            let back = hue.color.resolve(in: EnvironmentValues())
            #expect(abs(back.red - color.red) < 0.001)
            #expect(abs(back.green - color.green) < 0.001)
            #expect(abs(back.blue - color.blue) < 0.001)
        }
        // Black keeps the hue.
        var hue = HueColor(hue: 0.3, saturation: 0.8, brightness: 1)
        hue.update(to: Color.Resolved(red: 0, green: 0, blue: 0))
        #expect(hue.hue == 0.3 && hue.saturation == 0.8 && hue.brightness == 0)
    }

    @Test(
        "Digits that are no colour are refused",
        arguments: ["", "#", "12", "#12345", "red", "#GGGGGG", "#１２３", "123456789"])
    func refused(_ text: String) {
        #expect(Color.Resolved(hexadecimal: text) == nil)
    }
}
