import CText
public import Foundation
public import LozengeCore

/// Shapes text with Pango and HarfBuzz, in the fonts that Fontconfig finds.
///
/// A shaped text keeps the scale and family it was shaped at; after a change of either, shape again.
public final class PangoTextEngine: TextEngine {
    /// Device pixels per point; a change forgets everything shaped.
    ///
    /// Positive: zero, negative and non-finite values are reported and ignored.
    public var scale: CGFloat {
        didSet {
            if !(scale > 0 && scale.isFinite) {
                report("a scale of \(scale) is no number of pixels per point; \(oldValue) stays")
                scale = oldValue
            }
            if scale != oldValue { forgetShapedTexts() }
        }
    }

    /// The family of text that names none, such as that of the desktop's own font; `nil`, or one that
    /// is not installed, for what the user's Fontconfig files say, else Inter, else the generic
    /// sans-serif.
    public var systemFamily: String? {
        didSet { if systemFamily != oldValue { forgetShapedTexts() } }
    }

    /// How many bytes of shaped text are kept, about.
    public var cacheSize: Int { cache.size }

    /// Which part of the texts asked for was shaped already, from 0 to 1.
    public var cacheHitRate: Double {
        Double(cache.hits) / Double(max(1, cache.hits + cache.misses))
    }

    /// How many texts were not, since the scale or the family changed.
    package var shapedCount: Int { cache.misses }

    private let fonts: FontCollection?
    private lazy var defaultFamily = fonts?.preferredSystemFamily() ?? "sans-serif"
    private var knownShaper: Shaper?
    private var cache: TextCache

    /// Makes an engine with a cache of 16 MiB.
    ///
    /// - Parameter scale: Device pixels per point; 1.
    public convenience init(scale: CGFloat = 1) {
        self.init(scale: scale, cacheCapacity: 16 << 20, fontConfigurationFile: nil)
    }

    /// Makes an engine that sees the fonts of one Fontconfig file only, for tests.
    package init(scale: CGFloat, cacheCapacity: Int, fontConfigurationFile: String?) {
        self.scale = scale > 0 && scale.isFinite ? scale : 1
        fonts = FontCollection(configurationFile: fontConfigurationFile)
        cache = TextCache(capacity: cacheCapacity)
    }

    public func shape(_ text: StyledText) -> any ShapedText {
        let shaped = find(text)
        shaped.finish()
        return shaped
    }

    public func begin(_ text: StyledText) -> any ShapedText { find(text) }

    private func find(_ text: StyledText) -> PangoShapedText {
        let shaper = knownShaper ?? makeShaper()
        return cache.find(text) { PangoShapedText(text, shaper: shaper) }
    }

    /// The Fontconfig pattern of a font that a ``TextLayout`` names, as `FcPattern *`.
    ///
    /// It belongs to the engine and lives as long as it does: open a copy of it.
    ///
    /// - Returns: `nil` for a number that this engine did not give out.
    public func pattern(of font: GlyphFont) -> OpaquePointer? { fonts?.numbers.pattern(of: font) }

    /// The family in the name of a font as desktops write it: `Cantarell Bold 11`.
    public static func family(named name: String) -> String? {
        guard let description = pango_font_description_from_string(name) else { return nil }
        defer { pango_font_description_free(description) }
        return pango_font_description_get_family(description).map { String(cString: $0) }
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
