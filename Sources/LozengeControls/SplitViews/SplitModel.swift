import Foundation
import LozengeCore
import LozengeViews
import Observation

/// The stacks and the widths of the columns of a split view.
@Observable
final class SplitModel {
    @ObservationIgnored let stacks = [StackModel(), StackModel(), StackModel()]
    /// The widths that the user has dragged columns to, in points; `nil` for those of the program.
    var widths: [Int: CGFloat] = [:]
    /// The visibility of a view whose program does not say it.
    var visibility = NavigationSplitViewVisibility.automatic
    /// The column that is shown by a narrow window.
    var compact = 0
    /// The widths that the columns ask for.
    var wishes: [Int: SplitColumnWidth] = [:]

    /// The widths of the columns as they were last placed, in points.
    @ObservationIgnored var shownWidths: [Int: CGFloat] = [:]

    nonisolated init() {}

    /// Links the stacks of columns: what one pushes is shown in the next one.
    func link(count: Int) {
        for index in 1..<max(1, min(count, stacks.count)) where stacks[index].source == nil {
            stacks[index].source = stacks[index - 1]
            stacks[index].onPush = { [weak self] in self?.compact = index }
        }
    }

    /// Goes on to the column after another one, in a narrow window.
    func next(after index: Int) { compact = index + 1 }
}

/// The width that a column asks for, in points.
nonisolated struct SplitColumnWidth: Equatable {
    var least: CGFloat
    var ideal: CGFloat
    var greatest: CGFloat
    /// The part of the window's width that is ideal, within the limits; 0 for none.
    var share: CGFloat = 0
    /// The width that the user has chosen; `nil` for the ideal one.
    var chosen: CGFloat?

    /// Makes a width of valid numbers: negative ones and NaN count as 0.
    init(least: CGFloat?, ideal: CGFloat, greatest: CGFloat?) {
        func valid(_ length: CGFloat) -> CGFloat { length.isNaN ? 0 : min(max(0, length), 1e6) }
        self.least = valid(least ?? ideal)
        self.greatest = max(self.least, valid(greatest ?? ideal))
        self.ideal = min(max(valid(ideal), self.least), self.greatest)
    }

    var limits: ClosedRange<CGFloat> { least...greatest }

    func clamped(_ width: CGFloat) -> CGFloat { min(max(width, least), greatest) }

    /// Returns the width in a split view of the width `room`.
    func shown(in room: CGFloat) -> CGFloat { clamped(chosen ?? max(ideal, room * share)) }
}

nonisolated extension View {
    /// Fixes the width of the column with this view, in points; a number that is negative or NaN counts as 0.
    ///
    /// Matches: SwiftUI.View.navigationSplitViewColumnWidth(_:)
    /// Source: `docs/navigation.md`, SPLIT-2.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        declares(SplitColumnWidth(least: width, ideal: width, greatest: width))
    }

    /// Sets the widths of the column with this view, in points; numbers that are negative or NaN count as 0.
    ///
    /// - Parameters:
    ///   - min: The least width that the user can choose; `nil` for the ideal one.
    ///   - ideal: The width at first.
    ///   - max: The greatest width that the user can choose; `nil` for the ideal one.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.navigationSplitViewColumnWidth(min:ideal:max:)
    public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        declares(SplitColumnWidth(least: min, ideal: ideal, greatest: max))
    }
}
