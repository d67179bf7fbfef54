import BenchSupport
import BenchWindows
import SwiftUI

/// A table of 100,000 rows that is sorted by two of its columns in turn: from the new order to the screen, and the sort
/// alone.
enum TableSort {
    private static let rows = 100_000

    static func measured(_ frames: Int) -> Measured {
        let fighters = (0..<rows).map { Fighter(id: $0) }
        let orders = [
            [KeyPathComparator(\Fighter.strength)], [KeyPathComparator(\Fighter.speed)],
        ]
        let store = OrderStore()
        let stage = ListStage(FighterTable(fighters: fighters, store: store))
        let shown = stage.shown.measured(frames) {
            guard let order = store.order else { fail("the table has not been shown.") }
            order.wrappedValue = orders[$0 % 2]
        }
        var sorted: [Fighter] = []
        let alone = median(
            frames, of: { sorted = fighters.sorted(using: orders[$0 % 2]) },
            check: { frame in
                let numbers = sorted.map { frame % 2 == 0 ? $0.strength : $0.speed }
                guard zip(numbers, numbers.dropFirst()).allSatisfy(<) else {
                    fail("the rows are not sorted.")
                }
            })
        return shown + ["alone": alone]
    }
}

/// A row of the table, the same as in `peers/fighters.h`.
nonisolated private struct Fighter: Identifiable {
    let id: Int
    let name: String
    let strength: Int
    let speed: Int

    init(id: Int) {
        self.id = id
        name = "Row \(id) " + String(repeating: "i", count: id * 5 % 11)
        strength = Self.scrambled(id, 5)
        speed = Self.scrambled(id, 11)
    }

    /// Returns a power of a number, counted in a circle of 100,003: another one for each fighter, in no order.
    private static func scrambled(_ number: Int, _ power: Int) -> Int {
        (0..<power).reduce(1) { product, _ in product * (number + 1) % 100_003 }
    }
}

/// The binding that changes the order.
private final class OrderStore {
    var order: Binding<[KeyPathComparator<Fighter>]>?
}

private struct FighterTable: View {
    let fighters: [Fighter]
    let store: OrderStore
    @State private var order: [KeyPathComparator<Fighter>] = []

    var body: some View {
        store.order = $order
        return Table(fighters.sorted(using: order), sortOrder: $order) {
            TableColumn("Name", value: \.name).width(180)
            TableColumn("Strength", value: \.strength) { Text(verbatim: "\($0.strength)") }
                .width(110)
            TableColumn("Speed", value: \.speed) { Text(verbatim: "\($0.speed)") }
                .width(110)
        }
        .plainLook()
    }
}
