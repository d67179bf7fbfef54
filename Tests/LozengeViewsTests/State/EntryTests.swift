import Foundation
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

private struct Palette: Equatable {
    var name: String
}

extension EnvironmentValues {
    @Entry fileprivate var palette = Palette(name: "oak")
    @Entry fileprivate var rank: Int = 1
    @Entry nonisolated fileprivate var limit: Int? = 2
}

private struct Painted: View {
    @Environment(\.palette) private var palette
    @Environment(\.limit) private var limit

    var body: some View { Text("\(palette.name) \(limit.map(String.init) ?? "-")") }
}

@Suite("Entries, with the main actor as default isolation")
struct EntryTests {
    @Test("A value is its default until one is set, including nil")
    func values() {
        let screen = Screen(200, 100) {
            VStack {
                Painted()
                Painted().environment(\.palette, Palette(name: "ash")).environment(\.limit, nil)
            }
        }
        #expect(screen.words == ["oak 2", "ash -"])
    }

    @Test("Of several values for an entry, the nearest counts")
    func nearest() {
        var values = EnvironmentValues()
        #expect(values.rank == 1)
        values.rank = 2
        let outer = values
        values.rank += 1
        values.limit = nil
        #expect(values.rank == 3)
        #expect(outer.rank == 2)
        #expect(values.limit == nil)
        #expect(outer.limit == 2)
    }
}
