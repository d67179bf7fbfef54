/// `@Previewable`: nothing by itself; `#Preview` moves the property that it marks.
enum PreviewableMacro {
    static let name = "Previewable"

    static func expansion(of use: MacroUse) throws(Diagnostic) -> String {
        let isInPreview = use.context.contains { context in
            guard let list = try? TokenList(context) else { return false }
            return list.firstIndex(in: 0..<list.tokens.count) {
                list.text($0) == "#" && list.text($0 + 1) == "Preview"
            } != nil
        }
        guard isInPreview else {
            throw Diagnostic(
                "@Previewable belongs to a property at the top level of a #Preview's closure.",
                at: try TokenList(use.source).offset(of: 0))
        }
        return ""
    }
}
