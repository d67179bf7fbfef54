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

    @Test("A press outside ends it and does nothing else")
    func pressOutside() throws {
        let (screen, _) = try open()
        screen.click("Hint")
        #expect(screen.popups.isEmpty)
        #expect(screen.frame(of: "hidden") != nil)
    }
}
