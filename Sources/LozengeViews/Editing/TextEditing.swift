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
    /// A number that is another one after each change of the text.
    var revision = 0

    // The layout; see TextEditing+Layout.swift.

    /// Shapes a text in the attributes of the field; `nil` without a window.
    var shape: (String) -> Text.Resolution? = { _ in nil }
    /// The width at which lines are wrapped, in points; one line is not.
    var wrapWidth: CGFloat = 0
    /// The shaped blocks by their numbers.
    var shaped: [UInt32: ShapedBlock] = [:]
    /// The visible part: positions from the start of the text, in points.
    var visible: ClosedRange<CGFloat> = 0...0
    /// The part with all visible blocks.
    var shown: ClosedRange<CGFloat> = 0...0

    /// Replaces the text by one of the app.
    ///
    /// Earlier edits cannot be undone any more.
    func update(to string: String) {
        guard text.update(to: string) else { return }
        history = EditHistory()
        // The visible part is to be measured anew.
        shown = 0...0
        revision += 1
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
