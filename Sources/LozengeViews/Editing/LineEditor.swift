import Foundation
import LozengeCore

/// The editor of one line of text, with its shaped form.
final class LineEditor {
    private(set) var text = EditedText("")
    private var history = EditHistory()
    /// The preedit text of the input method at the caret.
    private(set) var composition: Composition?
    /// The displayed text, shaped; `nil` before the first update.
    private(set) var shown: Text.Resolution?
    private(set) var carets = TextCarets(
        string: "",
        lines: [TextCarets.Line(start: 0, startX: 0, minY: 0, maxY: 0, characters: [])])

    /// The displayed text: the edited text with the preedit text in it.
    var displayed: String {
        guard let composition else { return text.string }
        let before = text.string.substring(ofBytes: 0..<text.selection.lowerBound)
        let after = text.string.substring(ofBytes: text.selection.upperBound..<text.end)
        return before + composition.string + after
    }

    /// The range of the preedit text in the displayed text; `nil` without one.
    var composed: Range<Int>? {
        composition.map {
            text.selection.lowerBound..<text.selection.lowerBound + $0.string.utf8.count
        }
    }

    /// The highlighted selection; empty during a composition.
    var selection: Range<Int> { composition == nil ? text.selection : 0..<0 }

    /// The frame of the caret in the text, in points.
    var caret: CGRect {
        if let composition {
            return carets.caret(
                at: TextCarets.Place(
                    text.selection.lowerBound
                        + min(max(0, composition.caret), composition.string.utf8.count),
                    isUpstream: true))
        }
        return carets.caret(
            at: TextCarets.Place(text.caret, isUpstream: text.isCaretUpstream && text.caret > 0))
    }

    /// True for a secret, of which a disc is shown for each character.
    var isSecret = false

    /// The string on the screen: that of a secret has a disc for each character.
    var visible: String {
        isSecret ? String(repeating: "•", count: displayed.count) : displayed
    }

    /// Updates the shaped text, that of ``visible``.
    func update(to shown: Text.Resolution) {
        self.shown = shown
        carets = shown.shaped.carets(in: .unspecified, style: shown.appearance.style)
        if isSecret { carets = carets.standing(for: displayed) }
    }

    /// Replaces the text by one of the app.
    ///
    /// Earlier edits cannot be undone any more.
    func update(to string: String) {
        guard string != text.string else { return }
        text.update(to: string)
        history = EditHistory()
    }

    /// Returns a string as one line: breaks and tabs become spaces, control characters are removed.
    static func line(of string: String) -> String {
        guard string.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xE2 || $0 == 0xC2 })
        else { return string }
        var result = String.UnicodeScalarView()
        var isAfterReturn = false
        for scalar in string.unicodeScalars {
            defer { isAfterReturn = scalar == "\r" }
            switch scalar {
            case "\n" where isAfterReturn: continue
            case "\n", "\r", "\t", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}":
                result.append(" ")
            case let control where control.properties.generalCategory == .control: continue
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}

/// Changes of the text. The caller shapes the text again if it has changed.
extension LineEditor {
    /// Replaces the selection by `string`.
    func insert(_ string: String, isTyped: Bool) {
        let string = Self.line(of: string)
        composition = nil
        guard !string.isEmpty || !text.selection.isEmpty else { return }
        // A word is one step of undoing, together with the space before it.
        let isNewWord = string == " " || !isTyped || !text.selection.isEmpty
        if isNewWord { history.close() }
        history.note(text, before: isTyped ? .typing : .other)
        text.insert(string)
    }

    /// Replaces the selection by `string`, shortened to a length that can be edited.
    ///
    /// - Returns: False if it was shortened.
    func paste(_ string: String) -> Bool {
        let room = max(0, Self.longestPasted - text.end + text.selection.count)
        guard string.utf8.count > room else {
            insert(string, isTyped: false)
            return true
        }
        var length = 0
        let beginning = string.prefix { character in
            length += character.utf8.count
            return length <= room
        }
        insert(String(beginning), isTyped: false)
        return false
    }

    /// The longest text of a field that pasting can make, in bytes of UTF-8.
    ///
    /// Each key shapes the whole line; measured: 50 ms for one of this length.
    static let longestPasted = 64 << 10

