import Foundation
import LozengeCore
import LozengeTesting
import Observation
import Testing
import TextFixtures

@testable import LozengeText
@testable import LozengeViews

/// A case of Tests/Fixtures/editing: what keys, the pointer and the program do to a text.
///
/// In texts, `|` is the caret, and `[` and `]` are around a selection.
nonisolated struct EditingCase: Decodable, Sendable, CustomTestStringConvertible {
    let id: String
    let view: String?
    let start: String
    let steps: [String]
    let expect: Expectation
    /// The number of characters in a line; `nil` for lines that are not wrapped.
    let columns: Int?
    /// The contents of the primary selection after the last step.
    let primary: String?
    /// The bound text after the steps, if it is not the displayed one.
    let binding: Expectation?

    /// The texts after the steps: after each, or after the last alone.
    enum Expectation: Decodable, Sendable {
        case each([String])
        case last(String)

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if let all = try? container.decode([String].self) {
                self = .each(all)
            } else {
                self = .last(try container.decode(String.self))
            }
        }
    }

    var testDescription: String { id }

    static let all: [EditingCase] = {
        let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Fixtures/editing/cases.jsonl").standardizedFileURL.path
        let lines = FileManager.default.contents(atPath: path).map { Data($0) } ?? Data()
        return lines.split(separator: 0x0A).compactMap {
            try? JSONDecoder().decode(EditingCase.self, from: $0)
        }
    }()
}

/// A text with marks.
struct MarkedText: Equatable {
    var string: String
    /// The selection in UTF-8 bytes; empty at the caret.
    var selection: Range<Int>
    var isCaretAtStart: Bool

    /// True if the text has a mark; without one the selection is of no interest.
    var isMarked = true

    init(_ marked: String) {
        string = ""
        var (start, end, caret) = (Int?.none, Int?.none, Int?.none)
        for character in marked.unicodeScalars {
            switch character {
            case "|": caret = string.utf8.count
            case "[": start = string.utf8.count
            case "]": end = string.utf8.count
            default: string.unicodeScalars.append(character)
            }
        }
        let place = caret ?? string.utf8.count
        isMarked = caret != nil
        selection = (start ?? place)..<(end ?? place)
        isCaretAtStart = place == selection.lowerBound
    }

    init(_ text: SemanticText) {
        (string, selection) = (text.string, text.selection)
        isCaretAtStart = text.caret == selection.lowerBound
    }

    static func == (lhs: MarkedText, rhs: MarkedText) -> Bool {
        guard lhs.string.unicodeScalars.elementsEqual(rhs.string.unicodeScalars) else {
            return false
        }
        guard lhs.isMarked, rhs.isMarked else { return true }
        return lhs.selection == rhs.selection && lhs.isCaretAtStart == rhs.isCaretAtStart
    }
}

/// A window with the text of a case.
@MainActor
final class EditingRun {
    let screen: Screen
    let model: EditedModel
    private let role = SemanticRole.textField

    init(_ it: EditingCase) {
        let start = MarkedText(it.start)
        let model = EditedModel(start.string)
        self.model = model
        let columns = it.columns.map { CGFloat($0) + 0.5 } ?? 60
        let width = columns * Self.advance + Self.surroundings
        screen = Screen(width, 300, textEngine: Self.engine) {
            EditingView(model: model, kind: it.view ?? "editor").font(Self.font)
        }
        element?.focus()
        select(start)
    }

    private static let engine = PangoTextEngine(
        scale: 1, cacheCapacity: 16 << 20, fontConfigurationFile: Fixtures.fonts)
    private static let font = Font.custom("DejaVu Sans Mono", fixedSize: 15)
    /// The width of a character.
    private static let advance: CGFloat =
        engine.shape(StyledText("0", font: font.resolve(at: .large))).measure(
            in: .unspecified, style: ParagraphStyle()
        ).size.width
    /// The width of an editor without its lines.
    private static let surroundings: CGFloat = 20

    var element: Screen.Element? { screen.elements(role).first }
    var text: MarkedText? { element?.semantics.text.map(MarkedText.init) }

    private func select(_ marked: MarkedText) {
        let range = marked.selection
        let first = marked.isCaretAtStart ? range.upperBound..<range.upperBound : range
        element?.semantics.edit?(.select(first))
        while marked.isCaretAtStart, let text, text.selection.lowerBound > range.lowerBound {
            screen.press(.leftArrow, modifiers: .shift)
        }
    }

