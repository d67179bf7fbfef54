#if DEBUG || INSPECT
    /// Numbers for the nodes of an app, which stay while the nodes live.
    final class BoxNumbers {
        private struct Known {
            weak var node: Node?
        }

        private var nodes: [Int: Known] = [:]
        private var numbers: [ObjectIdentifier: Int] = [:]
        private var last = 0

        /// Returns the number of a node, a new one for a new node.
        func number(of node: Node) -> Int {
            let id = ObjectIdentifier(node)
            if let known = numbers[id], nodes[known]?.node === node { return known }
            last += 1
            numbers[id] = last
            nodes[last] = Known(node: node)
            return last
        }

        /// Returns the node with a number; `nil` if it is gone.
        func node(_ number: Int) -> Node? {
            guard let node = nodes[number]?.node, node.isAlive else { return nil }
            return node
        }

        /// Forgets the numbers of nodes that are gone.
        func clean() {
            nodes = nodes.filter { $0.value.node != nil }
            numbers = numbers.filter { nodes[$0.value] != nil }
        }

        func name(of node: Node) -> BoxName { BoxName(id: number(of: node), label: node.label) }
    }
#endif
