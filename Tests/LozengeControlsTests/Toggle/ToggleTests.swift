import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("Toggle")
struct ToggleTests {
    private struct Setting: View {
        @State private var isOn = false

        var body: some View {
            Toggle("Sound", isOn: $isOn).tagged("toggle").onChange(of: isOn) { onChange($1) }
        }

        let onChange: (Bool) -> Void
    }

    private let diary = Diary()

    private func setting() -> some View { Setting { diary.note($0 ? "on" : "off") } }

    @Test(
        "Several texts in a label are a title and subtitles below it; other views stand side by side"
    )
    func labels() throws {
        let screen = Screen(300, 200) {
            VStack {
                Toggle(isOn: .constant(true)) {
                    Text("Title")
                    Text("Subtitle")
                }
                Button {
                } label: {
                    Image(systemName: "star")
                    Text("Favorite")
                }
            }
        }
        let title = try #require(screen.frame(of: "Title"))
        let subtitle = try #require(screen.frame(of: "Subtitle"))
        #expect(subtitle.minY >= title.maxY && subtitle.minX == title.minX)
        #expect(screen.toggle("Title").exists || screen.find(.toggle).exists)
        let button = try #require(screen.find(.button).element()).frame
        #expect(button.width > button.height)
    }

    @Test(
        "A click on the switch at the trailing edge turns it on and off; one on the label does not")
    func click() {
        let screen = Screen(200, 30) { setting() }
        screen.click(at: CGPoint(x: 20, y: 15))
        #expect(diary.lines == [])
        screen.click(at: CGPoint(x: 160, y: 15))
        screen.click(at: CGPoint(x: 190, y: 15))
        #expect(diary.lines == ["on", "off"])
    }

    @Test("Space turns a focused toggle on and off")
    func keys() {
        let screen = Screen(200, 30) { setting() }
        screen.press(.tab)
        screen.press(.space)
        screen.press(.space)
        #expect(diary.lines == ["on", "off"])
    }

    @Test("A disabled toggle stays as it is")
    func disabled() {
        let screen = Screen(200, 30) { setting().disabled(true) }
        screen.click(at: CGPoint(x: 190, y: 15))
        screen.press(.tab)
        screen.press(.space)
        #expect(diary.lines == [])
    }

    @Test("Without labels only the switch is left, and it names itself")
    func labelsHidden() {
        let screen = Screen(200, 100) { setting().labelsHidden() }
        #expect(screen.words == [])
        #expect(screen.frame(of: "toggle") == CGRect(77, 37, 46, 26))
        #expect(screen.element(.toggle, "Sound") != nil)
    }
}
