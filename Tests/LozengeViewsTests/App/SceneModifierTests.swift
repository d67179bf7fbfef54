import Foundation
import LozengeCore
import LozengeTesting
import Observation
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("Modifiers of scenes")
struct SceneModifierTests {
    private final class Diary {
        var entries: [String] = []
    }

    private final class Settings: ObservableObject {
        @Published var name = "first"
    }

    private struct Watching: App {
        @StateObject private var settings = Settings()
        @State private var changes = 0
        var diary = Diary()

        var body: some Scene {
            Window("\(settings.name) \(changes)", id: "main") {
                Button("rename") { settings.name += "!" }
            }
            .onChange(of: settings.name) { old, new in
                diary.entries.append("\(old) to \(new)")
                changes += 1
            }
            .onChange(of: settings.name, initial: true) { diary.entries.append("now") }
        }

        init() {}
        init(_ diary: Diary) { self.diary = diary }
    }

    private func graph(_ app: some App) -> AppGraph {
        AppGraph(
            app, surroundings: EnvironmentValues(), textEngine: GridTextEngine(),
            pictures: NoPictures()
        ) {}
    }

    @Test("onChange gets the old value, and its changes are shown at once")
    func onChange() {
        let diary = Diary()
        let graph = graph(Watching(diary))
        #expect(diary.entries == ["now"])
        let screen = Screen(200, 100) { graph.windows[0].content() }
        screen.click("rename")
        #expect(graph.update())
        #expect(diary.entries == ["now", "first to first!", "now"])
        #expect(graph.windows[0].shownTitle == "first! 1")
    }

    @Test("An unchanged value is not reported")
    func unchanged() {
        let diary = Diary()
        let graph = graph(Watching(diary))
        #expect(!graph.update())
        #expect(diary.entries == ["now"])
    }

    private struct Surroundings: View {
        @Environment(\.lineSpacing) private var lineSpacing
        @EnvironmentObject private var settings: Settings
        @Environment(Person.self) private var person

        var body: some View { Text("\(Int(lineSpacing)) \(settings.name) \(person.name)") }
    }

    @Observable
    fileprivate final class Person {
        var name = "Ada"
    }

    private struct Surrounded: App {
        @StateObject private var settings = Settings()
        @State private var person = Person()

        var body: some Scene {
            WindowGroup { Surroundings() }
                .environment(\.lineSpacing, 7)
                .environmentObject(settings)
                .environment(person)
        }
    }

    @Test("The content of windows reads the environment of its scene")
    func environment() {
        let graph = graph(Surrounded())
        let screen = Screen(200, 100) { graph.windows[0].framed { $0 } }
        #expect(screen.words == ["7 first Ada"])
    }
}
