import BenchSupport
import BenchWindows
import Foundation
import SwiftUI

/// A position of a list, as an argument names it.
enum ListPlace: String {
    case start, middle, end
}

/// A list of a million rows that is scrolled by small steps.
enum ListScroll {
    private static let rows = 1_000_000
    private static let step: CGFloat = 37
    /// The distance to the end at first, for the steps.
    private static let rest: CGFloat = 10_000

    static func measured(at place: ListPlace, isRead: Bool = false, _ frames: Int) -> Measured {
        let latest = LatestRow()
        let stage = ListStage(NotingList(count: rows, latest: latest))
        var changes = 0
        if isRead { stage.runtime.observeSemantics { changes += $0.changed.count } }
        switch place {
        case .start: break
        case .middle:
            stage.scrollAndShow(by: CGFloat(rows / 2) * ListWindow.pitch + ListWindow.margin)
        case .end:
            stage.scrollAndShow(by: CGFloat(rows) * ListWindow.pitch)
            stage.scrollAndShow(by: -rest)
        }
        let measured = stage.shown.measured(frames) { _ in stage.scroll(by: step) }
        let share = Double(latest.index) / Double(rows)
        let expected =
            switch place {
            case .start: 0.0
            case .middle: 0.5
            case .end: 1.0
            }
        guard abs(share - expected) < 0.01 else {
            fail("at the \(place.rawValue) row \(latest.index) was created last.")
        }
        if isRead, changes == 0 { fail("No element was told.") }
        return measured
    }
}

/// The row that was created last.
private final class LatestRow {
    var index = -1
}

/// A ``NumberList`` that notes which rows it creates.
private struct NotingList: View {
    let count: Int
    let latest: LatestRow

    var body: some View {
        List(0..<count, id: \.self) { index in
            latest.index = index
            return Text("Row \(index)")
        }
        .plainLook()
    }
}
