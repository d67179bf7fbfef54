import Foundation
import LozengeCore

/// The attributes of a text; `nil` for an attribute that is not set.
///
/// Both text runs and environments have them: a run takes missing attributes from its environment.
nonisolated package struct TextAttributes: Hashable, Sendable {
    var font: Font?
    var weight: Font.Weight?
    var design: Font.Design?
    var isBold: Bool?
    var isItalic: Bool?
    var isMonospaced: Bool?
    var hasMonospacedDigits: Bool?
    var color: Color?
    private var rare: Boxed<RareTextAttributes>?

    /// True if no attribute is set.
    var isEmpty: Bool {
        font == nil && weight == nil && design == nil && isBold == nil && isItalic == nil
            && isMonospaced == nil && hasMonospacedDigits == nil && color == nil && rare == nil
    }

    /// Sets missing attributes to those of `outer`.
    mutating func fill(from outer: TextAttributes) {
        font = font ?? outer.font
        weight = weight ?? outer.weight
        design = design ?? outer.design
        isBold = isBold ?? outer.isBold
        isItalic = isItalic ?? outer.isItalic
        isMonospaced = isMonospaced ?? outer.isMonospaced
        hasMonospacedDigits = hasMonospacedDigits ?? outer.hasMonospacedDigits
        if color == nil, style == nil { (color, style) = (outer.color, outer.style) }
        guard outer.rare != nil else { return }
        width = width ?? outer.width
        kerning = kerning ?? outer.kerning
        tracking = tracking ?? outer.tracking
        baselineOffset = baselineOffset ?? outer.baselineOffset
        underline = underline ?? outer.underline
        strikethrough = strikethrough ?? outer.strikethrough
        link = link ?? outer.link
        scale = scale ?? outer.scale
        language = language ?? outer.language
        lineHeight = lineHeight ?? outer.lineHeight
    }

    /// Returns the font of these attributes; `base` is the font of the environment.
    func font(in base: Font) -> Font {
        var font = font ?? base
        if let design { font = font.design(design) }
        if let weight { font = font.weight(weight) }
        if let width { font = font.width(width) }
        if isBold == true { font = font.bold() }
        if isItalic == true { font = font.italic() }
        if isMonospaced == true { font = font.monospaced() }
        if hasMonospacedDigits == true { font = font.monospacedDigit() }
        return font
    }

    /// The distance to add after every character, in points; 0 if not finite.
    var spacing: CGFloat { finite(tracking ?? kerning) }

    /// The distance by which text is raised, in points; 0 if not finite.
    var rise: CGFloat { finite(baselineOffset) }

    private func finite(_ length: CGFloat?) -> CGFloat {
        guard let length, length.isFinite else { return 0 }
        return length
    }
}

/// Rarely set attributes, boxed together to keep ``TextAttributes`` small.
nonisolated struct RareTextAttributes: Hashable {
    var width: Font.Width?
    /// The distance after every character, in points; ``tracking`` overrides it.
    var kerning: CGFloat?
    var tracking: CGFloat?
    /// The distance by which text is raised, in points.
    var baselineOffset: CGFloat?
    var underline: TextRule?
    var strikethrough: TextRule?
    var link: URL?
    /// The foreground style, if it is not a colour.
    var style: AnyShapeStyle?
    var scale: Text.Scale?
    /// The shaping language as a BCP 47 tag.
    var language: String?
    var lineHeight: AttributedString.LineHeight?
    /// The marks for a renderer.
    var marks: TextMarks?
    /// The colour behind the letters.
    var background: Color?
}

nonisolated extension TextAttributes {
    private subscript<Value>(
        rare keyPath: WritableKeyPath<RareTextAttributes, Value?>
    ) -> Value? {
        get { rare?.value[keyPath: keyPath] }
        set {
            // Clearing an attribute that is not set needs no box.
            if rare == nil, newValue == nil { return }
            var traits = rare?.value ?? RareTextAttributes()
            traits[keyPath: keyPath] = newValue
            rare = Boxed(traits)
        }
    }

    var width: Font.Width? {
        get { self[rare: \.width] }
        set { self[rare: \.width] = newValue }
    }

    var kerning: CGFloat? {
        get { self[rare: \.kerning] }
        set { self[rare: \.kerning] = newValue }
    }

    var tracking: CGFloat? {
        get { self[rare: \.tracking] }
        set { self[rare: \.tracking] = newValue }
    }

    var baselineOffset: CGFloat? {
        get { self[rare: \.baselineOffset] }
        set { self[rare: \.baselineOffset] = newValue }
    }

    var underline: TextRule? {
        get { self[rare: \.underline] }
        set { self[rare: \.underline] = newValue }
    }

    var strikethrough: TextRule? {
        get { self[rare: \.strikethrough] }
        set { self[rare: \.strikethrough] = newValue }
    }

    var link: URL? {
        get { self[rare: \.link] }
        set { self[rare: \.link] = newValue }
    }

    /// The foreground style; `nil` if ``color`` is set.
    var style: AnyShapeStyle? {
        get { self[rare: \.style] }
        set { self[rare: \.style] = newValue }
    }

    var scale: Text.Scale? {
        get { self[rare: \.scale] }
        set { self[rare: \.scale] = newValue }
    }

    var language: String? {
        get { self[rare: \.language] }
        set { self[rare: \.language] = newValue }
    }

    var marks: TextMarks? {
        get { self[rare: \.marks] }
        set { self[rare: \.marks] = newValue }
    }

    var background: Color? {
        get { self[rare: \.background] }
        set { self[rare: \.background] = newValue }
    }

    var lineHeight: AttributedString.LineHeight? {
        get { self[rare: \.lineHeight] }
        set { self[rare: \.lineHeight] = newValue }
    }
}

/// The underline or strikethrough line of a text; `none` overrides a line of the environment.
nonisolated package enum TextRule: Hashable {
    case none
    case line(Text.LineStyle)

    /// The style of the line; `nil` for none.
    var style: Text.LineStyle? {
        if case .line(let style) = self { style } else { nil }
    }
}

nonisolated extension Text {
    /// The style of an underline or strikethrough line.
    ///
    /// Matches: SwiftUI.Text.LineStyle
    nonisolated public struct LineStyle: Hashable, Sendable {
        /// The dash pattern of a line.
        ///
        /// Matches: SwiftUI.Text.LineStyle.Pattern
        public struct Pattern: Hashable, Sendable {
            /// Alternating lengths of dashes and gaps, in multiples of the thickness; empty if solid.
            let pieces: [CGFloat]

            /// An unbroken line.
            public static let solid = Pattern(pieces: [])
            /// A line of dots.
            public static let dot = Pattern(pieces: [3, 3])
            /// A line of dashes.
            public static let dash = Pattern(pieces: [10, 5])
            /// A line of dashes and dots in turn.
            public static let dashDot = Pattern(pieces: [10, 3, 3, 3])
            /// A line of dashes, each followed by two dots.
            public static let dashDotDot = Pattern(pieces: [10, 3, 3, 3, 3, 3])
        }

        let pattern: Pattern
        let color: Color?

        /// Creates a line style; a `nil` colour is the colour of the text.
        ///
        /// Matches: SwiftUI.Text.LineStyle.init(pattern:color:)
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// A solid line in the text's colour.
        ///
        /// Matches: SwiftUI.Text.LineStyle.single
        public static let single = LineStyle()
    }
}
