import CText
import Foundation
import LozengeCore

/// The fonts Fontconfig offers, as Pango sees them: its font map, and the context text is itemised in.
///
/// One pixel is one unit of the FT2 map, which renders nothing here and asks no window system
/// anything; the painter opens the same files by the patterns this map resolved.
final class FontCollection {
    let map: UnsafeMutablePointer<PangoFontMap>
    let context: OpaquePointer
    let numbers = GlyphFonts()

    /// Where Pango puts the glyphs of the item being shaped.
    let glyphString = pango_glyph_string_new()

    /// Whether there is no font at all, in which case Pango must not be asked to shape.
    ///
    /// Looked up at the first text: until then Fontconfig reads its files on a thread of Pango's.
    private(set) lazy var isEmpty = findsNoFont()

    /// The Fontconfig configuration the fonts come from; `nil` is the process's own.
    private let configuration: OpaquePointer?

    /// - Parameter configurationFile: A `fonts.conf` to use instead of the user's, for tests that
    ///   must see the same fonts everywhere.
    init?(configurationFile: String?) {
        guard let map = pango_ft2_font_map_new(),
            let context = pango_font_map_create_context(map)
        else { return nil }
        self.map = map
        self.context = context
        configuration = configurationFile.map(Self.load(configurationFile:)) ?? nil

        let fcMap = OpaquePointer(map)
        if let configuration { pango_fc_font_map_set_config(fcMap, configuration) }
        pango_fc_font_map_set_default_substitute(fcMap, addRenderingDefaults, nil, nil)
        pango_ft2_font_map_set_resolution(fcMap, 72, 72)
        pango_context_set_round_glyph_positions(context, 0)
    }

    isolated deinit {
        pango_glyph_string_free(glyphString)
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(map)
        if let configuration { FcConfigDestroy(configuration) }
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

/// Asks for grey antialiasing and slight hinting where the user's Fontconfig files say nothing.
///
/// Called by Pango for every font it looks up.
private nonisolated func addRenderingDefaults(
    pattern: OpaquePointer?, data: UnsafeMutableRawPointer?
) {
    var value: Int32 = 0
    if FcPatternGetInteger(pattern, FC_HINT_STYLE, 0, &value) == FcResultNoMatch {
        FcPatternAddInteger(pattern, FC_HINT_STYLE, FC_HINT_SLIGHT)
    }
    if FcPatternGetBool(pattern, FC_ANTIALIAS, 0, &value) == FcResultNoMatch {
        FcPatternAddBool(pattern, FC_ANTIALIAS, FcTrue)
    }
}
