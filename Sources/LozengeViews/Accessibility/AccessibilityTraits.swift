/// The traits of a view for assistive technology.
///
/// Those that AT-SPI knows change the role or the states of an element: button, header, selected, link, search field, image,
/// static text, modal, toggle and tab bar. The others have no counterpart there.
///
/// Matches: SwiftUI.AccessibilityTraits
nonisolated public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static let isButton = Self(rawValue: 1 << 0)
    public static let isHeader = Self(rawValue: 1 << 1)
    public static let isSelected = Self(rawValue: 1 << 2)
    public static let isLink = Self(rawValue: 1 << 3)
    public static let isSearchField = Self(rawValue: 1 << 4)
    public static let isImage = Self(rawValue: 1 << 5)
    public static let playsSound = Self(rawValue: 1 << 6)
    public static let isKeyboardKey = Self(rawValue: 1 << 7)
    public static let isStaticText = Self(rawValue: 1 << 8)
    public static let isSummaryElement = Self(rawValue: 1 << 9)
    public static let updatesFrequently = Self(rawValue: 1 << 10)
    public static let startsMediaSession = Self(rawValue: 1 << 11)
    public static let allowsDirectInteraction = Self(rawValue: 1 << 12)
    public static let causesPageTurn = Self(rawValue: 1 << 13)
    public static let isModal = Self(rawValue: 1 << 14)
    public static let isToggle = Self(rawValue: 1 << 15)
    public static let isTabBar = Self(rawValue: 1 << 16)
}

/// The level of a heading.
///
/// Matches: SwiftUI.AccessibilityHeadingLevel
nonisolated public enum AccessibilityHeadingLevel: UInt, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6

    /// The level from 1 to 6; `nil` for an unspecified one.
    var number: Int? { self == .unspecified ? nil : Int(rawValue) }
}

/// The combination of the elements inside a view.
///
/// Matches: SwiftUI.AccessibilityChildBehavior
nonisolated public struct AccessibilityChildBehavior: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case ignore, contain, combine }

    package let kind: Kind

    /// One element with the semantics of the view, without the elements inside.
    public static let ignore = Self(kind: .ignore)
    /// A group of the elements inside.
    public static let contain = Self(kind: .contain)
    /// One element with the combined semantics of the elements inside.
    public static let combine = Self(kind: .combine)
}

/// A kind of action that assistive technology has a command for.
///
/// Matches: SwiftUI.AccessibilityActionKind
nonisolated public struct AccessibilityActionKind: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        case `default`, escape, magicTap, delete, showMenu
        case named(Text)
    }

    package let kind: Kind

    /// A click.
    public static let `default` = Self(kind: .default)
    /// Leaving the present view, as by Escape.
    public static let escape = Self(kind: .escape)
    /// The most likely action.
    public static let magicTap = Self(kind: .magicTap)
    public static let delete = Self(kind: .delete)
    public static let showMenu = Self(kind: .showMenu)

    private init(kind: Kind) { self.kind = kind }

    /// Creates an action with a name.
    ///
    /// Matches: SwiftUI.AccessibilityActionKind.init(named:)
    public init(named name: Text) { kind = .named(name) }
}

/// The direction in which a value is adjusted.
///
/// Matches: SwiftUI.AccessibilityAdjustmentDirection
nonisolated public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    case increment, decrement
}
