/// An error that the compiler reports at a place in the source.
struct Diagnostic: Error, Equatable {
    let message: String
    /// The place, in bytes from the start of the source that a macro was given.
    let position: Int

    init(_ message: String, at position: Int) {
        self.message = message
        self.position = position
    }

    /// The diagnostic in the form that the compiler reads.
    func json(in source: SourceText) -> JSON {
        let place = source.offset.addingReportingOverflow(position)
        return .object([
            "message": .string(message), "severity": .string("error"),
            "position": .object([
                "fileName": .string(source.fileName),
                "offset": .number(Double(place.overflow ? 0 : place.partialValue)),
            ]),
            "highlights": .array([]), "notes": .array([]), "fixIts": .array([]),
        ])
    }
}
