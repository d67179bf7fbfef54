import SwiftSource

/// `#Preview`: a function that creates the preview, and in a debug build a record by which it is found.
///
/// The function is private: an optimised build type-checks it and drops it with everything only it
/// uses. The code names declarations of Lozenge by aliases with an underscore, which no type of an
/// app can shadow.
enum PreviewMacro {
    static func expansion(of use: MacroUse) throws(Diagnostic) -> String {
        let call = try MacroCall(try TokenList(use.source))
        let arguments = try argumentsWithProperties(of: call) ?? use.source[call.arguments]
        let modifiers = use.isLocal ? "@MainActor" : "@MainActor private"
        let function = """
            \(modifiers) func \(uniqueName("Preview", use))() -> _PreviewDeclaration {
            _PreviewDeclaration\(arguments)
            }
            """
        return use.context.isEmpty ? "\(function)\n\(record(of: call, use))" : function
    }

    /// The record of a preview at the top level of a file.
    ///
    /// A type around it could be generic, and has no stored variable then.
    private static func record(of call: MacroCall, _ use: MacroUse) -> String {
        let start = call.list.source.bytes.prefix(call.start)
        let line = use.line + start.count { $0 == UInt8(ascii: "\n") }
        return PreviewRecord(
            type: uniqueName("Record", use),
            value: "_previewFound(\(PreviewRecord.literal(use.fileID)), \(line))"
                + " { \(uniqueName("Preview", use))() }"
        ).code
    }

    /// A name that the compiler accepts from an expansion, by its rule for mangled names.
    private static func uniqueName(_ word: String, _ use: MacroUse) -> String {
        "\(use.discriminator)\(word.utf8.count)\(word)fMu_"
    }

    /// The arguments with all `@Previewable` properties moved out of the body, into a view that has the
    /// rest as its own body; `nil` if there is no such property.
    private static func argumentsWithProperties(of call: MacroCall) throws(Diagnostic) -> String? {
        guard let body = call.body else { return nil }
        let list = call.list
        let start = list.index(afterParameters: body)
        let properties = try PreviewableProperty.all(in: start..<body.upperBound, of: list)
        guard !properties.isEmpty else { return nil }
        let opener = list.bytes(body.lowerBound - 1..<body.lowerBound)
        let end = list.offset(of: body.upperBound)
        var position = list.bytes(start - 1..<start).upperBound
        var rest = ""
        for property in properties {
            rest += list.source[position..<property.range.lowerBound]
            position = property.range.upperBound
        }
        rest += list.source[position..<end]
        return """
            \(list.source[call.arguments.lowerBound..<opener.upperBound])
            struct __PreviewContent: _PreviewContentView {
            \(properties.map(\.declaration).joined(separator: "\n"))
            var body: some _PreviewContentView {\(rest)}
            }
            return __PreviewContent()
            \(list.source[end..<call.arguments.upperBound])
            """
    }
}
