import LozengeCore
import LozengeTesting
import SwiftUI
import Testing
import ViewFixtures

/// A list of data takes a selection of any number of rows, of one at most, and of exactly one, with the same words.
@Suite("A list of data with a selected row")
struct ListRequiredSelectionTests {
    private struct Place: Identifiable {
        let id: Int
        var name: String { "r\(id)" }
        var parts: [Place]?
    }

    private enum Form: CaseIterable {
        case data, named, range, bound, boundNamed, edited, editedNamed, tree, namedTree
    }

    private struct Places: View {
        let form: Form
        @State private var places = (0..<3).map { Place(id: $0) }
        @State private var one = 1
        @State private var perhaps: Int? = 1
        @State private var some: Set<Int> = [1]

        init(form: Form) { self.form = form }

        var body: some View {
            switch form {
            case .data:
                List(places, selection: $one) { Text($0.name) }
                List(places, selection: $perhaps) { Text($0.name) }
                List(places, selection: $some) { Text($0.name) }
            case .named:
                List(places, id: \.id, selection: $one) { Text($0.name) }
                List(places, id: \.id, selection: $perhaps) { Text($0.name) }
                List(places, id: \.id, selection: $some) { Text($0.name) }
            case .range:
                List(0..<3, selection: $one) { Text(verbatim: "r\($0)") }
                List(0..<3, selection: $perhaps) { Text(verbatim: "r\($0)") }
                List(0..<3, selection: $some) { Text(verbatim: "r\($0)") }
            case .bound:
                List($places, selection: $one) { $place in Text(place.name) }
                List($places, selection: $perhaps) { $place in Text(place.name) }
                List($places, selection: $some) { $place in Text(place.name) }
            case .boundNamed:
                List($places, id: \.id, selection: $one) { $place in Text(place.name) }
                List($places, id: \.id, selection: $perhaps) { $place in Text(place.name) }
                List($places, id: \.id, selection: $some) { $place in Text(place.name) }
            case .edited:
                List($places, editActions: .move, selection: $one) { $place in Text(place.name) }
                List($places, editActions: .move, selection: $perhaps) { $place in
                    Text(place.name)
                }
                List($places, editActions: .move, selection: $some) { $place in Text(place.name) }
            case .editedNamed:
                List($places, id: \.id, editActions: .move, selection: $one) { $place in
                    Text(place.name)
                }
                List($places, id: \.id, editActions: .move, selection: $perhaps) { $place in
                    Text(place.name)
                }
                List($places, id: \.id, editActions: .move, selection: $some) { $place in
                    Text(place.name)
                }
            case .tree:
                List(places, children: \.parts, selection: $one) { Text($0.name) }
                List(places, children: \.parts, selection: $perhaps) { Text($0.name) }
                List(places, children: \.parts, selection: $some) { Text($0.name) }
            case .namedTree:
                List(places, id: \.id, children: \.parts, selection: $one) { Text($0.name) }
                List(places, id: \.id, children: \.parts, selection: $perhaps) { Text($0.name) }
                List(places, id: \.id, children: \.parts, selection: $some) { Text($0.name) }
            }
            Text(verbatim: "\(one) \(perhaps ?? -1) \(some.sorted())")
        }
    }

    @Test(
        "A click selects in each form; a second one with Control leaves the row of one that is required"
    )
    func forms() throws {
        for form in Form.allCases {
            let screen = Screen(200, 700) { VStack(spacing: 0) { Places(form: form) } }
            #expect(screen.words.last == "1 1 [1]", "\(form)")
            let rows = (screen.elements(.listItem) + screen.elements(.treeItem))
                .filter { $0.texts.first == "r2" }
            try #require(rows.count == 3, "\(form)")
            let points = rows.map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) }
            for point in points { screen.click(at: point) }
            #expect(screen.words.last == "2 2 [2]", "\(form)")
            for point in points { screen.drag(from: point, to: point, modifiers: .control) }
            #expect(screen.words.last == "2 -1 []", "\(form)")
        }
    }

    @Test("A constant selection, and one that may be missing, are those of one row")
    func constants() {
        let perhaps: Binding<Int?>? = .constant(1)
        let screen = Screen(200, 700) {
            VStack(spacing: 0) {
                List([Place(id: 0), Place(id: 1)], selection: .constant(1)) { Text($0.name) }
                List([Place(id: 0), Place(id: 1)], selection: .constant(1 as Int?)) {
                    Text($0.name)
                }
                List([Place(id: 0), Place(id: 1)], selection: perhaps) { Text($0.name) }
            }
        }
        let selected = screen.elements(.listItem).filter { $0.states.contains(.selected) }
        #expect(selected.map(\.texts) == [["r1"], ["r1"], ["r1"]])
    }
}
