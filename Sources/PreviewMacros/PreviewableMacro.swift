import SwiftSource

/// `@Previewable`: no code; `#Preview` moves the property that it marks.
///
/// The compiler expands attributes of local variables nowhere, so that a use it asks for is misplaced.
enum PreviewableMacro {
    static func expansion(of use: MacroUse) throws(Diagnostic) -> String {
        guard use.isInPreview else {
            throw Diagnostic(
                "@Previewable belongs to a property at the top level of a #Preview's closure.",
                at: try TokenList(use.source).offset(of: 0))
        }
        return ""
    }
}
