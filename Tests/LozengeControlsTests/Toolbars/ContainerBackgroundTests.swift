import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

@testable import LozengeControls

@Suite("Backgrounds of containers")
struct ContainerBackgroundTests {
    @Test("A window is as a view inside says, as long as that is there")
    func window() throws {
        struct Tinted: View {
            @State private var isTinted = true
            var body: some View {
                Toggle("Tinted", isOn: $isTinted)
                if isTinted { Text("Note").containerBackground(Color.pureRed, for: .window) }
            }
        }
        let screen = Screen(300, 200) { Tinted() }
        #expect(screen.reds.map(\.frame) == [CGRect(x: 0, y: 0, width: 300, height: 200)])
        screen.resize(400, 250)
        #expect(screen.reds.map(\.frame) == [CGRect(x: 0, y: 0, width: 400, height: 250)])
        screen.toggle("Tinted").press()
        screen.advanceToEnd()
        #expect(!screen.text("Note").exists)
        #expect(screen.reds.isEmpty)
    }

    @Test("Each page of a stack has its own, which is behind all of it")
    func pages() {
        let screen = Screen(300, 300) {
            NavigationStack {
                NavigationLink("Open") {
                    Text("Page").containerBackground(for: .navigation) { Color.pureBlue }
                }
                .containerBackground(Color.pureRed, for: .navigation)
            }
        }
        let all = screen.reds.map(\.frame)
        #expect(all.count == 1 && all.allSatisfy { $0.width == 300 && $0.height > 200 })
        screen.click("Open")
        screen.advanceToEnd()
        #expect(screen.blues.map(\.frame) == all)
        #expect(screen.reds.isEmpty)
        screen.press(.leftArrow, modifiers: .option)
        screen.advanceToEnd()
        #expect(screen.reds.map(\.frame) == all)
        #expect(screen.blues.isEmpty)
    }

    @Test("A column has the background of its page, and a split view one behind all columns")
    func columns() {
        let screen = Screen(700, 300) {
            NavigationSplitView {
                Text("Places").containerBackground(Color.pureRed, for: .navigation)
            } detail: {
                Text("Place").containerBackground(Color.pureBlue, for: .navigationSplitView)
            }
        }
        let column = screen.reds.map(\.frame.width)
        #expect(column.count == 1 && column.allSatisfy { $0 > 100 && $0 < 350 })
        #expect(screen.blues.map(\.frame.width) == [700])
    }

    @Test("A page of a stack in a column sets its own background alone, and the last view decides")
    func nested() {
        let screen = Screen(700, 300) {
            NavigationSplitView {
                Text("Places")
            } detail: {
                NavigationStack {
                    VStack {
                        Text("First").containerBackground(Color.pureBlue, for: .navigation)
                        Text("Last").containerBackground(Color.pureRed, for: .navigation)
                    }
                }
            }
        }
        #expect(screen.reds.count == 1)
        #expect(screen.blues.isEmpty)
    }

    @Test("A sheet does not change the window behind it")
    func sheet() {
        let screen = Screen(500, 300) {
            Text("Window").sheet(isPresented: .constant(true)) {
                Text("Sheet").containerBackground(Color.pureRed, for: .window)
            }
        }
        screen.advanceToEnd()
        #expect(screen.text("Sheet").exists)
        #expect(screen.reds.isEmpty)
    }

    @Test("A background changes with its view")
    func changing() {
        struct Changing: View {
            @State private var isRed = true
            var body: some View {
                Button("Other") { isRed.toggle() }
                    .containerBackground(isRed ? Color.pureRed : .pureBlue, for: .window)
            }
        }
        let screen = Screen(300, 200) { Changing() }
        #expect(screen.reds.count == 1 && screen.blues.isEmpty)
        screen.click("Other")
        #expect(screen.reds.isEmpty && screen.blues.count == 1)
    }
}
