import Foundation
import LozengeCore
import LozengeViews

/// The round part of a switch or a slider that moves.
///
/// Source: `docs/theme.md`, THEME-5.
nonisolated struct Knob {}

extension Knob: View {
    var body: some View {
        Circle()
            .fill(Color.white)
            .shadow(color: .black.opacity(0.2), radius: 2, y: 1)
    }
}
