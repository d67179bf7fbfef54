import Foundation

/// How large the reader wants text, from `xSmall` to `accessibility5`; `large` is the default.
///
/// Matches: SwiftUI.DynamicTypeSize
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether this is one of the five sizes for readers who need more than `xxxLarge`.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    public static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool {
        lhs.rawValue < rhs.rawValue
    }

    /// The size at which body text is nearest to `size` in points; the smaller one of two.
    ///
    /// Source: `docs/theme.md`, TEXT-1.
    package init(nearestTo size: CGFloat) {
        func distance(_ candidate: DynamicTypeSize) -> CGFloat {
            abs(Font.body.resolve(at: candidate).size - size)
        }
        self = Self.allCases.min { distance($0) < distance($1) } ?? .large
    }

    /// The next larger size; the largest stays.
    package var larger: DynamicTypeSize { DynamicTypeSize(rawValue: rawValue + 1) ?? self }

    /// The next smaller size; the smallest stays.
    package var smaller: DynamicTypeSize { DynamicTypeSize(rawValue: rawValue - 1) ?? self }
}
