import LozengeCore
import LozengeViews

nonisolated extension EnvironmentValues {
    /// The ground of what is around a page.
    var pageGround: Color {
        get { self[PageGroundKey.self] }
        set { self[PageGroundKey.self] = newValue }
    }
}

nonisolated private struct PageGroundKey: EnvironmentKey {
    static var defaultValue: Color { .windowBackground }
}
