import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("ForEach")
struct ForEachTests {
    /// A row of counters, and buttons that change the elements.
    struct Rows: View {
        @State var names = ["a", "b", "c"]

        var body: some View {
            ForEach(names, id: \.self) { Counter(name: $0) }
            Change("insert", $names) { $0.insert("new", at: 1) }
            Change("remove", $names) { $0.removeAll { $0 == "a" } }
            Change("turn", $names) { $0.reverse() }
            Change("empty", $names) { $0 = [] }
        }
    }

    let screen = Screen(400, 400) { Rows() }

    private var counters: [String] { screen.words.filter { $0.contains(" ") } }

    @Test("There is a view for every element, in their order")
    func order() {
        #expect(counters == ["a 0", "b 0", "c 0"])
    }

    @Test("An element that moves keeps its state")
    func moving() {
        screen.click("a 0")
        screen.click("c 0")
        screen.click("c 1")
        screen.click("turn")
        #expect(counters == ["c 2", "b 0", "a 1"])
    }

    @Test("An inserted element has new state, and others keep theirs")
    func inserting() {
        screen.click("b 0")
        screen.click("insert")
        #expect(counters == ["a 0", "new 0", "b 1", "c 0"])
    }

    @Test("A removed element does not affect others; reinserted, it has new state")
    func removing() {
        screen.click("a 0")
        screen.click("b 0")
        screen.click("remove")
        #expect(counters == ["b 1", "c 0"])
        screen.click("empty")
        #expect(counters == [])
    }

    @Test("Views are in the order of the elements, and clickable there")
    func framesFollow() throws {
        screen.click("turn")
        let first = try #require(screen.frame(of: "c 0"))
        let last = try #require(screen.frame(of: "a 0"))
        #expect(first.minY < last.minY)
        screen.click(at: CGPoint(x: first.midX, y: first.midY))
        #expect(counters == ["c 1", "b 0", "a 0"])
    }

    @Test("Elements with equal ids are all shown, and keep their order")
    func duplicates() {
        let screen = Screen(400, 400) {
            HStack { ForEach([7, 8, 7], id: \.self) { Text("\($0)") } }
        }
        #expect(screen.words == ["7", "8", "7"])
    }

    @Test("Identifiable elements and ranges need no id")
    func otherForms() {
        struct Hero: Identifiable {
            let id: Int
            let name: String
        }
        let heroes = [Hero(id: 1, name: "rogue"), Hero(id: 2, name: "brawler")]
        #expect(Screen(300, 100) { ForEach(heroes) { Text($0.name) } }.words == heroes.map(\.name))
        #expect(Screen(300, 100) { ForEach(0..<3) { Text("\($0)") } }.words == ["0", "1", "2"])
    }

    @Test("Every element may have several views")
    func severalViews() {
        let frames = frames(nil, nil) {
            VStack(spacing: 1) {
                ForEach(0..<2) { number in
                    box(10, 10).tagged("a\(number)")
                    box(20, 10).tagged("b\(number)")
                }
            }
        }
        #expect(frames["a0"] == CGRect(5, 0, 10, 10))
        #expect(frames["b0"] == CGRect(0, 11, 20, 10))
        #expect(frames["b1"] == CGRect(0, 33, 20, 10))
    }
}
