import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Observation
import Testing
import ViewFixtures

@Suite("Lazy grids in scroll views")
struct LazyGridTests {
    @Observable
    final class Model {
        var items = Array(0..<10_000)
        var showsFirst = false
    }

    @Observable
    final class Choice {
        var hidden: Set<Int> = []
    }

    /// The elements for which a view was made.
    final class Made {
        var items: Set<Int> = []
    }

    /// A button with a number that it counts.
    private struct Counter: View {
        let number: Int
        let made: Made
        @State private var count = 0

        var body: some View {
            let _ = made.items.insert(number)
            Button("\(number)=\(count)") { count += 1 }.tagged("\(number)")
        }
    }

    private struct Photos: View {
        let model: Model
        var made = Made()
        var columns = [GridItem(.adaptive(minimum: 90), spacing: 0)]

        var body: some View {
            ScrollViewReader { reader in
                VStack(spacing: 0) {
                    HStack {
                        Button("Top") { reader.scrollTo(model.items[0], anchor: .top) }
                        Button("Far") { reader.scrollTo(8_001, anchor: .top) }
                    }
                    .frame(height: 20)
                    ScrollView {
                        LazyVGrid(columns: columns, spacing: 0) {
                            if model.showsFirst { Text("First").frame(height: 30).tagged("first") }
                            ForEach(model.items, id: \.self) { item in
                                Counter(number: item, made: made).frame(height: 30)
                            }
                        }
                        .tagged("grid")
                    }
                }
            }
        }
    }

    private func scroll(_ screen: Screen, by distance: CGFloat) {
        screen.scroll(by: CGSize(width: 0, height: distance), at: CGPoint(x: 50, y: 60))
    }

    @Test("Only the lines in sight and those near them have views, and the height is that of all")
    func visible() {
        let made = Made()
        let screen = Screen(300, 170) { Photos(model: Model(), made: made) }
        #expect(screen.frame(of: "grid")?.height == 100_020)
        #expect(made.items.contains(0) && made.items.count < 60)
        #expect(screen.frame(of: "4")?.midX == 150 && screen.frame(of: "4")?.midY == 65)
        scroll(screen, by: 30_000)
        #expect(made.items.contains(3000) && made.items.count < 150)
        #expect(!screen.words.contains("0=0") && screen.words.contains("3,001=0"))
    }

    @Test("A cell far away is scrolled to; one that was out of sight comes back with its state")
    func state() {
        let screen = Screen(300, 170) { Photos(model: Model()) }
        screen.click("5=0")
        screen.click("Far")
        #expect(screen.frame(of: "8001")?.midY == 35)
        #expect(!screen.words.contains { $0.hasPrefix("5=") })
        screen.click("Top")
        #expect(screen.words.contains("5=1"))
    }

    @Test("Cells in sight stay there when others are added or removed before them")
    func insertion() {
        let model = Model()
        let screen = Screen(300, 170) { Photos(model: model) }
        scroll(screen, by: 3000)
        #expect(screen.frame(of: "303")?.midY == 65)
        model.items.insert(contentsOf: [-3, -2, -1], at: 0)
        #expect(screen.frame(of: "303")?.midY == 65 && screen.frame(of: "303")?.midX == 50)
        model.items.insert(-4, at: 0)
        #expect(screen.frame(of: "303")?.midX == 150)
        model.items.removeFirst(40)
        #expect(screen.words.contains("303=0"))
        model.showsFirst = true
        #expect(screen.words.contains("303=0"))
        screen.click("Top")
        scroll(screen, by: -1000)
        #expect(screen.frame(of: "first")?.minY == 20 && screen.frame(of: "36")?.midX == 150)
    }

    @Test("A window of another width has other columns, and the first cell in sight stays in sight")
    func columns() {
        let screen = Screen(300, 170) { Photos(model: Model()) }
        scroll(screen, by: 3000)
        #expect(screen.words.contains("300=0"))
        screen.resize(600, 170)
        #expect(screen.words.contains("300=0"))
        #expect(screen.frame(of: "grid")?.height == 50_010)
        screen.resize(200, 170)
        #expect(screen.words.contains("300=0"))
        #expect(screen.frame(of: "grid")?.height == 150_000)
    }

    @Test("Headers stay in sight while their section is, and are pushed out by the next one")
    func pinned() {
        let screen = Screen(200, 100) {
            ScrollView {
                LazyVGrid(
                    columns: [GridItem(), GridItem()], spacing: 0, pinnedViews: [.sectionHeaders]
                ) {
                    ForEach(0..<50, id: \.self) { section in
                        Section {
                            ForEach(0..<9, id: \.self) { cell in
                                Color.red.frame(height: 20).tagged("\(section)-\(cell)")
                            }
                        } header: {
                            Color.blue.frame(height: 10).tagged("header \(section)")
                        }
                    }
                }
            }
        }
        screen.scroll(by: CGSize(width: 0, height: 30), at: CGPoint(x: 50, y: 50))
        #expect(screen.frame(of: "header 0") == CGRect(x: 0, y: 0, width: 200, height: 10))
        #expect(screen.frame(of: "0-8")?.minY == 60)
        screen.scroll(by: CGSize(width: 0, height: 75), at: CGPoint(x: 50, y: 50))
        #expect(screen.frame(of: "header 0")?.minY == -5)
        #expect(screen.frame(of: "header 1")?.minY == 5)
        #expect(screen.frame(of: "20-0") == nil)
    }

