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
}
