import Foundation
import LozengeCore

/// What an author says of how text looks; `nil` where nothing is said.
///
/// A run of a text has one, and so does a place in the tree: what a run says nothing of is taken
/// from where it is.
nonisolated package struct TextTraits: Hashable, Sendable {
    var font: Font?
    var weight: Font.Weight?
    var design: Font.Design?
    var isBold: Bool?
    var isItalic: Bool?
    var isMonospaced: Bool?
    var hasMonospacedDigits: Bool?
    var color: Color?
    private var rare: Boxed<RareTextTraits>?

    /// Whether nothing is said.
    var isEmpty: Bool {
        font == nil && weight == nil && design == nil && isBold == nil && isItalic == nil
            && isMonospaced == nil && hasMonospacedDigits == nil && color == nil && rare == nil
    }

    /// Takes from `outer` what these do not say.
    mutating func fill(from outer: TextTraits) {
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
    }

    /// These traits' font where `base` is the font of the place.
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

    /// The distance to add after every character, in points.
    var spacing: CGFloat { finite(tracking ?? kerning) }

    /// How far the text is raised, in points.
    var rise: CGFloat { finite(baselineOffset) }

    private func finite(_ length: CGFloat?) -> CGFloat {
        guard let length, length.isFinite else { return 0 }
        return length
    }
}

/// What few texts say of how they look: together, so that all others are small.
nonisolated struct RareTextTraits: Hashable {
    var width: Font.Width?
    /// In points, after every character; ``tracking`` goes before it.
    var kerning: CGFloat?
    var tracking: CGFloat?
    /// In points, upwards.
    var baselineOffset: CGFloat?
    var underline: TextRule?
    var strikethrough: TextRule?
    var link: URL?
    /// What letters are painted with that is not a colour.
    var style: AnyShapeStyle?
    var scale: Text.Scale?
    /// What letters are shaped for, as a BCP 47 tag.
    var language: String?
}

nonisolated extension TextTraits {
    private subscript<Value>(
        rare keyPath: WritableKeyPath<RareTextTraits, Value?>
    ) -> Value? {
        get { rare?.value[keyPath: keyPath] }
        set {
            // Nothing said where nothing was said needs no box.
            if rare == nil, newValue == nil { return }
            var traits = rare?.value ?? RareTextTraits()
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

    /// What letters are painted with; nothing if they have a ``color``.
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
}

/// Whether there is a line along the text, and which.
nonisolated package enum TextRule: Hashable {
    case none
    case line(Text.LineStyle)

    /// The style of the line, `nil` for none.
    var style: Text.LineStyle? {
        if case .line(let style) = self { style } else { nil }
    }
}

nonisolated extension Text {
    /// A line along text: under it or through it.
    ///
    /// Matches: SwiftUI.Text.LineStyle
    nonisolated public struct LineStyle: Hashable, Sendable {
        /// What a line is made of, its pieces as long as the line is thick.
        ///
        /// Matches: SwiftUI.Text.LineStyle.Pattern
        public struct Pattern: Hashable, Sendable {
            /// Lengths of what is drawn and what is left out, by turns, in thicknesses of the line.
            let pieces: [CGFloat]

            public static let solid = Pattern(pieces: [])
            public static let dot = Pattern(pieces: [3, 3])
            public static let dash = Pattern(pieces: [10, 5])
            public static let dashDot = Pattern(pieces: [10, 3, 3, 3])
            public static let dashDotDot = Pattern(pieces: [10, 3, 3, 3, 3, 3])
        }

        let pattern: Pattern
        let color: Color?

        /// A line in `color`; `nil` for the text's own.
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
