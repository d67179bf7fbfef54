import CText
import LozengeCore

/// The fonts and features of a paragraph's spans, as Pango reads them.
final class FontAttributes {
    let list: OpaquePointer

    init?() {
        guard let list = pango_attr_list_new() else { return nil }
        self.list = list
    }

    isolated deinit { pango_attr_list_unref(list) }

    /// Whether the spans need attributes at all, one plain font being the context's own.
    static func areNeeded(for spans: [StyledText.Span]) -> Bool {
        spans.count > 1 || spans.first?.font.features.isEmpty == false
    }

    /// Adds what a span asks for over `range`, in UTF-8 bytes from the paragraph's start.
    func append(_ font: PrimaryFont, _ features: ResolvedFont.Features, over range: Range<Int>) {
        if let description = font.description {
            insert(pango_attr_font_desc_new(description.pointer), over: range)
        }
        if !features.isEmpty {
            insert(pango_attr_font_features_new(features.openTypeText), over: range)
        }
    }

    private func insert(
        _ attribute: UnsafeMutablePointer<PangoAttribute>?, over range: Range<Int>
    ) {
        guard let attribute else { return }
        attribute.pointee.start_index = UInt32(clamping: range.lowerBound)
        attribute.pointee.end_index = UInt32(clamping: range.upperBound)
        pango_attr_list_insert(list, attribute)
    }
}
