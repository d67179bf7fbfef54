import LozengeCore

nonisolated extension AccessibleTree {
    /// Adds a window, or takes over changes of it besides its elements.
    ///
    /// - Returns: The events that tell of it, in their order.
    mutating func events(updating window: AccessibleWindow) -> [AccessibleEvent] {
        let (known, focus) = (windows[window.id], focus)
        update(window)
        var events: [AccessibleEvent] = []
        if known == nil, let parent = parent(of: window.id) {
            events += [
                .child(window.id, isNew: true, at: Int(index(of: window.id)), of: parent),
                .window("Create", window.id, window.title),
                .state("showing", true, of: window.id),
            ]
        }
        if let known, known.title != window.title {
            events.append(.property("accessible-name", .text(window.title), of: window.id))
        }
        if (known?.isShown ?? true) != window.isShown {
            events += [
                .window(window.isShown ? "Restore" : "Minimize", window.id, window.title),
                .state("showing", window.isShown, of: window.id),
            ]
        }
        if (known?.isActive ?? false) != window.isActive {
            events += [
                .window(window.isActive ? "Activate" : "Deactivate", window.id, window.title),
                .state("active", window.isActive, of: window.id),
            ]
        }
        return events + focusEvents(from: focus)
    }

    /// Takes over the changes of a window's elements.
    ///
    /// - Returns: The events that tell of them, in their order.
    mutating func events(applying update: SemanticUpdate, to window: AccessibleID)
        -> [AccessibleEvent]
    {
        guard let known = windows[window] else { return [] }
        let focus = focus
        let before = update.changed.map { records[$0.id] }
        let names = rowNames(of: update.changed)
        let descriptions = update.changed.map { description(of: .element($0.id)) }
        var parents: [(AccessibleID, before: [SemanticID], now: [SemanticID])] = [
            (window, known.roots, update.roots)
        ]
        for (old, new) in zip(before, update.changed) {
            if let old { parents.append((.element(new.id), old.children, new.children)) }
        }
        apply(update, to: window)
        var events: [AccessibleEvent] = []
        for (parent, before, now) in parents where before != now {
            append(&events, parent, before, now)
        }
        // Before the rest: a reader that hears of a change elsewhere goes there by itself, and does not name the element.
        events += focusEvents(from: focus)
        for (index, new) in update.changed.enumerated() {
            guard let old = before[index] else { continue }
            Self.append(&events, from: old, to: new)
            let description = description(of: .element(new.id))
            if description != descriptions[index] {
                events.append(
                    .property("accessible-description", .text(description), of: .element(new.id)))
            }
        }
        for (row, name) in names.sorted(by: { $0.key < $1.key }) {
            let new = self.name(of: .element(row))
            if records[row] != nil, new != name {
                events.append(.property("accessible-name", .text(new), of: .element(row)))
            }
        }
        for (old, new) in zip(before, update.changed) where old != nil && new.properties.role.isRow
        {
            let states = (old?.properties.states ?? [], new.properties.states)
            guard states.0.contains(.selected) != states.1.contains(.selected) else { continue }
            let list = parent(of: .element(new.id)) ?? window
            let event = AccessibleEvent(source: list, member: "SelectionChanged")
            if !events.contains(event) { events.append(event) }
        }
        return events
    }

    /// The names of the rows around elements that are made of the words inside.
    private func rowNames(of changed: [SemanticRecord]) -> [SemanticID: String] {
        var names: [SemanticID: String] = [:]
        for record in changed {
            var around = records[record.id]?.parent
            while let id = around, let row = records[id] {
                if row.properties.role.isRow, row.properties.label.isEmpty, names[id] == nil {
                    names[id] = name(of: .element(id))
                }
                around = row.parent
            }
        }
        return names
    }

    /// Returns the events of a focus that has moved.
    func focusEvents(from old: AccessibleID?) -> [AccessibleEvent] {
        guard old != focus else { return [] }
        let left = old.flatMap {
            contains($0) ? AccessibleEvent.state("focused", false, of: $0) : nil
        }
        let reached = focus.map { AccessibleEvent.state("focused", true, of: $0) }
        return [left, reached].compactMap { $0 }
    }

    /// The number of changed children that are told; with more, the element around them is told as another one.
    private static let mostChildren = 200

    /// Tells the children that are others, or at other places: first what goes, from the end, then what comes.
    private func append(
        _ events: inout [AccessibleEvent], _ parent: AccessibleID, _ before: [SemanticID],
        _ now: [SemanticID]
    ) {
        let staying = Set(now).intersection(before)
        // Children that stay in another order go and come again.
        let isReordered =
            before.filter(staying.contains) != now.filter(staying.contains)
        let kept = isReordered ? [] : staying
        let gone = before.enumerated().reversed().filter { !kept.contains($0.element) }
        let new = now.enumerated().filter { !kept.contains($0.element) }
        if max(gone.count, new.count) > Self.mostChildren, case .element = parent,
            let outer = self.parent(of: parent),
            let index = children(of: outer).firstIndex(of: parent)
        {
            // A reader forgets the parent with all inside, and asks for its children anew.
            events.append(.child(parent, isNew: false, at: index, of: outer))
            events.append(.child(parent, isNew: true, at: index, of: outer))
            return
        }
        for (index, child) in gone {
            events.append(.child(.element(child), isNew: false, at: index, of: parent))
        }
        for (index, child) in new {
            events.append(.child(.element(child), isNew: true, at: index, of: parent))
        }
    }

    private static func append(
        _ events: inout [AccessibleEvent], from old: SemanticRecord, to new: SemanticRecord
    ) {
        let id = AccessibleID.element(new.id)
        let (before, now) = (old.properties, new.properties)
        if before.nameWithValue != now.nameWithValue {
            events.append(.property("accessible-name", .text(now.nameWithValue), of: id))
        }
        if before.role != now.role {
            events.append(
                .property(
                    "accessible-role", .number(Double(AccessibleRole(now).number)), of: id))
        }
        if let range = now.range, before.range?.value != range.value {
            events.append(.property("accessible-value", .number(range.value), of: id))
        } else if now.text == nil, before.value != now.value {
            events.append(.property("accessible-value", .text(now.value), of: id))
        }
        let (states, newStates) = (AccessibleStates(old), AccessibleStates(new))
        for (state, name) in AccessibleStates.told
        where states.contains(state) != newStates.contains(state) {
            events.append(.state(name, newStates.contains(state), of: id))
        }
        if let text = now.text, let former = before.text, text != former {
            appendText(&events, id, from: former, to: text)
        }
    }

    private static func appendText(
        _ events: inout [AccessibleEvent], _ id: AccessibleID, from old: SemanticText,
        to new: SemanticText
    ) {
        let former = AccessibleText(old.string, caret: old.caret, selection: old.selection)
        let text = AccessibleText(new.string, caret: new.caret, selection: new.selection)
        if old.string != new.string {
            let (removed, inserted) = former.change(to: text)
            for (detail, range, source) in [
                ("delete", removed, former), ("insert", inserted, text),
            ] where !range.isEmpty {
                events.append(
                    AccessibleEvent(
                        source: id, member: "TextChanged", detail: detail,
                        first: Int32(clamping: range.lowerBound),
                        second: Int32(clamping: range.count),
                        content: .text(
                            source.substring(from: range.lowerBound, to: range.upperBound))))
            }
        }
        if former.selection != text.selection, !former.selection.isEmpty || !text.selection.isEmpty
        {
            events.append(AccessibleEvent(source: id, member: "TextSelectionChanged"))
        }
        if former.caret != text.caret {
            events.append(
                AccessibleEvent(
                    source: id, member: "TextCaretMoved", first: Int32(clamping: text.caret)))
        }
    }
}

nonisolated extension AccessibleText {
    /// Returns the range that is replaced to get another text, and the range of it that takes its place.
    func change(to other: AccessibleText) -> (removed: Range<Int>, inserted: Range<Int>) {
        let (old, new) = (scalars, other.scalars)
        var start = 0
        while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
        var end = 0
        while end < min(old.count, new.count) - start,
            old[old.count - 1 - end] == new[new.count - 1 - end]
        { end += 1 }
        return (start..<old.count - end, start..<new.count - end)
    }
}
