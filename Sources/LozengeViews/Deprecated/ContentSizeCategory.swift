import LozengeCore

/// The text size that the user has chosen, by its former names.
///
/// Matches: SwiftUI.ContentSizeCategory
nonisolated public enum ContentSizeCategory: Hashable, Comparable, CaseIterable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
    case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

    /// True if this is one of the five sizes for readers who need more.
    ///
    /// Matches: SwiftUI.ContentSizeCategory.isAccessibilityCategory
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}

nonisolated extension EnvironmentValues {
    /// The text size that the user has chosen, by its former name.
    ///
    /// Matches: SwiftUI.EnvironmentValues.sizeCategory
    public var sizeCategory: ContentSizeCategory {
        // Both types have the same sizes in the same order.
        get { ContentSizeCategory.allCases[dynamicTypeSize.rawValue] }
        set {
            let index = ContentSizeCategory.allCases.firstIndex(of: newValue)
            dynamicTypeSize = index.flatMap(DynamicTypeSize.init) ?? dynamicTypeSize
        }
    }
}
