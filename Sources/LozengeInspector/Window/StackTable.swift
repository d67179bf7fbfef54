#if DEBUG || INSPECT
    import LozengeViews
    import SwiftUI

    /// The steps in which a stack has divided its length among the views inside.
    struct StackTable: View {
        let stack: StackRecord
        /// Selects a view of the stack.
        let select: (Int) -> Void

        var body: some View {
            VStack(alignment: .leading, spacing: 6) {
                Text("Division of the \(stack.isHorizontal ? "Width" : "Height")").font(.headline)
                Text(summary).foregroundStyle(.secondary)
                ScrollView(.horizontal) {
                    Grid(alignment: .trailing, horizontalSpacing: 12, verticalSpacing: 4) {
                        GridRow {
                            Text("View").gridColumnAlignment(.leading)
                            Text("Priority")
                            Text("Least")
                            Text("Greatest")
                            Text("Turn")
                            Text("Left")
                            Text("Offered")
                            Text("Takes")
                        }
                        .font(.caption.bold())
                        ForEach(Array(stack.rows.enumerated()), id: \.offset) { row($0, $1) }
                    }
                    .monospacedDigit()
                }
            }
        }

        private var summary: String {
            let distances = stack.rows.reduce(0) { $0 + $1.distance }
            let offered = stack.offered.map(words) ?? "ideal"
            return "Offered \(offered), takes \(stack.taken.points): spacing \(distances.points), "
                + "views \(stack.rows.reduce(0) { $0 + $1.taken }.points)."
        }

        @ViewBuilder private func row(_ number: Int, _ row: StackRecord.Row) -> some View {
            GridRow {
                Button(row.view.label) { select(row.view.id) }
                    .buttonStyle(.link)
                    .lineLimit(1)
                    .frame(maxWidth: 240, minHeight: 24, alignment: .leading)
                Text(row.priority.formatted())
                Text(row.least.map(words) ?? "")
                Text(row.greatest.map(words) ?? "")
                Text(row.turn.map { "\($0)" } ?? "")
                Text(row.left.map { "\(words($0)) : \(row.sharers ?? 1)" } ?? "")
                Text(row.offered.map(words) ?? "ideal")
                Text(words(row.taken))
            }
            .accessibilityElement(children: .contain)
        }

        private func words(_ length: CGFloat) -> String {
            length == .infinity ? "∞" : length.points
        }
    }
#endif
