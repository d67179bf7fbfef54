import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

@Suite("Popovers")
struct PopoverTests {
    private struct Hinting: View {
        @State var isShown = false
        @State var count = 0

        var body: some View {
            VStack {
                Button("Hint") { isShown = true }
                    .popover(isPresented: $isShown) { Hint(count: $count) }
                Text(isShown ? "shown" : "hidden")
                Text("count \(count)")
            }
        }
    }

    private struct Hint: View {
        @Binding var count: Int
        @State private var own = 0
        @Environment(\.dismiss) private var dismiss
        @Environment(\.isPresented) private var isPresented

        var body: some View {
            VStack {
                Text(isPresented ? "presented \(own)" : "not presented")
                Button("Count") {
                    count += 1
                    own += 1
                }
                Button("Done") { dismiss() }
            }
        }
    }

    private func open() throws -> (screen: Screen, popover: Screen) {
        let screen = Screen(300, 300) { Hinting() }
        screen.click("Hint")
        return (screen, try #require(screen.popups.first))
    }

    @Test("A popover is below its view and has the size of its content")
    func opens() throws {
        let (_, popover) = try open()
        let options = try #require(popover.popup)
        #expect(options.kind == .popover && options.side == .below)
        #expect(options.anchor.minY < options.anchor.maxY)
        #expect(popover.frame(of: "presented 0") != nil)
    }

    @Test("A button inside leaves it open; dismiss ends it")
    func buttons() throws {
        let (screen, popover) = try open()
        popover.click("Count")
        #expect(screen.frame(of: "count 1") != nil)
        #expect(popover.frame(of: "presented 1") != nil)
        popover.click("Done")
        #expect(screen.popups.isEmpty)
        #expect(screen.frame(of: "hidden") != nil)
    }

    private struct Deleting: View {
        @State var isShown = false
        @State var isAsking = false
        @State var answer = "none"

        var body: some View {
            VStack {
                Text("answer \(answer)")
                Button("Options") { isShown = true }
                    .popover(isPresented: $isShown) {
                        Button("Delete…") { isAsking = true }
                            .alert("Really?", isPresented: $isAsking) {
                                Button("Delete", role: .destructive) { answer = "delete" }
                                Button("Cancel", role: .cancel) { answer = "cancel" }
                            }
                    }
            }
        }
    }

    @Test("A question that it asks leaves it open, although the window loses the keyboard")
    func question() throws {
        let screen = Screen(300, 300) { Deleting() }
        screen.click("Options")
        let popover = try #require(screen.popups.first)
        popover.click("Delete…")
        screen.send(.focused(false))
        let dialog = try #require(popover.popups.first)
        screen.click(at: CGPoint(x: 5, y: 5))
        #expect(dialog.activations == 1 && screen.popups.count == 1)
        dialog.click("Delete")
        #expect(screen.frame(of: "answer delete") != nil)
        #expect(screen.popups.count == 1 && popover.popups.isEmpty)
        screen.click(at: CGPoint(x: 5, y: 5))
        #expect(screen.popups.isEmpty)
    }

    private struct Nesting: View {
        @State var isShown = false
        @State var isEditing = false
        @State var isAsking = false

        var body: some View {
            Button("Options") { isShown = true }
                .popover(isPresented: $isShown) {
                    Button("Edit") { isEditing = true }
                        .alert("Really?", isPresented: $isAsking) {}
                        .sheet(isPresented: $isEditing) { Text("Editor") }
                }
        }
    }

    @Test("A sheet that it presents is in front of it, and has room")
    func sheet() throws {
        let screen = Screen(300, 300) { Nesting() }
        screen.click("Options")
        let popover = try #require(screen.popups.first)
        let small = popover.size
        popover.click("Edit")
        popover.advanceToEnd()
        #expect(popover.frame(of: "Editor") != nil)
        #expect(popover.client.idealSize.height > small.height)
        #expect(
            !saidReports.contains { $0.contains("did not settle") && $0.contains("PopoverContent") }
        )
        popover.press(.escape)
        popover.advanceToEnd()
        #expect(popover.frame(of: "Editor") == nil && popover.frame(of: "Edit") != nil)
    }

    @Test("A press outside ends it and does nothing else")
    func pressOutside() throws {
        let (screen, _) = try open()
        screen.click("Hint")
        #expect(screen.popups.isEmpty)
        #expect(screen.frame(of: "hidden") != nil)
    }
}
