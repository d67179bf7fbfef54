import Foundation
import LozengeCore

/// Changes of the text.
///
/// Source: `docs/editing.md`, EDIT-8 to EDIT-10, EDIT-16, EDIT-18.
extension TextEditing {
    /// Replaces the selection by a text, with the attributes around it.
    func insert(_ string: String, isTyped: Bool) {
        let string = cleaned(string)
        compose(nil)
        guard !string.isEmpty || !text.selection.isEmpty else { return }
        // A word is one step of undoing, together with the space before it.
        let isNewWord = string == " " || string == "\n" || !isTyped || !text.selection.isEmpty
        if isNewWord { history.close() }
        replace(text.selection, with: text.written(string), isTyped ? .typing : .other)
        if string == "\n" { history.close() }
    }

    /// Replaces the selection by a text with its own attributes.
    func insert(_ part: TextPart) {
        compose(nil)
        history.close()
        replace(text.selection, with: part, .other)
    }

    /// Deletes the selection; without one, the text up to the end of a motion.
    func delete(_ motion: EditCommand.Motion) {
        var range = text.selection
        if range.isEmpty {
            let end =
                motion == .backward
                ? text.storage.backspace(from: text.caret) : place(after: motion).offset
            range = min(text.caret, end)..<max(text.caret, end)
        }
        guard !range.isEmpty else { return }
        replace(range, with: TextPart(), .deleting)
    }

    func replace(_ range: Range<Int>, with part: TextPart, _ kind: EditHistory.Kind) {
        column = nil
        let before = ends
        var part = part
        constrain(&part)
        let change = text.replace(range, with: part)
        // A secret is kept in one place only.
        if !isSecret { history.note(change, kind, from: before, to: ends, at: time) }
        revision += 1
    }

    /// Returns an offer of the selected text; a long one is made when it is asked for.
    ///
    /// - Parameter object: The object that is offered to the windows of this program; `nil` for none.
    /// - Returns: The offer.
    func selectedText(as object: AnyObject? = nil) -> DataOffer {
        // A short text is copied, so that an offer does not keep all of a long one.
        let isShort = text.selection.count <= 64 << 10
        let source = isShort ? StoredText(text.selected) : text.storage
        let range = isShort ? 0..<source.count : text.selection
        return DataOffer(types: [DataOffer.textType], object: object) {
            $1(Data(source.substring(range).utf8))
        }
    }

    /// The text with attributes that was copied last in this program; `nil` for plain text.
    static var copied: TextPart?

    /// The selected text with its attributes; `nil` for plain text, and for more than 1 MB.
    var copiedPart: TextPart? {
        text.runs == nil || text.selection.count > 1 << 20 ? nil : text[text.selection]
    }

    /// Inserts a text at a place and selects it.
    func insert(_ string: String, at place: Int) {
        compose(nil)
        let string = cleaned(string)
        guard !string.isEmpty else { return }
        history.close()
        // The text may have changed since the place was found.
        let place = text.storage.boundary(place)
        replace(place..<place, with: text.written(string, replacing: place..<place), .other)
        text.select(place..<place + string.utf8.count)
        history.changeEnd(to: ends)
    }

    /// Moves or copies the selected text to another place and selects it there, which is one step of undoing.
    func moveSelection(to place: Int, copies: Bool) {
        compose(nil)
        let range = text.selection
        guard !range.isEmpty, place < range.lowerBound || place > range.upperBound else { return }
        let moved = text[range]
        var place = place
        history.close()
        if copies {
            replace(place..<place, with: moved, .other)
        } else {
            replace(range, with: TextPart(), .other)
            if place > range.upperBound { place -= range.count }
            history.amend(text.replace(place..<place, with: moved))
        }
        text.select(place..<place + moved.count)
        history.changeEnd(to: ends)
    }

    func undo() -> Bool { travel { history.undo(&text) } }
    func redo() -> Bool { travel { history.redo(&text) } }

    private func travel(_ step: () -> Bool) -> Bool {
        column = nil
        compose(nil)
        guard step() else { return false }
        revision += 1
        return true
    }

    // MARK: Compositions

    /// Shows the preedit text of an input method; `nil` ends the composition without a change.
    func compose(_ composition: Composition?) {
        let isNothing = composition?.string.isEmpty ?? true
        guard !isNothing || self.composition != nil else { return }
        if !isNothing, !text.selection.isEmpty { delete(.backward) }
        self.composition = isNothing ? nil : composition
        forgetComposedBlock()
    }

    /// Enters the preedit text of an unfinished composition.
    func finishComposition() {
        if let composition { insert(composition.string, isTyped: true) }
    }

    // MARK: Foreign text

    /// Returns a text of the program as this editor keeps it, and its attributes; `nil` for plain text.
    func cleaned(_ value: BoundText) -> (String, AttributeRuns?) {
        let string = value.string
        let clean = cleaned(string)
        guard case .attributed(let text) = value else { return (clean, nil) }
        if string.utf8.count == clean.utf8.count { return (clean, AttributeRuns(text)) }
        var runs = AttributeRuns()
        for run in text.runs {
            let count = cleaned(String(text[run.range].characters)).utf8.count
            runs.append(AttributeRuns(run.attributes, count: count))
        }
        return (clean, runs)
    }

    /// Returns a text as this editor keeps it: on one line if it has one, without control characters.
    func cleaned(_ string: String) -> String {
        var string = string
        let isClean = string.withUTF8 { bytes in
            var place = 0
            while place < bytes.count {
                if isSpecial(bytes, at: place) { return false }
                place += 1
            }
            return true
        }
        if isClean { return string }
        var result = String.UnicodeScalarView()
        var isAfterReturn = false
        for scalar in string.unicodeScalars {
            defer { isAfterReturn = scalar == "\r" }
            let isBreak = Character(scalar).isNewline
            if !isMultiline, isBreak || scalar == "\t" {
                if scalar != "\n" || !isAfterReturn { result.append(" ") }
            } else if isBreak || scalar == "\t"
                || scalar.properties.generalCategory != .control
            {
                result.append(scalar)
            }
        }
        return String(result)
    }

    /// Returns true at a byte of a control character, or of a break that is none on one line.
    private func isSpecial(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
        let byte = bytes[place]
        if byte >= 0x20, byte < 0x7F { return false }
        func next(_ distance: Int) -> UInt8 {
            place + distance < bytes.count ? bytes[place + distance] : 0
        }
        switch byte {
        case 0x09...0x0D: return !isMultiline
        case 0..<0x20, 0x7F: return true
        case 0xC2: return next(1) < 0xA0 && (next(1) != 0x85 || !isMultiline)
        case 0xE2:
            return !isMultiline && next(1) == 0x80 && (next(2) == 0xA8 || next(2) == 0xA9)
        default: return false
        }
    }
}
