import Foundation
import LozengeCore
import LozengeViews

/// The tabs that the whole content of a window or a sheet declares for its toolbar.
nonisolated struct BarTabs {
    let row: AnyView
}

/// A bar with tabs alone.
///
/// Source: `docs/navigation.md`, TAB-5.
nonisolated struct TabBar<Row: View> {
    let row: Row

    @ScaledMetric private var height: CGFloat = 46

    init(row: Row) { self.row = row }
}

extension TabBar: View {
    var body: some View {
        row
            .padding(.horizontal, 7)
            .frame(maxWidth: .infinity, minHeight: height)
            .overlay(alignment: .bottom) { Divider() }
    }
}
