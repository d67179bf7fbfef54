import LozengeCore
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

@testable import LozengeControls

@Suite("Marks of sliders")
struct SliderTickTests {
    private func slider(_ ticks: [Double]) -> Screen {
        Screen(300, 60) {
            Slider(value: .constant(5), in: 0...10) {
                Text("Volume")
            } ticks: {
                SliderTickContentForEach(ticks, id: \.self) { SliderTick($0) }
            }
        }
    }

    /// Returns the number of drawing commands beyond those of a slider without marks.
    private func marks(_ ticks: [Double]) -> Bool { slider(ticks).text != slider([]).text }

    @Test("A mark is drawn for each value in the range")
    func drawn() {
        #expect(marks([0, 5, 10]))
        #expect(slider([0, 5, 10]).text != slider([0, 10]).text)
    }

    @Test("Values outside of the range, and NaN, have none")
    func outside() {
        #expect(!marks([-1, 11, .nan, .infinity]))
        #expect(slider([5, 11, .nan]).text == slider([5]).text)
    }

    @Test("The slider is operated as without marks")
    func operated() {
        struct Volume: View {
            @State var volume = 5.0
            var body: some View {
                VStack {
                    Slider(value: $volume, in: 0...10, step: 1) {
                        Text("Volume")
                    } ticks: {
                        SliderTick(0.0)
                        if volume > 3 { SliderTick(5.0) }
                    }
                    Text(verbatim: "\(volume)")
                }
            }
        }
        let screen = Screen(300, 100) { Volume() }
        screen.press(.tab)
        screen.press(.rightArrow)
        #expect(screen.frame(of: "6.0") != nil, "\(screen.words)")
    }

    @Test("A mark can have a view below it: in the middle, and inside the slider at its ends")
    func labels() throws {
        let screen = Screen(300, 80) {
            Slider(value: .constant(5), in: 0...10) {
                Text("Volume")
            } ticks: {
                SliderTick(0) { Text("Quiet") }
                SliderTick(5) { Text("Half") }
                SliderTick(99) { Text("Nowhere") }
            }
        }
        let half = try #require(screen.frame(of: "Half"))
        #expect(abs(half.midX - 150) < 1)
        let slider = try #require(screen.element(.slider, "Volume"))
        #expect(half.minY >= slider.frame.maxY - 1)
        #expect(screen.frame(of: "Quiet")?.minX == 0)
        #expect(screen.frame(of: "Nowhere") == nil)
    }

    @Test("Views at the ends are in line with the track, also above labels of marks")
    func ends() throws {
        let screen = Screen(300, 80) {
            Slider(value: .constant(5), in: 0...10) {
                Text("Volume")
            } currentValueLabel: {
                Text("5")
            } minimumValueLabel: {
                Text("min")
            } maximumValueLabel: {
                Text("max")
            } ticks: {
                SliderTick(5) { Text("Half") }
            }
        }
        let slider = try #require(screen.element(.slider, "Volume"))
        #expect(try #require(screen.frame(of: "min")).midY == slider.frame.midY)
        #expect(screen.frame(of: "Half") != nil)
    }

    @Test("Each step can have a mark")
    func steps() {
        var asked: [Double] = []
        let screen = Screen(300, 80) {
            Slider(value: .constant(5), in: 0...10, step: 2) {
                Text("Volume")
            } tick: { (value: Double) -> SliderTick<Double>? in
                asked.append(value)
                return value == 4 ? SliderTick(value) { Text("Four") } : nil
            }
        }
        #expect(screen.frame(of: "Four") != nil)
        #expect(asked.prefix(6) == [0, 2, 4, 6, 8, 10])
        _ = Slider(value: .constant(0.5), step: 0) {
            Text("Volume")
        } tick: {
            SliderTick($0)
        }
    }

    @Test("A part of the range can be chosen, and the value has a description")
    func enabledBounds() {
        struct Speed: View {
            @State var speed = 0.4

            var body: some View {
                VStack {
                    Slider(
                        value: $speed, in: -1...1, step: 0.5, neutralValue: 0,
                        enabledBounds: -0.5...0.5
                    ) {
                        Text("Speed")
                    } currentValueLabel: {
                        Text("brisk")
                    } minimumValueLabel: {
                        Image(systemName: "tortoise")
                    } maximumValueLabel: {
                        Image(systemName: "hare")
                    }
                    Text(verbatim: "now \(speed)")
                }
            }
        }
        let screen = Screen(300, 100) { Speed() }
        #expect(screen.element(.slider, "Speed")?.value == "brisk")
        screen.press(.tab)
        screen.press(.end)
        #expect(screen.texts.contains("now 0.5"))
        screen.press(.home)
        #expect(screen.texts.contains("now -0.5"))
    }
}
