import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

@testable import LozengeControls

@Suite("Stacks of pages")
struct NavigationStackTests {
    /// A stack whose pages count, and lead to a further one.
    private struct Rooms: View {
        @Binding var path: [Int]

        var body: some View {
            NavigationStack(path: $path) {
                room(0)
                    .navigationDestination(for: Int.self) { room($0) }
            }
        }

        private func room(_ number: Int) -> some View {
            VStack {
                Text("Room \(number)")
                NavigationLink("Door of \(number)", value: number + 1)
            }
            .navigationTitle("Title \(number)")
        }
    }

    private struct House: View {
        @State var path: [Int] = []

        var body: some View {
            VStack {
                Text("path \(path.map(String.init).joined(separator: " "))")
                Button("Jump") { path = [1, 2, 3] }
                Rooms(path: $path)
            }
        }
    }

    @Test("The thumb button of the mouse and Ctrl [ go back, wherever the pointer is")
    func back() {
        let screen = Screen(400, 300) { House() }
        screen.click("Jump")
        screen.rest()
        #expect(screen.frame(of: "Room 3") != nil)
        screen.click(at: CGPoint(x: 5, y: 290), with: .back)
        screen.rest()
        #expect(screen.frame(of: "Room 2") != nil)
        screen.press(.character("["), modifiers: .control)
        screen.rest()
        #expect(screen.frame(of: "path 1") != nil && screen.frame(of: "Room 1") != nil)
    }

    private struct Library: View {
        @State private var path: [Int] = []

        var body: some View {
            NavigationStack(path: $path) {
                Button("Open") { path = [1] }
                    .navigationDestination(for: Int.self) { _ in
                        ScrollView {
                            Text("Top").frame(height: 180)
                            List(0..<9, id: \.self) { Text("Row \($0)") }.frame(height: 300)
                        }
                    }
            }
        }
    }

    /// Source: `docs/navigation.md`, FOCUS-1.
    @Test("A page that is opened by a key is seen from its top, and its list has the keyboard")
    func top() throws {
        let screen = Screen(400, 300) { Library() }
        screen.press(.tab)
        screen.press(.space)
        screen.advanceToEnd()
        let top = try #require(screen.frame(of: "Top"))
        #expect(top.minY > 0 && top.minY < 200)
        #expect(try #require(screen.frame(of: "Row 0")).minY > 180)
        screen.press(.downArrow)
        #expect(screen.focus?.height == 300)
    }

    /// Source: `docs/navigation.md`, NAV-17.
    @Test("A page slides in within 200 milliseconds, and then everything is in its place")
    func duration() {
        let screen = Screen(400, 300) { House() }
        screen.click("Door of 0")
        for _ in 0..<7 { screen.advance(by: .milliseconds(15)) }
        let onTheWay = screen.text
        for _ in 0..<8 { screen.advance(by: .milliseconds(15)) }
        let arrived = screen.text
        screen.rest()
        #expect(arrived == screen.text)
        #expect(onTheWay != arrived)
    }

    @Test(
        "A page in front keeps the colour scheme that the page below prefers, unless it prefers one itself"
    )
    func preferredScheme() {
        struct Scheme: View {
            @Environment(\.colorScheme) private var scheme
            let name: String

            var body: some View { Text("\(name) is \(String(describing: scheme))") }
        }
        let screen = Screen(400, 300) {
            NavigationStack {
                VStack {
                    Scheme(name: "Root")
                    NavigationLink("Next") {
                        VStack {
                            Scheme(name: "Page")
                            NavigationLink("Last") {
                                Scheme(name: "Lamp").preferredColorScheme(.light)
                            }
                        }
                    }
                }
                .preferredColorScheme(.dark)
            }
        }
        #expect(screen.frame(of: "Root is dark") != nil)
        screen.click("Next")
        screen.rest()
        #expect(screen.frame(of: "Page is dark") != nil)
        screen.click("Last")
        screen.rest()
        #expect(screen.frame(of: "Lamp is light") != nil)
        screen.press(.character("["), modifiers: .control)
        screen.rest()
        #expect(screen.frame(of: "Page is dark") != nil)
    }

    @Test("The menu of the back button leads to every page below")
    func jump() throws {
        let screen = Screen(400, 300) { House() }
        screen.click("Jump")
        screen.rest()
        let button = try #require(screen.element(.button, "Back"))
        screen.click(
            at: CGPoint(x: button.frame.midX, y: button.frame.midY), with: .secondary)
        let menu = try #require(screen.popups.last)
        #expect(menu.texts == ["Title 2", "Title 1", "Title 0"])
        menu.click("Title 0")
        screen.rest()
        #expect(screen.frame(of: "Room 0") != nil && screen.frame(of: "path ") != nil)
        #expect(screen.element(.button, "Back") == nil)
    }

