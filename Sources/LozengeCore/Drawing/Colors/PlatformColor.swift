/// A colour by a name that it has in UIKit or AppKit.
///
/// ```swift
/// Color(.systemBackground)
/// Color(uiColor: .secondarySystemBackground)
/// Color(nsColor: .windowBackgroundColor)
/// ```
///
/// Extension: on Apple's systems these are a `UIColor` or an `NSColor`, types of other frameworks. Colours of grounds and
/// texts are those of this desktop's theme.
public struct PlatformColor: Hashable, Sendable {
    fileprivate let color: Color

    private init(_ color: Color) { self.color = color }

    // Grounds.
    public static let systemBackground = PlatformColor(.listGround)
    public static let secondarySystemBackground = PlatformColor(.groupedGround)
    public static let tertiarySystemBackground = PlatformColor(.card)
    public static let systemGroupedBackground = PlatformColor(.groupedGround)
    public static let secondarySystemGroupedBackground = PlatformColor(.card)
    public static let tertiarySystemGroupedBackground = PlatformColor(.groupedGround)
    public static let windowBackgroundColor = PlatformColor(.windowBackground)
    public static let underPageBackgroundColor = PlatformColor(.groupedGround)
    public static let controlBackgroundColor = PlatformColor(.listGround)
    public static let textBackgroundColor = PlatformColor(.fieldGround)
    public static let controlColor = PlatformColor(.fill)

    // Texts and lines.
    public static let label = PlatformColor(.primary)
    public static let secondaryLabel = PlatformColor(.secondary)
    public static let tertiaryLabel = PlatformColor(.tertiary)
    public static let quaternaryLabel = PlatformColor(.quaternary)
    public static let placeholderText = PlatformColor(.secondary)
    public static let link = PlatformColor(.accentText)
    public static let separator = PlatformColor(.listSeparator)
    public static let opaqueSeparator = PlatformColor(.listSeparator)
    public static let labelColor = label
    public static let secondaryLabelColor = secondaryLabel
    public static let tertiaryLabelColor = tertiaryLabel
    public static let quaternaryLabelColor = quaternaryLabel
    public static let textColor = label
    public static let placeholderTextColor = placeholderText
    public static let linkColor = link
    public static let separatorColor = separator
    public static let controlTextColor = label
    public static let controlAccentColor = PlatformColor(.accentColor)
    public static let tintColor = controlAccentColor

    public static let gridColor = separator
    public static let selectedContentBackgroundColor = controlAccentColor
    public static let selectedTextBackgroundColor = PlatformColor(.accentColor.opacity(0.3))
    public static let unemphasizedSelectedContentBackgroundColor = PlatformColor(.fill)

    // Fixed colours.
    public static let black = PlatformColor(.black)
    public static let white = PlatformColor(.white)
    public static let clear = PlatformColor(.clear)
    public static let darkGray = PlatformColor(Color(white: 1 / 3))
    public static let gray = PlatformColor(Color(white: 1 / 2))
    public static let lightGray = PlatformColor(Color(white: 2 / 3))
    public static let red = PlatformColor(Color(red: 1, green: 0, blue: 0))
    public static let green = PlatformColor(Color(red: 0, green: 1, blue: 0))
    public static let blue = PlatformColor(Color(red: 0, green: 0, blue: 1))
    public static let cyan = PlatformColor(Color(red: 0, green: 1, blue: 1))
    public static let yellow = PlatformColor(Color(red: 1, green: 1, blue: 0))
    public static let magenta = PlatformColor(Color(red: 1, green: 0, blue: 1))
    public static let orange = PlatformColor(Color(red: 1, green: 0.5, blue: 0))
    public static let purple = PlatformColor(Color(red: 0.5, green: 0, blue: 0.5))
    public static let brown = PlatformColor(Color(red: 0.6, green: 0.4, blue: 0.2))
    public static let darkText = black
    public static let lightText = PlatformColor(.white.opacity(0.6))

    // Fills.
    public static let systemFill = PlatformColor(.fill)
    public static let secondarySystemFill = PlatformColor(.secondaryFill)
    public static let tertiarySystemFill = PlatformColor(.tertiaryFill)
    public static let quaternarySystemFill = PlatformColor(.quaternaryFill)

    // Hues.
    public static let systemRed = PlatformColor(.red)
    public static let systemOrange = PlatformColor(.orange)
    public static let systemYellow = PlatformColor(.yellow)
    public static let systemGreen = PlatformColor(.green)
    public static let systemMint = PlatformColor(.mint)
    public static let systemTeal = PlatformColor(.teal)
    public static let systemCyan = PlatformColor(.cyan)
    public static let systemBlue = PlatformColor(.blue)
    public static let systemIndigo = PlatformColor(.indigo)
    public static let systemPurple = PlatformColor(.purple)
    public static let systemPink = PlatformColor(.pink)
    public static let systemBrown = PlatformColor(.brown)
    public static let systemGray = PlatformColor(.gray)
    public static let systemGray2 = PlatformColor(Color(.system(.gray2)))
    public static let systemGray3 = PlatformColor(Color(.system(.gray3)))
    public static let systemGray4 = PlatformColor(Color(.system(.gray4)))
    public static let systemGray5 = PlatformColor(Color(.system(.gray5)))
    public static let systemGray6 = PlatformColor(Color(.system(.gray6)))
}

extension Color {
    /// Creates a colour of UIKit or AppKit by its name.
    ///
    /// A name that several have, as in `Color(.red)`, is that of an asset, or else that of UIKit.
    ///
    /// Extension: see ``PlatformColor``.
    @_disfavoredOverload
    public init(_ color: PlatformColor) { self = color.color }

    /// Creates a colour of UIKit by its name.
    ///
    /// Matches: SwiftUI.Color.init(uiColor:)
    /// Differs: for the names of colours; see ``PlatformColor``.
    public init(uiColor: PlatformColor) { self = uiColor.color }

    /// Creates a colour of AppKit by its name.
    ///
    /// Matches: SwiftUI.Color.init(nsColor:)
    /// Differs: for the names of colours; see ``PlatformColor``.
    public init(nsColor: PlatformColor) { self = nsColor.color }
}

/// The type of a colour literal, `#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)`.
///
/// Extension: on Apple's systems it is `UIColor` or `NSColor`.
public typealias _ColorLiteralType = PlatformColor

extension PlatformColor: _ExpressibleByColorLiteral {
    /// Creates the colour of a literal, in sRGB.
    public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(
            Color(
                .sRGB, red: Double(red), green: Double(green), blue: Double(blue),
                opacity: Double(alpha)))
    }
}
