import LozengeCore
import RandomFixtures
import Testing

@testable import LozengeX11

@Suite("Events of children that come and go")
struct ChildrenEventsTests {
    private let list: SemanticID = 5000
    private let window = AccessibleID.window(1)

    /// A window with a list of children, or with the children themselves.
    private func tree(of children: [SemanticID], inList isInList: Bool) -> AccessibleTree {
        var tree = AccessibleTree()
        tree.update(AccessibleWindow(id: window, kind: .frame, owner: nil, title: "Rows"))
        _ = events(in: &tree, to: children, inList: isInList)
        return tree
    }

    /// Gives the list or the window other children.
    ///
    /// - Returns: The events that tell of them.
    private func events(
        in tree: inout AccessibleTree, to children: [SemanticID], inList isInList: Bool
    ) -> [AccessibleEvent] {
        let known = Set(tree.records.keys).subtracting([list])
        var update = SemanticUpdate()
        update.changed = children.filter { !known.contains($0) }.map { child in
            var record = SemanticRecord(child, SemanticProperties(.listItem, "Row \(child)"))
            record.parent = isInList ? list : nil
            return record
        }
        if isInList {
            var record = SemanticRecord(list, SemanticProperties(.list, "Rows"))
            record.children = children
            update.changed.append(record)
        }
        update.removed = known.subtracting(children).sorted()
        update.roots = isInList ? [list] : children
        return tree.events(applying: update, to: window)
    }

    /// Does to a list what the events tell, as a reader does.
    ///
    /// - Returns: The new list; `nil` if an index is wrong.
    private func apply(_ events: [AccessibleEvent], to children: [SemanticID]) -> [SemanticID]? {
        var children = children
        for event in events where event.member == "ChildrenChanged" {
            guard case .object(.element(let child)) = event.content else { return nil }
            let index = Int(event.first)
            if event.detail == "add" {
                // As libatspi: a child that is known moves.
                children.removeAll { $0 == child }
                guard (0...children.count).contains(index) else { return nil }
                children.insert(child, at: index)
            } else {
                guard children.indices.contains(index), children[index] == child else { return nil }
                children.remove(at: index)
            }
        }
        return children
    }

    @Test("Rows that are inserted and removed have the right indexes", arguments: [true, false])
    func indexes(isInList: Bool) {
        let seed = Seeds.seed(31)
        var random = SeededGenerator(seed: seed)
        var next: SemanticID = 1
        func fresh(_ count: Int) -> [SemanticID] {
            defer { next += SemanticID(count) }
            return (0..<count).map { next + SemanticID($0) }
        }
        for _ in 0..<Seeds.count("LOZENGE_EDITS", 200) {
            let old = fresh(Int.random(in: 0...20, using: &random))
            var new = old.filter { _ in Int.random(in: 0..<3, using: &random) > 0 }
            for child in fresh(Int.random(in: 0...8, using: &random)) {
                new.insert(child, at: Int.random(in: 0...new.count, using: &random))
            }
            var tree = tree(of: old, inList: isInList)
            let events = events(in: &tree, to: new, inList: isInList)
            #expect(apply(events, to: old) == new, "\(old) to \(new), seed \(seed)")
            let source = isInList ? AccessibleID.element(list) : window
            #expect(events.allSatisfy { $0.source == source && $0.member == "ChildrenChanged" })
            #expect(tree.children(of: source) == new.map { .element($0) })
        }
    }

    @Test("Removals are told before additions")
    func order() {
        var tree = tree(of: [1, 2, 3], inList: true)
        let events = events(in: &tree, to: [4, 2, 5], inList: true)
        let parent = AccessibleID.element(list)
        #expect(
            events == [
                .child(.element(3), isNew: false, at: 2, of: parent),
                .child(.element(1), isNew: false, at: 0, of: parent),
                .child(.element(4), isNew: true, at: 0, of: parent),
                .child(.element(5), isNew: true, at: 2, of: parent),
            ])
    }

    @Test("A row that moves is told by its new index", arguments: [true, false])
    func moves(isInList: Bool) {
        for new in [[2, 1, 3], [3, 2, 1], [2, 3, 1], [3, 9, 1]] as [[SemanticID]] {
            var tree = tree(of: [1, 2, 3], inList: isInList)
            let events = events(in: &tree, to: new, inList: isInList)
            #expect(apply(events, to: [1, 2, 3]) == new)
        }
    }

    @Test("When very many rows change, the list itself is told as another one")
    func manyRows() {
        let rows = (1...300).map { SemanticID($0) }
        var tree = tree(of: rows, inList: true)
        let others = rows.map { $0 + 1000 }
        #expect(
            events(in: &tree, to: others, inList: true) == [
                .child(.element(list), isNew: false, at: 0, of: window),
                .child(.element(list), isNew: true, at: 0, of: window),
            ])
        #expect(tree.children(of: .element(list)) == others.map { .element($0) })
    }

    @Test("One row of a long list comes or goes, at any place", arguments: [0, 150, 299])
    func longList(index: Int) {
        let all = (1...300).map { SemanticID($0) }
        var shorter = all
        shorter.remove(at: index)
        var tree = tree(of: all, inList: true)
        let removal = events(in: &tree, to: shorter, inList: true)
        #expect(apply(removal, to: all) == shorter)
        let addition = events(in: &tree, to: all, inList: true)
        #expect(apply(addition, to: shorter) == all)
    }
}
