import LozengeCore

/// An editing command, the effect of a key on edited text.
enum EditCommand: Equatable {
    case insert(String)
    case move(Motion, isExtending: Bool)
    case delete(Motion)
    case selectAll
    /// Leaves the caret without a selection.
    case selectNothing
    case copy, cut, paste
    /// Pastes without attributes.
    case pastePlain
    case undo, redo
    case submit
    case format(TextFormat)

    /// The distance of a motion.
    enum Motion: Equatable {
        /// To the next character in visual order.
        case left, right
        /// Past the next word in visual order.
        case wordLeft, wordRight
        /// By characters and words in reading order.
        case backward, forward, wordBackward, wordForward
        case start, end
        /// To the line above or below, in the same column.
        case up, down
        case pageUp, pageDown
        case lineStart, lineEnd
        /// To the start or the end of the paragraph, or of the next one.
        case paragraphStart, paragraphEnd
    }

    /// Returns the command of a key in a text of several lines; `nil` if it has none of its own.
    ///
    /// Source: `docs/editing.md`, "Keys".
    init?(multiline key: KeyEvent) {
        guard let (isShifted, isControl) = Self.modifiers(of: key) else { return nil }
        switch key.key {
        case .upArrow: self = .move(isControl ? .paragraphStart : .up, isExtending: isShifted)
        case .downArrow: self = .move(isControl ? .paragraphEnd : .down, isExtending: isShifted)
        case .pageUp where !isControl: self = .move(.pageUp, isExtending: isShifted)
        case .pageDown where !isControl: self = .move(.pageDown, isExtending: isShifted)
        case .home: self = .move(isControl ? .start : .lineStart, isExtending: isShifted)
        case .end: self = .move(isControl ? .end : .lineEnd, isExtending: isShifted)
        case .delete where isControl && isShifted: self = .delete(.paragraphStart)
        case .deleteForward where isControl && isShifted: self = .delete(.paragraphEnd)
        default: return nil
        }
    }

    /// Returns the command of a key that sets an attribute; `nil` for another one.
    ///
    /// Source: `docs/editing.md`, "Keys".
    init?(formatting key: KeyEvent) {
        guard Self.modifiers(of: key)?.isControl == true, !key.modifiers.contains(.shift),
            let format = TextFormat.allCases.first(where: {
                $0.letter.map { key.matches(.character($0)) } ?? false
            })
        else { return nil }
        self = .format(format)
    }

    /// Returns the command of a key in one line of text; `nil` if it has none.
    ///
    /// Source: the keys of GTK and Qt, and with Insert those of programs before them.
    init?(_ key: KeyEvent) {
        guard let (isShifted, isControl) = Self.modifiers(of: key) else { return nil }
        switch key.key {
        case .leftArrow: self = .move(isControl ? .wordLeft : .left, isExtending: isShifted)
        case .rightArrow: self = .move(isControl ? .wordRight : .right, isExtending: isShifted)
        case .home: self = .move(.start, isExtending: isShifted)
        case .end: self = .move(.end, isExtending: isShifted)
        case .delete: self = .delete(isControl ? .wordBackward : .backward)
        case .deleteForward where isShifted && !isControl: self = .cut
        case .deleteForward: self = .delete(isControl ? .wordForward : .forward)
        case .insert where isControl: self = .copy
        case .insert where isShifted: self = .paste
        case .return where !isShifted && !isControl: self = .submit
        case .space where !isControl: self = .insert(" ")
        case .character where isControl: self.init(letter: key, isShifted: isShifted)
        case .character where !key.characters.isEmpty: self = .insert(key.characters)
        default: return nil
        }
    }

    /// Returns the modifiers of a pressed key; `nil` with others than Shift and Ctrl.
    private static func modifiers(of key: KeyEvent) -> (isShifted: Bool, isControl: Bool)? {
        guard key.phase != .up else { return nil }
        let held = key.modifiers.subtracting(.capsLock)
        let others = held.subtracting(.shift)
        guard others == .control || others.isEmpty else { return nil }
        return (held.contains(.shift), others == .control)
    }

    private init?(letter key: KeyEvent, isShifted: Bool) {
        let letters: [(Character, EditCommand, shifted: EditCommand?)] = [
            ("a", .selectAll, .selectNothing), ("c", .copy, nil), ("x", .cut, nil),
            ("v", .paste, .pastePlain),
            ("z", .undo, .redo), ("y", .redo, nil),
        ]
        guard let entry = letters.first(where: { key.matches(.character($0.0)) }),
            let command = isShifted ? entry.shifted : entry.1
        else { return nil }
        self = command
    }
}
