import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing

@testable import LozengeControls

@Suite("Gauges")
struct GaugeTests {
    private func value(_ view: some View) -> String? {
        Screen(300, 200) { view }.elements(.meter).first?.value
    }

    @Test("A value is described as a part of the range, within its bounds")
    func values() {
        #expect(value(Gauge(value: 30, in: 20...40) { Text("a") }) == "50%")
        #expect(value(Gauge(value: -3) { Text("a") }) == "0%")
        #expect(value(Gauge(value: 9, in: 0...4) { Text("a") }) == "100%")
    }

    @Test("The words of the label are the name, those of the present value the value")
    func words() {
        let screen = Screen(300, 200) {
            Fuel()
            ProgressView(value: 0.25) {
                Text("Copying")
            } currentValueLabel: {
                Text("3 of 12 files")
            }
        }
        #expect(screen.element(.meter, "Fuel")?.value == "50")
        #expect(screen.element(.progressBar, "Copying")?.value == "3 of 12 files")
    }

    @Test("NaN and impossible ranges are shown as the lower bound")
    func badValues() {
        #expect(value(Gauge(value: Double.nan) { Text("a") }) == "0%")
        #expect(value(Gauge(value: 2.0, in: 2...2) { Text("a") }) == "0%")
        #expect(value(Gauge(value: 2.0, in: 0...Double.infinity) { Text("a") }) == "0%")
    }

    @Test("A style of the program gets the value and the labels")
    func style() {
        struct Words: GaugeStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label
                Text(verbatim: "\(configuration.value)")
                configuration.currentValueLabel
            }
        }
        let screen = Screen(300, 200) {
            Gauge(value: 0.5) {
                Text("a")
            } currentValueLabel: {
                Text("b")
            }
            .gaugeStyle(Words())
        }
        #expect(screen.texts == ["a", "0.5", "b"])
    }

    private struct Fuel: View {
        var body: some View {
            Gauge(value: 0.5) {
                Text("Fuel")
            } currentValueLabel: {
                Text("50")
            } minimumValueLabel: {
                Text("E")
            } maximumValueLabel: {
                Text("F")
            }
        }
    }

    @Test("A bar is between the descriptions of its bounds, in both directions")
    func bar() throws {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let screen = Screen(300, 200) {
                Fuel().environment(\.layoutDirection, direction)
            }
            let low = try #require(screen.frame(of: "E"))
            let high = try #require(screen.frame(of: "F"))
            #expect((low.minX < high.minX) == (direction == .leftToRight))
            #expect(try #require(screen.frame(of: "Fuel")).maxY <= low.minY)
        }
    }

    @Test("A ring is 58 points wide and grows with the text")
    func ring() throws {
        let screen = Screen(300, 200) {
            Fuel().gaugeStyle(.accessoryCircularCapacity).tagged("ring")
        }
        #expect(screen.frame(of: "ring")?.size == CGSize(width: 58, height: 58))
        screen.textSize = .accessibility1
        #expect(try #require(screen.frame(of: "ring")).width > 80)
    }
}
