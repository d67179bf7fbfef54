import LozengeCore
import LozengeTesting
import Observation
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("Swipes over rows, and the edit mode")
struct ListSwipeTests {
    @Observable
    final class Model {
        var names = ["a", "b", "c"]
        var log: [String] = []
    }

    private struct Names: View {
        let model: Model

        var body: some View {
            List {
                ForEach(model.names, id: \.self) { name in
                    Text(name)
                        .swipeActions(edge: .leading) {
                            Button("pin") { model.log.append("pin \(name)") }
                            Button("mark") { model.log.append("mark \(name)") }
                        }
                        .deleteDisabled(name == "c")
                }
                .onDelete { model.names.remove(atOffsets: $0) }
                .onMove { model.names.move(fromOffsets: $0, toOffset: $1) }
            }
        }
    }

    /// Moves the content of a row by a distance, and lets the swipe end.
    private func swipe(_ name: String, by distance: CGFloat, _ screen: Screen) {
        guard let frame = screen.frame(of: name) else { return }
        let point = CGPoint(x: frame.midX, y: frame.midY)
        for _ in 0..<4 {
            screen.scroll(by: CGSize(width: -distance / 4, height: 0), at: point)
        }
        screen.advance(by: .milliseconds(200))
    }

    @Test("A screen reader finds the buttons in the menu of the row")
    func readersMenu() throws {
        let model = Model()
        let screen = Screen(400, 300) { Names(model: model) }
        screen.find(.listItem, "b").perform("showMenu")
        let menu = try #require(screen.popups.first)
        #expect(menu.elements(.menuItem).map(\.label) == ["pin", "mark", "Delete"])
        menu.menuItem("mark").press()
        #expect(model.log == ["mark b"])
    }

    @Test("A short swipe shows the buttons, nearest to the edge the first; a button closes it")
    func buttons() {
        let model = Model()
        let screen = Screen(400, 300) { Names(model: model) }
        let place = screen.frame(of: "a")
        swipe("a", by: 100, screen)
        #expect(screen.frame(of: "a")?.minX == (place?.minX ?? 0) + 152)
        let (pin, mark) = (screen.frame(of: "pin"), screen.frame(of: "mark"))
        #expect((pin?.minX ?? 0) < (mark?.minX ?? 0))
        screen.click("mark")
        #expect(model.log == ["mark a"] && screen.frame(of: "a") == place)
        #expect(!screen.words.contains("pin"))
    }

    @Test("A swipe that is too short closes, and so does one over another row")
    func closing() {
        let screen = Screen(400, 300) { Names(model: Model()) }
        swipe("a", by: 40, screen)
        #expect(!screen.words.contains("pin"))
        swipe("a", by: 120, screen)
        swipe("b", by: 120, screen)
        #expect(screen.words.filter { $0 == "pin" }.count == 1)
        screen.click(at: CGPoint(x: 200, y: 280))
        #expect(!screen.words.contains("pin"))
    }

    @Test("A long swipe performs the first action; at the trailing edge it deletes")
    func full() {
        let model = Model()
        let screen = Screen(400, 300) { Names(model: model) }
        swipe("b", by: 300, screen)
        #expect(model.log == ["pin b"])
        swipe("b", by: -300, screen)
        #expect(model.names == ["a", "c"])
        // A row that cannot be deleted has no buttons there.
        swipe("c", by: -300, screen)
        #expect(model.names == ["a", "c"] && !screen.words.contains("Delete"))
    }

    @Test("From right to left, the edges are exchanged")
    func rightToLeft() {
        let model = Model()
        let screen = Screen(400, 300) {
            Names(model: model).environment(\.layoutDirection, .rightToLeft)
        }
        swipe("b", by: 300, screen)
        #expect(model.names == ["a", "c"])
        swipe("a", by: -300, screen)
        #expect(model.log == ["pin a"])
    }

    @Test("A vertical scroll is no swipe")
    func vertical() {
        let screen = Screen(400, 300) { Names(model: Model()) }
        screen.scroll(by: CGSize(width: -20, height: 40), at: CGPoint(x: 50, y: 20))
        #expect(!screen.words.contains("pin"))
    }

    @Test("The buttons are at the top of the context menu, the deletion at its end")
    func menu() {
        let model = Model()
        let screen = Screen(400, 300) { Names(model: model) }
        screen.click("b", with: .secondary)
        #expect(screen.popups.last?.words == ["pin", "mark", "Delete"])
        screen.popups.last?.click("mark")
        #expect(model.log == ["mark b"])
    }

    @Test("In the edit mode a sign shows the button that deletes, and Done ends it")
    func editMode() throws {
        let model = Model()
        let screen = Screen(400, 300) {
            VStack {
                EditButton()
                Names(model: model)
            }
        }
        let place = screen.frame(of: "a")
        screen.click("Edit")
        screen.advance(by: .seconds(1))
        #expect(screen.words.first == "Done")
        #expect(screen.frame(of: "a")?.minX == (place?.minX ?? 0) + 32)
        // The row that cannot be deleted has a grip alone.
        #expect(screen.frame(of: "c")?.minX == place?.minX)
        #expect(screen.elements(.button).map(\.label) == ["Done", "Remove", "Remove"])
        screen.click(.button, "Remove")
        #expect(screen.words.contains("Delete") && model.names.count == 3)
        // The content, which moves out of the way, is cut off beside the sign.
        let sign = try #require(screen.element(.button, "Remove")?.frame.maxX)
        #expect(screen.displayList.description.contains("clip rectangle \(Int(sign)) "))
        screen.click("Delete")
        #expect(model.names == ["b", "c"])
        screen.click("Done")
        screen.advance(by: .seconds(1))
        #expect(screen.words == ["Edit", "b", "c"])
        #expect(screen.frame(of: "b")?.minX == place?.minX)
    }
}
