import CText
import Foundation
import LozengeCore

/// The fonts of Fontconfig: Pango's font map and the context for itemising.
///
/// One unit of the FT2 map is one device pixel. The map does not render and uses no window system;
/// the painter opens the same files by the map's patterns.
///
/// Fontconfig reads its files on a thread of Pango, which starts when this object is created. Any
/// query for fonts waits for it, so none is made before the first text.
final class FontCollection {
    /// The context for itemising text and loading fonts.
    let context: OpaquePointer
    let numbers = GlyphFonts()

    /// The buffer for the glyphs of the item being shaped.
    let glyphString = pango_glyph_string_new()

    /// True if no font is installed; Pango must not shape text then.
    private(set) lazy var isEmpty = findsNoFont()

    private let map: UnsafeMutablePointer<PangoFontMap>
    private let ownConfiguration: OpaquePointer?

    /// The Fontconfig configuration of the fonts; `nil` for the process's own.
    ///
    /// It is read from Pango: a query of Fontconfig before Pango's thread is done would read all
    /// files again.
    private var configuration: OpaquePointer? { pango_fc_font_map_get_config(OpaquePointer(map)) }

    /// Creates a collection; `nil`, with a report, if the file cannot be read.
    ///
    /// - Parameter configurationFile: A `fonts.conf` used instead of the user's, for tests that
    ///   need the same fonts everywhere.
    init?(configurationFile: String?) {
        guard let map = pango_ft2_font_map_new(),
            let context = pango_font_map_create_context(map)
        else { return nil }
        self.map = map
        self.context = context
        pango_context_set_round_glyph_positions(context, 0)
        ownConfiguration = configurationFile.map(Self.load(configurationFile:)) ?? nil
        // Set only for a configuration file: Pango would list all families again after each change.
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

    /// Returns true if a font with exactly this family is installed.
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

    /// The files of the configuration.
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
            report(
                "No font installed. Text is not shown. Install a font, such as fonts-dejavu-core.")
        }
        return count == 0
    }

    private static func load(configurationFile: String) -> OpaquePointer? {
        guard let configuration = FcConfigCreate() else { return nil }
        guard FcConfigParseAndLoad(configuration, configurationFile, FcTrue) == FcTrue,
            FcConfigBuildFonts(configuration) == FcTrue
        else {
            FcConfigDestroy(configuration)
            report("Cannot read the font configuration \(configurationFile). Text is not shown.")
            return nil
        }
        return configuration
    }
}
