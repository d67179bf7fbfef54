import Foundation
import LozengeCore

/// The views of a row beside its content: the background, the buttons of a swipe, and the controls of the edit mode.
nonisolated struct RowControls {
    let row: ListRow
    let state: State
    @ScaledMetric private var width = RowControls.width
    @ScaledMetric private var sign: CGFloat = 20

    init(row: ListRow, state: State) {
        self.row = row
        self.state = state
    }

    /// The views that a row shows; two rows with equal states look the same.
    struct State: Equatable {
        var background: RowBackground?
        var swipe: RowSwipe?
        /// True for a row that can be deleted, in the edit mode.
        var deletes = false
        /// True for a row that can be moved, in the edit mode.
        var moves = false

        static func == (lhs: State, rhs: State) -> Bool {
            lhs.background === rhs.background && lhs.swipe == rhs.swipe
                && lhs.deletes == rhs.deletes && lhs.moves == rhs.moves
        }
    }

    /// The width of the controls of the edit mode, on each side, at the default text size.
    ///
    /// Source: `docs/metrics.md`, EDIT-1.
    static let width: CGFloat = 32
}

extension RowControls: View {
    var body: some View {
        if let view = state.background?.view { view }
        if state.deletes || state.moves {
            HStack(spacing: 0) {
                if state.deletes { minus }
                Spacer(minLength: 0)
                if state.moves { grip }
            }
            .padding(.horizontal, row.controlMargin)
            .frame(maxHeight: .infinity)
        }
        if let swipe = state.swipe {
            SwipeButtons(actions: row.swipeActions, swipe: swipe) { [weak row] in row?.closeSwipe()
            }
        }
    }

    private var minus: some View {
        Button { [weak row] in
            row?.openSwipe(at: .trailing)
        } label: {
            Circle()
                .fill(.red)
                .overlay { Capsule().fill(.white).frame(width: sign / 2, height: sign / 10) }
                .frame(width: sign, height: sign)
                .frame(width: width, height: width)
                .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Remove")
    }

    private var grip: some View {
        Image(systemName: "line.3.horizontal")
            .foregroundStyle(.secondary)
            .frame(width: width, height: width)
            .accessibilityHidden(true)
    }
}
