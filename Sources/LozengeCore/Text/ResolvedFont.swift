import Foundation

/// A font with all attributes, as requested from the text engine.
public struct ResolvedFont: Hashable, Sendable {
    /// The OpenType features.
    public struct Features: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// `tnum`: digits of equal width.
        public static let monospacedDigit = Features(rawValue: 1)
        /// `smcp`: small capitals for lower-case letters.
        public static let lowercaseSmallCaps = Features(rawValue: 2)
        /// `c2sc`: small capitals for capitals.
        public static let uppercaseSmallCaps = Features(rawValue: 4)
    }

    /// The family's name, or `nil` for the desktop's own in ``design``.
    public var family: String?
    /// The design of the letters.
    public var design: Font.Design = .default
    /// The size in points; greater than 0.
    public var size: CGFloat
    /// The weight of the strokes.
    public var weight: Font.Weight = .regular
    /// The width of the letters.
    public var width: Font.Width = .standard
    /// The change of the line height.
    public var leading: Font.Leading = .standard
    /// True for italics.
    public var isItalic = false
    /// The OpenType features.
    public var features: Features = []

    /// The distance between two baselines in points, or `nil` for what the font file says;
    /// ``leading`` changes it.
    public var lineHeight: CGFloat?
    /// Added to the distance between two baselines, in points.
    public var extraLeading: CGFloat = 0

    public init(family: String? = nil, size: CGFloat) {
        self.family = family
        self.size = size
    }

    /// Scales the size and the line height.
    package mutating func scale(by factor: CGFloat) {
        size = max(1, size * factor)
        lineHeight = lineHeight.map { $0 * factor }
        extraLeading *= factor
    }
}

extension Font {
    /// Returns the font at a text size.
    ///
    /// Source: `docs/text.md`, step 2: styles by table; custom fonts scaled like their style and
    /// rounded to whole points.
    package func resolve(at textSize: DynamicTypeSize) -> ResolvedFont {
        var font: ResolvedFont
        switch source {
        case .style(let style):
            font = ResolvedFont(size: style.pointSize(at: textSize))
            font.lineHeight = style.lineHeight(at: textSize)
            font.weight = style == .headline ? .semibold : .regular
        case .fixed(let size):
            font = ResolvedFont(size: size)
        case .custom(let family, let size, nil):
            font = ResolvedFont(family: family, size: size)
        case .custom(let family, let size, let style?):
            font = ResolvedFont(family: family, size: (size * style.growth(at: textSize)).rounded())
        }
        if scale != 1 { font.scale(by: scale) }
        if !(font.size >= 1 && font.size.isFinite) { font.size = 1 }
        font.size = min(font.size, 10_000)
        font.design = design ?? .default
        font.weight = weight ?? font.weight
        font.width = width
        font.leading = leading
        font.isItalic = isItalic
        font.features = features
        return font
    }
}
