import LozengeTesting
import ViewFixtures
import WaitingFixtures

extension CaseRun {
    /// Returns the window in which a place is, and its frame there.
    ///
    /// The frontmost window counts that has it.
    ///
    /// - Throws: A ``Failure`` if there is no such place.
    func find(_ place: CasePlace) throws -> (window: Screen, frame: CGRect) {
        for window in windows.reversed() {
            if let frame = window.frame(of: place) { return (window, frame) }
        }
        throw Failure(description: "There is no \(place) in \(windows.map(\.texts)).")
    }

    /// Returns the point of a place that is clicked, in its window.
    func point(of place: CasePlace) throws -> (window: Screen, point: CGPoint) {
        let (window, frame) = try find(place)
        return (window, CGPoint(x: frame.midX, y: frame.midY))
    }

    /// Returns the point at which a drag ends.
    func point(of target: CaseTarget) throws -> CGPoint {
        let (window, frame) = try find(target.place)
        if let point = target.point {
            return CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)
        }
        guard let side = target.side, let row = window.row(around: frame) else {
            return CGPoint(x: frame.midX, y: frame.midY)
        }
        // In the middle of the half of the row that is on this side.
        let edge = side == .above ? row.minY : row.maxY
        return CGPoint(x: frame.midX, y: (row.midY + edge) / 2)
    }
}

extension Screen {
    /// Returns the frame of a place in this window; `nil` if it is not there.
    fileprivate func frame(of place: CasePlace) -> CGRect? {
        switch place {
        case .words(let words): frame(of: words) ?? elements().first { $0.label == words }?.frame
        case .part("year", let words):
            element(.group, words).flatMap { group in
                elements(.spinButton).first {
                    $0.label == "Year" && group.frame.contains($0.frame)
                }
            }?.frame
        case .part("minus", let words):
            frame(of: words).flatMap { text in
                elements(.button).first {
                    $0.label == "Remove" && $0.frame.minY...$0.frame.maxY ~= text.midY
                }
            }?.frame
        case .part(_, let words): frame(of: words).flatMap(mark(beside:))
        case .endOfRow(let words): frame(of: words).flatMap(row).map(end)
        case .belowLastRow:
            frame(of: .list).flatMap { list in
                rows.last.map { row in
                    CGRect(
                        x: list.minX, y: row.frame.maxY, width: list.width,
                        height: list.maxY - row.frame.maxY)
                }
            }
        case .list: elements(.list).first?.frame
        case .backButton: element(.button, "Back")?.frame
        case .pages: CGRect(x: size.width / 2, y: size.height / 2, width: 1, height: 1)
        case .outsideSheet: CGRect(x: 2, y: size.height / 2, width: 1, height: 1)
        }
    }

    /// Returns the row of a list that contains a frame; `nil` for none.
    fileprivate func row(around frame: CGRect) -> CGRect? {
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        return rows.map(\.frame).first { $0.contains(middle) }
    }

    /// The rows of lists; a row that is one control is that control.
    fileprivate var rows: [Element] {
        elements(.list).flatMap(\.children).filter { $0.role != .heading }
    }

    /// Returns the trailing end of a row, inside of the margins that a list may have.
    private func end(of row: CGRect) -> CGRect {
        CGRect(x: row.maxX - 16, y: row.minY, width: 2, height: row.height)
    }

    /// Returns the mark that is nearest to a text, on its line; `nil` for none.
    private func mark(beside text: CGRect) -> CGRect? {
        displayList.shown
            .compactMap { shown -> CGRect? in
                switch shown.command {
                case .picture(_, let frame, _): frame.applying(shown.transform)
                case .fill(let shape, _): shape.bounds.applying(shown.transform)
                default: nil
                }
            }
            .filter { text.minY...text.maxY ~= $0.midY && $0.width <= text.height }
            .min { abs($0.midX - text.midX) < abs($1.midX - text.midX) }
    }
}
