import LozengeTesting

// The declarations that the sources of cases use.

/// The notes of the case that runs.
final class CaseLog {
    @TaskLocal static var current: CaseLog?

    var lines: [String] = []
}

/// Adds a line to the log of the case that runs.
func note(_ line: String) { CaseLog.current?.lines.append(line) }

nonisolated struct Fruit: Identifiable, Hashable, Sendable {
    let id: Int
    var name: String
}

nonisolated let fruits = ["Apple", "Banana", "Cherry", "Date", "Elder"].enumerated().map {
    Fruit(id: $0 + 1, name: $1)
}

nonisolated struct Node: Identifiable, Hashable, Sendable {
    let name: String
    var children: [Node]?

    var id: String { name }
}

nonisolated let tree = [
    Node(name: "Fruits", children: [Node(name: "Apple"), Node(name: "Banana")]),
    Node(name: "Empty", children: []), Node(name: "Water"),
]

/// A button that counts its clicks in its state, and notes when it appears and disappears.
struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
        Button("\(name)=\(count)") { count += 1 }
            .onAppear { note("+\(name)") }
            .onDisappear { note("-\(name)") }
    }
}

/// A row of the recorded tables.
nonisolated struct TableRecord: Identifiable, Sendable {
    let id: Int
    var c0: String { "a\(id)" }
    var c1: String { "b\(id)" }
    var c2: String { "c\(id)" }
}

/// One row: the frames of its cells are recorded by their columns.
nonisolated let rows = [TableRecord(id: 0)]

/// The pictures of recordings, with their sizes.
let recordedPictures = ["icon": CGSize(width: 16, height: 16)]
