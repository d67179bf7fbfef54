/// The code of a record by which a preview of a debug build is found.
///
/// The linker places the records of a library one behind the other, so that finding them needs no
/// search, and nothing runs when the library is loaded.
package struct PreviewRecord {
    /// The name of the type that holds the record.
    let type: String
    /// The expression that registers the preview.
    let value: String

    package init(type: String, value: String) {
        self.type = type
        self.value = value
    }

    /// A declaration for the top level of a file; for an optimised build, nothing.
    ///
    /// The version of the record's form is 1. Compilers before 6.3 place records with the experimental
    /// feature `SymbolLinkageMarkers` alone.
    package var code: String {
        """
        #if DEBUG
        private enum \(type) {
        #if compiler(>=6.3)
        @used @section("lozenge_previews")
        #elseif compiler(<6.3) && hasFeature(SymbolLinkageMarkers)
        @_used @_section("lozenge_previews")
        #endif
        nonisolated static let record: _PreviewRecord = (1, 0, { \(value) })
        }
        #endif
        """
    }

    /// The source of a string.
    package static func literal(_ text: String) -> String {
        let escaped = text.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }
        return "\"\(escaped.joined())\""
    }
}
