/// One side of a rectangle, as text runs: leading is where a line begins.
///
/// Matches: SwiftUI.Edge
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
    case top, leading, bottom, trailing

    /// Several edges.
    ///
    /// Matches: SwiftUI.Edge.Set
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The set of just `edge`.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

        public static let top = Set(.top)
        public static let leading = Set(.leading)
        public static let bottom = Set(.bottom)
        public static let trailing = Set(.trailing)
        public static let horizontal: Set = [.leading, .trailing]
        public static let vertical: Set = [.top, .bottom]
        public static let all: Set = [.horizontal, .vertical]
    }
}

/// A side of a view along which bars are put: top or bottom.
///
/// Matches: SwiftUI.VerticalEdge
public enum VerticalEdge: Int8, Hashable, Sendable, CaseIterable {
    case top, bottom

    /// Several of these sides.
    ///
    /// Matches: SwiftUI.VerticalEdge.Set
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The set of just `edge`.
        public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }

        /// The edges of this set.
        package var members: [VerticalEdge] { VerticalEdge.allCases.filter { contains(Set($0)) } }

        public static let top = Set(.top)
        public static let bottom = Set(.bottom)
        public static let all: Set = [.top, .bottom]
    }
}

/// A side of a view along which bars are put: leading or trailing.
///
/// Matches: SwiftUI.HorizontalEdge
public enum HorizontalEdge: Int8, Hashable, Sendable, CaseIterable {
    case leading, trailing

    /// Several of these sides.
    ///
    /// Matches: SwiftUI.HorizontalEdge.Set
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// The set of just `edge`.
        public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

        public static let leading = Set(.leading)
        public static let trailing = Set(.trailing)
        public static let all: Set = [.leading, .trailing]
    }
}
