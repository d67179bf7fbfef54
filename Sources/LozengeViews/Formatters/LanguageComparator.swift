import Foundation

extension String {
    /// A comparator that sorts texts as the readers of the current language expect: "item 9" before "Item 10", "ä" beside "a".
    ///
    /// Linux's Foundation only has `String.StandardComparator.lexical`, which sorts by the codes of the characters.
    ///
    /// ```swift
    /// people.sorted(using: KeyPathComparator(\.name, comparator: .localizedStandard))
    /// ```
    ///
    /// Extension: `String.StandardComparator` cannot be given another comparison on Linux.
    nonisolated public struct LanguageComparator: SortComparator, Hashable, Codable, Sendable {
        private enum Kind: Codable { case plain, asInFileLists }

        private let kind: Kind
        public var order: SortOrder = .forward

        /// The comparator of lists of files: numbers in the texts are compared by their values.
        public static let localizedStandard = LanguageComparator(kind: .asInFileLists)
        /// The comparator of the current language alone.
        public static let localized = LanguageComparator(kind: .plain)

        public func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
            let (first, second) = order == .forward ? (lhs, rhs) : (rhs, lhs)
            return switch kind {
            case .plain: first.localizedCompare(second)
            case .asInFileLists: first.localizedStandardCompare(second)
            }
        }
    }
}

nonisolated extension SortComparator where Self == String.LanguageComparator {
    /// The comparator of lists of files: "item 9" is before "item 10".
    ///
    /// Matches: Foundation.SortComparator.localizedStandard
    public static var localizedStandard: String.LanguageComparator { .localizedStandard }

    /// The comparator of the current language.
    ///
    /// Matches: Foundation.SortComparator.localized
    public static var localized: String.LanguageComparator { .localized }
}

nonisolated extension KeyPathComparator {
    /// Creates a comparator of values by a text in them, in the order of lists of files.
    ///
    /// Matches: Foundation.KeyPathComparator.init(_:order:)
    public init(_ keyPath: any KeyPath<Compared, String> & Sendable, order: SortOrder = .forward) {
        self.init(keyPath, comparator: .localizedStandard, order: order)
    }

    /// Creates a comparator of values by a text in them, in the order of lists of files; values without a text are first.
    ///
    /// Matches: Foundation.KeyPathComparator.init(_:order:)-Optional
    public init(_ keyPath: any KeyPath<Compared, String?> & Sendable, order: SortOrder = .forward) {
        self.init(keyPath, comparator: .localizedStandard, order: order)
    }
}
