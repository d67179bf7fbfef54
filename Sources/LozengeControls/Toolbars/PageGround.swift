import LozengeCore
import LozengeViews

nonisolated extension EnvironmentValues {
    /// The ground of what is around a page.
    var pageGround: Color {
        get { self[PageGroundKey.self] }
        set { self[PageGroundKey.self] = newValue }
    }
}

/// The coordinate space of what the pages of a stack move across: a window or a sheet, a column, tabs.
nonisolated enum PageSpace {
    static var space: NamedCoordinateSpace { .named(Name()) }

    private struct Name: Hashable {}
}

nonisolated private struct PageGroundKey: EnvironmentKey {
    static var defaultValue: Color { .windowBackground }
}
