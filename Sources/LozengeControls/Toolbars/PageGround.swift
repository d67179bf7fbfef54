import Foundation
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

/// A ground of a page, as large as what the page moves across.
nonisolated struct PageGround<Ground: View> {
    @ViewBuilder let ground: Ground
}

extension PageGround: View {
    var body: some View {
        GeometryReader { place in
            let bounds =
                place.bounds(of: PageSpace.space) ?? CGRect(origin: .zero, size: place.size)
            ground
                .frame(width: bounds.width, height: bounds.height)
                .position(x: bounds.midX, y: bounds.midY)
        }
    }
}

nonisolated private struct PageGroundKey: EnvironmentKey {
    static var defaultValue: Color { .windowBackground }
}
