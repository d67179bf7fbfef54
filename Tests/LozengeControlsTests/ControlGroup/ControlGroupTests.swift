import LozengeCore
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

@testable import LozengeControls

@Suite("Control groups")
struct ControlGroupTests {
    private struct Zoom: View {
        let diary: Diary

        var body: some View {
            ControlGroup {
                Button("Smaller") { diary.note("smaller") }
                ForEach(["Fit", "Larger"], id: \.self) { name in
                    Button(name) { diary.note(name) }
                }
            } label: {
                Text("Zoom")
            }
        }
    }

    @Test("The controls stand side by side and work by themselves")
    func joined() throws {
        let diary = Diary()
        let screen = Screen(400, 100) { Zoom(diary: diary) }
        #expect(screen.words == ["Smaller", "Fit", "Larger"])
        let frames = try ["Smaller", "Fit", "Larger"].map { try #require(screen.frame(of: $0)) }
        #expect(Set(frames.map(\.midY)).count == 1)
        #expect(frames[0].maxX < frames[1].minX && frames[1].maxX < frames[2].minX)
        screen.click("Larger")
        screen.click("Smaller")
        #expect(diary.lines == ["Larger", "smaller"])
    }

    @Test("In a menu a labelled group is a submenu, another one items")
    func menus() {
        let diary = Diary()
        let screen = Screen(400, 100) {
            Menu("View") {
                Zoom(diary: diary)
                ControlGroup { Button("Turn") { diary.note("turn") } }
            }
        }
        screen.click("View")
        #expect(screen.popups.last?.words.contains("Zoom") == true)
        #expect(screen.popups.last?.words.contains("Smaller") == false)
        screen.popups.last?.click("Turn")
        #expect(diary.lines == ["turn"])
    }

    @Test("The style of a menu opens one, and a style of a program has the label and the controls")
    func styles() {
        let diary = Diary()
        let screen = Screen(400, 200) {
            VStack {
                Zoom(diary: diary).controlGroupStyle(.menu)
                Zoom(diary: diary).controlGroupStyle(Labelled())
            }
        }
        #expect(screen.words == ["Zoom", "Zoom:", "Smaller", "Fit", "Larger"])
        screen.click("Zoom")
        screen.popups.last?.click("Fit")
        #expect(diary.lines == ["Fit"])
    }

    private struct Labelled: ControlGroupStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                HStack(spacing: 0) { Text("Zoom:") }
                configuration.content
            }
        }
    }
}
