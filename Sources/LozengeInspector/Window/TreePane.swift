#if DEBUG || INSPECT
    import LozengeViews
    import SwiftUI

    /// The views of the app's windows, those inside below and further in.
    struct TreePane: View {
        @Bindable var app: InspectedApp
        @State private var width: CGFloat = 300

        var body: some View {
            let rows = app.rows
            let depth = rows.reduce(1) { max($0, $1.depth) }
            ScrollViewReader { scroll in
                List(rows, selection: $app.selection) { row in
                    TreeRow(
                        row: row, isOpen: !app.closed.contains(row.id),
                        mostIndent: width / 2 / CGFloat(depth)
                    ) {
                        app.closed.formSymmetricDifference([row.id])
                    }
                }
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: {
                    width = $0
                }
                .onChange(of: app.selection) { _, selection in
                    if let selection { scroll.scrollTo(selection) }
                }
            }
        }
    }

    /// A view in the tree.
    private struct TreeRow: View {
        let row: InspectedApp.Row
        let isOpen: Bool
        /// The most that each view around indents the row, so that the titles of all stay in view.
        let mostIndent: CGFloat
        /// Opens the view, or closes it.
        let toggle: () -> Void
        @ScaledMetric private var indent: CGFloat = 12

        var body: some View {
            HStack(spacing: 4) {
                if row.box.inside == nil {
                    Color.clear.frame(width: indent, height: indent)
                } else {
                    Button(
                        isOpen ? "Close" : "Open",
                        systemImage: isOpen ? "chevron.down" : "chevron.forward", action: toggle
                    )
                    .labelStyle(.iconOnly)
                    .buttonStyle(.plain)
                    .imageScale(.small)
                    .frame(width: indent)
                }
                Text(row.box.title)
                    .fontWeight(row.box.isOfApp ? .semibold : .regular)
                    .foregroundStyle(row.box.isShown ? .primary : .secondary)
                    .lineLimit(1)
            }
            .padding(.leading, CGFloat(row.depth) * min(indent, mostIndent))
            .help(row.box.title)
        }
    }
#endif
