import Foundation
import LozengeTesting

/// A button that counts its clicks; its name distinguishes it from its siblings.
package struct Counter: View {
    private let name: String
    @State private var count = 0

    package init(name: String) { self.name = name }

    package var body: some View {
        Button("\(name) \(count)") { count += 1 }.buttonStyle(.plain)
    }
}

/// A button that changes the value it is bound to.
package struct Change<Value>: View {
    private let title: String
    @Binding private var value: Value
    private let change: (inout Value) -> Void

    package init(
        _ title: String, _ value: Binding<Value>, _ change: @escaping (inout Value) -> Void
    ) {
        self.title = title
        _value = value
        self.change = change
    }

    package var body: some View {
        Button(title) { change(&value) }.buttonStyle(.plain)
    }
}

extension Screen {
    /// The texts on the screen, back to front.
    package var words: [String] {
        displayList.primitives.compactMap { command in
            guard case .text(let layout, _, _) = command else { return nil }
            return layout.text.string
        }
    }

    /// Returns the number of bodies that `action` evaluates.
    package func evaluations(of action: () -> Void) -> Int {
        let before = bodyEvaluations
        action()
        return bodyEvaluations - before
    }
}
