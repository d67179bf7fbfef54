import Foundation
import LozengeCore
import LozengeTesting
import Observation
import RandomFixtures
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("The rows of a lazy stack")
struct LazyRowsTests {
    @Observable
    final class Model {
        var items = Array(0..<1000)
    }

    /// A button with a number that it counts.
    private struct Counter: View {
        let name: String
        @State private var count = 0

        var body: some View {
            Button("\(name)=\(count)") { count += 1 }
        }
    }

    private struct List<Row: View>: View {
        let model: Model
        @ViewBuilder let row: (Int) -> Row

        var body: some View {
            ScrollViewReader { reader in
                VStack(spacing: 0) {
                    Button("Top") { reader.scrollTo(model.items[0], anchor: .top) }
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(model.items, id: \.self) { row($0).frame(height: 20) }
                        }
                    }
                }
            }
        }
    }

    private func scroll(_ screen: Screen, by distance: CGFloat) {
        screen.scroll(by: CGSize(width: 0, height: distance), at: CGPoint(x: 50, y: 60))
    }

    @Test("A row that was out of sight comes back with its state")
    func stateStays() {
        let model = Model()
        let screen = Screen(200, 120) { List(model: model) { Counter(name: "r\($0)") } }
        screen.click("r2=0")
        scroll(screen, by: 5000)
        #expect(!screen.words.contains { $0.hasPrefix("r2=") })
        screen.click("Top")
        #expect(screen.words.contains("r2=1"))
        // Also after rows before it were added, when it was out of sight.
        scroll(screen, by: 5000)
        model.items.insert(contentsOf: [-2, -1], at: 0)
        screen.click("Top")
        #expect(screen.words.contains("r2=1") && screen.words.contains("r-1=0"))
    }

    @Test("A row whose element was removed out of sight starts anew")
    func stateEnds() {
        let model = Model()
        let screen = Screen(200, 120) { List(model: model) { Counter(name: "r\($0)") } }
        screen.click("r2=0")
        scroll(screen, by: 5000)
        model.items.remove(at: 2)
        _ = screen.displayList
        model.items.insert(2, at: 2)
        screen.click("Top")
        #expect(screen.words.contains("r2=0"))
    }

    @Test("State deep inside a row stays: conditions, collections, modifiers, secondary views")
    func deepState() {
        struct Deep: View {
            let number: Int
            @State private var isOpen = false

            var body: some View {
                HStack {
                    Button("open\(number)") { isOpen.toggle() }
                    if isOpen { Counter(name: "if\(number)") }
                    ForEach(["a", "b"], id: \.self) { Counter(name: "\($0)\(number)") }
                    Spacer()
                }
                .frame(width: 500).overlay(alignment: .trailing) { Counter(name: "over\(number)") }
            }
        }
        let model = Model()
        let screen = Screen(600, 120) { List(model: model) { Deep(number: $0) } }
        for name in ["open1", "if1=0", "b1=0", "over1=0"] { screen.click(name) }
        scroll(screen, by: 5000)
        screen.click("Top")
        for name in ["if1=1", "a1=0", "b1=1", "over1=1"] {
            #expect(screen.words.contains(name), "\(name)")
        }
        // Another branch is another view.
        screen.click("open1")
        scroll(screen, by: 5000)
        screen.click("Top")
        screen.click("open1")
        #expect(screen.words.contains("if1=0"))
    }

    @Test("Rows that are added or removed before the visible ones do not move them")
    func anchor() {
        let model = Model()
        let screen = Screen(200, 120) { List(model: model) { Text(verbatim: "r\($0)") } }
        scroll(screen, by: 4000)
        let place = screen.frame(of: "r202")
        #expect(place != nil)
        model.items.removeFirst(50)
        #expect(screen.frame(of: "r202") == place)
        model.items.insert(contentsOf: 5000..<5100, at: 3)
        #expect(screen.frame(of: "r202") == place)
        // The first visible row is gone: the next one stays.
        model.items.removeAll { $0 <= 201 && $0 > 190 }
        #expect(screen.frame(of: "r202") == place)
        withAnimation(.linear(duration: 1)) { model.items.removeFirst(10) }
        for _ in 0..<10 {
            #expect(screen.frame(of: "r202") == place)
            screen.advance(by: .milliseconds(120))
        }
        // At the top, what is added is seen.
        screen.click("Top")
        model.items.insert(7777, at: 0)
        #expect(screen.words.contains("r7777"))
    }

    @Test("Visible rows come and go with their transitions")
    func transitions() {
        let model = Model()
        let screen = Screen(200, 120) {
            List(model: model) { Text(verbatim: "r\($0)").transition(.opacity) }
        }
        #expect(screen.words.contains("r3"))
        withAnimation(.linear(duration: 1)) { model.items.replaceSubrange(1...1, with: [2001]) }
        screen.advance(by: .milliseconds(500))
        #expect(opacity(of: "r1", screen).map { abs($0 - 0.5) < 0.05 } == true)
        #expect(opacity(of: "r2001", screen).map { abs($0 - 0.5) < 0.05 } == true)
        #expect(opacity(of: "r2", screen) == 1)
        screen.advance(by: .seconds(1))
        #expect(opacity(of: "r1", screen) == nil)
        #expect(opacity(of: "r2001", screen) == 1)
        // Rows that a scroll makes are simply there.
        withAnimation(.linear(duration: 1)) { model.items.swapAt(0, 2) }
        scroll(screen, by: 300)
        #expect(opacity(of: "r16", screen) == 1)
        // All of a list that was empty come.
        model.items = []
        screen.advance(by: .seconds(2))
        withAnimation(.linear(duration: 1)) { model.items = [1, 2] }
        screen.advance(by: .milliseconds(500))
        #expect(opacity(of: "r1", screen).map { abs($0 - 0.5) < 0.05 } == true)
    }

    private func opacity(of word: String, _ screen: Screen) -> Double? {
        screen.displayList.shown.first { shown in
            guard case .text(let layout, _, _) = shown.command else { return false }
            return layout.text.string == word
        }.map { Double($0.opacity) }
    }

    @Test("Collections in the rows of a collection are lazy, too")
    func nested() {
        let screen = Screen(200, 100) {
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 0) {
                    ForEach(0..<1000, id: \.self) { section in
                        Text("head\(section)").frame(height: 20)
                        ForEach(0..<1000, id: \.self) { row in
                            Counter(name: "\(section)-\(row)").frame(height: 20)
                        }
                    }
                }
            }
        }
        #expect(screen.words.prefix(3) == ["head0", "0-0=0", "0-1=0"])
        #expect(screen.bodyEvaluations < 100)
        screen.click("0-1=0")
        scroll(screen, by: 1001 * 20)
        #expect(screen.frame(of: "head1")?.midY == 10)
        #expect(screen.frame(of: "1-0=0")?.midY == 30)
        scroll(screen, by: 1001 * 20 * 300)
        #expect(screen.bodyEvaluations < 2000)
        screen.press(.home)
        #expect(screen.words.contains("0-1=1"))
    }

    @Test("A modifier of a collection leaves it lazy, and applies to each row")
    func modified() {
        let screen = Screen(200, 100) {
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 0) {
                    Group {
                        Text("head").frame(height: 20)
                        ForEach(0..<10_000, id: \.self) { row in
                            Counter(name: "r\(row)").frame(height: 20)
                        }
                    }
                    .padding(.top, 10)
                    .background { Color.red }
                }
            }
        }
        #expect(screen.bodyEvaluations < 100)
        #expect(screen.frame(of: "head")?.midY == 20)
        #expect(screen.frame(of: "r0=0")?.midY == 50)
        #expect(screen.frame(of: "r1=0")?.midY == 80)
        screen.click("r1=0")
        scroll(screen, by: 30 * 5000)
        #expect(screen.bodyEvaluations < 300)
        #expect(screen.words.contains("r5000=0"))
        screen.press(.home)
        #expect(screen.words.contains("r1=1"))
    }

    @Observable
    final class Page {
        var isLoaded = false
        var sections = [1]
        var hasBanner = false
        var spacing: CGFloat = 0
        var rows = Array(0..<100)
    }

    @Test(
        "A collection in a condition or a section that comes with an animation is lazy, and whole")
    func lazyInTransition() {
        struct Pages: View {
            let page: Page
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        if page.isLoaded {
                            ForEach(0..<1000, id: \.self) {
                                Text(verbatim: "r\($0)").frame(height: 20)
                            }
                        } else {
                            Text("Loading")
                        }
                    }
                }
            }
        }
        let page = Page()
        let screen = Screen(200, 100) { Pages(page: page) }
        withAnimation(.linear(duration: 1)) { page.isLoaded = true }
        screen.advance(by: .milliseconds(500))
        // The rows are there with their collection: only it fades.
        #expect(opacity(of: "r1", screen).map { $0 > 0.4 } == true)
        screen.advance(by: .seconds(1))
        scroll(screen, by: 400)
        #expect(screen.frame(of: "r20")?.midY == 10)
        withAnimation(.linear(duration: 1)) { page.isLoaded = false }
        screen.advance(by: .milliseconds(300))
        withAnimation(.linear(duration: 1)) { page.isLoaded = true }
        screen.advance(by: .seconds(2))
        scroll(screen, by: 4000)
        #expect(screen.words.contains { $0.hasPrefix("r") } && !screen.words.contains("Loading"))
    }

    @Test("A section that is added with an animation has its rows")
    func sectionArrives() {
        struct Sections: View {
            let page: Page
            var body: some View {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(page.sections, id: \.self) { section in
                            Text(verbatim: "head\(section)").frame(height: 20)
                            ForEach(0..<2, id: \.self) { row in
                                Text(verbatim: "\(section)-\(row)").frame(height: 20)
                            }
                        }
                    }
                }
            }
        }
        let page = Page()
        let screen = Screen(200, 200) { Sections(page: page) }
        withAnimation(.linear(duration: 1)) { page.sections = [1, 2] }
        screen.advance(by: .seconds(2))
        #expect(screen.words == ["head1", "1-0", "1-1", "head2", "2-0", "2-1"])
        #expect(screen.frame(of: "2-1")?.midY == 110)
    }

    private struct Spaced: View {
        let page: Page
        var body: some View {
            ScrollView {
                LazyVStack(spacing: page.spacing) {
                    if page.hasBanner { Text("banner").frame(height: 200) }
                    ForEach(page.rows, id: \.self) {
                        Text(verbatim: "r\($0)").frame(height: 20)
                    }
                }
            }
        }
    }

    @Test("Views before the rows and another spacing do not move what is seen")
    func anchoredByViews() {
        let page = Page()
        let screen = Screen(200, 100) { Spaced(page: page) }
        scroll(screen, by: 1000)
        #expect(screen.frame(of: "r50")?.minY == 2)
        page.hasBanner = true
        #expect(screen.frame(of: "r50")?.minY == 2)
        page.spacing = 8
        #expect(screen.frame(of: "r50")?.minY == 2)
        #expect(screen.frame(of: "r51")?.minY == 30)
        page.hasBanner = false
        #expect(screen.frame(of: "r50")?.minY == 2)
    }

    @Test("A visible row that leaves fades where it was; one that comes back is the same")
    func leaving() throws {
        let page = Page()
        let screen = Screen(200, 100) { Spaced(page: page) }
        scroll(screen, by: 1000)
        withAnimation(.linear(duration: 1)) { page.rows.removeAll { $0 == 50 || $0 < 20 } }
        screen.advance(by: .milliseconds(500))
        #expect(opacity(of: "r50", screen).map { abs($0 - 0.5) < 0.05 } == true)
        let shown = screen.displayList.shown.first { shown in
            guard case .text(let layout, _, _) = shown.command else { return false }
            return layout.text.string == "r50"
        }
        let fading = try #require(shown)
        guard case .text(_, let origin, _) = fading.command else { return }
        let place = fading.transform.ty + origin.y
        #expect(place > -5 && place < 15, "r50 fades at \(place)")
        withAnimation(.linear(duration: 1)) { page.rows = Array(0..<100) }
        screen.advance(by: .seconds(2))
        #expect(screen.words.count { $0 == "r50" } == 1)
    }

    @Test("An empty collection takes no space, not even spacing")
    func empty() {
        let screen = Screen(200, 100) {
            ScrollView {
                LazyVStack(spacing: 10) {
                    ForEach([Int](), id: \.self) { Text(verbatim: "\($0)") }
                    Text("a").frame(height: 20)
                    ForEach([Int](), id: \.self) { Text(verbatim: "\($0)") }
                    Text("b").frame(height: 20)
                    ForEach([1], id: \.self) { Text(verbatim: "c\($0)").frame(height: 20) }
                }
            }
        }
        #expect(screen.frame(of: "a")?.midY == 10)
        #expect(screen.frame(of: "b")?.midY == 40)
        #expect(screen.frame(of: "c1")?.midY == 70)
    }

    @Test("Of a million rows, no more ids are read than of a thousand")
    func manyRows() {
        final class Reads { var count = 0 }
        struct Item {
            let number: Int, reads: Reads
            var id: Int {
                reads.count += 1
                return number
            }
        }
        func reads(_ count: Int) -> Int {
            let reads = Reads()
            let items = (0..<count).map { Item(number: $0, reads: reads) }
            let screen = Screen(200, 100) {
                ScrollView {
                    LazyVStack { ForEach(items, id: \.id) { Text(verbatim: "r\($0.number)") } }
                }
            }
            for _ in 0..<5 { scroll(screen, by: 100_000) }
            return reads.count
        }
        #expect(reads(1_000_000) <= reads(100_000) + 10)
        #expect(reads(100_000) < 1000)
    }

    @Test("Rows of a collection with equal ids are all shown, and reported")
    func equalIDs() {
        let screen = Screen(200, 120) {
            ScrollView {
                LazyVStack(spacing: 0) {
                    ForEach([1, 1, 2, 1], id: \.self) { Text(verbatim: "r\($0)").frame(height: 20) }
                }
            }
        }
        #expect(screen.words == ["r1", "r1", "r2", "r1"])
    }
}
