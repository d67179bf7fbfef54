import Foundation
import LozengeTesting
import LozengeViews
import Observation
import Testing
import ViewFixtures

@Observable private final class Model { var name = "a" }

@Suite("The reasons for evaluating a body")
struct PrintChangesTests {
    private struct Inner: View {
        let title: String
        let model: Model
        let diary: Diary
        @State private var count = 0
        @Environment(\.colorScheme) private var scheme
        var body: some View {
            let _ = diary.note(Self._changes)
            Text("\(title) \(count) \(model.name) \(scheme == .dark ? "dark" : "light")")
            Change("add", $count) { $0 += 1 }
        }
    }

    private struct Outer: View {
        let model: Model
        let diary: Diary
        @State private var title = "x"
        @State private var isDark = false
        var body: some View {
            Inner(title: title, model: model, diary: diary)
                .environment(\.colorScheme, isDark ? .dark : .light)
            Change("title", $title) { $0 += "x" }
            Change("dark", $isDark) { $0.toggle() }
        }
    }

    @Test("The reasons are the names of the changes")
    func causes() {
        let (model, diary) = (Model(), Diary())
        let screen = Screen(400, 300) { Outer(model: model, diary: diary) }
        screen.click("add")
        screen.click("title")
        model.name = "b"
        _ = screen.words
        screen.click("dark")
        #expect(
            diary.lines == [
                "Inner: @self, @identity, _count, _scheme changed.", "Inner: _count changed.",
                "Inner: @self changed.", "Inner: @dependencies changed.",
                "Inner: _scheme changed.",
            ])
    }
}
