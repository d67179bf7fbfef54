import CText
import Foundation
import LozengeCore

/// The font of a ``ResolvedFont`` in texts of one language; substitute fonts are found per
/// character.
final class PrimaryFont {
    let description: FontDescription?
    let font: UnsafeMutablePointer<PangoFont>?
    let metrics: FontMetrics
    /// The metrics of underlines and strikethrough, read on first use.
    private(set) lazy var decoration = TextDecorationMetrics(
        of: resolved, pangoFont: font, scale: scale)
    let plainItems: PlainItems
    private let resolved: ResolvedFont
    private let scale: CGFloat

    init(
        _ resolved: ResolvedFont, language: String, systemFamily: String, scale: CGFloat,
        in fonts: FontCollection?
    ) {
        self.resolved = resolved
        self.scale = scale
        description = FontDescription(resolved, systemFamily: systemFamily, scale: scale)
        if let fonts, !fonts.isEmpty, let description {
            // With another language than text is itemised in, Pango would look for fonts twice.
            fonts.prepare(font: description.pointer, language: language)
            font = pango_context_load_font(fonts.context, description.pointer)
        } else {
            font = nil
        }
        if let font { description?.leaveCapitals(to: font) }
        plainItems = PlainItems(font: font)
        metrics = FontMetrics(of: resolved, pangoFont: font, scale: scale)
    }

    isolated deinit {
        if let font { g_object_unref(font) }
    }
}
