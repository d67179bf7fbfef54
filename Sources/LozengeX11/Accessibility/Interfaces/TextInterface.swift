import LozengeCore

/// The interface of elements with a text, which a reader goes through.
nonisolated enum TextInterface: AccessibleInterface {
    static let name = "Text"

    static func isOffered(by id: AccessibleID, in tree: AccessibleTree) -> Bool {
        guard let properties = tree.record(id)?.properties else { return false }
        return properties.text != nil || properties.role == .text || properties.role == .heading
    }

    static func property(_ name: String, of id: AccessibleID, in tree: AccessibleTree) -> BusValue?
    {
        guard let text = tree.record(id).flatMap(AccessibleText.init) else { return nil }
        return switch name {
        case "CharacterCount": .int32(Int32(clamping: text.scalars.count))
        case "CaretOffset": .int32(Int32(clamping: text.caret))
        default: nil
        }
    }

    static func call(
        _ method: String, _ arguments: BusValue, on id: AccessibleID, in tree: AccessibleTree
    ) -> AccessibleAnswer? {
        guard let record = tree.record(id), let text = AccessibleText(record) else { return nil }
        let (first, second) = (Int(arguments[0]?.integer ?? 0), Int(arguments[1]?.integer ?? 0))
        if placeMethods[method] != nil {
            return place(method, arguments, record, text, in: tree)
        }
        switch method {
        case "GetText": return AccessibleAnswer(.text(text.substring(from: first, to: second)))
        case "GetCharacterAtOffset":
            let isInside = text.scalars.indices.contains(first)
            return AccessibleAnswer(
                .int32(isInside ? Int32(clamping: text.scalars[first].value) : 0))
        case "GetStringAtOffset":
            guard let unit = unit(granularity: arguments[1]?.number) else { return nil }
            return answer(text, unit, at: first, of: record)
        case "GetTextAtOffset":
            guard let unit = unit(boundary: arguments[1]?.number) else { return nil }
            return answer(text, unit, at: first, of: record)
        case "GetTextBeforeOffset":
            guard let unit = unit(boundary: arguments[1]?.number) else { return nil }
            return answer(text, text.unit(unit, before: first))
        case "GetTextAfterOffset":
            guard let unit = unit(boundary: arguments[1]?.number) else { return nil }
            return answer(text, text.unit(unit, after: first))
        case "SetCaretOffset":
            return .done(first < 0 ? nil : select(first, first, record, text))
        case "GetNSelections": return AccessibleAnswer(.int32(text.selection.isEmpty ? 0 : 1))
        case "GetSelection":
            let range = first == 0 ? text.selection : 0..<0
            return AccessibleAnswer(
                .int32(Int32(clamping: range.lowerBound)),
                .int32(Int32(clamping: range.upperBound)))
        case "AddSelection":
            return .done(text.selection.isEmpty ? select(first, second, record, text) : nil)
        case "RemoveSelection":
            return .done(
                first == 0 && !text.selection.isEmpty
                    ? select(text.caret, text.caret, record, text) : nil)
        case "SetSelection":
            let end = Int(arguments[2]?.integer ?? 0)
            return .done(first == 0 ? select(second, end, record, text) : nil)
        case "GetAttributeValue": return AccessibleAnswer(.text(""))
        case "GetAttributes", "GetAttributeRun":
            return AccessibleAnswer(
                .texts([]), .int32(0), .int32(Int32(clamping: text.scalars.count)))
        case "GetDefaultAttributes", "GetDefaultAttributeSet":
            return AccessibleAnswer(.texts([]))
        case "ScrollSubstringTo":
            guard let place = ScrollPlace(arguments[2]?.number) else { return nil }
            return .done(.element(.reveal(record.id, place.anchor)))
        case "ScrollSubstringToPoint": return .done(.element(.reveal(record.id, nil)))
        default: return nil
        }
    }

    private static func answer(_ text: AccessibleText, _ range: Range<Int>) -> AccessibleAnswer {
        AccessibleAnswer(value(text, range))
    }

    private static func value(_ text: AccessibleText, _ range: Range<Int>) -> [BusValue] {
        [
            .text(text.substring(from: range.lowerBound, to: range.upperBound)),
            .int32(Int32(clamping: range.lowerBound)), .int32(Int32(clamping: range.upperBound)),
        ]
    }

    /// Answers with the unit at an offset; lines are those of the layout, or paragraphs if it does not answer.
    private static func answer(
        _ text: AccessibleText, _ unit: AccessibleText.Unit, at offset: Int,
        of record: SemanticRecord
    ) -> AccessibleAnswer {
        var answer = answer(text, text.unit(unit, at: offset))
        guard unit == .line else { return answer }
        let start = text.bytes(from: 0, to: max(0, offset)).upperBound
        answer.question = AccessibleQuestion(element: record.id, question: .line(start)) {
            guard case .ranges(let ranges) = $0, let line = ranges.first else { return nil }
            return .tuple(value(text, text.scalars(ofBytes: line)))
        }
        return answer
    }

    private static func select(
        _ start: Int, _ end: Int, _ record: SemanticRecord, _ text: AccessibleText
    ) -> AccessibleRequest? {
        guard record.properties.text != nil, !record.properties.states.contains(.disabled) else {
            return nil
        }
        return .element(.select(record.id, text.bytes(from: start, to: end)))
    }

    private static func unit(granularity: UInt32?) -> AccessibleText.Unit? {
        let units: [AccessibleText.Unit] = [.character, .word, .sentence, .line, .paragraph]
        return granularity.flatMap { units.indices.contains(Int($0)) ? units[Int($0)] : nil }
    }

    /// Returns the unit of a boundary; those by their starts and by their ends are the same.
    private static func unit(boundary: UInt32?) -> AccessibleText.Unit? {
        switch boundary {
        case 0: .character
        case 1, 2: .word
        case 3, 4: .sentence
        case 5, 6: .line
        default: nil
        }
    }

    static let members = """
        <property name="CharacterCount" type="i" access="read"/>
        <property name="CaretOffset" type="i" access="read"/>
        <method name="GetText"><arg type="i" direction="in"/><arg type="i" direction="in"/>
        <arg type="s" direction="out"/></method>
        <method name="GetCharacterAtOffset"><arg type="i" direction="in"/><arg type="i" direction="out"/></method>
        <method name="GetStringAtOffset"><arg type="i" direction="in"/><arg type="u" direction="in"/>
        <arg type="s" direction="out"/><arg type="i" direction="out"/><arg type="i" direction="out"/></method>
        <method name="GetTextBeforeOffset"><arg type="i" direction="in"/><arg type="u" direction="in"/>
        <arg type="s" direction="out"/><arg type="i" direction="out"/><arg type="i" direction="out"/></method>
        <method name="GetTextAtOffset"><arg type="i" direction="in"/><arg type="u" direction="in"/>
        <arg type="s" direction="out"/><arg type="i" direction="out"/><arg type="i" direction="out"/></method>
        <method name="GetTextAfterOffset"><arg type="i" direction="in"/><arg type="u" direction="in"/>
        <arg type="s" direction="out"/><arg type="i" direction="out"/><arg type="i" direction="out"/></method>
        <method name="SetCaretOffset"><arg type="i" direction="in"/><arg type="b" direction="out"/></method>
        <method name="GetAttributeValue"><arg type="i" direction="in"/><arg type="s" direction="in"/>
        <arg type="s" direction="out"/></method>
        <method name="GetAttributes"><arg type="i" direction="in"/><arg type="a{ss}" direction="out"/>
        <arg type="i" direction="out"/><arg type="i" direction="out"/></method>
        <method name="GetAttributeRun"><arg type="i" direction="in"/><arg type="b" direction="in"/>
        <arg type="a{ss}" direction="out"/><arg type="i" direction="out"/><arg type="i" direction="out"/></method>
        <method name="GetDefaultAttributes"><arg type="a{ss}" direction="out"/></method>
        <method name="GetDefaultAttributeSet"><arg type="a{ss}" direction="out"/></method>
        <method name="GetNSelections"><arg type="i" direction="out"/></method>
        <method name="GetSelection"><arg type="i" direction="in"/><arg type="i" direction="out"/>
        <arg type="i" direction="out"/></method>
        <method name="AddSelection"><arg type="i" direction="in"/><arg type="i" direction="in"/>
        <arg type="b" direction="out"/></method>
        <method name="RemoveSelection"><arg type="i" direction="in"/><arg type="b" direction="out"/></method>
        <method name="SetSelection"><arg type="i" direction="in"/><arg type="i" direction="in"/>
        <arg type="i" direction="in"/><arg type="b" direction="out"/></method>
        <method name="GetCharacterExtents"><arg type="i" direction="in"/><arg type="i" direction="out"/>
        <arg type="i" direction="out"/><arg type="i" direction="out"/><arg type="i" direction="out"/>
        <arg type="u" direction="in"/></method>
        <method name="GetRangeExtents"><arg type="i" direction="in"/><arg type="i" direction="in"/>
        <arg type="i" direction="out"/><arg type="i" direction="out"/><arg type="i" direction="out"/>
        <arg type="i" direction="out"/><arg type="u" direction="in"/></method>
        <method name="GetOffsetAtPoint"><arg type="i" direction="in"/><arg type="i" direction="in"/>
        <arg type="u" direction="in"/><arg type="i" direction="out"/></method>
        <method name="GetBoundedRanges"><arg type="i" direction="in"/><arg type="i" direction="in"/>
        <arg type="i" direction="in"/><arg type="i" direction="in"/><arg type="u" direction="in"/>
        <arg type="u" direction="in"/><arg type="u" direction="in"/><arg type="a(iisv)" direction="out"/></method>
        <method name="ScrollSubstringTo"><arg type="i" direction="in"/><arg type="i" direction="in"/>
        <arg type="u" direction="in"/><arg type="b" direction="out"/></method>
        <method name="ScrollSubstringToPoint"><arg type="i" direction="in"/><arg type="i" direction="in"/>
        <arg type="u" direction="in"/><arg type="i" direction="in"/><arg type="i" direction="in"/>
        <arg type="b" direction="out"/></method>
        """
}