    func compose(_ composition: Composition?) {
        let isNothing = composition?.string.isEmpty ?? true
        if !isNothing, !text.selection.isEmpty { insert("", isTyped: false) }
        self.composition = isNothing ? nil : composition
    }

    /// Enters the preedit text of an unfinished composition.
    func finishComposition() {
        if let composition { insert(composition.string, isTyped: true) }
    }

    /// Deletes the selection; without one, the text up to the end of `motion`.
    func delete(_ motion: EditCommand.Motion) {
        var range = text.selection
        if range.isEmpty {
            let end = place(after: motion).offset
            range = min(text.caret, end)..<max(text.caret, end)
        }
        guard !range.isEmpty else { return }
        history.note(text, before: .deleting)
        text.replace(range, with: "")
    }

    func move(_ motion: EditCommand.Motion, isExtending: Bool) {
        history.close()
        if !isExtending, !text.selection.isEmpty, let edge = edge(motion) {
            return text.move(to: edge)
        }
        let place = place(after: motion)
        text.move(to: place.offset, isUpstream: place.isUpstream, extending: isExtending)
    }

    func select(_ range: Range<Int>) {
        history.close()
        text.select(range)
    }

    func move(to offset: Int, isExtending: Bool) {
        history.close()
        text.move(to: offset, extending: isExtending)
    }

    var canUndo: Bool { history.canUndo }
    var canRedo: Bool { history.canRedo }
    func undo() -> Bool { history.undo(&text) }
    func redo() -> Bool { history.redo(&text) }

    /// Returns the end of the selection to which an arrow key moves.
    private func edge(_ motion: EditCommand.Motion) -> Int? {
        let range = text.selection
        guard motion == .left || motion == .right else { return nil }
        let (lower, upper) = (
            carets.caret(at: range.lowerBound), carets.caret(at: range.upperBound)
        )
        return (lower.minX <= upper.minX) == (motion == .left)
            ? range.lowerBound : range.upperBound
    }

    private func place(after motion: EditCommand.Motion) -> TextCarets.Place {
        let here = TextCarets.Place(text.caret, isUpstream: text.isCaretUpstream)
        switch motion {
        case .left: return carets.place(beside: here, toTheRight: false) ?? here
        case .right: return carets.place(beside: here, toTheRight: true) ?? here
        case .wordLeft, .wordRight:
            let isForward = (motion == .wordRight) != carets.isRightToLeft(at: text.caret)
            return word(isForward: isForward)
        case .backward: return TextCarets.Place(text.before(text.caret))
        case .forward: return TextCarets.Place(text.after(text.caret))
        case .wordBackward: return word(isForward: false)
        case .wordForward: return word(isForward: true)
        case .start: return TextCarets.Place(0)
        case .end: return TextCarets.Place(text.end, isUpstream: true)
        }
    }

    /// Returns the end of the next word, or the beginning of the previous one.
    private func word(isForward: Bool) -> TextCarets.Place {
        // The words of a secret are not to be told from the motion.
        guard !isSecret, let shaped = shown?.shaped else {
            return TextCarets.Place(isForward ? text.end : 0, isUpstream: isForward)
        }
        var place = text.caret
        while isForward ? place < text.end : place > 0 {
            let range = shaped.word(at: isForward ? place : text.before(place))
            let next = isForward ? range.upperBound : range.lowerBound
            guard isForward ? next > place : next < place else { break }
            place = next
            if text.string.substring(ofBytes: range).contains(where: {
                !$0.isWhitespace && !$0.isPunctuation
            }) {
                break
            }
        }
        return TextCarets.Place(place, isUpstream: isForward)
    }
}

extension TextCarets {
    /// Returns the carets of a secret: each disc stands for a character of it.
    fileprivate func standing(for secret: String) -> TextCarets {
        var end = 0
        let ranges = secret.map { character in
            defer { end += character.utf8.count }
            return end..<(end + character.utf8.count)
        }
        let lines = lines.map { line in
            var line = line
            line.characters = zip(line.characters, ranges).map { disc, bytes in
                var disc = disc
                disc.bytes = bytes
                return disc
            }
            return line
        }
        return TextCarets(string: secret, lines: lines)
    }
}
