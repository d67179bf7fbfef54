import CText
public import Foundation
public import LozengeCore

/// The text engine: shapes text with Pango and HarfBuzz in the fonts of Fontconfig.
///
/// A shaped text keeps its scale and family; shape it again after either changed.
public final class PangoTextEngine: TextEngine {
    /// Device pixels per point.
    ///
    /// A change clears the cache.
    ///
    /// Zero, negative, infinite and NaN are reported and ignored.
    public var scale: CGFloat {
        didSet {
            if !(scale > 0 && scale.isFinite) {
                report(
                    "Invalid scale \(scale): it must be positive and finite. Keeping \(oldValue).")
                scale = oldValue
            }
            if scale != oldValue { forgetShapedTexts() }
        }
    }

    /// The font family of text without a family, such as the desktop's font.
    ///
    /// If it is `nil` or not installed, the family is the one in the user's own Fontconfig files,
    /// else Inter, else the generic sans-serif.
    public var systemFamily: String? {
        didSet { if systemFamily != oldValue { forgetShapedTexts() } }
    }

    public func spellChecker(of language: String) -> (any SpellChecker)? {
        Enchant.shared?.dictionary(of: language)
    }

    /// The approximate size of the cache of shaped texts, in bytes.
    public var cacheSize: Int { cache.size }

    /// The share of requested texts that were in the cache, from 0 to 1.
    public var cacheHitRate: Double {
        Double(cache.hits) / Double(max(1, cache.hits + cache.misses))
    }

    /// The number of texts shaped since the scale or the family last changed.
    package var shapedCount: Int { cache.misses }

    /// The version of Pango.
    package static var version: String { pango_version_string().map { String(cString: $0) } ?? "?" }

    private let fonts: FontCollection?
    private lazy var defaultFamily = fonts?.preferredSystemFamily() ?? "sans-serif"
    private var knownShaper: Shaper?
    private var cache: TextCache

    /// Creates an engine with a cache of 16 MiB.
    ///
    /// - Parameter scale: Device pixels per point; positive and finite.
    public convenience init(scale: CGFloat = 1) {
        self.init(scale: scale, cacheCapacity: 16 << 20, fontConfigurationFile: nil)
    }

    /// Creates an engine that uses only the fonts of a Fontconfig file, for tests.
    package init(scale: CGFloat, cacheCapacity: Int, fontConfigurationFile: String?) {
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        fonts = FontCollection(configurationFile: fontConfigurationFile)
        cache = TextCache(capacity: cacheCapacity)
    }

    /// Shapes all of a text, or returns it from the cache.
    public func shape(_ text: StyledText) -> any ShapedText {
        let shaped = find(text)
        shaped.finish()
        return shaped
    }

    /// Shapes the beginning of a long text, or all of a short one.
    public func begin(_ text: StyledText) -> any ShapedText { find(text) }

    private func find(_ text: StyledText) -> PangoShapedText {
        let shaper = knownShaper ?? makeShaper()
        return cache.find(text) { PangoShapedText(text, shaper: shaper) }
    }

    /// Returns the Fontconfig pattern (`FcPattern *`) of a font in a ``TextLayout``.
    ///
    /// The engine owns the pattern, which lives as long as the engine. To open the font, copy the
    /// pattern.
    ///
    /// - Returns: The pattern; `nil` for a font of another engine.
    public func pattern(of font: GlyphFont) -> OpaquePointer? { fonts?.numbers.pattern(of: font) }

    /// Returns the family in a desktop's font name, such as `Cantarell Bold 11`; `nil` without a
    /// family.
    public static func family(named name: String) -> String? {
        guard let description = pango_font_description_from_string(name) else { return nil }
        defer { pango_font_description_free(description) }
        return pango_font_description_get_family(description).map { String(cString: $0) }
    }

    /// Returns the size in a desktop's font name, in points of this toolkit, of which 96 are an inch; `nil` without
    /// a size.
    ///
    /// The resolution of the screen is no part of it.
    public static func size(named name: String) -> CGFloat? {
        guard let description = pango_font_description_from_string(name) else { return nil }
        defer { pango_font_description_free(description) }
        let size = CGFloat(pango_font_description_get_size(description)) / CGFloat(PANGO_SCALE)
        guard size > 0 else { return nil }
        return pango_font_description_get_size_is_absolute(description) != 0 ? size : size * 96 / 72
    }

    private func makeShaper() -> Shaper {
        let named = systemFamily.flatMap { fonts?.hasFamily($0) == true ? $0 : nil }
        let shaper = Shaper(fonts: fonts, systemFamily: named ?? defaultFamily, scale: scale)
        knownShaper = shaper
        return shaper
    }

    private func forgetShapedTexts() {
        cache = TextCache(capacity: cache.capacity)
        knownShaper = nil
    }
}
