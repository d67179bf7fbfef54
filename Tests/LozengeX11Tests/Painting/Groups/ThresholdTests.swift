import CX11
import Foundation
import LozengeCore
import Testing

@testable import LozengeX11

@Suite("Groups that are cut out by their opacity")
struct ThresholdTests {
    private let blue = Color.Resolved(red: 0, green: 0, blue: 1)

    private func pixels(
        _ min: Double, _ max: Double, _ content: [DrawCommand]
    ) throws -> Pixels {
        let range = AlphaThreshold(min: min, max: max, color: blue)
        return try Stage(
            FakeClient([.group(.threshold(range), DisplayFragment(DisplayList(content)))])
        )
        .pixels()
    }

    /// Ten strips with the opacities 0.05, 0.15 and so on.
    private var strips: [DrawCommand] {
        (0..<10).map { index in
            .fill(
                .rectangle(CGRect(x: index * 20, y: 0, width: 20, height: 100)),
                .rgb(1, 0, 0, Double(index) / 10 + 0.05))
        }
    }

    @Test(
        "Opacities in the range are drawn in the colour, others not at all",
        arguments: [(0.5, 1), (0.5, 0.7), (0, 1), (0.9, 1), (0.3, 0.3), (0.7, 0.5), (-1, 2)])
    func range(min: Double, max: Double) throws {
        let pixels = try pixels(min, max, strips)
        for index in 0..<10 {
            let opacity = Double(index) / 10 + 0.05
            let isShown = opacity >= min && opacity <= max
            #expect(
                pixels[index * 20 + 10, 50] == (isShown ? 0x0000ff : 0xffffff),
                "opacity \(opacity) of \(min) to \(max)")
        }
        #expect(pixels[100, 130] == 0xffffff)
    }

    @Test("What is opaque reaches every least opacity")
    func opaque() throws {
        let square = DrawCommand.fill(.rectangle(CGRect(x: 0, y: 0, width: 50, height: 50)), .red)
        #expect(try pixels(1, 1, [square])[20, 20] == 0x0000ff)
    }

    @Test("A change inside is painted as everything is")
    func change() throws {
        let client = FakeClient()
        let stage = try Stage(client)
        func list(_ opacity: Double) -> DisplayList {
            let square = DrawCommand.fill(
                .rectangle(CGRect(x: 20, y: 20, width: 30, height: 30)), .rgb(1, 0, 0, opacity))
            return DisplayList([
                .group(
                    .threshold(AlphaThreshold(min: 0.5, max: 1, color: blue)),
                    DisplayFragment(DisplayList(strips + [square])))
            ])
        }
        for opacity in [0.1, 0.9, 0.3] {
            #expect(try stage.repaint(list(opacity), client) == 0)
        }
    }

    @Test("Blurred drops run together")
    func drops() throws {
        func drop(_ x: CGFloat) -> DrawCommand {
            .fill(.ellipse(CGRect(x: x, y: 40, width: 60, height: 60)), .red)
        }
        func blurred(_ drops: [DrawCommand]) -> [DrawCommand] {
            [.group(.blur(10, isOpaque: false), DisplayFragment(DisplayList(drops)))]
        }
        let two = try pixels(0.5, 1, blurred([drop(30), drop(94)]))
        #expect(two[92, 70] == 0x0000ff)
        #expect(two[92, 42] == 0xffffff)
        #expect(try pixels(0.5, 1, blurred([drop(30)]))[92, 70] == 0xffffff)
    }
}
