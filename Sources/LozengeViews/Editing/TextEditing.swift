import Foundation
import LozengeCore

/// The editing of a text: what is written, selected and composed, and the blocks of it that are shown.
///
/// Work is bounded by what changes and what is visible, for a text of any length.
final class TextEditing {
    var text = EditedText("")
    var history = EditHistory()
    /// The preedit text of the input method at the caret.
    var composition: Composition?
    /// The time of the present change.
    var time = Duration.zero
    /// True for a text of several lines.
    var isMultiline = false
    /// True for a secret, of which a disc is shown for each character.
    var isSecret = false
    /// The distance from the left edge that Up and Down keep; `nil` after another motion or a change.
    var column: CGFloat?
    /// Changes attributes to allowed ones; `nil` if all are.
    var constraint: ((inout AttributeContainer) -> Void)?
    /// True if lines begin at the side of their own direction.
    var followsText = true
    /// Incremented at each change of the text.
    var revision = 0

    // The layout; see TextEditing+Layout.swift.

    /// Shapes a text in the attributes of the field; `nil` without a window.
    var shape: (TextStorage) -> Text.Resolution? = { _ in nil }
    /// The width at which lines are wrapped, in points; one line is not.
    var wrapWidth: CGFloat = 0
    /// The usual distance between lines, in points.
    var lineGap: CGFloat = 0
    /// The shaped blocks by their numbers.
    var shaped: [UInt32: ShapedBlock] = [:]
    /// The visible part: positions from the start of the text, in points.
    var visible: ClosedRange<CGFloat> = 0...0
    /// The part with all visible blocks.
    var shown: ClosedRange<CGFloat> = 0...0

    /// Replaces the text by one of the program.
    ///
    /// Earlier edits cannot be undone any more; a change of attributes alone can, as one of the user.
    ///
    /// - Parameters:
    ///   - value: The text.
    ///   - notesAttributes: False if the program undoes a change of attributes itself.
    func update(to value: BoundText, notesAttributes: Bool = true) {
        let (string, runs) = cleaned(value)
        let (isOther, change) = (text.update(to: string), text.update(to: runs))
        guard isOther || change != nil else { return }
        if isOther {
            history.clear()
        } else if let change, notesAttributes {
            history.close()
            history.note(change, .other, from: ends, to: ends, at: time)
        }
        // The visible part is to be measured anew.
        shown = 0...0
        revision += 1
    }

    /// Changes attributes to allowed ones.
    func constrain(_ attributes: inout AttributeContainer) { constraint?(&attributes) }

    /// Changes the attributes of a part to allowed ones.
    func constrain(_ part: inout TextPart) {
        guard constraint != nil else { return }
        part.runs = part.runs.mapped { constrain(&$0) }
    }

    /// The selection by its ends.
    var ends: EditHistory.Selection {
        EditHistory.Selection(anchor: text.anchor, caret: text.caret)
    }

    /// The highlighted selection; empty during a composition.
    var selection: Range<Int> { composition == nil ? text.selection : 0..<0 }

    /// True if nothing is displayed, and so the prompt is.
    var isEmpty: Bool { text.end == 0 && composition == nil }
}
