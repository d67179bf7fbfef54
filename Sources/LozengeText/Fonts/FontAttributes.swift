import CText
import Foundation
import LozengeCore

/// Pango attributes for the fonts and features of a paragraph's spans.
final class FontAttributes {
    let list: OpaquePointer

    init?() {
        guard let list = pango_attr_list_new() else { return nil }
        self.list = list
    }

    isolated deinit { pango_attr_list_unref(list) }

    /// Returns true if the spans need attributes; a single plain font is set in the context.
    static func areNeeded(for spans: [StyledText.Span]) -> Bool {
        guard spans.count == 1 else { return spans.count > 1 }
        return spans[0].kerning != 0 || !spans[0].font.features.isEmpty
    }

    /// Adds the attributes of `span` for `range`, in UTF-8 bytes from the paragraph's start.
    ///
    /// Text with kerning has no optional ligatures, since one glyph cannot be spread. Ligatures
    /// that the script requires, as in Arabic, stay.
    func append(_ font: PrimaryFont, _ span: StyledText.Span, over range: Range<Int>) {
        if let description = font.description {
            insert(pango_attr_font_desc_new(description.pointer), over: range)
        }
        let switches = span.switches
        if !switches.isEmpty { insert(pango_attr_font_features_new(switches), over: range) }
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

extension StyledText.Span {
    /// The OpenType features in the syntax of Pango and CSS.
    fileprivate var switches: String {
        var switches: [String] = []
        if font.features.contains(.monospacedDigit) { switches.append("tnum=1") }
        if font.features.contains(.uppercaseSmallCaps) { switches.append("c2sc=1") }
        if kerning != 0 { switches += ["liga=0", "clig=0"] }
        return switches.joined(separator: ", ")
    }
}
