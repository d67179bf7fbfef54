import Foundation

/// A font that depends on the environment: it gets a size in points at the reader's text size.
///
/// ```swift
/// Text("12:30").font(.title2.bold().monospacedDigit())
/// ```
///
/// Matches: SwiftUI.Font
public struct Font: Hashable, Sendable {
    /// A role of text, with a size for each ``DynamicTypeSize``.
    ///
    /// Matches: SwiftUI.Font.TextStyle
    public enum TextStyle: Hashable, CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout
        case footnote, caption, caption2
    }

    /// The design of the letters, independent of the family.
    ///
    /// Matches: SwiftUI.Font.Design
    /// Differs: rounded looks like the default: no rounded family comes with Linux.
    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }

    /// The weight of the strokes, on the scale from 100 to 900 of font files.
    ///
    /// Matches: SwiftUI.Font.Weight
    public struct Weight: Hashable, Sendable {
        package let value: Int

        /// The thinnest strokes.
        ///
        /// Matches: SwiftUI.Font.Weight.ultraLight
        public static let ultraLight = Weight(value: 100)

        /// Strokes a little heavier than the thinnest.
        ///
        /// Matches: SwiftUI.Font.Weight.thin
        public static let thin = Weight(value: 200)

        /// Strokes lighter than those of most texts.
        ///
        /// Matches: SwiftUI.Font.Weight.light
        public static let light = Weight(value: 300)

        /// Strokes as most texts have them.
        ///
        /// Matches: SwiftUI.Font.Weight.regular
        public static let regular = Weight(value: 400)

        /// Strokes a little heavier than those of most texts.
        ///
        /// Matches: SwiftUI.Font.Weight.medium
        public static let medium = Weight(value: 500)

        /// Strokes of headlines.
        ///
        /// Matches: SwiftUI.Font.Weight.semibold
        public static let semibold = Weight(value: 600)

        /// Strokes that stand out from other text.
        ///
        /// Matches: SwiftUI.Font.Weight.bold
        public static let bold = Weight(value: 700)

        /// Strokes heavier than bold ones.
        ///
        /// Matches: SwiftUI.Font.Weight.heavy
        public static let heavy = Weight(value: 800)

        /// The heaviest strokes.
        ///
        /// Matches: SwiftUI.Font.Weight.black
        public static let black = Weight(value: 900)
    }

    /// The distance between lines.
    ///
    /// Matches: SwiftUI.Font.Leading
    /// Source: the leading variants of the iOS text styles: two points less or more.
    public enum Leading: Hashable, Sendable {
        case standard, tight, loose

        /// The change of the distance between lines, in points.
        package var change: CGFloat {
            switch self {
            case .standard: 0
            case .tight: -2
            case .loose: 2
            }
        }
    }

    /// The width of letters, on the scale from 1 to 9 of font files.
    ///
    /// Matches: SwiftUI.Font.Width
    public struct Width: Hashable, Sendable {
        package let value: Int

        /// The narrowest letters.
        ///
        /// Matches: SwiftUI.Font.Width.compressed
        public static let compressed = Width(value: 2)

        /// Letters narrower than those of most texts.
        ///
        /// Matches: SwiftUI.Font.Width.condensed
        public static let condensed = Width(value: 3)

        /// Letters as wide as the family has them by default.
        ///
        /// Matches: SwiftUI.Font.Width.standard
        public static let standard = Width(value: 5)

        /// Letters wider than those of most texts.
        ///
        /// Matches: SwiftUI.Font.Width.expanded
        public static let expanded = Width(value: 7)
    }

    /// The source of the size.
    enum Source: Hashable, Sendable {
        case style(TextStyle)
        case fixed(CGFloat)
        case custom(String, size: CGFloat, relativeTo: TextStyle?)
    }

    var source: Source
    var design: Design?
    var weight: Weight?
    var width = Width.standard
    var leading = Leading.standard
    var isItalic = false
    /// The multiple of the size.
    var scale: CGFloat = 1
    var features: ResolvedFont.Features = []

    /// The font of texts without one: that of body text.
    ///
    /// Matches: SwiftUI.Font.default
    public static let `default` = Font.body
    /// The desktop's font in the size of a large title: 34 points at the default text size.
    public static let largeTitle = Font.system(.largeTitle)
    /// The desktop's font in the size of a title.
    public static let title = Font.system(.title)
    /// The desktop's font in the size of a second-level title.
    public static let title2 = Font.system(.title2)
    /// The desktop's font in the size of a third-level title.
    public static let title3 = Font.system(.title3)
    /// The desktop's font in the size and weight of a headline.
    public static let headline = Font.system(.headline)
    /// The desktop's font in the size of a subheadline.
    public static let subheadline = Font.system(.subheadline)
    /// The desktop's font in the size of body text.
    public static let body = Font.system(.body)
    /// The desktop's font in the size of a callout.
    public static let callout = Font.system(.callout)
    /// The desktop's font in the size of a footnote.
    public static let footnote = Font.system(.footnote)
    /// The desktop's font in the size of a caption.
    public static let caption = Font.system(.caption)
    /// The desktop's font in the size of a smaller caption.
    public static let caption2 = Font.system(.caption2)

    /// The desktop's font in the size of `style`.
    ///
    /// Matches: SwiftUI.Font.system(_:design:weight:)
    public static func system(
        _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
    ) -> Font {
        Font(source: .style(style), design: design, weight: weight)
    }

    /// The desktop's font at `size` points, whatever text size the reader chose.
    ///
    /// - Parameters:
    ///   - size: The size in points. Zero, negative and non-finite sizes read as 1.
    ///   - weight: `nil` for regular.
    ///   - design: `nil` for the default.
    /// - Returns: The font.
    ///
    /// Matches: SwiftUI.Font.system(size:weight:design:)
    public static func system(
        size: CGFloat, weight: Weight? = nil, design: Design? = nil
    ) -> Font {
        Font(source: .fixed(size), design: design, weight: weight)
    }

    /// The font family `name`, growing with the reader's text size as body text does.
    ///
    /// - Parameters:
    ///   - name: The family's name; where there is none of it, the desktop's font is taken.
    ///   - size: The size in points at the default text size.
    /// - Returns: The font.
    ///
    /// Matches: SwiftUI.Font.custom(_:size:)
    public static func custom(_ name: String, size: CGFloat) -> Font {
        Font(source: .custom(name, size: size, relativeTo: .body))
    }

    /// The font family `name`, growing with the reader's text size as `style` does.
    ///
    /// Matches: SwiftUI.Font.custom(_:size:relativeTo:)
    public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
        Font(source: .custom(name, size: size, relativeTo: style))
    }

    /// The font family `name` at `fixedSize` points, whatever text size the reader chose.
    ///
    /// Matches: SwiftUI.Font.custom(_:fixedSize:)
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(source: .custom(name, size: fixedSize, relativeTo: nil))
    }
}
