import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

@testable import LozengeControls

@Suite("Tables of trees")
struct TableOutlineTests {
    nonisolated struct Place: Identifiable {
        let id: String
        var people = 1
        var places: [Place]?
    }

    nonisolated private static let world = [
        Place(
            id: "Europe", people: 740,
            places: [
                Place(id: "Malta"),
                Place(id: "Italy", people: 59, places: [Place(id: "Rome", people: 3)]),
            ]),
        Place(id: "Antarctica", people: 0),
    ]

    private struct World: View {
        let isTree: Bool
        @State private var chosen: Set<String> = []

        var body: some View {
            if isTree {
                Table(world, children: \.places, selection: $chosen) {
                    TableColumn("Name", value: \.id)
                    TableColumn("People") { Text("\($0.people) M") }
                }
            } else {
                Table(of: Place.self, selection: $chosen) {
                    TableColumn("Name", value: \.id)
                    TableColumn("People") { Text("\($0.people) M") }
                } rows: {
                    ForEach(world) { place in
                        DisclosureTableRow(place) {
                            ForEach(place.places ?? []) { TableRow($0) }
                        }
                    }
                }
            }
        }
    }

    @Test(
        "A row expands to further rows; the cells of the second column stay in line",
        arguments: [true, false])
    func expanding(isTree: Bool) throws {
        let screen = Screen(500, 400) { World(isTree: isTree) }
        #expect(screen.frame(of: "Malta") == nil)
        screen.click("Europe")
        screen.press(.rightArrow)
        screen.advanceToEnd()
        let (outer, inner) = (screen.frame(of: "Europe"), screen.frame(of: "Malta"))
        #expect(try #require(inner).minX == #require(outer).minX + 18)
        let cells = ["People", "740 M", "1 M"].map { screen.frame(of: $0)?.minX }
        #expect(cells[0] != nil && Set(cells).count == 1)
        screen.press(.leftArrow)
        screen.advanceToEnd()
        #expect(screen.frame(of: "Malta") == nil)
    }

    @Test("A header sorts a tree: the program puts its elements in that order")
    func sorting() throws {
        struct SortedWorld: View {
            @State private var order = [KeyPathComparator(\Place.people, order: .reverse)]

            var body: some View {
                Table(
                    TableOutlineTests.world.sorted(using: order), children: \.places,
                    sortOrder: $order
                ) {
                    TableColumn("Name", value: \.id)
                    TableColumn("People", value: \.people) { Text("\($0.people) M") }
                }
            }
        }
        let screen = Screen(500, 400) { SortedWorld() }
        func isEuropeFirst() throws -> Bool {
            let (europe, ice) = (screen.frame(of: "Europe"), screen.frame(of: "Antarctica"))
            return try #require(europe).minY < #require(ice).minY
        }
        #expect(try isEuropeFirst())
        screen.click("Name")
        screen.advanceToEnd()
        #expect(try !isEuropeFirst())
    }

    @Test("Rows of a tree expand at any level, from right to left as well")
    func levels() throws {
        let screen = Screen(500, 400) {
            World(isTree: true).environment(\.layoutDirection, .rightToLeft)
        }
        for place in ["Europe", "Italy"] {
            screen.click(place)
            screen.press(.leftArrow)
            screen.advanceToEnd()
        }
        let edges = ["Europe", "Italy", "Rome"].map { screen.frame(of: $0)?.maxX ?? 0 }
        #expect(edges == [edges[0], edges[0] - 18, edges[0] - 36])
        #expect(screen.frame(of: "59 M")?.maxX == screen.frame(of: "3 M")?.maxX)
    }

    @Test(
        "The columns stay in line at every text size, also if the first one is narrower than its indentation",
        arguments: [DynamicTypeSize.xSmall, .xxxLarge, .accessibility3])
    func sizes(_ size: DynamicTypeSize) throws {
        let screen = Screen(900, 600) {
            Table(of: Place.self) {
                TableColumn("Name", value: \.id).width(30)
                TableColumn("People") { Text("\($0.people) M") }
            } rows: {
                DisclosureTableRow(Self.world[0], isExpanded: .constant(true)) {
                    DisclosureTableRow(Self.world[1], isExpanded: .constant(true)) {
                        TableRow(Place(id: "Rome", people: 3))
                    }
                }
            }
            .dynamicTypeSize(size)
        }
        let header = try #require(screen.frame(of: "People")).minX
        for cell in ["740 M", "0 M", "3 M"] {
            #expect(abs(try #require(screen.frame(of: cell)).minX - header) <= 1, "\(cell)")
        }
    }
}
