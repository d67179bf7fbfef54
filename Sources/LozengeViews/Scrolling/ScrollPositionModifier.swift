import Foundation
import LozengeCore

/// A place of the content that a scroll view is to show.
nonisolated enum ScrollGoal: Hashable {
    case view(AnyHashable, UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
}

nonisolated extension View {
    /// Binds the position of the first scroll view in this view to a state.
    ///
    /// - Parameters:
    ///   - position: The position. Set by the app, the content scrolls there, in `withAnimation` with a motion; it is set
    ///     when the user scrolls.
    ///   - anchor: The point of the view by which targets are measured; `nil` for its start.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.scrollPosition(_:anchor:)
    public func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
    ) -> some View {
        modifier(
            ScrollPositionEffect(bound: BoundPosition(position: position), anchor: anchor))
    }

    /// Binds the id of the target at the start of the first scroll view in this view to a state.
    ///
    /// - Parameters:
    ///   - id: The id. Set by the app, the content scrolls to the view, in `withAnimation` with a motion; `nil` does not
    ///     scroll. It is set when the user scrolls to another target.
    ///   - anchor: The point of a target that is at the same point of the view; `nil` for its start. A change whose
    ///     transaction has a ``Transaction/scrollTargetAnchor`` scrolls to that one.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.scrollPosition(id:anchor:)
    public func scrollPosition<ID: Hashable>(
        id: Binding<ID?>, anchor: UnitPoint? = nil
    ) -> some View {
        modifier(
            ScrollPositionEffect(bound: BoundID(id: id), anchor: anchor))
    }
}

/// A state that is bound to the position of a scroll view.
private protocol BoundScrollState {
    /// The place that the app has chosen; `nil` for none.
    var goal: ScrollGoal? { get }

    /// Notes the target that the user has scrolled to.
    func note(_ target: ScrollBox.Target?)
}

nonisolated private struct BoundPosition {
    let position: Binding<ScrollPosition>
}

extension BoundPosition: BoundScrollState {
    var goal: ScrollGoal? { position.wrappedValue.goal }

    func note(_ target: ScrollBox.Target?) {
        let new = position.wrappedValue.scrolledByUser(to: target)
        if new != position.wrappedValue { position.wrappedValue = new }
    }
}

nonisolated private struct BoundID<ID: Hashable> {
    let id: Binding<ID?>
}

extension BoundID: BoundScrollState {
    var goal: ScrollGoal? { id.wrappedValue.map { .view(AnyHashable($0), nil) } }

    func note(_ target: ScrollBox.Target?) {
        guard let new = target?.id(ID.self), new != id.wrappedValue else { return }
        id.wrappedValue = new
    }
}

/// A layout-neutral modifier that binds the position of the scroll view inside.
nonisolated private struct ScrollPositionEffect<Bound: BoundScrollState> {
    let bound: Bound
    let anchor: UnitPoint?
}

extension ScrollPositionEffect: PrimitiveModifier {
    final class State {
        let link = ScrollLink()
        var goal: ScrollGoal?
        /// The anchor that the change to the goal asked for; `nil` for that of the modifier.
        var anchor: UnitPoint?
        /// The sizes for which the content was scrolled to the goal; empty if it was not.
        var sizes: [CGSize] = []
        /// The last offset that the user has scrolled to.
        var offset = CGPoint.zero
    }

    static var unresolved: State { State() }
    static var affectsLayout: Bool { false }
    static var settles: Bool { true }

    func resolve(_ context: UpdateContext<Self>) -> State {
        let state = context.resolved
        let new = bound.goal
        guard new != state.goal else { return state }
        state.goal = new
        state.sizes = []
        let transaction = context.tree.motion.transaction
        state.anchor = transaction.scrollTargetAnchor
        context.tree.performAfterLayout { [weak node = context.node] in
            guard let node, node.isAlive else { return }
            withTransaction(transaction) { node.content.scroll(EventContext(node)) }
        }
        return state
    }

    func environmentForChildren(
        _ environment: EnvironmentValues, _ context: UpdateContext<Self>
    ) -> EnvironmentValues { environment.linked(with: context.resolved.link) }

    /// Scrolls to the goal.
    private func scroll(_ context: EventContext<Self>) {
        let state = context.resolved
        guard let goal = state.goal, let scroll = state.link.context else { return }
        state.sizes = scroll.sizes
        scroll.resolved.isMovedByUser = false
        scroll.content.scroll(to: goal, anchor: state.anchor ?? anchor, scroll)
    }

    func settle(_ context: SettleContext<Self>) {
        let state = context.resolved
        guard let scroll = state.link.context else { return }
        if scroll.resolved.isMovedByUser {
            guard scroll.resolved.offset != state.offset else { return }
            state.offset = scroll.resolved.offset
            state.sizes = []
            let target = scroll.content.target(at: anchor ?? .topLeading, scroll)
            context.tree.perform(for: context.node) {
                bound.note(target)
                // The content is there already.
                state.goal = bound.goal
            }
        } else if !state.sizes.isEmpty, state.sizes != scroll.sizes {
            // The place stays visible when the content or the view changes its size.
            state.sizes = scroll.sizes
            context.tree.performAfterLayout { [weak node = context.node] in
                guard let node, node.isAlive else { return }
                node.content.scroll(EventContext(node))
            }
        }
    }
}

extension EventContext where Content == ScrollBox {
    /// The sizes of the content and of the view.
    fileprivate var sizes: [CGSize] { [resolved.extent, size] }
}

extension EventContext where Content == ScrollBox {
    /// Scrolls to a view inside.
    fileprivate func scroll(to id: AnyHashable, anchor: UnitPoint) {
        node.scroll(to: id, anchor: anchor, attempts: 4)
    }
}

extension ScrollBox {
    /// Scrolls to a place, in the animation of the present transaction.
    fileprivate func scroll(
        to goal: ScrollGoal, anchor: UnitPoint?, _ context: EventContext<Self>
    ) {
        switch goal {
        case .view(let id, let own):
            context.scroll(to: id, anchor: own ?? anchor ?? .topLeading)
        case .edge(.top): go(x: nil, y: 0, context)
        case .edge(.leading): go(x: 0, y: nil, context)
        case .edge(.bottom): go(x: nil, y: Self.end, context)
        case .edge(.trailing): go(x: Self.end, y: nil, context)
        case .point(let x, let y): go(x: x, y: y, context)
        }
    }

    private func go(x: CGFloat?, y: CGFloat?, _ context: EventContext<Self>) {
        let start = context.resolved.glide?.target ?? context.resolved.offset
        let distance = CGSize(
            width: x.map { $0.placeable - start.x } ?? 0,
            height: y.map { $0.placeable - start.y } ?? 0)
        _ = scroll(by: distance, Transaction.present.animation, context)
    }
}
