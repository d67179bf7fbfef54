import Foundation
import LozengeCore

nonisolated extension View {
    /// Calls `action` when this view becomes visible in the scroll views around, or is scrolled out of sight.
    ///
    /// - Parameters:
    ///   - threshold: The part of the view that has to be visible, from 0 to 1.
    ///   - action: The action, with true for visible.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.onScrollVisibilityChange(threshold:_:)
    public func onScrollVisibilityChange(
        threshold: Double = 0.5, _ action: @escaping (Bool) -> Void
    ) -> some View {
        modifier(ScrollVisibilityObserver(threshold: threshold, action: action))
    }
}

/// A layout-neutral modifier that reports whether its content is visible.
nonisolated private struct ScrollVisibilityObserver {
    let threshold: Double
    let action: (Bool) -> Void
}

extension ScrollVisibilityObserver: PrimitiveModifier {
    final class State {
        var isVisible = false
    }

    static var unresolved: State { State() }
    static var affectsLayout: Bool { false }
    static var settles: Bool { true }

    func resolve(_ context: UpdateContext<Self>) -> State { context.resolved }

    func settle(_ context: SettleContext<Self>) {
        let part = context.visiblePart
        report(part > 0 && part >= threshold, context)
    }

    func disappear(_ context: UpdateContext<Self>) { report(false, context) }

    private func report(_ isVisible: Bool, _ context: some RequestContext<Self>) {
        let state = context.resolved
        guard isVisible != state.isVisible else { return }
        state.isVisible = isVisible
        let action = action
        context.tree.perform { action(isVisible) }
    }
}

extension SettleContext {
    /// The part of this box, from 0 to 1, that scroll views around do not hide.
    fileprivate var visiblePart: Double { node.visiblePart(in: nil) }
}

extension Node {
    /// Returns the part of this box, from 0 to 1, that scroll views around do not hide.
    ///
    /// - Parameter outermost: The scroll view up to which they count; `nil` for all.
    /// - Returns: The part.
    final func visiblePart(in outermost: Node?) -> Double {
        let area = frame.width * frame.height
        guard area > 0 else { return 0 }
        let whole = frameInWindow
        var seen = whole
        var box: Node = self
        while let outer = box.superbox {
            if outer is ContentNode<ScrollBox> { seen = seen.intersection(outer.frameInWindow) }
            if outer === outermost { break }
            box = outer
        }
        guard !seen.isNull else { return 0 }
        return seen.width * seen.height / (whole.width * whole.height)
    }
}
