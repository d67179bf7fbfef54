import Foundation

/// The lines of a lazy container that the rows of a collection stand in: in a stack each row is one, in a grid some rows
/// are one.
struct RowLines: Equatable {
    /// The number of rows in a full line.
    var perLine = 1
    /// The number of cells of the first line that views before the collection take.
    var lead = 0

    /// Returns the line of a row.
    func line(of row: Int) -> Int { (lead + row) / perLine }

    /// Returns the number of lines of `count` rows.
    func lines(for count: Int) -> Int {
        count == 0 ? 0 : (lead + count + perLine - 1) / perLine
    }

    /// Returns the rows in a line, of `count` rows.
    func rows(in line: Int, of count: Int) -> Range<Int> {
        let first = min(count, max(0, line * perLine - lead))
        return first..<max(first, min(count, (line + 1) * perLine - lead))
    }
}

/// The views of a row of a collection in a lazy grid.
enum RowKind: Equatable {
    /// No row was made yet.
    case unknown
    /// One view, which takes a cell, and the section that it is in.
    case cell(section: ObjectIdentifier?)
    /// Sections, which have lines of their own; the first and the last one.
    case sections(first: ObjectIdentifier, last: ObjectIdentifier)
    /// No view, or several ones.
    case other
}

extension RowKind {
    /// True for a row that is arranged as one of this kind, whatever its sections are.
    func isLike(_ row: RowKind) -> Bool {
        if case .sections = self, case .sections = row { return true }
        return self == row
    }

    var isInSections: Bool { if case .sections = self { true } else { false } }

    /// The section of the first view; `nil` outside of sections.
    var first: ObjectIdentifier? {
        switch self {
        case .cell(let section): section
        case .sections(let first, _): first
        case .unknown, .other: nil
        }
    }

    /// The section of the last view; `nil` outside of sections.
    var last: ObjectIdentifier? {
        if case .sections(_, let last) = self { last } else { first }
    }
}
