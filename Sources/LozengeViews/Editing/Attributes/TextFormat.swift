import Foundation
import LozengeCore

/// An attribute that a key or a menu sets and takes back.
enum TextFormat: CaseIterable {
    case bold, italic, underline, strikethrough

    /// The command for the selected text, with the key of desktop programs.
    ///
    /// Source: `docs/editing.md`, "Keys".
    var title: LocalizedStringKey {
        switch self {
        case .bold: "Bold"
        case .italic: "Italic"
        case .underline: "Underline"
        case .strikethrough: "Strikethrough"
        }
    }

    /// The letter of the key, with Ctrl; `nil` for none.
    var letter: Character? {
        switch self {
        case .bold: "b"
        case .italic: "i"
        case .underline: "u"
        case .strikethrough: nil
        }
    }

    /// Returns true if text of these attributes has the format.
    ///
    /// - Parameters:
    ///   - attributes: The attributes.
    ///   - base: The font without one.
    /// - Returns: True if it does.
    func isSet(in attributes: AttributeContainer, over base: Font) -> Bool {
        let font = (attributes.swiftUI.font ?? base).resolve(in: Font.Context(textSize: .large))
        return switch self {
        case .bold: font.isBold
        case .italic: font.isItalic
        case .underline: attributes.swiftUI.underlineStyle != nil
        case .strikethrough: attributes.swiftUI.strikethroughStyle != nil
        }
    }

    func set(_ isSet: Bool, in attributes: inout AttributeContainer, over base: Font) {
        func change(_ font: Font) { attributes.swiftUI.font = font == base ? nil : font }
        let font = attributes.swiftUI.font ?? base
        switch self {
        case .bold: change(font.bold(isSet))
        case .italic: change(font.italic(isSet))
        case .underline: attributes.swiftUI.underlineStyle = isSet ? .single : nil
        case .strikethrough: attributes.swiftUI.strikethroughStyle = isSet ? .single : nil
        }
    }
}

extension TextEditing {
    /// The attributes of each part of the selection; at a place of insertion those of what is typed next.
    private var selectedAttributes: [AttributeContainer] {
        let range = text.selection
        guard let runs = text.runs, !range.isEmpty else { return [text.typedAttributes] }
        return runs.parts(in: range).map(\.attributes)
    }

    /// Returns true if all of the selection has a format.
    func has(_ format: TextFormat, over base: Font) -> Bool {
        selectedAttributes.allSatisfy { format.isSet(in: $0, over: base) }
    }

    /// Sets a format in the selection, or takes it back if all of it has it.
    func toggle(_ format: TextFormat, over base: Font) {
        let isSet = !has(format, over: base)
        changeAttributes { format.set(isSet, in: &$0, over: base) }
    }

    /// Returns true if a format could be set, and taken back, as the formatting definition is.
    func canToggle(_ format: TextFormat, over base: Font) -> Bool {
        var changed = text.typedAttributes
        let isSet = !has(format, over: base)
        format.set(isSet, in: &changed, over: base)
        constrain(&changed)
        return format.isSet(in: changed, over: base) == isSet
    }

    /// The link of the selection, or at the caret; `nil` without one, or with several.
    var link: URL? {
        guard let runs = text.runs else { return nil }
        let range = linkRange
        let links = runs.parts(in: range).map(\.attributes.link)
        return links.allSatisfy { $0 == links.first } ? links.first ?? nil : nil
    }

    /// The selection; without one the link around the caret, or nothing.
    private var linkRange: Range<Int> {
        let range = text.selection
        guard range.isEmpty, let runs = text.runs else { return range }
        func link(at offset: Int) -> URL? { runs.attributes(at: offset).link }
        guard let link = link(at: range.lowerBound),
            link == runs.attributes(at: range.lowerBound - 1).link
        else { return range }
        let all = runs.parts(in: 0..<text.end)
        var (first, last) = (range.lowerBound, range.lowerBound)
        for part in all.reversed()
        where part.range.upperBound >= first && part.range.lowerBound < first {
            guard part.attributes.link == link else { break }
            first = part.range.lowerBound
        }
        for part in all where part.range.lowerBound <= last && part.range.upperBound > last {
            guard part.attributes.link == link else { break }
            last = part.range.upperBound
        }
        return first..<last
    }

    /// Sets the link of the selection, or of the link around the caret; inserts an address at a place without one.
    func setLink(_ link: URL?) {
        let (range, ends) = (linkRange, ends)
        if let link, range.isEmpty {
            var attributes = text.typedAttributes
            attributes.link = link
            let address = link.absoluteString
            let part = TextPart(
                string: address, runs: AttributeRuns(attributes, count: address.utf8.count))
            history.close()
            return replace(range, with: part, .other)
        }
        text.select(range)
        changeAttributes { $0.link = link }
        text.select(anchor: ends.anchor, caret: ends.caret)
        history.changeEnd(to: ends)
    }

    /// Changes the attributes of the selection, as one step of undoing; at a place of insertion those of what is typed next.
    func changeAttributes(_ body: (inout AttributeContainer) -> Void) {
        guard text.runs != nil else { return }
        finishComposition()
        let (range, ends) = (text.selection, ends)
        func change(_ attributes: inout AttributeContainer) {
            body(&attributes)
            constrain(&attributes)
        }
        guard !range.isEmpty else {
            var typing = text.typedAttributes
            change(&typing)
            text.typing = typing
            return forgetComposedBlock()
        }
        var part = text[range]
        part.runs = part.runs.mapped(change)
        history.close()
        replace(range, with: part, .other)
        text.select(anchor: ends.anchor, caret: ends.caret)
        history.changeEnd(to: ends)
    }
}
