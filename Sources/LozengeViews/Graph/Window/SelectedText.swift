import Foundation
import LozengeCore

/// The selected part of a text, which follows the pointer.
///
/// Ranges count UTF-8 bytes of the text's ``TextCarets/string``.
final class SelectedText {
    /// The unit of selection for one click, two or three.
    enum Unit: Int {
        case character = 1
        case word, paragraph

        /// Creates the unit for a number of clicks; the fourth starts over with characters.
        init(clicks: Int) { self = Unit(rawValue: (max(1, clicks) - 1) % 3 + 1) ?? .character }
    }

    let unit: Unit
    let string: String
    /// The link under the press; `nil` for none.
    let link: URL?
    private(set) var range: Range<Int>
    /// The range under the pointer at the press, which stays selected.
    private let anchor: Range<Int>
    private weak var node: Node?

    init(
        _ range: Range<Int>, of string: String, in node: Node, by unit: Unit, link: URL?
    ) {
        self.range = range
        self.link = link
        self.string = string
        self.node = node
        self.unit = unit
        anchor = range
    }

    /// The selected text.
    var text: String { string.substring(ofBytes: range) }

    func belongs(to node: Node) -> Bool { self.node === node }

    /// Requests that the selected text is painted again.
    func setNeedsPaint() { node?.setNeedsPaint() }

    /// Extends the selection from its anchor to the range under the pointer.
    func reach(to place: Range<Int>) {
        range =
            min(anchor.lowerBound, place.lowerBound)..<max(anchor.upperBound, place.upperBound)
    }
}

/// The selected text of a window.
final class SelectionState: WindowService {
    /// The selection; `nil` if no text is selected.
    var selection: SelectedText? {
        didSet {
            oldValue?.setNeedsPaint()
            selection?.setNeedsPaint()
        }
    }

    init(_ tree: ViewTree) {}

    func windowActivityChanged() { selection?.setNeedsPaint() }

    func forget(_ node: Node) { if selection?.belongs(to: node) == true { selection = nil } }
}

extension ViewTree {
    /// The selected text; `nil` for none.
    var selection: SelectedText? {
        get { self[SelectionState.self].selection }
        set { self[SelectionState.self].selection = newValue }
    }

    /// Removes the selection of `node` unless it is one of `string`, which the node shows now.
    func deselect(_ node: Node, unlessShowing string: @autoclosure () -> String? = nil) {
        if let selection, selection.belongs(to: node), selection.string != string() {
            self.selection = nil
        }
    }
}
