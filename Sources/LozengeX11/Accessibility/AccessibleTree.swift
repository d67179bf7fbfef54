import Foundation
import LozengeCore

/// The objects of the app as assistive technology is told about them: the app, its windows and their elements.
nonisolated struct AccessibleTree: Sendable {
    var appName = ""
    /// The name of the app's connection on the bus.
    var busName = ""
    /// The object in which the registry has put the app.
    var desktop = ObjectReference(name: "", path: ObjectReference.null)
    /// The number that the registry gave the app.
    var number: Int32 = 0
    private(set) var windows: [AccessibleID: AccessibleWindow] = [:]
    /// The windows in the order in which they were opened.
    private var order: [AccessibleID] = []
    private(set) var records: [SemanticID: SemanticRecord] = [:]
    private var windowsOfElements: [SemanticID: AccessibleID] = [:]
    /// The elements that share a number, by the window and the number.
    private var linked: [LinkKey: [SemanticID]] = [:]

    private struct LinkKey: Hashable {
        let window: AccessibleID
        let number: Int
    }

    // MARK: Changes

    /// Adds a window, or changes what is known of it besides its elements.
    mutating func update(_ window: AccessibleWindow) {
        var window = window
        if let known = windows[window.id] {
            (window.roots, window.focus) = (known.roots, known.focus)
        } else {
            order.append(window.id)
        }
        windows[window.id] = window
    }

    mutating func remove(_ window: AccessibleID) {
        windows[window] = nil
        order.removeAll { $0 == window }
        linked = linked.filter { $0.key.window != window }
        for (id, owner) in windowsOfElements where owner == window {
            (records[id], windowsOfElements[id]) = (nil, nil)
        }
    }

    mutating func apply(_ update: SemanticUpdate, to window: AccessibleID) {
        guard windows[window] != nil else { return }
        for id in update.removed {
            if let record = records[id] { unlink(record, in: window) }
            (records[id], windowsOfElements[id]) = (nil, nil)
        }
        for record in update.changed {
            if let known = records[record.id] { unlink(known, in: window) }
            for link in record.properties.links {
                linked[LinkKey(window: window, number: link.number), default: []].append(record.id)
            }
            records[record.id] = record
            windowsOfElements[record.id] = window
        }
        windows[window]?.roots = update.roots
        windows[window]?.focus = update.focus
    }

    private mutating func unlink(_ record: SemanticRecord, in window: AccessibleID) {
        for link in record.properties.links {
            linked[LinkKey(window: window, number: link.number)]?.removeAll { $0 == record.id }
        }
    }

    /// Forgets all elements, while no program reads the app.
    mutating func removeElements() {
        (records, windowsOfElements, linked) = ([:], [:], [:])
        for id in order {
            windows[id]?.roots = []
            windows[id]?.focus = nil
        }
    }

    // MARK: Objects

    /// True if there is an object with an identity.
    func contains(_ id: AccessibleID) -> Bool {
        switch id {
        case .application: true
        case .window: windows[id] != nil
        case .element(let id): records[id] != nil
        }
    }

    /// The element with an identity; `nil` for other objects.
    func record(_ id: AccessibleID) -> SemanticRecord? {
        if case .element(let id) = id { records[id] } else { nil }
    }

    /// The window that an object is in, or is.
    func window(of id: AccessibleID) -> AccessibleWindow? {
        switch id {
        case .application: nil
        case .window: windows[id]
        case .element(let element): windowsOfElements[element].flatMap { windows[$0] }
        }
    }

    /// True if an alert is in front of the window of an object: it is answered before anything there is operated.
    func isHeld(_ id: AccessibleID) -> Bool {
        guard let window = window(of: id) else { return false }
        return windows.values.contains { $0.kind == .alert && $0.owner == window.id }
    }

    /// The object around another one; `nil` for the app.
    func parent(of id: AccessibleID) -> AccessibleID? {
        switch id {
        case .application: nil
        case .window: windows[id]?.owner.flatMap { windows[$0]?.id } ?? .application
        case .element(let element):
            records[element]?.parent.map { .element($0) } ?? windowsOfElements[element]
        }
    }

    func children(of id: AccessibleID) -> [AccessibleID] {
        switch id {
        case .application: order.filter { windows[$0].map { parent(of: $0.id) } == .application }
        case .window:
            (windows[id]?.roots ?? []).map { .element($0) }
                + order.filter { windows[$0]?.owner == id }
        case .element(let element): (records[element]?.children ?? []).map { .element($0) }
        }
    }

    /// The position of an object in the one around; -1 for the app.
    func index(of id: AccessibleID) -> Int32 {
        guard let parent = parent(of: id) else { return -1 }
        return children(of: parent).firstIndex(of: id).map { Int32(clamping: $0) } ?? -1
    }

    func role(of id: AccessibleID) -> AccessibleRole {
        switch id {
        case .application: .application
        case .window: windows[id]?.role ?? .frame
        case .element: record(id).map { AccessibleRole($0.properties) } ?? .panel
        }
    }

    /// The name of an object: the words of an item are those inside, unless it has its own.
    func name(of id: AccessibleID) -> String {
        switch id {
        case .application: appName
        case .window:
            if let window = windows[id] { name(of: window) } else { "" }
        case .element(let element):
            if let record = records[element] { name(of: record) } else { "" }
        }
    }

    private func name(of window: AccessibleWindow) -> String {
        guard window.kind != .frame else { return window.title }
        return window.roots.firstResult(firstWords) ?? window.title
    }

    /// Returns the first title or text inside; the name of a button does not say what a dialog is about.
    private func firstWords(in id: SemanticID) -> String? {
        guard let record = records[id], !record.properties.role.isControl else { return nil }
        if !record.properties.label.isEmpty { return record.properties.label }
        return record.children.firstResult(firstWords)
    }

    /// The relations of an object to others, each with its number on the bus.
    func relations(of id: AccessibleID) -> [(number: UInt32, targets: [AccessibleID])] {
        guard let record = record(id), let window = window(of: id)?.id else { return [] }
        return record.properties.links.compactMap { link in
            let key = LinkKey(window: window, number: link.number)
            let targets = (linked[key] ?? []).filter { other in
                other != record.id
                    && records[other]?.properties.links.contains {
                        $0.number == link.number && $0.kind == link.kind.counterpart
                    } == true
            }
            guard !targets.isEmpty else { return nil }
            return (link.kind.relation, targets.map { .element($0) })
        }
    }

    private func name(of record: SemanticRecord) -> String {
        let properties = record.properties
        let name = properties.nameWithValue
        guard name.isEmpty else { return name }
        if properties.role == .dialog { return firstWords(in: record.id) ?? "" }
        guard properties.role.isRow else { return "" }
        var words: [String] = []
        appendWords(of: record, to: &words)
        return words.joined(separator: " ")
    }

    /// The number of words that a name is made of.
    private static let mostWords = 100

    private func appendWords(of record: SemanticRecord, to words: inout [String]) {
        for child in record.children.compactMap({ records[$0] }) where words.count < Self.mostWords
        {
            let properties = child.properties
            words += [properties.label, properties.value].filter { !$0.isEmpty }
            appendWords(of: child, to: &words)
        }
    }

    /// The value that no other answer has, the effect of an object, and what is spoken on request.
    func description(of id: AccessibleID) -> String {
        guard let properties = record(id)?.properties else { return "" }
        let details = properties.details.map { "\($0.label): \($0.value)" }
        var parts = [properties.describedValue, properties.hint] + details
        if let count = properties.rowCount, let record = record(id), count > record.children.count {
            parts.append("\(count) items")
        }
        return parts.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    func states(of id: AccessibleID) -> AccessibleStates {
        switch id {
        case .application: [.enabled, .sensitive, .showing, .visible]
        case .window: windows[id]?.states ?? []
        case .element(let element):
            if let record = records[element] {
                AccessibleStates(record).union(hasFocus(element) ? .focused : [])
            } else {
                []
            }
        }
    }

    /// True if an element has the keyboard: in a menu also while the window behind is the active one.
    private func hasFocus(_ element: SemanticID) -> Bool { focus == .element(element) }

    /// The object with the keyboard; `nil` while no window of the app has it.
    var focus: AccessibleID? {
        let active = order.last { windows[$0]?.isActive == true }
        guard let active else { return nil }
        let front = order.last { isInFront($0, of: active) && windows[$0]?.focus != nil } ?? active
        return windows[front]?.focus.map { .element($0) }
    }

    /// True for a menu or popover that gets the keys of another window.
    private func isInFront(_ popup: AccessibleID, of window: AccessibleID) -> Bool {
        guard let popup = windows[popup], [.menu, .popover].contains(popup.kind),
            let owner = popup.owner
        else { return false }
        return owner == window || isInFront(owner, of: window)
    }

    /// The frame of an object, in device pixels of the screen.
    func frame(of id: AccessibleID) -> CGRect {
        guard let window = window(of: id) else { return .zero }
        return record(id).map { window.onScreen($0.frame) } ?? window.frame
    }

    /// Returns the innermost object at a point of the screen, in an object.
    func object(at point: CGPoint, in id: AccessibleID) -> AccessibleID? {
        guard frame(of: id).contains(point) || id == .application else { return nil }
        for child in children(of: id).reversed() where states(of: child).contains(.showing) {
            if let inner = object(at: point, in: child) { return inner }
        }
        return id == .application ? nil : id
    }
}

/// An object of a program on the bus.
nonisolated struct ObjectReference: Equatable, Sendable {
    let name: String
    let path: String

    static let null = "/org/a11y/atspi/null"

    /// The value in messages.
    var value: BusValue { .tuple(.text(name), .path(path)) }
}

nonisolated extension AccessibleTree {
    /// Returns the reference to an object of the app; that of no object for `nil`.
    func reference(to id: AccessibleID?) -> BusValue {
        guard let id else { return ObjectReference(name: "", path: ObjectReference.null).value }
        return ObjectReference(name: busName, path: id.path).value
    }
}

nonisolated extension SemanticLink.Kind {
    /// The number of the relation on the bus: label-for, labelled-by, member-of.
    fileprivate var relation: UInt32 {
        switch self {
        case .label: 1
        case .content: 2
        case .member: 5
        }
    }

    /// The kind of the elements at the other end.
    fileprivate var counterpart: Self {
        switch self {
        case .label: .content
        case .content: .label
        case .member: .member
        }
    }
}

nonisolated extension SemanticProperties {
    /// The value in words of an element without a number and without a text, unless its name ends with it.
    ///
    /// Orca 43 reads `valuetext` of objects with a number alone.
    fileprivate var describedValue: String {
        range == nil && text == nil && !isSaidByName ? value : ""
    }

    /// The label, and the value of a text, a heading or an image: Orca 43 does not read their descriptions.
    var nameWithValue: String {
        isSaidByName ? [label, value].filter { !$0.isEmpty }.joined(separator: ", ") : label
    }

    private var isSaidByName: Bool { [.text, .heading, .image].contains(role) }
}
