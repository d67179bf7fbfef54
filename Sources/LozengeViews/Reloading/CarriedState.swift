#if DEBUG
    import Foundation

    /// The state of a window's views, for views of the same names that another build of the program makes.
    ///
    /// The types of the two builds are others, so that the views of the first are removed, and all are made
    /// again. A view finds its state by its type's name, by those of the views around it, and by its place
    /// among the views of its name; stacks and modifiers around it may have changed. A value whose type is
    /// the program's own is carried over if it can be encoded.
    package final class CarriedState {
        /// The state of a view, and of those inside.
        private final class Entry {
            let name: String
            let values: [String: Any]
            var inside: [Entry]

            init(name: String, values: [String: Any], inside: [Entry]) {
                (self.name, self.values, self.inside) = (name, values, inside)
            }
        }

        /// The entries by their nodes, which are kept so that no other one takes their identity.
        private var entries: [ObjectIdentifier: (node: Node, entry: Entry)] = [:]
        private let tree: ViewTree

        /// Notes the state of all views below a node; from now on, new views get it.
        package init(of root: Node) {
            tree = root.tree
            let inside = note(root)
            entries[ObjectIdentifier(root)] = (root, Entry(name: "", values: [:], inside: inside))
            tree.willBegin = { [unowned self] in give(to: $0) }
        }

        /// Gives a new node the state of one that it takes the place of.
        static func carry(from former: Node, to node: Node) { node.carry(former.carriedValues) }

        /// Ends it: views that come later begin with their own state.
        package func end() {
            tree.willBegin = nil
            entries = [:]
        }

        /// Returns the entries of the views with a name below a node.
        private func note(_ node: Node) -> [Entry] {
            var found: [Entry] = []
            node.forEachBelow { child in
                let inside = note(child)
                guard let name = child.carriedName else { return found += inside }
                let entry = Entry(name: name, values: child.carriedValues, inside: inside)
                entries[ObjectIdentifier(child)] = (child, entry)
                found.append(entry)
            }
            return found
        }

        private func give(to node: Node) {
            guard let name = node.carriedName, let entry = take(name, around: node) else { return }
            entries[ObjectIdentifier(node)] = (node, entry)
            node.carry(entry.values)
        }

        /// Takes the entry of a new node from that of the nearest view around it.
        private func take(_ name: String, around node: Node) -> Entry? {
            guard let outer = node.parent.flatMap(entry),
                let index = outer.inside.firstIndex(where: { $0.name == name })
            else { return nil }
            return outer.inside.remove(at: index)
        }

        /// Returns the entry of a node, or of the nearest one around it.
        private func entry(of node: Node) -> Entry? {
            if let known = entries[ObjectIdentifier(node)] { return known.entry }
            guard let row = node as? RowNode, let name = row.carriedName else {
                return node.parent.flatMap(entry)
            }
            // A new row: its views are not those of other rows.
            let entry = take(name, around: row) ?? Entry(name: name, values: [:], inside: [])
            entries[ObjectIdentifier(row)] = (row, entry)
            return entry
        }
    }

    extension Node {
        /// The name by which the state of this view is found again; `nil` for a view without one.
        fileprivate final var carriedName: String? {
            if let id = parent?.elementID(of: self) { return "row \(id)" }
            return name.isEmpty || self is RowNode ? nil : name
        }

        /// The values of the view's state, by the names of their properties.
        fileprivate final var carriedValues: [String: Any] {
            guard let layout = propertyLayout, let lasting = lastingProperties else { return [:] }
            return lasting.values(of: layout)
        }

        /// Sets the values of the view's state before its first update.
        fileprivate final func carry(_ values: [String: Any]) {
            guard let layout = propertyLayout, !values.isEmpty else { return }
            adopt(DynamicPropertyStorage(carrying: values, to: layout))
        }

        fileprivate final func forEachBelow(_ body: @MainActor (Node) -> Void) {
            for child in children { body(child) }
            forEachAccessory(body)
        }

        /// Returns the id of the element of a row of this collection; `nil` if it is no row of it.
        private final func elementID(of node: Node) -> AnyHashable? {
            guard let row = node as? RowNode, let index = index(of: row) else { return nil }
            return elementID(at: index)
        }
    }

    extension DynamicPropertyStorage {
        /// The values of the state in this storage of properties that stay with the view.
        fileprivate func values(of layout: DynamicPropertyLayout) -> [String: Any] {
            var values: [String: Any] = [:]
            for (property, storage) in zip(layout.properties, storages) {
                if let value = (storage as? Dependency)?.lastingValue {
                    values[property.name] = value
                }
            }
            return values
        }

        /// Creates a storage that gives the properties of a view their values.
        fileprivate convenience init(
            carrying values: [String: Any], to layout: DynamicPropertyLayout
        ) {
            self.init(
                storages: layout.properties.map { property in
                    values[property.name].map { value in
                        CarriedValue { type in converted(value, to: type) }
                    }
                })
        }
    }

    /// Returns a value as another type: as it is if it has that type, encoded and decoded otherwise.
    private func converted<Value>(_ value: Any, to type: Value.Type) -> Value? {
        if let same = value as? Value { return same }
        guard let value = value as? any Encodable, let type = type as? any Decodable.Type,
            let data = try? JSONEncoder().encode(value)
        else { return nil }
        return try? JSONDecoder().decode(type, from: data) as? Value
    }
#endif
