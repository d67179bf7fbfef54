import Foundation
import LozengeTesting
import Testing
import ViewFixtures
import WaitingFixtures

@Suite("onAppear and onDisappear")
struct OnAppearTests {
    private struct Noted: View {
        let name: String
        let diary: Diary
        var body: some View {
            Text(name)
                .onAppear { diary.note("+\(name)") }
                .onDisappear { diary.note("-\(name)") }
        }
    }

    @Test("Each view appears once, and disappears with its branch")
    func branch() {
        struct Branch: View {
            let diary: Diary
            @State private var isFirst = true
            var body: some View {
                if isFirst {
                    Noted(name: "a", diary: diary)
                } else {
                    Noted(name: "b", diary: diary)
                }
                Change("turn", $isFirst) { $0.toggle() }
            }
        }
        let diary = Diary()
        let screen = Screen(200, 200) { Branch(diary: diary) }
        screen.resize(210, 200)
        #expect(diary.lines == ["+a"])
        screen.click("turn")
        #expect(diary.lines.dropFirst().sorted() == ["+b", "-a"])
    }

    @Test("Rows appear and disappear by id; moved ones stay")
    func rows() {
        struct Rows: View {
            let diary: Diary
            @State private var names = ["a", "b", "c"]
            var body: some View {
                ForEach(names, id: \.self) { Noted(name: $0, diary: diary) }
                Change("change", $names) { $0 = ["d", "c", "a"] }
            }
        }
        let diary = Diary()
        let screen = Screen(200, 300) { Rows(diary: diary) }
        #expect(diary.lines.sorted() == ["+a", "+b", "+c"])
        diary.lines = []
        screen.click("change")
        #expect(diary.lines.sorted() == ["+d", "-b"])
    }

    @Test("Changes in onAppear are in the first picture")
    func firstFrame() {
        struct Greeting: View {
            @State private var text = "before"
            var body: some View { Text(text).onAppear { text = "after" } }
        }
        #expect(Screen(200, 100) { Greeting() }.words == ["after"])
    }

    @Test("A hidden alternative has not appeared")
    func alternatives() {
        let diary = Diary()
        let screen = Screen(200, 100) {
            ViewThatFits(in: .horizontal) {
                Noted(name: "a very long name", diary: diary)
                Noted(name: "short", diary: diary)
            }.frame(maxWidth: .infinity)
        }
        #expect(diary.lines == ["+a very long name"])
        screen.resize(60, 100)
        #expect(diary.lines.dropFirst().sorted() == ["+short", "-a very long name"])
    }

    @Test("Nothing appears without a view")
    func empty() {
        let diary = Diary()
        _ = Screen(100, 100) { EmptyView().onAppear { diary.note("+") } }
        #expect(diary.lines == [])
    }

    @Test("A task runs while its view is shown")
    func task() async throws {
        struct Working: View {
            let diary: Diary
            @State private var isShown = true
            @State private var steps = 0
            var body: some View {
                if isShown {
                    Text("steps \(steps)").task {
                        diary.note("begins")
                        steps += 1
                        try? await Task.sleep(for: .seconds(1000))
                        diary.note(Task.isCancelled ? "cancelled" : "ends")
                    }
                }
                Change("stop", $isShown) { $0 = false }
            }
        }
        let diary = Diary()
        let screen = Screen(200, 200) { Working(diary: diary) }
        try await wait(for: "the task") { diary.lines == ["begins"] }
        #expect(screen.words.first == "steps 1")
        screen.click("stop")
        try await wait(for: "its end") { diary.lines == ["begins", "cancelled"] }
    }

    @Test("A task with another id replaces the former one")
    func taskID() async throws {
        struct Loading: View {
            let diary: Diary
            @State private var page = 1
            var body: some View {
                Text("page \(page)").task(id: page) {
                    let page = page
                    diary.note("+\(page)")
                    try? await Task.sleep(for: .seconds(1000))
                    diary.note("-\(page)")
                }
                Change("next", $page) { $0 += 1 }
                Change("same", $page) { $0 += 0 }
            }
        }
        let diary = Diary()
        let screen = Screen(200, 200) { Loading(diary: diary) }
        try await wait(for: "the first task") { diary.lines == ["+1"] }
        screen.click("same")
        screen.click("next")
        _ = screen.words
        try await wait(for: "the second task") { diary.lines.sorted() == ["+1", "+2", "-1"] }
    }
}
