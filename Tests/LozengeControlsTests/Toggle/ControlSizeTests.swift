import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing

@testable import LozengeControls

@Suite("Sizes of controls")
struct ControlSizeTests {
    /// Source: `docs/theme.md`, THEME-3.
    @Test("All kinds of controls follow the size")
    func sizes() {
        let heights = ControlSize.allCases.map { size -> [CGFloat] in
            let screen = Screen(900, 100) {
                HStack {
                    Toggle("Switch", isOn: .constant(true)).toggleStyle(.switch).tagged("switch")
                    Toggle("", isOn: .constant(true)).toggleStyle(.checkbox).tagged("box")
                    Stepper("", value: .constant(1)).tagged("stepper")
                    TextField("Name", text: .constant("a")).tagged("field")
                    DatePicker("", selection: .constant(Date())).tagged("date")
                    ColorPicker("", selection: .constant(.red)).tagged("well")
                    Slider(value: .constant(0.5)).tagged("slider")
                    Button("OK") {}.tagged("button")
                }
                .labelsHidden()
                .controlSize(size)
            }
            return ["switch", "box", "stepper", "field", "date", "well", "slider", "button"]
                .map { screen.frame(of: $0)?.height ?? 0 }
        }
        for (smaller, larger) in zip(heights, heights.dropFirst()) {
            for (lower, upper) in zip(smaller, larger) {
                #expect(lower > 0 && lower <= upper, "\(smaller) \(larger)")
            }
        }
        for (least, regular) in zip(heights[0], heights[2]) { #expect(least < regular) }
        for (regular, most) in zip(heights[2], heights[4]) { #expect(regular < most) }
    }

    /// Source: `docs/theme.md`, THEME-2.
    @Test(
        "A button with a symbol alone is a square, with a title wider than high",
        arguments: ControlSize.allCases)
    func symbols(size: ControlSize) throws {
        let screen = Screen(400, 100) {
            HStack {
                Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly).tagged("label")
                Button {
                } label: {
                    Image(systemName: "star").foregroundStyle(.yellow)
                }
                .tagged("image")
                Button("Add", systemImage: "plus") {}.labelStyle(.titleAndIcon).tagged("both")
                Button("Ad") {}.tagged("title")
            }
            .controlSize(size)
        }
        for name in ["label", "image"] {
            let frame = try #require(screen.frame(of: name))
            #expect(frame.width == frame.height, "\(name)")
        }
        for name in ["both", "title"] {
            let frame = try #require(screen.frame(of: name))
            #expect(frame.width > frame.height, "\(name)")
        }
    }
}
