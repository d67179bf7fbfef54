import Foundation
import LozengeCore
import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("An app's own state")
struct AppGraphTests {
    private final class Model: ObservableObject {
        @Published var title = "first"
        static var made = 0
        init() { Self.made += 1 }
    }

    private struct Program: App {
        @State private var count = 0
        @StateObject private var model = Model()
        @AppStorage("round") private var round = 1
        var body: some Scene {
            Window(model.title, id: "main") {
                VStack {
                    Text("count \(count) round \(round)")
                    Button("more") { count += 1 }
                    Button("rename") { model.title = "second" }
                    Button("round") { round += 1 }
                }
            }
            .commands {
                CommandMenu("Count") {
                    Button("Reset") { count = 0 }.keyboardShortcut("r")
                }
                CommandGroup(replacing: .newItem) {}
            }
            WindowGroup("other", id: "other") { Text("other") }
            Settings { Text("settings") }
        }
    }

    private final class Running {
        let graph: AppGraph
        var rings = 0
        private var content: WindowContent?

        init(_ store: ValueStore) {
            var surroundings = EnvironmentValues()
            surroundings.appStore = store
            var ring: () -> Void = {}
            graph = AppGraph(
                Program(), surroundings: surroundings, textEngine: GridTextEngine(),
                pictures: NoPictures()
            ) { ring() }
            ring = { [unowned self] in rings += 1 }
        }

        func screen() -> Screen {
            let content = WindowContent(graph.windows[0].content)
            self.content = content
            return Screen(300, 200) { content.view }
        }

        func follow() {
            if graph.update() { content?.update(to: graph.windows[0].content) }
        }
    }

    @Test("State of an app is kept, and its windows follow it")
    func state() {
        Model.made = 0
        let store = ValueStore()
        store["round"] = .int(4)
        let running = Running(store)
        let screen = running.screen()
        #expect(screen.words.first == "count 0 round 4")
        screen.click("more")
        #expect(screen.words.first == "count 1 round 4")
        // The window read it, the app's body did not.
        #expect(running.rings == 0)
        screen.click("rename")
        #expect(running.rings == 1 && running.graph.windows[0].shownTitle == "first")
        running.follow()
        #expect(running.graph.windows[0].shownTitle == "second")
        screen.click("round")
        #expect(store["round"] == .int(5) && screen.words.first == "count 1 round 5")
        #expect(Model.made == 1)
    }

    @Test("The kinds of windows are those of the body, in its order")
    func kinds() {
        let windows = Running(ValueStore()).graph.windows
        #expect(windows.map(\.kind) == [.single, .group, .settings])
        #expect(windows.map(\.id) == ["main", "other", nil])
        #expect(windows.map(\.isLimited) == [false, false, true])
        #expect(windows.map(\.commands.count) == [1, 0, 0])
    }

    private struct Counted: Scene {
        let name: String
        @State private var count = 0
        @AppStorage("round") private var round = 1

        var body: some Scene {
            Window("\(name) \(count)", id: name) {
                Button("more \(round)") { count += 1 }
            }
        }
    }

    private struct Twice: App {
        var body: some Scene {
            Counted(name: "one")
            Counted(name: "two")
        }
    }

    @Test("State of custom scenes is kept for each of them")
    func scenes() {
        var surroundings = EnvironmentValues()
        surroundings.appStore = ValueStore()
        surroundings.appStore["round"] = .int(4)
        let graph = AppGraph(
            Twice(), surroundings: surroundings, textEngine: GridTextEngine(),
            pictures: NoPictures()
        ) {}
        #expect(graph.windows.map(\.shownTitle) == ["one 0", "two 0"])
        let screen = Screen(200, 100) { graph.windows[1].content() }
        screen.click("more 4")
        #expect(graph.update())
        #expect(graph.windows.map(\.shownTitle) == ["one 0", "two 1"])
    }

    @Test("Commands work without menus, and replace others")
    func commands() {
        let running = Running(ValueStore())
        let description = running.graph.windows[0]
        let window = WindowRuntime(
            description.content(), textEngine: GridTextEngine(), pictures: NoPictures(),
            textSize: TextSizeSetting())
        var unknown: [Key] = []
        window.onKey = {
            unknown.append($0.key)
            return true
        }
        window.update(to: description.commands)
        let screen = running.screen()
        screen.click("more")
        window.handle(.key(KeyEvent(.character("r"), modifiers: .control)))
        #expect(screen.words.first?.hasPrefix("count 0") == true)
        window.handle(.key(KeyEvent(.character("n"), modifiers: .control)))
        #expect(unknown == [.character("n")])
        #expect(window.replaces(.newItem) && !window.replaces(.appTermination))
        window.close()
    }
}

extension WindowDescription {
    /// The title as a string; `nil` for that of the app.
    var shownTitle: String? { title?.string(in: EnvironmentValues()) }
}
