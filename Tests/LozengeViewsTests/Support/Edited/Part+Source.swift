import LozengeTesting
import ViewFixtures

extension Part {
    /// The parts as an outline, each with its initial look.
    func outline(_ indentation: String = "") -> String {
        let values = Mirror(reflecting: look).children.compactMap { child -> String? in
            guard let name = child.label, kind.aspectNames.contains(name) else { return nil }
            return "\(name): \(child.value)"
        }
        let head = "\(indentation)#\(id) \(kind)/\(variant) (\(values.joined(separator: ", ")))\n"
        return parts.reduce(head) { $0 + $1.outline(indentation + "    ") }
    }
}

extension Kind {
    fileprivate var aspectNames: Set<String> {
        Set(aspects.map { String($0.told(Look()).prefix { $0 != " " }) })
    }
}

/// A tree, with edits that lead to a wrong result.
struct FailedEdit {
    var root: Part
    var edits: [Edit]
    var difference: String

    /// Returns the error of `root` after `edits`, and the number of edits before it.
    static func difference(_ root: Part, _ edits: [Edit]) -> (count: Int, text: String)? {
        let window = EditedWindow(root.copy())
        for (index, edit) in edits.enumerated() {
            edit.apply(window)
            guard edit.isShown || index == edits.count - 1 else { continue }
            if let difference = window.difference() { return (index + 1, difference) }
        }
        return nil
    }

    init?(_ root: Part, _ edits: [Edit]) {
        guard let found = Self.difference(root, edits) else { return nil }
        self.root = root
        self.edits = Array(edits.prefix(found.count))
        difference = found.text
    }

    /// Returns the fewest edits of the smallest tree that still fail.
    func shrunk() -> FailedEdit {
        var smallest = self
        var isSmaller = true
        while isSmaller {
            isSmaller = false
            for index in smallest.edits.indices.reversed() where smallest.edits.count > 1 {
                var edits = smallest.edits
                edits.remove(at: index)
                isSmaller = smallest.takes(smallest.root, edits) || isSmaller
            }
            for tree in smallest.root.smaller where smallest.takes(tree, smallest.edits) {
                isSmaller = true
                break
            }
        }
        return smallest
    }

    private mutating func takes(_ root: Part, _ edits: [Edit]) -> Bool {
        guard let smaller = FailedEdit(root, edits) else { return false }
        self = smaller
        return true
    }

    var report: String {
        root.outline() + edits.map { "- \($0.title)\($0.isShown ? "" : " (not shown)")\n" }.joined()
            + difference
    }
}

extension Part {
    /// Returns the same tree with one part less.
    fileprivate var smaller: [Part] {
        parts
            + parts.indices.flatMap { index -> [Part] in
                let without = copy()
                without.parts.remove(at: index)
                let replaced = parts[index].smaller.map { inner in
                    let whole = copy()
                    whole.parts[index] = inner
                    return whole
                }
                return [without] + replaced
            }
    }
}
