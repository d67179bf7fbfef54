import Foundation
import LozengeCore
import LozengeTesting
import Observation
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("Rows and sections of a list")
struct ListRowTests {
    @Test("A new background of a row is animated with its change")
    func backgroundInMotion() throws {
        struct Marked: View {
            @State private var isMarked = false

            var body: some View {
                List {
                    Button("Mark") { withAnimation(.linear(duration: 1)) { isMarked = true } }
                        .listRowBackground(Color(white: isMarked ? 1 : 0))
                }
            }
        }
        let screen = Screen(200, 100) { Marked() }
        screen.click("Mark")
        screen.advance(by: .milliseconds(1))
        screen.advance(by: .milliseconds(500))
        #expect(
            screen.displayList.shown.contains {
                guard case .fill(_, .color(let color)) = $0.command else { return false }
                return color.red > 0.2 && color.red < 0.8
            })
        screen.advanceToEnd()
    }

    @Test("Groups, collections and conditions are flattened into rows; a stack is one row")
    func flattened() {
        let screen = Screen(300, 600) {
            List {
                Group {
                    Text("one")
                    Text("two")
                }
                ForEach(0..<2, id: \.self) {
                    Text(verbatim: "a\($0)")
                    Text(verbatim: "b\($0)")
                }
                HStack {
                    Text("left")
                    Text("right")
                }
                if true { Text("three") }
            }
        }
        #expect(screen.elements(.listItem).count == 8)
        #expect(
            screen.words == ["one", "two", "a0", "b0", "a1", "b1", "left", "right", "three"])
    }

    @Test(
        "A row is as high as the style wants, or as its content; the content starts after the insets"
    )
    func heights() {
        let screen = Screen(300, 600) {
            List {
                Text("small")
                Color.red.frame(width: 10, height: 60).accessibilityLabel("tall")
                Text("inset").listRowInsets(
                    EdgeInsets(top: 0, leading: 40, bottom: 30, trailing: 0))
            }
            .listStyle(.plain)
        }
        let rows = screen.elements(.listItem).map(\.frame)
        #expect(rows.map(\.minX) == [0, 0, 0] && rows.map(\.width) == [300, 300, 300])
        #expect(rows[0].height == 34)
        #expect(rows[1].height == 72)
        #expect(screen.frame(of: "small")?.minX == 12)
        #expect(screen.frame(of: "small")?.midY == 17)
        #expect(screen.frame(of: "inset")?.minX == 40)
    }

    @Test("Sections are apart; the first header is at the top")
    func sections() throws {
        let screen = Screen(300, 600) {
            List {
                Section("First") { Text("a") }
                Section {
                    Text("b")
                } footer: {
                    Text("foot")
                }
                Text("loose")
            }
            .listStyle(.plain)
        }
        func frame(_ name: String) throws -> CGRect { try #require(screen.frame(of: name)) }
        let gap: CGFloat = 20
        let top = try frame("First").minY
        #expect(top == 6)
        let first: CGFloat = try frame("a").midY + 17
        let b = try frame("b").midY
        #expect(b == first + gap + 17)
        let second = try frame("foot").maxY
        let loose = try frame("loose").midY
        #expect(loose == second + gap + 17)
    }

    @Test("In cards, sections have rounded corners and margins, and are at most 600 points wide")
    func cards() throws {
        let screen = Screen(900, 400) {
            List {
                Section("Title") {
                    Text("a")
                    Text("b")
                }
            }
            .listStyle(.insetGrouped)
        }
        #expect(screen.frame(of: "a")?.minX == 162)
        screen.resize(300, 400)
        #expect(screen.frame(of: "a")?.minX == 24)
        let rows = screen.elements(.listItem).map(\.frame.height)
        #expect(rows == [50, 50])
    }

    @Test("A background fills the row, behind the selection, and changes with the row")
    func background() {
        struct Colored: View {
            @State private var isRed = true
            @State private var chosen: Int?
            var body: some View {
                List(selection: $chosen) {
                    Button("turn") { isRed.toggle() }
                    Text("row").listRowBackground(isRed ? Color.red : Color.blue).tag(1)
                    Text("none").listRowBackground(nil as Color?)
                }
                .listStyle(.plain)
            }
        }
        let screen = Screen(300, 200) { Colored() }
        #expect(fills(screen, .red) == [CGRect(x: 0, y: 34, width: 300, height: 34)])
        screen.click("turn")
        #expect(fills(screen, .red) == [])
        #expect(fills(screen, .blue) == [CGRect(x: 0, y: 34, width: 300, height: 34)])
        screen.click("row")
        #expect(fills(screen, .blue).count == 1)
        #expect(fills(screen, .accentColor.opacity(0.15)).count == 1)
    }

    @Test("The tint of every second row goes on below the last one, to the edge of the list")
    func stripes() {
        let screen = Screen(300, 190) {
            List(["a", "b", "c"], id: \.self) { Text($0) }
                .listStyle(.plain)
                .alternatingRowBackgrounds()
        }
        let tint = ListColors(ListLook(kind: .plain), in: ColorPalette()).alternate
        #expect(
            fills(screen, Color(tint)) == [
                CGRect(x: 0, y: 102, width: 300, height: 34),
                CGRect(x: 0, y: 170, width: 300, height: 20),
                CGRect(x: 0, y: 34, width: 300, height: 34),
            ])
    }

    private static let letters = (0..<40).map { "r\($0)" }

    /// A row, the rows of a collection, and those of two sections.
    private func mixedList(height: CGFloat) -> Screen {
        Screen(300, height) {
            List {
                Text("one")
                ForEach(Self.letters, id: \.self) { Text($0) }
                Section("more") { ForEach(["c", "d"], id: \.self) { Text($0) } }
                Section { ForEach(["e", "f"], id: \.self) { Text($0) } }
            }
            .listStyle(.plain)
            .alternatingRowBackgrounds()
        }
    }

    /// Returns for each of some words that can be seen whether its row is tinted.
    private func tints(_ words: [String], on screen: Screen) -> [String: Bool] {
        let tint = ListColors(ListLook(kind: .plain), in: ColorPalette()).alternate
        let stripes = fills(screen, Color(tint))
        var tints: [String: Bool] = [:]
        for word in words where screen.words.contains(word) {
            guard let frame = screen.frame(of: word) else { continue }
            tints[word] = stripes.contains { $0.contains(CGPoint(x: frame.midX, y: frame.midY)) }
        }
        return tints
    }

    @Test("Rows of several collections are tinted in turn; each section begins with a plain row")
    func stripesOfSections() {
        let screen = mixedList(height: 2000)
        let words = ["one", "r0", "r1", "r39", "more", "c", "d", "e", "f"]
        let tinted = tints(words, on: screen).filter(\.value).keys
        #expect(tinted.sorted() == ["d", "f", "r0"])
    }

    @Test("A row keeps its tint while the list scrolls")
    func stripesWhileScrolling() {
        let screen = mixedList(height: 190)
        let words = ["one"] + Self.letters
        var known = tints(words, on: screen)
        let middle = CGPoint(x: 150, y: 90)
        for step in 1...60 {
            screen.scroll(by: CGSize(width: 0, height: step <= 30 ? 31 : -31), at: middle)
            screen.advanceToEnd()
            for (word, tint) in tints(words, on: screen) {
                #expect(known[word] ?? tint == tint, "\(word) at step \(step)")
                known[word] = tint
            }
        }
        #expect(known.count > 20)
    }

    @Test("A list of any height has a bounded number of stripes")
    func manyStripes() {
        let screen = Screen(300, 190) {
            ScrollView {
                List(["a"], id: \.self) { Text($0) }
                    .listStyle(.plain)
                    .alternatingRowBackgrounds()
                    .frame(height: 1e12)
            }
        }
        let tint = ListColors(ListLook(kind: .plain), in: ColorPalette()).alternate
        #expect((1...1000).contains(fills(screen, Color(tint)).count))
    }

    @Test("The row of a card has the ring while its field is written in, and no other row")
    func ringAroundField() {
        let screen = Screen(300, 500) {
            List {
                TextField("Name", text: .constant("Ada"))
                TextField("Town", text: .constant("Rome"))
                TextField("Year", text: .constant("1815")).textFieldStyle(.roundedBorder)
                TextEditor(text: .constant("notes"))
                TextEditor(text: .constant("framed")).textEditorStyle(.roundedBorder)
            }
            .listStyle(.insetGrouped)
            .environment(\.formLayout, .cards)
        }
        let ring = ListColors(ListLook(kind: .cards), in: ColorPalette()).ring
        #expect(fills(screen, Color(ring)) == [])
        screen.click("Rome")
        let town = screen.frame(of: "Rome")?.midY
        #expect(fills(screen, Color(ring)).map(\.midY) == [town].compactMap(\.self))
        screen.press(.tab)
        // Its frame shows the focus.
        #expect(fills(screen, Color(ring)) == [])
        screen.click("notes")
        #expect(fills(screen, Color(ring)).count == 1)
        #expect(fills(screen, Color(ring)).contains { $0.height > 3 * 20 })
        screen.click("framed")
        #expect(fills(screen, Color(ring)) == [])
    }

    @Test("Guides of the content move the ends of the line below a row")
    func separatorEnds() {
        let screen = Screen(300, 200) {
            List {
                HStack {
                    Text("12")
                    Text("three").alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
                        .alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] }
                }
                Text("NaN").alignmentGuide(.listRowSeparatorLeading) { _ in .nan }
                Text("last")
            }
            .listStyle(.plain)
        }
        let line = ListColors(ListLook(kind: .plain), in: ColorPalette()).separator
        let (text, ends) = (screen.frame(of: "three"), fills(screen, Color(line)).first)
        #expect(ends?.minX == text?.minX && ends?.maxX == text?.maxX)
    }

    @Test("A background is in place of the card; a clear one shows what is behind the list")
    func clearBackground() {
        let screen = Screen(300, 200) {
            List {
                Section { Text("clear").listRowBackground(Color.clear) }
                Section { Text("card") }
            }
            .listStyle(.insetGrouped)
        }
        let cards = screen.displayList.shown.filter { shown in
            guard case .fill(_, .color(let color)) = shown.command else { return false }
            return color == Color.card.resolve(in: ColorPalette())
        }
        #expect(cards.count == 1)
    }

    /// Returns the rectangles that are filled with a color.
    private func fills(_ screen: Screen, _ color: Color) -> [CGRect] {
        let wanted = color.resolve(in: ColorPalette())
        return screen.displayList.shown.compactMap { shown in
            guard case .fill(let shape, .color(let color)) = shown.command, color == wanted else {
                return nil
            }
            return shape.bounds.applying(shown.transform)
        }
    }

    @Test("Lines are between the rows of a section, unless hidden or next to a selected row")
    func separators() {
        struct Lines: View {
            @State private var chosen: Int?
            var body: some View {
                List(selection: $chosen) {
                    Section {
                        ForEach(0..<6, id: \.self) { number in
                            Text(verbatim: "r\(number)")
                                .listRowSeparator(number == 1 ? .hidden : .automatic)
                        }
                    }
                }
                .listStyle(.plain)
            }
        }
        let screen = Screen(300, 220) { Lines() }
        func lines() -> [CGFloat] { fills(screen, .listSeparator).map(\.maxY) }
        // Neither below row 1 nor between it and row 0.
        #expect(lines() == [102, 136, 170])
        screen.click("r3")
        #expect(lines() == [170])
    }

    @Test("A collapsed section has no rows")
    func collapsed() {
        struct Collapsible: View {
            @State private var isOpen = true
            var body: some View {
                List {
                    Section("Head", isExpanded: $isOpen) { Text("a") }
                    Text("b")
                }
            }
        }
        let screen = Screen(300, 300) { Collapsible() }
        #expect(screen.words == ["Head", "a", "b"])
        screen.click("Head")
        screen.advance(by: .seconds(1))
        #expect(screen.words == ["Head", "b"])
        screen.click("Head")
        screen.advance(by: .seconds(1))
        #expect(screen.words == ["Head", "a", "b"])
    }

    @Test("Outside of a list, a section is its views one after the other")
    func plainSection() {
        let screen = Screen(300, 300) {
            VStack {
                Section {
                    Text("a")
                } header: {
                    Text("head")
                } footer: {
                    Text("foot")
                }
            }
        }
        #expect(screen.words == ["head", "a", "foot"])
    }

    @Test("Of ten thousand rows and of ten thousand sections, only those near the window exist")
    func many() {
        struct Row: View {
            let name: String
            var body: some View { Text(name) }
        }
        let rows = Screen(300, 200) { List(0..<10_000, id: \.self) { Row(name: "r\($0)") } }
        #expect(rows.bodyEvaluations < 150)
        let sections = Screen(300, 200) {
            List {
                ForEach(0..<10_000, id: \.self) { number in
                    Section(String(number)) { Row(name: "r\(number)") }
                }
            }
        }
        #expect(sections.bodyEvaluations < 300)
        sections.scroll(by: CGSize(width: 0, height: 100_000), at: CGPoint(x: 100, y: 100))
        #expect(sections.bodyEvaluations < 900)
    }

    @Test("A badge is at the trailing end of a row, in both directions; 0 is none")
    func badges() {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let screen = Screen(300, 300) {
                List {
                    Text("inbox").badge(12)
                    Text("empty").badge(0)
                    Text("none").badge(nil as Text?)
                    Group {
                        Text("a")
                        Text("b")
                    }
                    .badge("new")
                }
                .listStyle(.plain)
                .environment(\.layoutDirection, direction)
                Text("outside").badge(5)
            }
            #expect(
                screen.words == ["inbox", "12", "empty", "none", "a", "new", "b", "new", "outside"])
            if direction == .leftToRight {
                #expect(
                    screen.frame(of: "inbox")?.minX == 12 && screen.frame(of: "12")?.maxX == 288)
            } else {
                #expect(
                    screen.frame(of: "inbox")?.maxX == 288 && screen.frame(of: "12")?.minX == 12)
            }
        }
    }

    @Test("Bad numbers make rows that can be laid out")
    func badNumbers() {
        let screen = Screen(300, 300) {
            List {
                Text("nan").listRowInsets(
                    EdgeInsets(top: .nan, leading: .infinity, bottom: -.infinity, trailing: 0))
                Text("negative").listRowInsets(
                    EdgeInsets(top: -500, leading: -10, bottom: 0, trailing: 0))
                Color.red.frame(height: 100_000)
            }
            .environment(\.defaultMinListRowHeight, .nan)
        }
        #expect(screen.words == ["nan", "negative"])
    }
}
