import CText
import LozengeCore

/// The fonts and features of a text's spans, as Pango reads them.
final class FontAttributes {
    let list: OpaquePointer

    /// `ends` says where each span ends, in UTF-8 bytes.
    init?(_ spans: [StyledText.Span], ends: [Int], fonts: [PrimaryFont]) {
        guard let list = pango_attr_list_new() else { return nil }
        self.list = list
        var start = 0
        for (index, span) in spans.enumerated() where ends[index] > start {
            let range = UInt32(clamping: start)..<UInt32(clamping: ends[index])
            if spans.count > 1, let description = fonts[index].description {
                insert(pango_attr_font_desc_new(description.pointer), over: range)
            }
            let features = span.font.features.openTypeText
            if !features.isEmpty { insert(pango_attr_font_features_new(features), over: range) }
            start = ends[index]
        }
    }

    isolated deinit { pango_attr_list_unref(list) }

    /// Whether the spans need attributes at all, one plain font being the context's own.
    static func areNeeded(for spans: [StyledText.Span]) -> Bool {
        spans.count > 1 || spans.first?.font.features.isEmpty == false
    }

    private func insert(
        _ attribute: UnsafeMutablePointer<PangoAttribute>?, over range: Range<UInt32>
    ) {
        guard let attribute else { return }
        attribute.pointee.start_index = range.lowerBound
        attribute.pointee.end_index = range.upperBound
        pango_attr_list_insert(list, attribute)
    }
}
