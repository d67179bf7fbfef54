import Foundation
import LozengeCore
import Observation

/// The search in an editor: what is looked for, and where it is.
@Observable
final class TextFind {
    /// The words that are looked for.
    var words = ""
    var replacement = ""
    /// True if the bar has a row for replacing.
    var replaces = false
    /// The places of the words.
    private(set) var matches = TextMatches()
    /// The match that is shown; `nil` for none.
    private(set) var current: Int?
    /// True if the last step went on at the other end of the text.
    private(set) var hasWrapped = false
    /// The revision of the text.
    private var revision = 0
    /// Incremented whenever the bar is requested.
    private(set) var requests = 0

    /// The text of the editor; `nil` before it is shown.
    @ObservationIgnored weak var field: ContentNode<TextFieldBox>?
    /// True if a match is shown as soon as it is found.
    @ObservationIgnored private var showsNext = false
    /// The step from a match that is selected already; `nil` to show that match.
    @ObservationIgnored private var awaitedStep: Int?
    /// True during a change of the text by this search.
    @ObservationIgnored private var isReplacing = false

    nonisolated init() {}

    private var context: EventContext<TextFieldBox>? { field.map { EventContext($0) } }

    /// A search: the words, the text, and how often the bar was requested.
    struct Request: Hashable {
        var words: String
        var revision: Int
        var requests: Int
    }

    var request: Request { Request(words: words, revision: revision, requests: requests) }

    /// Asks for the bar, which looks for what is selected.
    ///
    /// - Parameters:
    ///   - replacing: True for a row for replacing.
    ///   - step: 1 to go on to the match after a selected one, -1 to that before; `nil` to stay there.
    func begin(replacing: Bool, step: Int? = nil) {
        replaces = replacing
        awaitedStep = step
        requests += 1
        showsNext = true
        guard let editing = context?.resolved.editing else { return }
        let selection = editing.text.selection
        guard !selection.isEmpty, selection.count <= 200 else { return }
        let selected = editing.text.selected
        if !selected.contains(where: \.isNewline) { words = selected }
    }

    /// Looks for the words, while others may be looked for instead.
    func find() async {
        guard let context else { return }
        let (editing, words) = (context.resolved.editing, words)
        guard
            let found = await TextMatches.find(
                words, in: editing.text.storage, revision: editing.revision)
        else { return }
        guard !Task.isCancelled, words == self.words else { return }
        matches = found
        current = found.index(from: editing.text.selection.lowerBound)
        if showsNext {
            let isSelected = place == editing.text.selection
            if isSelected, let awaitedStep { step(awaitedStep) } else { show() }
        }
        (showsNext, awaitedStep) = (false, nil)
        field?.setNeedsPaint()
    }

    /// Looks for the words again in a changed text, without showing a match that the user did not ask for.
    func textChanged(to revision: Int) {
        guard self.revision != revision else { return }
        self.revision = revision
        showsNext = isReplacing
    }

    /// The words are others: the next match is shown.
    func wordsChanged() {
        showsNext = true
        hasWrapped = false
    }

    /// Goes to the next match or to the previous one, from the last to the first.
    func step(_ step: Int) {
        let count = matches.ranges.count
        guard count > 0 else { return }
        let next = (current ?? (step > 0 ? -1 : count)) + step
        hasWrapped = next < 0 || next >= count
        current = (next + count) % count
        show()
    }

    /// The place of the match that is shown; `nil` if the text has changed since.
    var place: Range<Int>? {
        guard let current, let context, matches.revision == context.resolved.editing.revision
        else { return nil }
        return matches.ranges[current]
    }

    private func show() {
        guard let place, let context else { return }
        context.content.select(place, context)
    }

    /// Replaces the match that is shown, and goes to the next one.
    func replace() {
        if let place { replace([place]) }
    }

    private func replace(_ ranges: [Range<Int>]) {
        guard let context else { return }
        isReplacing = true
        context.content.edit(context, named: "Replace") { $0.replace(ranges, with: replacement) }
        isReplacing = false
    }

    /// Replaces all matches, as one step of undoing.
    func replaceAll() {
        if place != nil { replace(matches.ranges) }
    }

    /// Gives the keyboard back to the editor, in which the match is selected.
    func end() {
        guard let context else { return }
        context.tree.focus.move(to: context.node, byKeyboard: false)
    }

    /// Marks no matches any more.
    func forget() {
        matches = TextMatches()
        current = nil
        hasWrapped = false
        field?.setNeedsPaint()
    }
}

extension TextFieldBox {
    /// Selects a range and scrolls to it.
    func select(_ range: Range<Int>, _ context: EventContext<Self>) {
        edit(context) { $0.select(range) }
        showCaret(context)
    }
}

extension TextEditing {
    /// Replaces parts of the text, in their order, as one step of undoing and as one change.
    func replace(_ ranges: [Range<Int>], with string: String) {
        guard let first = ranges.first, let last = ranges.last else { return }
        compose(nil)
        history.close()
        let string = cleaned(string)
        let whole = text[first.lowerBound..<last.upperBound]
        var (part, place) = (TextPart(), 0)
        for range in ranges {
            let start = range.lowerBound - first.lowerBound
            part += whole[place..<start]
            part += text.written(string, replacing: range)
            place = start + range.count
        }
        replace(first.lowerBound..<last.upperBound, with: part, .other)
    }
}
