#if DEBUG || INSPECT
    import LozengeViews
    import SwiftUI

    /// The views of the app's windows, those inside below and further in.
    struct TreePane: View {
        @Bindable var app: InspectedApp

        var body: some View {
            ScrollViewReader { scroll in
                List(app.rows, selection: $app.selection) { row in
                    TreeRow(row: row, isOpen: !app.closed.contains(row.id)) {
                        app.closed.formSymmetricDifference([row.id])
                    }
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
        /// Opens the view, or closes it.
        let toggle: () -> Void
        @ScaledMetric private var indent: CGFloat = 12

        /// The depth from which rows are no further indented, so that their titles stay in view.
        private static let deepest = 16

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
            .padding(.leading, CGFloat(min(row.depth, Self.deepest)) * indent)
            .help(row.box.title)
        }
    }
#endif
