/// The children of a node, without an array for one or none, as in most nodes.
struct NodeList {
    private enum Storage {
        case none
        case one(Node)
        case many([Node])
    }

    private var storage = Storage.none

    init() {}

    init(_ nodes: [Node]) {
        storage =
            switch nodes.count {
            case 0: .none
            case 1: .one(nodes[0])
            default: .many(nodes)
            }
    }

    mutating func append(_ node: Node) {
        switch storage {
        case .none: storage = .one(node)
        case .one(let first): storage = .many([first, node])
        case .many(var nodes):
            // A second reference to the array would cause a copy.
            storage = .none
            nodes.append(node)
            storage = .many(nodes)
        }
    }

    /// Removes all children from `position` on.
    mutating func removeSuffix(from position: Int) {
        self = NodeList(Array(self[..<position]))
    }
}

extension NodeList: @MainActor RandomAccessCollection, @MainActor MutableCollection {
    var startIndex: Int { 0 }

    var endIndex: Int {
        switch storage {
        case .none: 0
        case .one: 1
        case .many(let nodes): nodes.count
        }
    }

    subscript(position: Int) -> Node {
        get {
            switch storage {
            case .one(let node) where position == 0: node
            case .many(let nodes): nodes[position]
            case .none, .one: preconditionFailure("A node has no child \(position).")
            }
        }
        set {
            guard case .many(var nodes) = storage else {
                storage = .one(newValue)
                return
            }
            storage = .none
            nodes[position] = newValue
            storage = .many(nodes)
        }
    }
}
