import LozengeCore

extension Node {
    /// The elements inside that assistive technology reads, in reading order.
    package var readElements: [SemanticElement] { elements.inReadingOrder.withinModal }
}

extension [SemanticElement] {
    /// The elements that are read: all of them, or the modal one alone, with the elements around it.
    fileprivate var withinModal: [SemanticElement] {
        guard let index = lastIndex(where: \.containsModal) else { return self }
        var element = self[index]
        element.children = element.children.withinModal
        return [element]
    }
}

extension SemanticElement {
    /// True if the element is modal, or one inside is.
    fileprivate var containsModal: Bool {
        properties.states.contains(.modal) || children.contains(where: \.containsModal)
    }
}

/// The part of a window that is read while an element is modal: that element, and what is around it.
///
/// Source: `docs/accessibility.md`, SEM-12.
struct ModalElements {
    /// The elements from the window to the modal one; empty if none is modal.
    private var path: [SemanticID] = []
    /// The elements that have been told of.
    private var told: Set<SemanticID> = []

    /// Takes out of an update what is not read, and adds what is read again.
    mutating func limit(_ update: inout SemanticUpdate, to index: SemanticIndex) {
        let former = path
        path = index.modalPath
        update.removed.removeAll { told.remove($0) == nil }
        guard !path.isEmpty || !former.isEmpty else {
            return told.formUnion(update.changed.map(\.id))
        }
        var changed = Set(update.changed.map(\.id))
        if path == former {
            for id in changed where told.contains(id) != isRead(id, index) {
                changed.formUnion(index.inside(id))
            }
        } else {
            let ends = Set(path + former)
            changed.formUnion(
                index.records.keys.filter {
                    ends.contains($0) || told.contains($0) != isRead($0, index)
                })
        }
        let read = changed.filter { isRead($0, index) }
        update.changed = read.compactMap { index.records[$0] }.map(limited)
        update.removed += changed.subtracting(read).filter { told.remove($0) != nil }
        told.formUnion(read)
        guard let first = path.first, let modal = path.last else { return }
        update.roots = [first]
        // Readers go to the focused element.
        if update.focus.map({ !isRead($0, index) }) ?? true { update.focus = modal }
    }

    private func isRead(_ id: SemanticID, _ index: SemanticIndex) -> Bool {
        guard let modal = path.last else { return true }
        return path.contains(id)
            || sequence(first: id, next: { index.records[$0]?.parent }).contains(modal)
    }

    /// Returns the record of an element around the modal one without its other children.
    private func limited(_ record: SemanticRecord) -> SemanticRecord {
        guard let place = path.firstIndex(of: record.id), place + 1 < path.count else {
            return record
        }
        var record = record
        record.children = [path[place + 1]]
        return record
    }
}

extension SemanticIndex {
    /// The elements from the window to the modal one that is last in reading order; empty if none is modal.
    fileprivate var modalPath: [SemanticID] {
        let paths = notable.modal.map { id in
            Array(sequence(first: id) { self.records[$0]?.parent }.reversed())
        }
        return paths.max { places(of: $0).lexicographicallyPrecedes(places(of: $1)) } ?? []
    }

    /// The elements in an element.
    fileprivate func inside(_ id: SemanticID) -> [SemanticID] {
        (records[id]?.children ?? []).flatMap { [$0] + inside($0) }
    }

    /// The places of elements among their neighbours.
    private func places(of path: [SemanticID]) -> [Int] {
        path.map { id in
            let neighbors = records[id]?.parent.flatMap { records[$0]?.children } ?? roots
            return neighbors.firstIndex(of: id) ?? 0
        }
    }
}

/// The elements that decide what is read, or where.
struct NotableElements {
    /// The elements that say of themselves that they have the keyboard.
    private(set) var focused: Set<SemanticID> = []
    private(set) var modal: Set<SemanticID> = []

    mutating func note(_ id: SemanticID, _ states: SemanticStates) {
        forget(id)
        if states.contains(.focused) { focused.insert(id) }
        if states.contains(.modal) { modal.insert(id) }
    }

    mutating func forget(_ id: SemanticID) {
        focused.remove(id)
        modal.remove(id)
    }
}