    @Test("A page that is covered by the keyboard gives the focus to the new one, and gets it back")
    func focus() throws {
        let screen = Screen(400, 300) { House() }
        screen.press(.tab)
        screen.press(.tab)
        let link = try #require(screen.focus)
        screen.press(.return)
        screen.rest()
        #expect(screen.frame(of: "Room 1") != nil)
        #expect(screen.focus != nil)
        screen.press(.leftArrow, modifiers: .option)
        screen.rest()
        #expect(screen.frame(of: "Room 0") != nil)
        #expect(screen.focus == link)
    }

    @Test("A push and a pop within a motion end at the right page")
    func interrupted() {
        let screen = Screen(400, 300) { House() }
        screen.click("Jump")
        screen.advance(by: .milliseconds(30))
        screen.press(.leftArrow, modifiers: .option)
        screen.advance(by: .milliseconds(30))
        screen.press(.leftArrow, modifiers: .option)
        screen.advance(by: .milliseconds(400))
        #expect(screen.frame(of: "path 1") != nil && screen.frame(of: "Room 1") != nil)
        #expect(screen.frame(of: "Room 2") == nil && screen.frame(of: "Room 3") == nil)
    }

    @Test("A value without a destination is a page that says so; a link to one does nothing")
    func missing() {
        let screen = Screen(400, 300) {
            NavigationStack(path: .constant(NavigationPath(["somewhere"]))) { Text("Root") }
        }
        #expect(screen.texts.contains("There is no destination for String."))
    }

    @Test("A page of a modifier ends with the view that has it")
    func gone() {
        struct Case: View {
            @State private var isThere = true
            @State private var isOpen = true

            var body: some View {
                VStack {
                    Text("open \(isOpen ? 1 : 0)")
                    Button("Remove") { isThere = false }
                    NavigationStack {
                        VStack {
                            Text("Root")
                            if isThere {
                                Text("Owner").navigationDestination(isPresented: $isOpen) {
                                    Text("Page")
                                }
                            }
                        }
                    }
                }
            }
        }
        let screen = Screen(400, 300) { Case() }
        screen.rest()
        #expect(screen.texts.contains("Page") && !screen.texts.contains("Root"))
        screen.click("Remove")
        screen.rest()
        #expect(screen.texts.contains("Root") && !screen.texts.contains("Page"))
    }

    @Test("Removing more values than a path has removes all, with a report")
    func removal() {
        var path = NavigationPath([1, 2])
        path.removeLast(5)
        #expect(path.isEmpty)
        path.removeLast(-1)
        #expect(saidReports.contains { $0.contains("Cannot remove 5 of the 2 values") })
        #expect(saidReports.contains { $0.contains("Cannot remove -1 of the 0 values") })
    }

    @Test("A page is not seen under the one in front of it, however many there are")
    func coveredPages() {
        let screen = Screen(300, 200) {
            NavigationStack {
                NavigationLink("Open") {
                    VStack {
                        Text("First page")
                        NavigationLink("Next") { Text("Second page") }
                    }
                }
            }
        }
        screen.click("Open")
        screen.rest()
        #expect(screen.texts.contains("First page"))
        screen.click("Next")
        screen.rest()
        #expect(screen.texts.contains("Second page") && !screen.texts.contains("First page"))
        screen.press(.leftArrow, modifiers: .option)
        screen.rest()
        #expect(screen.texts.contains("First page") && !screen.texts.contains("Second page"))
    }

    @Test("A link in a sidebar whose page is shown beside it looks selected")
    func shownLink() {
        let screen = Screen(700, 300) {
            NavigationView {
                List {
                    NavigationLink("Gallery", destination: Text("Gallery page"))
                    NavigationLink("Cards", destination: Text("Cards page"))
                }
                .listStyle(.sidebar)
                Text("Choose")
            }
        }
        func selected() -> [String] {
            screen.elements().filter { $0.states.contains(.selected) }.map(\.label)
        }
        #expect(selected() == [])
        screen.click("Cards")
        screen.rest()
        #expect(screen.texts.contains("Cards page") && selected() == ["Cards"])
        screen.click("Gallery")
        screen.rest()
        #expect(screen.texts.contains("Gallery page") && selected() == ["Gallery"])
    }

    @Test("A path is stored and read again; a type that is not known is refused")
    func coding() throws {
        var path = NavigationPath()
        path.append(7)
        path.append("seven")
        let data = try JSONEncoder().encode(try #require(path.codable))
        let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
        #expect(NavigationPath(read) == path)
        let unknown = Data(#"["17NoSuchModuleAtAll4NoneV", 1]"#.utf8)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: unknown)
        }
        struct Plain: Hashable {}
        path.append(Plain())
        #expect(path.codable == nil)
    }
}

extension Screen {
    /// Waits until motions are over.
    func rest() { advance(by: .seconds(1)) }
}
