import LozengeTesting

/// A place in a window, as the data words it.
nonisolated enum CasePlace: Equatable {
    /// A text, a tagged view, or a control by its label.
    case words(String)
    /// A part of a control or a row, such as the `chevron`.
    case part(String, of: String)
    /// The trailing end of the row with a text.
    case endOfRow(String)
    case belowLastRow
    case list
    /// The views of which one is seen at a time.
    case pages
    case backButton
    case outsideSheet

    init(_ words: some StringProtocol) {
        let words = String(words)
        if let match = words.wholeMatch(of: /(chevron|indicator|minus|plus|year) of (.+)/) {
            self = .part(String(match.1), of: String(match.2))
            return
        }
        if let match = words.wholeMatch(of: /trailing-end-of-row (.+)/) {
            self = .endOfRow(String(match.1))
            return
        }
        self =
            switch words {
            case "below-last-row": .belowLastRow
            case "list": .list
            case "pages": .pages
            case "back-button": .backButton
            case "outside sheet": .outsideSheet
            default: .words(words)
            }
    }
}

nonisolated extension CasePlace: CustomStringConvertible {
    var description: String {
        switch self {
        case .words(let words): "‘\(words)’"
        case .part(let part, let words): "\(part) of ‘\(words)’"
        case .endOfRow(let words): "end of the row ‘\(words)’"
        case .belowLastRow: "place below the last row"
        case .list: "list"
        case .pages: "pages"
        case .backButton: "back button"
        case .outsideSheet: "place outside of the sheet"
        }
    }
}

/// The end of a drag: a place, an edge of a row, or a point in a view.
nonisolated struct CaseTarget: Equatable {
    /// The side of a row on which the dragged rows are dropped.
    enum Side: Equatable {
        case above, below
    }

    let place: CasePlace
    var side: Side?
    /// The position in the view, from its upper left corner.
    var point: CGPoint?

}

nonisolated extension CaseTarget {
    init(_ words: some StringProtocol) {
        let words = String(words)
        if let match = words.wholeMatch(of: /(above|below) (.+)/) {
            self.init(place: CasePlace(match.2), side: match.1 == "above" ? .above : .below)
        } else if let match = words.wholeMatch(of: /(.+) at (\d+),(\d+)/) {
            let point = CGPoint(x: Double(match.2) ?? 0, y: Double(match.3) ?? 0)
            self.init(place: CasePlace(match.1), point: point)
        } else {
            self.init(place: CasePlace(words))
        }
    }
}
