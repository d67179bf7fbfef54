#if DEBUG || INSPECT
    import LozengeCore

    /// The alignments by the names that they have in source code.
    enum AlignmentNames {
        static let vertical: [(String, AlignmentKey)] = [
            ("top", VerticalAlignment.top.key), ("center", VerticalAlignment.center.key),
            ("bottom", VerticalAlignment.bottom.key),
            ("firstTextBaseline", VerticalAlignment.firstTextBaseline.key),
            ("lastTextBaseline", VerticalAlignment.lastTextBaseline.key),
        ]

        static let horizontal: [(String, AlignmentKey)] = [
            ("leading", HorizontalAlignment.leading.key),
            ("center", HorizontalAlignment.center.key),
            ("trailing", HorizontalAlignment.trailing.key),
        ]

        static let both: [(String, Alignment)] = [
            ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing),
            ("leading", .leading), ("center", .center), ("trailing", .trailing),
            ("bottomLeading", .bottomLeading), ("bottom", .bottom),
            ("bottomTrailing", .bottomTrailing),
        ]
    }
#endif
