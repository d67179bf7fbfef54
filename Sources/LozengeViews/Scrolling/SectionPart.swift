import Foundation
import LozengeCore

/// The views of sections that stay in sight while the rest of their section does.
///
/// Matches: SwiftUI.PinnedScrollableViews
nonisolated public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Headers, at the start of the visible part.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// Footers, at its end.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// The part of a section that a view is.
nonisolated struct SectionPart: Equatable {
    enum Role {
        case header, row, footer
    }

    var role = Role.row
    /// The section; `nil` outside of sections.
    var section: SectionIdentity?
    /// The length at the start of the view that is not seen while it is pinned.
    var margin: CGFloat = 0

    var sectionID: ObjectIdentifier? { section.map { ObjectIdentifier($0) } }
}

/// The identity of a section, by which its views know each other.
nonisolated final class SectionIdentity: Equatable, Sendable {
    static func == (lhs: SectionIdentity, rhs: SectionIdentity) -> Bool { lhs === rhs }
}

/// The key of the part of a section that a view is.
nonisolated struct SectionPartKey: LayoutValueKey {
    static var defaultValue: SectionPart { SectionPart() }
}