    /// Does a step; false for one that this run does not know.
    func perform(_ step: String) -> Bool {
        let parts = step.split(separator: " ", maxSplits: 1).map(String.init)
        switch (parts[0], parts.count) {
        case ("set", 2):
            model.text = parts[1]
            screen.advance(by: .milliseconds(20))
        case ("preedit", 2):
            screen.send(
                .text(.composing(Composition(parts[1], caret: parts[1].utf8.count))))
        case ("commit", 2): screen.send(.text(.typed(parts[1])))
        case ("type", 2): screen.type(parts[1])
        case ("paste", 2):
            screen.offer(parts[1], on: .copied)
            screen.press(.character("v"), modifiers: .control)
        case ("click", 2): press(Int(parts[1]) ?? 0)
        case ("doubleclick", 2): press(Int(parts[1]) ?? 0, clicks: 2)
        case ("tripleclick", 2): press(Int(parts[1]) ?? 0, clicks: 3)
        case ("shiftclick", 2): press(Int(parts[1]) ?? 0, modifiers: .shift)
        case ("drag", 2):
            let places = parts[1].split(separator: " ").compactMap { Int($0) }
            guard places.count == 2 else { return false }
            press(places[0], to: places[1])
        case ("dragselection", 2):
            guard let selection = text?.selection else { return false }
            let middle = characters(before: (selection.lowerBound + selection.upperBound) / 2)
            press(middle, to: Int(parts[1]) ?? 0)
        case ("middleclick", 2):
            let words = parts[1].split(separator: " ", maxSplits: 1).map(String.init)
            guard words.count == 2, let point = point(Int(words[0]) ?? 0) else { return false }
            screen.offer(words[1], on: .selected)
            screen.send(.pointerDown(.middle, at: point))
            screen.send(.pointerUp(.middle, at: point))
        case ("wait", 2): screen.advance(by: .seconds(Double(parts[1]) ?? 0))
        case (_, 1):
            guard let (key, modifiers) = Self.key(step) else { return false }
            screen.press(key, modifiers: modifiers)
        default: return false
        }
        return true
    }

    /// Returns the point of the place behind so many characters, at the start of the next one.
    private func point(_ count: Int, inside: Bool = false) -> CGPoint? {
        guard let text, let (carets, origin) = element?.semantics.carets?() else { return nil }
        let offset = String(text.string.prefix(count)).utf8.count
        var caret = carets.caret(at: offset)
        if inside { caret.origin.x += Self.advance / 2 }
        let frame = element?.frame ?? .zero
        return CGPoint(
            x: frame.minX + origin.x + caret.minX, y: frame.minY + origin.y + caret.midY)
    }

    private func characters(before offset: Int) -> Int {
        text.map { $0.string.substring(ofBytes: 0..<offset).count } ?? 0
    }

    /// Presses at a place, and releases the button there or at another one.
    private func press(
        _ count: Int, to end: Int? = nil, clicks: Int = 1, modifiers: KeyModifiers = []
    ) {
        guard let start = point(count, inside: clicks > 1) else { return }
        screen.send(.pointerMoved(to: start))
        for click in 1...clicks {
            screen.send(
                .pointerDown(.primary, at: start, clicks: click, modifiers: modifiers))
            if click < clicks { screen.send(.pointerUp(.primary, at: start)) }
        }
        guard let end, let point = point(end) else {
            return screen.send(.pointerUp(.primary, at: start))
        }
        // As a hand does, in small steps.
        for step in 1...8 {
            let share = CGFloat(step) / 8
            screen.send(
                .pointerMoved(
                    to: CGPoint(
                        x: start.x + (point.x - start.x) * share,
                        y: start.y + (point.y - start.y) * share)))
        }
        screen.send(.pointerUp(.primary, at: point))
    }

    private static func key(_ words: String) -> (Key, KeyModifiers)? {
        var (modifiers, parts) = (KeyModifiers(), words.split(separator: "+").map(String.init))
        guard let last = parts.popLast() else { return nil }
        for part in parts {
            switch part {
            case "Ctrl": modifiers.insert(.control)
            case "Shift": modifiers.insert(.shift)
            default: return nil
            }
        }
        let named: [String: Key] = [
            "Left": .leftArrow, "Right": .rightArrow, "Up": .upArrow, "Down": .downArrow,
            "Home": .home, "End": .end, "BackSpace": .delete, "Delete": .deleteForward,
            "Return": .return, "Tab": .tab, "Escape": .escape, "Space": .space,
        ]
        if let key = named[last] { return (key, modifiers) }
        guard last.count == 1 else { return nil }
        return (.character(Character(last.lowercased())), modifiers)
    }
}

@Observable
final class EditedModel {
    var text: String
    init(_ text: String) { self.text = text }
}

private struct EditingView: View {
    @Bindable var model: EditedModel
    let kind: String

    var body: some View {
        switch kind {
        case "field": TextField("Text", text: $model.text)
        case "vfield": TextField("Text", text: $model.text, axis: .vertical)
        default: TextEditor(text: $model.text)
        }
    }
}
