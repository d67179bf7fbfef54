import Foundation
import LozengeTesting

/// A button that counts how often it was clicked; its name keeps it apart from its neighbours.
struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
        Button("\(name) \(count)") { count += 1 }
    }
}

/// A button that does something to what it is bound to.
struct Change<Value>: View {
    let title: String
    @Binding var value: Value
    let change: (inout Value) -> Void

    init(_ title: String, _ value: Binding<Value>, _ change: @escaping (inout Value) -> Void) {
        self.title = title
        _value = value
        self.change = change
    }

    var body: some View {
        Button(title) { change(&value) }
    }
}

extension Screen {
    /// Every text on the screen, back to front.
    var words: [String] {
        displayList.primitives.compactMap { command in
            guard case .text(let layout, _, _) = command else { return nil }
            return layout.text.string
        }
    }

    /// How many bodies are evaluated by what `action` does.
    func evaluations(of action: () -> Void) -> Int {
        let before = bodyEvaluations
        action()
        return bodyEvaluations - before
    }
}
