import Combine
import LozengeCore

nonisolated extension View {
    /// Calls `action` with each value of `publisher` while this view is in the tree.
    ///
    /// The action is called on the main thread, whichever thread sends the value.
    ///
    /// Matches: SwiftUI.View.onReceive(_:perform:)
    public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(ReceiveModifier(publisher: publisher, action: action))
    }
}

/// A modifier that observes a publisher; it makes no node for layout.
nonisolated struct ReceiveModifier<P: Publisher> {
    let publisher: P
    let action: (P.Output) -> Void
}

extension ReceiveModifier: ViewModifier {
    typealias Body = Never

    func _visit<Modified: View>(_ visitor: inout ViewVisitor, content: Modified) {
        visitor.within {
            ReceiveNode<P>(in: $0)
        } content: {
            content._visit(&$0)
        }.update(to: self)
    }
}

/// The node of an observed publisher.
final class ReceiveNode<P: Publisher>: Node {
    private var publisher: P?
    private var subscription: AnyCancellable?
    private var action: ((P.Output) -> Void)?

    func update(to receive: ReceiveModifier<P>) {
        action = receive.action
        var new = Optional(receive.publisher)
        guard !ViewValue.areEqual(&publisher, &new) else { return }
        publisher = new
        subscription = receive.publisher.sink { _ in
        } receiveValue: { [weak self] value in
            nonisolated(unsafe) let value = value
            onMainThread { self?.receive(value) }
        }
    }

    private func receive(_ value: P.Output) {
        guard let action else { return }
        // Some publishers send the present value at once, in the middle of an update.
        if StateReader.current == nil { action(value) } else { tree.perform { action(value) } }
    }

    override func disappear() { subscription = nil }
}
