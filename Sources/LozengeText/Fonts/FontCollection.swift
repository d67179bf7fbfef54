import CText
import Foundation
import LozengeCore

/// The fonts Fontconfig offers, as Pango sees them: its font map, and the context text is itemised in.
///
/// One pixel is one unit of the FT2 map, which renders nothing here and asks no window system
/// anything; the painter opens the same files by the patterns this map resolved.
///
/// Pango has Fontconfig read its files on a thread, which begins when this is made. Whoever asks which
/// fonts there are waits for that; so nobody should before the first text.
final class FontCollection {
    /// The context that text is itemised in, and fonts are loaded for.
    let context: OpaquePointer
    let numbers = GlyphFonts()

    /// Where Pango puts the glyphs of the item being shaped.
    let glyphString = pango_glyph_string_new()

    /// Whether there is no font at all, in which case Pango must not be asked to shape.
    private(set) lazy var isEmpty = findsNoFont()

    private let map: UnsafeMutablePointer<PangoFontMap>
    private let ownConfiguration: OpaquePointer?

    /// The Fontconfig configuration that the fonts come from; `nil` is the process's own.
    ///
    /// To be asked for by way of Pango: before its thread is done, Fontconfig would read all files once
    /// more.
    private var configuration: OpaquePointer? { pango_fc_font_map_get_config(OpaquePointer(map)) }

    /// - Parameter configurationFile: A `fonts.conf` to use instead of the user's, for tests that
    ///   must see the same fonts everywhere.
    init?(configurationFile: String?) {
        guard let map = pango_ft2_font_map_new(),
            let context = pango_font_map_create_context(map)
        else { return nil }
        self.map = map
        self.context = context
        pango_context_set_round_glyph_positions(context, 0)
        ownConfiguration = configurationFile.map(Self.load(configurationFile:)) ?? nil
        // Not told anything else: it would list all families anew each time.
        if let ownConfiguration {
            pango_fc_font_map_set_config(OpaquePointer(map), ownConfiguration)
        }
    }

    isolated deinit {
        pango_glyph_string_free(glyphString)
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(map)
        if let ownConfiguration { FcConfigDestroy(ownConfiguration) }
    }

    /// Whether Fontconfig knows a font of exactly this family.
    func hasFamily(_ name: String) -> Bool {
        let pattern = FcPatternCreate()
        let properties = FcObjectSetCreate()
        defer {
            FcPatternDestroy(pattern)
            FcObjectSetDestroy(properties)
        }
        FcPatternAddString(pattern, FC_FAMILY, name)
        let found = FcFontList(configuration, pattern, properties)
        defer { if let found { FcFontSetDestroy(found) } }
        return (found?.pointee.nfont ?? 0) > 0
    }

    /// The files the configuration was read from.
    var configurationFiles: [String] {
        var files: [String] = []
        guard let list = FcConfigGetConfigFiles(configuration) else { return files }
        defer { FcStrListDone(list) }
        while let file = FcStrListNext(list) { files.append(String(cString: file)) }
        return files
    }

    private func findsNoFont() -> Bool {
        let count: Int32 = [FcSetSystem, FcSetApplication].reduce(0) { count, set in
            count + (FcConfigGetFonts(configuration, set)?.pointee.nfont ?? 0)
        }
        if count == 0 {
            report("no font is installed, so text cannot be shown; install fonts-dejavu-core")
        }
        return count == 0
    }

    private static func load(configurationFile: String) -> OpaquePointer? {
        guard let configuration = FcConfigCreate() else { return nil }
        guard FcConfigParseAndLoad(configuration, configurationFile, FcTrue) == FcTrue,
            FcConfigBuildFonts(configuration) == FcTrue
        else {
            FcConfigDestroy(configuration)
            report("the font configuration \(configurationFile) cannot be read")
            return nil
        }
        return configuration
    }
}
