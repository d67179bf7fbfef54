import LozengeCore
import LozengeViews

nonisolated extension View {
    /// Declares the pages for values of a type in the stack around this view.
    ///
    /// Declare it outside of lists and lazy stacks: a row that does not exist declares nothing. Of several
    /// destinations for a type, the one nearest to the root is used, with a report.
    ///
    /// - Parameters:
    ///   - data: The type of the values.
    ///   - destination: Makes the page of a value.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.navigationDestination(for:destination:)
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            TypeDestination(type: data) { value in
                (value as? D).map { AnyView(destination($0)) } ?? AnyView(EmptyView())
            })
    }

    /// Pushes a page while a value is true.
    ///
    /// - Parameters:
    ///   - isPresented: True to push the page; set to false when the user leaves it.
    ///   - destination: The page.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.navigationDestination(isPresented:destination:)
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> some View {
        let page = AnyView(destination())
        return modifier(
            PushedDestination(identity: isPresented.wrappedValue ? true : nil, content: page) {
                isPresented.wrappedValue = false
            })
    }

    /// Pushes a page for an item while it is not `nil`; another item has a page with new state.
    ///
    /// - Parameters:
    ///   - item: The item; set to `nil` when the user leaves the page.
    ///   - destination: Makes the page of an item.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.navigationDestination(item:destination:)
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        let value = item.wrappedValue
        return modifier(
            PushedDestination(
                identity: value.map { AnyHashable($0) },
                content: AnyView(value.map(destination))
            ) {
                item.wrappedValue = nil
            })
    }
}

/// Declares the destination of a type.
nonisolated private struct TypeDestination {
    let type: Any.Type
    let page: (Any) -> AnyView
    @Environment(\.stack) private var stack

    init(type: Any.Type, page: @escaping (Any) -> AnyView) {
        (self.type, self.page) = (type, page)
    }
}

extension TypeDestination: ViewModifier {
    func body(content: Content) -> some View {
        content.registers(
            StackDestinations.Destination(type: type, depth: stack?.depth ?? 0, content: page),
            in: stack?.model.destinations)
    }
}

/// Pushes a view on the stack around while it has an identity.
nonisolated struct PushedDestination {
    /// The identity of the page; `nil` for none.
    let identity: AnyHashable?
    let content: AnyView
    /// Called when the user or the path has taken the page off the stack.
    let onEnd: () -> Void

    @Environment(\.stack) private var stack
    @State private var push = Push()

    init(identity: AnyHashable?, content: AnyView, onEnd: @escaping () -> Void) {
        (self.identity, self.content, self.onEnd) = (identity, content, onEnd)
    }
}

extension PushedDestination: ViewModifier {
    func body(content: Content) -> some View {
        content.registers(
            Push.Request(
                identity: identity, content: self.content, onEnd: onEnd, stack: stack?.model),
            in: push)
    }
}

/// The page of one modifier.
final class Push: ViewRegistry {
    struct Request {
        let identity: AnyHashable?
        let content: AnyView
        let onEnd: () -> Void
        let stack: StackModel?
    }

    private var identity: AnyHashable?
    private var view: PushedView?
    private weak var stack: StackModel?
    private var onEnd: () -> Void = {}

    nonisolated init() {}

    func register(_ request: Request, by id: ObjectIdentifier) {
        onEnd = request.onEnd
        if request.identity == identity, stack === request.stack {
            view?.content = request.content
            return
        }
        end()
        guard let identity = request.identity else { return }
        guard let stack = request.stack else {
            return report("A page cannot be pushed outside of a NavigationStack. Nothing is shown.")
        }
        let view = PushedView(request.content) { [weak self] in self?.ended(identity) }
        (self.identity, self.view, self.stack) = (identity, view, stack)
        stack.push(view)
    }

    func unregister(_ id: ObjectIdentifier) { end() }

    private func end() {
        let (view, stack) = (view, stack)
        (identity, self.view, self.stack) = (nil, nil, nil)
        if let view { stack?.remove(view) }
    }

    /// Tells the program, unless it has ended the page itself.
    private func ended(_ gone: AnyHashable) {
        guard identity == gone else { return }
        (identity, view, stack) = (nil, nil, nil)
        onEnd()
    }
}
