import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

@testable import LozengeControls

@Suite("Split views")
struct NavigationSplitViewTests {
    private struct Counter: View {
        let name: String
        @State private var count = 0

        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    private func open(_ width: CGFloat = 1000) -> Screen {
        Screen(width, 400) {
            NavigationSplitView {
                Color.clear.overlay { Counter(name: "side") }.tagged("side")
                    .navigationSplitViewColumnWidth(min: 100, ideal: 200, max: 300)
            } content: {
                Color.clear.overlay { Counter(name: "middle") }.tagged("middle")
            } detail: {
                Color.clear.overlay { Counter(name: "main") }.tagged("main")
            }
        }
    }

    @Test("A column's edge is dragged within its limits, and a double click resets it")
    func dragging() throws {
        let screen = open()
        func width() throws -> CGFloat { try #require(screen.frame(of: "side")).width }
        #expect(try width() == 200)
        screen.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 250, y: 200))
        #expect(try width() == 250)
        screen.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 600, y: 200))
        #expect(try width() == 300)
        screen.doubleClick(at: CGPoint(x: 300, y: 200))
        #expect(try width() == 200)
    }

    @Test("A column is at least as wide as its content has to be, and its edge starts from there")
    func wideContent() throws {
        let screen = Screen(1000, 400) {
            NavigationSplitView {
                List { Text("row") }.frame(minWidth: 320).tagged("side")
                    .navigationSplitViewColumnWidth(min: 100, ideal: 200, max: 400)
            } detail: {
                Color.clear.tagged("main")
            }
        }
        #expect(try #require(screen.frame(of: "side")).width == 320)
        #expect(try #require(screen.frame(of: "main")).minX == 320)
        screen.drag(from: CGPoint(x: 320, y: 200), to: CGPoint(x: 350, y: 200))
        #expect(try #require(screen.frame(of: "side")).width == 350)
        screen.press(.function(9))
        screen.advanceToEnd()
        #expect(try #require(screen.frame(of: "main")).minX == 0)
    }

    @Test("The sidebar is hidden and shown by F9 and its button, with its state")
    func hiding() {
        let screen = open()
        screen.click("side 0")
        screen.press(.function(9))
        screen.advanceToEnd()
        #expect(screen.frame(of: "side 1") == nil && screen.frame(of: "main 0") != nil)
        screen.click(.button, "Sidebar")
        screen.advanceToEnd()
        #expect(screen.frame(of: "side 1") != nil && screen.frame(of: "middle 0") != nil)
    }

    /// Source: `docs/navigation.md`, SPLIT-7.
    @Test("The sidebar comes and goes over the leading edge; with reduced motion at once")
    func sliding() throws {
        for reducesMotion in [false, true] {
            let screen = Screen(1000, 400, reducesMotion: reducesMotion) {
                NavigationSplitView {
                    Color.clear.tagged("side").navigationSplitViewColumnWidth(200)
                } detail: {
                    Color.clear.tagged("main")
                }
            }
            screen.press(.function(9))
            screen.advance(by: .milliseconds(1))
            if reducesMotion {
                #expect(try #require(screen.frame(of: "main")).minX == 0)
                continue
            }
            screen.advance(by: .milliseconds(60))
            let side = try #require(screen.frame(of: "side"))
            let main = try #require(screen.frame(of: "main"))
            #expect(side.width == 200 && side.minX > -200 && side.minX < 0)
            #expect(abs(main.minX - side.maxX) < 1.5 && main.maxX == 1000)
            screen.advanceToEnd()
            #expect(try #require(screen.frame(of: "main")).minX == 0)
        }
    }

    @Test(
        "In a narrow window, a press on the selected row goes on, also where several may be selected"
    )
    func selectedRow() {
        struct Several: View {
            @State private var chosen: Set<Int> = [1]

            var body: some View {
                NavigationSplitView {
                    List([1, 2], id: \.self, selection: $chosen) { Text("Row \($0)") }
                } detail: {
                    Text("Chosen: \(chosen.sorted().map(String.init).joined())")
                }
            }
        }
        let screen = Screen(300, 300) { Several() }
        screen.click("Row 1")
        screen.advance(by: .seconds(2))
        #expect(screen.text("Chosen: 1").exists)
    }

    /// A list whose program selects another row.
    private struct Selecting: View {
        let isMultiple: Bool
        @State private var one: Int? = 1
        @State private var several: Set<Int> = [1]

        init(isMultiple: Bool) { self.isMultiple = isMultiple }

        var body: some View {
            NavigationSplitView {
                Group {
                    if isMultiple {
                        List([1, 2], id: \.self, selection: $several) { Text("Row \($0)") }
                    } else {
                        List([1, 2], id: \.self, selection: $one) { Text("Row \($0)") }
                    }
                }
                .safeAreaInset(edge: .bottom) {
                    Button("Next") { (one, several) = (2, [2]) }
                }
            } detail: {
                Text("Page \(one ?? 0)")
            }
        }
    }

    @Test(
        "In a narrow window, a row that the program selects later on is gone on to, unless several can be selected",
        arguments: [false, true])
    func selectedByProgram(isMultiple: Bool) {
        let screen = Screen(300, 300) { Selecting(isMultiple: isMultiple) }
        #expect(screen.text("Row 1").exists && !screen.text("Page 1").exists)
        screen.click("Next")
        screen.advanceToEnd()
        #expect(screen.text("Page 2").exists == !isMultiple)
        #expect(screen.text("Row 1").exists == isMultiple)
        guard !isMultiple else { return }
        screen.button("Back").press()
        screen.advanceToEnd()
        #expect(screen.text("Row 1").exists)
    }

    @Test("Columns become pages of a narrow window, and keep their state")
    func narrow() {
        let screen = open()
        screen.click("side 0")
        screen.click("main 0")
        screen.resize(400, 400)
        #expect(screen.frame(of: "side 1") != nil && screen.frame(of: "main 1") == nil)
        screen.resize(1000, 400)
        #expect(screen.frame(of: "side 1") != nil && screen.frame(of: "main 1") != nil)
    }

    @Test("From right to left the sidebar is at the right, and its edge is dragged to the left")
    func mirrored() throws {
        let screen = Screen(1000, 400) {
            NavigationSplitView {
                Color.clear.tagged("side").navigationSplitViewColumnWidth(
                    min: 100, ideal: 200, max: 300)
            } detail: {
                Color.clear.tagged("main")
            }
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(try #require(screen.frame(of: "side")).minX == 800)
        screen.drag(from: CGPoint(x: 800, y: 200), to: CGPoint(x: 740, y: 200))
        #expect(try #require(screen.frame(of: "side")).minX == 740)
    }

    private struct Planet: Identifiable, Hashable {
        let id: Int
        let name: String
    }

    private struct Planets: View {
        @State private var selected: Planet?

        var body: some View {
            NavigationSplitView {
                List(
                    [Planet(id: 1, name: "Earth"), Planet(id: 2, name: "Mars")],
                    selection: $selected
                ) {
                    NavigationLink($0.name, value: $0)
                }
            } detail: {
                Text("Chosen: \(selected?.name ?? "none")")
            }
        }
    }

    /// Source: `docs/navigation.md`, LINK-5.
    @Test(
        "A link selects its row by its value, by a press and by keys, and in a narrow window goes on"
    )
    func selectingLinks() {
        let screen = Screen(700, 300) { Planets() }
        screen.click("Mars")
        #expect(screen.text("Chosen: Mars").exists)
        screen.press(.upArrow)
        #expect(screen.text("Chosen: Earth").exists)
        let narrow = Screen(300, 300) { Planets() }
        narrow.click("Mars")
        narrow.advance(by: .seconds(2))
        #expect(narrow.text("Chosen: Mars").exists)
    }
}
