import Foundation
import LozengeTesting

/// A function by which a test changes the state of a view.
final class Handle<Value> {
    fileprivate var binding: Binding<Value>?

    func set(_ value: Value) { binding?.wrappedValue = value }
}

/// A view with one state, which a test can set.
struct Held<Value, Content: View>: View {
    let handle: Handle<Value>
    let content: (Value) -> Content
    @State private var value: Value

    init(
        _ handle: Handle<Value>, _ value: Value, @ViewBuilder content: @escaping (Value) -> Content
    ) {
        self.handle = handle
        self.content = content
        _value = State(initialValue: value)
    }

    var body: some View {
        let _ = handle.binding = $value
        content(value)
    }
}
