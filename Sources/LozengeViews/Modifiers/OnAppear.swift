import LozengeCore

nonisolated extension View {
    /// Calls `action` each time this view appears.
    ///
    /// Changes by the action are part of the first frame that shows the view.
    ///
    /// Matches: SwiftUI.View.onAppear(perform:)
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceEffect(onAppear: action, onDisappear: nil))
    }

    /// Calls `action` each time this view disappears.
    ///
    /// Matches: SwiftUI.View.onDisappear(perform:)
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearanceEffect(onAppear: nil, onDisappear: action))
    }

    /// Runs a task while this view is visible.
    ///
    /// The task starts when the view appears and is cancelled when it disappears.
    ///
    /// Matches: SwiftUI.View.task(priority:_:)
    public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        task(id: 0, priority: priority, action)
    }

    /// Runs a task while this view is visible; a change of `value` cancels the task and starts another.
    ///
    /// Matches: SwiftUI.View.task(id:priority:_:)
    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskEffect(id: value, priority: priority, action: action))
    }
}

/// A layout-neutral modifier that reports when its content appears and disappears.
nonisolated struct AppearanceEffect {
    let onAppear: (() -> Void)?
    let onDisappear: (() -> Void)?
}

extension AppearanceEffect: PrimitiveModifier {
    static var unresolved: Appearance { Appearance() }
    static var affectsLayout: Bool { false }
    static var settles: Bool { true }

    func resolve(_ context: UpdateContext<Self>) -> Appearance { context.resolved }

    func settle(_ context: SettleContext<Self>) {
        switch context.resolved.change(to: context.isShown) {
        case .came: if let onAppear { context.tree.perform(for: context.node, onAppear) }
        case .went: if let onDisappear { context.tree.performEarly(for: context.node, onDisappear) }
        case nil: break
        }
    }

    func disappear(_ context: UpdateContext<Self>) {
        guard context.resolved.change(to: false) != nil, let onDisappear else { return }
        context.tree.perform(onDisappear)
    }
}

/// The visibility of a box, as last reported.
final class Appearance {
    enum Change { case came, went }

    private var isShown = false

    /// Returns the change to report for the present visibility.
    func change(to isShown: Bool) -> Change? {
        guard isShown != self.isShown else { return nil }
        self.isShown = isShown
        return isShown ? .came : .went
    }
}

/// A layout-neutral modifier that runs a task while its content is visible.
nonisolated struct TaskEffect<ID: Equatable> {
    let id: ID
    let priority: TaskPriority
    let action: @Sendable () async -> Void
}

extension TaskEffect: PrimitiveModifier {
    /// The running task and the value it runs for.
    final class Running {
        let appearance = Appearance()
        var id: ID?
        var task: Task<Void, Never>?
    }

    static var unresolved: Running { Running() }
    static var affectsLayout: Bool { false }
    static var settles: Bool { true }

    func resolve(_ context: UpdateContext<Self>) -> Running {
        if context.resolved.id != nil, context.resolved.id != id { start(context) }
        return context.resolved
    }

    func settle(_ context: SettleContext<Self>) {
        switch context.resolved.appearance.change(to: context.isShown) {
        case .came: start(context)
        case .went: stop(context)
        case nil: break
        }
    }

    func disappear(_ context: UpdateContext<Self>) { stop(context) }

    private func start(_ context: some NodeContext<Self>) {
        stop(context)
        context.resolved.id = id
        context.resolved.task = Task(priority: priority, operation: action)
    }

    private func stop(_ context: some NodeContext<Self>) {
        context.resolved.task?.cancel()
        context.resolved.task = nil
        context.resolved.id = nil
    }
}

extension SettleContext {
    /// True if the layout placed this box and all boxes around it.
    var isShown: Bool {
        guard isAlive, node.superReference != nil else { return false }
        var box: Node? = node
        while let current = box {
            if current.isHiddenAlternative { return false }
            box = current.superbox
        }
        return true
    }
}
