import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

@Suite("Groups and branches of commands, scenes and rotors")
struct GroupedCommandsTests {
    private enum Mode { case calm, loud, silent }

    private struct Tools: Commands {
        let mode: Mode
        let isOpen: Bool

        var body: some Commands {
            Group {
                if isOpen {
                    CommandMenu("Open Tools") { Button("Close It") {} }
                } else {
                    CommandMenu("Closed Tools") { Button("Open It") {} }
                }
                switch mode {
                case .calm: CommandMenu("Calm") { Button("Rest") {} }
                case .loud: CommandMenu("Loud") { Button("Shout") {} }
                case .silent: EmptyCommands()
                }
            }
        }
    }

    @Test("Menus are those of the branch", arguments: [true, false], 0..<3)
    func branches(isOpen: Bool, index: Int) {
        let (mode, menus) = [(Mode.calm, ["Calm"]), (.loud, ["Loud"]), (.silent, [])][index]
        let screen = Screen(400, 200) {
            Text("Content")
        } commands: {
            Tools(mode: mode, isOpen: isOpen)
        }
        let shown = ["Open Tools", "Closed Tools", "Calm", "Loud"].filter {
            screen.frame(of: $0) != nil
        }
        #expect(shown == [isOpen ? "Open Tools" : "Closed Tools"] + menus)
    }

    @Test("Scenes in a group are the scenes of the app")
    func scenes() {
        struct Grouped: App {
            var body: some Scene {
                Group {
                    WindowGroup("First") { Text("one") }
                    Window("Second", id: "second") { Text("two") }
                }
                .commands { CommandMenu("Tools") { Button("Work") {} } }
            }
        }
        let app = TestedApp(Grouped())
        let first = app.open(300, 200)
        #expect(first.texts.contains("one"))
        #expect(first.frame(of: "Tools") != nil)
        let second = app.open(300, 200, scene: 1)
        #expect(second.texts.contains("two"))
        #expect(second.frame(of: "Tools") != nil)
    }

    @Test(
        "Entries of a rotor in a group, and of the branch that is taken", arguments: [true, false])
    func rotor(isLong: Bool) {
        let letters = ["a", "b", "c", "d"]
        let screen = Screen(300, 100) {
            ScrollView {
                LazyVStack { ForEach(letters, id: \.self) { Text($0).frame(height: 60) } }
            }
            .accessibilityRotor("Letters") {
                Group {
                    if isLong {
                        AccessibilityRotorEntry("a", id: "a")
                        AccessibilityRotorEntry("b", id: "b")
                    } else {
                        AccessibilityRotorEntry("c", id: "c")
                    }
                    AccessibilityRotorEntry("d", id: "d")
                }
            }
        }
        _ = screen.speech
        let list = screen.find(.group)
        for letter in isLong ? ["a", "b", "d"] : ["c", "d"] {
            list.perform("Next Letters")
            #expect(screen.speech.last == letter)
        }
    }
}
