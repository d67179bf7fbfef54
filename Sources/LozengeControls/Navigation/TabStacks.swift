import LozengeCore
import LozengeViews

/// The stacks in a tab, whose pages are left when the tab is selected once more.
final class TabStacks: ViewRegistry {
    private var models: [ObjectIdentifier: StackModel] = [:]

    func register(_ model: StackModel, by id: ObjectIdentifier) { models[id] = model }
    func unregister(_ id: ObjectIdentifier) { models[id] = nil }

    func popToRoot() { for model in models.values { model.pop(to: 0) } }
}

nonisolated extension EnvironmentValues {
    /// The stacks of the tab around; `nil` outside of tabs.
    var tabStacks: TabStacks? {
        get { self[TabStacksKey.self] }
        set { self[TabStacksKey.self] = newValue }
    }
}

nonisolated private struct TabStacksKey: EnvironmentKey {
    static var defaultValue: TabStacks? { nil }
}
