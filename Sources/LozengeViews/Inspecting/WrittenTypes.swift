#if DEBUG || INSPECT
    /// The names of the types that a piece of the program's source contains.
    ///
    /// The type of a body has those of all views and modifiers in it: what a view of the toolkit adds by itself is not
    /// among them.
    struct WrittenTypes {
        private let names: Set<Substring>

        /// Nothing, as around the first view of the program.
        init() { names = [] }

        private init(_ words: Substring) {
            names = Set(words.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
        }

        /// Returns the types that are written inside of a node.
        ///
        /// For a view of the program they are the types in its body, for a view of the toolkit the types of its content.
        func inside(_ node: Node) -> WrittenTypes {
            guard let viewType = node.viewType, let bodyType = node.bodyType else { return self }
            if node.isOfApp { return WrittenTypes("\(bodyType)"[...]) }
            guard contains(node) else { return self }
            let words = "\(viewType)"
            return WrittenTypes(words.drop { $0 != "<" })
        }

        /// True if the program writes the view or modifier of a node.
        func contains(_ node: Node) -> Bool {
            guard let viewType = node.viewType else { return false }
            let type = "\(viewType)".prefix { $0 != "<" }
            let label = node.label.prefix { $0 != " " }
            return node.isOfApp || names.contains(type) || names.contains(label)
        }
    }
#endif
