import Foundation
import LozengeCore
import LozengeViews

extension Screen {
    /// The words that a screen reader has said since this was first asked for, in order.
    ///
    /// It says the window, then each element that gets the focus, what changes of it, and announcements; dialogs, alerts and
    /// titles as they appear.
    ///
    /// ```swift
    /// _ = screen.speech
    /// screen.press(.tab)
    /// #expect(screen.speech.last == "Heal 5, button")
    /// ```
    public var speech: [String] {
        let reader = reader ?? SpokenReader(of: self)
        self.reader = reader
        redraw()
        return reader.spoken
    }
}

/// A screen reader that notes its words.
@MainActor
final class SpokenReader {
    private(set) var spoken: [String] = []
    private var records: [SemanticID: SemanticRecord] = [:]
    /// The focused element of each window, and of each popup, that was heard of.
    private var focuses: [ObjectIdentifier: SemanticID?] = [:]

    init(of screen: Screen) {
        Announcements.ofApp.add(self) { [weak self] in self?.spoken.append($0.text) }
        if let title = screen.title { spoken.append("\(title), window") }
        screen.backend.reader = self
        screen.window.observeSemantics { [weak self, backend = screen.backend] in
            self?.hear($0, in: backend)
        }
    }

    /// Listens to a popup that opens.
    func listen(to popup: ScreenBackend) {
        popup.reader = self
        popup.client?.observeSemantics { [weak self, weak popup] in
            if let popup { self?.hear($0, in: popup) }
        }
    }

    /// Says the focus of a window again, of which a popup was closed.
    func returns(to window: ScreenBackend) {
        guard let focus = focuses[ObjectIdentifier(window)] ?? nil, let record = records[focus]
        else { return }
        spoken.append(phrase(record))
    }

    func hear(title: String) { spoken.append(title) }

    private func hear(_ update: SemanticUpdate, in window: ScreenBackend) {
        let name = ObjectIdentifier(window)
        let old = focuses[name] ?? nil
        let before = old.flatMap { records[$0] }
        let dialogs = dialogs(around: before)
        for id in update.removed { records[id] = nil }
        for record in update.changed { records[record.id] = record }
        if focuses[name] == nil, window.popup?.kind == .dialog {
            spoken.append(phrase(update.roots, as: "alert"))
        }
        focuses[name] = .some(update.focus)
        guard let id = update.focus, let record = records[id] else { return }
        if id != old {
            let new = self.dialogs(around: record).filter { !dialogs.contains($0) }
            spoken += new.reversed().map { phrase([$0], as: "dialog") }
            if !new.contains(id) { spoken.append(phrase(record)) }
        } else if let before, before != record {
            let words = change(from: before, to: record)
            if !words.isEmpty { spoken.append(words) }
        }
    }

    /// The dialogs that an element is in, the innermost first.
    private func dialogs(around record: SemanticRecord?) -> [SemanticID] {
        sequence(first: record) { $0?.parent.flatMap { self.records[$0] } }
            .prefix { $0 != nil }
            .compactMap { $0?.properties.role == .dialog ? $0?.id : nil }
    }

    /// Returns a dialog or an alert in words, with the first words of the elements in it.
    private func phrase(_ elements: [SemanticID], as role: String) -> String {
        [elements.firstResult(firstWords), role].compactMap(\.self).joined(separator: ", ")
    }

    /// The first words in an element that are not those of a control.
    private func firstWords(in id: SemanticID) -> String? {
        guard let record = records[id], !record.properties.role.isControl else { return nil }
        if !record.properties.label.isEmpty { return record.properties.label }
        return record.children.firstResult(firstWords)
    }

    /// The element in words: name, role, states, value, hint.
    private func phrase(_ record: SemanticRecord) -> String {
        let properties = record.properties
        var words = [name(of: record), properties.role.spoken] + states(properties)
        if !properties.value.isEmpty { words.append(properties.value) }
        if let place = properties.place { words.append("\(place.position) of \(place.count)") }
        words.append(properties.hint)
        return words.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// The name of an element; that of an item is the words inside.
    private func name(of record: SemanticRecord) -> String {
        guard record.properties.label.isEmpty else { return record.properties.label }
        return record.children.compactMap { records[$0] }.map(name).filter { !$0.isEmpty }
            .joined(separator: " ")
    }

    private func states(_ properties: SemanticProperties) -> [String] {
        var words: [String] = []
        let isChecked = properties.states.contains(.checked)
        if [.toggle, .radioButton, .menuItemCheckbox, .menuItemRadio].contains(properties.role) {
            words.append(isChecked ? "checked" : "not checked")
        }
        if properties.role == .toggleButton { words.append(isChecked ? "pressed" : "not pressed") }
        if properties.states.contains(.selected) { words.append("selected") }
        if properties.states.contains(.expanded) { words.append("expanded") }
        if properties.states.contains(.collapsed) { words.append("collapsed") }
        if properties.states.contains(.disabled) { words.append("unavailable") }
        return words
    }

    private func change(from old: SemanticRecord, to new: SemanticRecord) -> String {
        let (before, now) = (old.properties, new.properties)
        if before.label != now.label { return now.label }
        if before.states != now.states {
            return states(now).filter { !states(before).contains($0) }.joined(separator: ", ")
        }
        return before.value == now.value ? "" : now.value
    }
}

extension SemanticRole {
    /// The role as a screen reader says it; empty for texts.
    fileprivate var spoken: String {
        switch self {
        case .text, .group, .separator: ""
        case .heading: "heading"
        case .image: "image"
        case .button: "button"
        case .link: "link"
        case .toggle: "check box"
        case .toggleButton: "toggle button"
        case .slider: "slider"
        case .spinButton: "spin button"
        case .textField: "entry"
        case .menuButton: "menu button"
        case .menuItem: "menu item"
        case .menuItemCheckbox: "check menu item"
        case .menuItemRadio: "radio menu item"
        case .list: "list"
        case .listItem: "list item"
        case .table: "table"
        case .row: "row"
        case .columnHeader: "column header"
        case .tree: "tree"
        case .treeItem: "tree item"
        case .tabList: "tab list"
        case .tab: "tab"
        case .toolbar: "tool bar"
        case .dialog: "dialog"
        case .radioGroup: "radio group"
        case .radioButton: "radio button"
        case .progressBar: "progress bar"
        case .meter: "level"
        }
    }
}
