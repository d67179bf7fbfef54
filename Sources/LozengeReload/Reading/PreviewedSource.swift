import SwiftSource

/// A source with a record behind each `PreviewProvider` that it declares at its top level.
///
/// The compiler's messages name the lines of the original.
package struct PreviewedSource {
    package let text: String
    /// True if there is a record.
    package let hasRecords: Bool

    /// - Parameters:
    ///   - source: The source.
    ///   - path: The path of its file.
    ///   - fileID: The module and the file, as `#fileID` has them.
    package init(_ source: String, path: String, fileID: String) {
        guard let list = try? TokenList(SourceText(source)) else {
            (text, hasRecords) = (source, false)
            return
        }
        func place(_ line: Int) -> String {
            "#sourceLocation(file: \(PreviewRecord.literal(path)), line: \(line))\n"
        }
        var text = place(1)
        var position = 0
        for provider in Self.providers(in: list) {
            let record = PreviewRecord(
                type: "_Record_\(provider.name)",
                value:
                    "_previewsFound(\(PreviewRecord.literal(fileID)), \(provider.lines.lowerBound)) "
                    + "{ \(provider.name).previews }")
            text += list.source[position..<provider.end] + "\n\(record.code)\n"
            text += place(provider.lines.upperBound)
            position = provider.end
        }
        hasRecords = position > 0
        self.text = text + list.source[position..<list.source.bytes.count]
    }

    private struct Provider {
        let name: String
        /// The lines of the declaration.
        let lines: ClosedRange<Int>
        /// The offset behind the declaration.
        let end: Int
    }

    private static func providers(in list: TokenList) -> [Provider] {
        Statements(list, in: 0..<list.tokens.count).ranges.compactMap { statement in
            let brace = list.firstIndex(in: statement) { list.text($0) == "{" }
            guard let brace else { return nil }
            let head = statement.lowerBound..<brace
            let introducer = head.first {
                ["struct", "class", "enum", "extension"].contains(list.text($0))
            }
            guard let introducer, let colon = head.first(where: { list.text($0) == ":" }),
                (colon..<brace).contains(where: { list.text($0) == "PreviewProvider" })
            else { return nil }
            let end = list.bytes(statement).upperBound
            return Provider(
                name: list.text(introducer + 1),
                lines: list.line(at: list.offset(of: introducer))...list.line(at: end), end: end)
        }
    }
}

extension TokenList {
    /// Returns the line, from 1, of an offset.
    fileprivate func line(at offset: Int) -> Int {
        1 + source.bytes.prefix(offset).count { $0 == UInt8(ascii: "\n") }
    }
}