    @Test("If elements have several views or none, all are there, until that ends")
    func several() {
        let choice = Choice()
        let screen = Screen(200, 100) {
            ScrollView {
                LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
                    ForEach(0..<400, id: \.self) { cell in
                        if !choice.hidden.contains(cell) {
                            Color.red.frame(height: 20).tagged("\(cell)")
                        }
                    }
                }
                .tagged("grid")
            }
        }
        #expect(screen.frame(of: "grid")?.height == 4000 && screen.frame(of: "300") == nil)
        choice.hidden = [1, 2, 3]
        #expect(screen.frame(of: "4")?.minX == 104 && screen.frame(of: "4")?.minY == 0)
        #expect(screen.frame(of: "grid")?.height == 3980 && screen.frame(of: "300") != nil)
        choice.hidden = []
        #expect(screen.frame(of: "4")?.minY == 40)
        #expect(screen.frame(of: "grid")?.height == 4000 && screen.frame(of: "300") == nil)
    }

    @Test(
        "A grid without columns shows its views in its middle, also when it loses its last column")
    func noColumns() {
        struct Photos: View {
            let model: Model

            var body: some View {
                ScrollView {
                    LazyVGrid(columns: model.showsFirst ? [] : [GridItem()]) {
                        ForEach(0..<5, id: \.self) { cell in
                            Color.red.frame(width: 20, height: 20).tagged("\(cell)")
                        }
                    }
                    .tagged("grid")
                }
            }
        }
        let model = Model()
        let screen = Screen(200, 100) { Photos(model: model) }
        #expect(screen.frame(of: "1")?.minY == 28)
        model.showsFirst = true
        #expect(screen.frame(of: "grid")?.height == 0)
        #expect(screen.frame(of: "1")?.midX == 100)
        #expect(screen.frame(of: "1")?.midY == 0)
        model.showsFirst = false
        #expect(screen.frame(of: "1")?.minY == 28)
    }

    @Test("All cells go and come back while the grid is scrolled")
    func removal() {
        let model = Model()
        let screen = Screen(300, 170) { Photos(model: model) }
        scroll(screen, by: 3000)
        model.items = []
        #expect(screen.frame(of: "grid")?.height == 0)
        model.items = Array(0..<30)
        #expect(screen.frame(of: "0")?.midY == 35)
        #expect(screen.frame(of: "grid")?.height == 300)
    }

    @Test("What is seen stays when headers of sections without cells grow", arguments: [1, 2])
    func headers(columns: Int) {
        let model = Model()
        let screen = Screen(200, 100) {
            ScrollView {
                LazyVGrid(columns: Array(repeating: GridItem(), count: columns), spacing: 0) {
                    ForEach(0..<200, id: \.self) { section in
                        Section {
                            ForEach(0..<0, id: \.self) { Text("\($0)") }
                        } header: {
                            Color.red.frame(height: model.showsFirst ? 40 : 20)
                                .tagged("\(section)")
                        }
                    }
                }
            }
        }
        for _ in 0..<12 {
            screen.scroll(by: CGSize(width: 0, height: 50), at: CGPoint(x: 50, y: 50))
        }
        #expect(screen.frame(of: "30")?.minY == 0)
        model.showsFirst = true
        #expect(screen.frame(of: "30")?.minY == 0)
    }

    @Test(
        "A grid of rows that scrolls sideways does the same, in both directions",
        arguments: [false, true])
    func sideways(isRightToLeft: Bool) {
        let screen = Screen(200, 100) {
            ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(), GridItem()], spacing: 0) {
                    ForEach(0..<1000, id: \.self) { cell in
                        Color.red.frame(width: 50).tagged("\(cell)")
                    }
                }
                .tagged("grid")
            }
            .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)
        }
        #expect(screen.frame(of: "grid")?.width == 25_000)
        #expect(
            screen.frame(of: "3")
                == CGRect(x: isRightToLeft ? 100 : 50, y: 54, width: 50, height: 46))
        #expect(screen.frame(of: "500") == nil)
        screen.scroll(by: CGSize(width: 12_500, height: 0), at: CGPoint(x: 50, y: 50))
        #expect(screen.frame(of: "500") != nil && screen.frame(of: "0") == nil)
    }

    @Test("A row of a lazy stack without a view takes no room at the end")
    func emptyEnd() {
        let screen = Screen(200, 100) {
            ScrollView {
                LazyVStack(spacing: 10) {
                    ForEach(0..<3, id: \.self) { row in
                        if row < 2 { Color.red.frame(height: 20) }
                    }
                }
                .tagged("stack")
            }
        }
        #expect(screen.frame(of: "stack")?.height == 50)
    }
}
