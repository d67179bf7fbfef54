import LozengeCore
import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("Pinned headers and footers")
struct PinnedViewTests {
    private struct Sections: View {
        let pinned: PinnedScrollableViews

        var body: some View {
            ScrollView {
                LazyVStack(spacing: 0, pinnedViews: pinned) {
                    ForEach(0..<50, id: \.self) { section in
                        Section {
                            ForEach(0..<10, id: \.self) { row in
                                Text("\(section).\(row)").frame(height: 20)
                            }
                        } header: {
                            Button("H\(section)") {}.buttonStyle(.plain).frame(height: 30)
                        } footer: {
                            Text("F\(section)").frame(height: 10)
                        }
                    }
                }
            }
        }
    }

    private func scroll(_ screen: Screen, by distance: CGFloat) {
        screen.scroll(by: CGSize(width: 0, height: distance), at: CGPoint(x: 50, y: 50))
    }

    @Test(
        "A header stays at the top while its section is seen, and the end of the section pushes it out"
    )
    func headers() {
        let screen = Screen(100, 100) { Sections(pinned: .sectionHeaders) }
        func top(_ name: String) -> CGFloat? { screen.frame(of: name).map { $0.midY - 15 } }
        #expect(top("H0") == 0)
        scroll(screen, by: 15)
        #expect(top("H0") == 0)
        scroll(screen, by: 100)
        #expect(top("H0") == 0)
        // The section is 240 points long: the end is 20 points below the top.
        scroll(screen, by: 105)
        #expect(top("H0") == -10 && top("H1") == 20)
        scroll(screen, by: 25)
        #expect(top("H1") == 0)
        // Far down, where no section was measured before.
        scroll(screen, by: 5000)
        #expect((0..<50).contains { top("H\($0)") == 0 })
        scroll(screen, by: -20000)
        #expect(top("H0") == 0)
    }

    @Test("A footer stays at the bottom until its section begins")
    func footers() {
        let screen = Screen(100, 100) { Sections(pinned: .sectionFooters) }
        func bottom(_ name: String) -> CGFloat? { screen.frame(of: name).map { $0.midY + 5 } }
        #expect(bottom("F0") == 100)
        scroll(screen, by: 130)
        #expect(bottom("F0") == 100)
        scroll(screen, by: 30)
        #expect(bottom("F0") == 80 && bottom("F1") == 100)
    }

    @Test("A pinned header is in front of the rows, for the eye and the pointer")
    func order() {
        let screen = Screen(100, 100) { Sections(pinned: .sectionHeaders) }
        scroll(screen, by: 60)
        let texts = screen.displayList.primitives.compactMap { primitive -> String? in
            if case .text(let layout, _, _) = primitive { layout.text.string } else { nil }
        }
        #expect(texts.last == "H0")
        #expect(screen.element(.button, "H0")?.frame.minY == 7)
    }

    @Test("Headers of a plain list are pinned, those of cards are not")
    func lists() {
        for (style, isPinned) in [(true, true), (false, false)] {
            let list = List {
                ForEach(0..<3, id: \.self) { section in
                    Section("H\(section)") {
                        ForEach(0..<10, id: \.self) { Text("\(section).\($0)") }
                    }
                }
            }
            let screen = Screen(200, 200) {
                if style { list.listStyle(.plain) } else { list.listStyle(.insetGrouped) }
            }
            let before = screen.frame(of: "H0")?.minY ?? 0
            scroll(screen, by: 100)
            let after = screen.frame(of: "H0")?.minY
            #expect(after == (isPinned ? before : before - 100))
        }
    }

    private struct Chosen: View {
        @State private var chosen: Int?

        var body: some View {
            List(selection: $chosen) {
                ForEach(0..<5, id: \.self) { section in
                    Section("S\(section)") {
                        ForEach(0..<10, id: \.self) { row in
                            Text("\(section).\(row)").tag(section * 10 + row)
                        }
                    }
                }
            }
        }
    }

    @Test("A row that a key chooses is not behind a pinned header")
    func keys() throws {
        let screen = Screen(200, 200) { Chosen() }
        screen.press(.tab)
        screen.press(.end)
        for row in (40..<49).reversed() {
            screen.press(.upArrow)
            let header = try #require(screen.frame(of: "S4"))
            let text = try #require(screen.frame(of: "4.\(row - 40)"))
            #expect(text.minY >= header.maxY, "row \(row)")
        }
    }

    @Test("Scrolling away and back leaves the first header where it was")
    func start() {
        let screen = Screen(200, 200) { Chosen() }
        let before = screen.frame(of: "S0")
        for distance: CGFloat in [30, 40, 200, -100, -100, -300] { scroll(screen, by: distance) }
        #expect(screen.frame(of: "S0") == before)
    }
}
