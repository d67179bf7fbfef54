import SwiftSource

extension SourceText {
    /// The text in a message of the compiler: `{"source": …, "location": {"fileName": …, "offset": …}}`.
    init?(_ syntax: JSON?) {
        guard let syntax, let text = syntax["source"]?.string else { return nil }
        let location = syntax["location"]
        self.init(
            text, fileName: location?["fileName"]?.string ?? "",
            offset: location?["offset"]?.integer ?? 0)
    }
}

extension Diagnostic {
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
