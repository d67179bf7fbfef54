import Foundation
import LozengeCore

/// The documents of a scene's windows, each of which is a value that a window presents.
package struct DocumentScene {
    /// True if there are new documents.
    package let makesDocuments: Bool
    /// Returns the value for a file; `nil` for a file of another type.
    package let value: (URL) -> PresentedValue?
    /// Reads a file, and returns the value for it.
    package let open: @MainActor (URL) async throws -> PresentedValue
    /// Returns the values for documents of which an earlier run has left copies in a folder.
    package let recovered: (URL) -> [PresentedValue]

    package init(
        makesDocuments: Bool, value: @escaping (URL) -> PresentedValue?,
        open: @escaping @MainActor (URL) async throws -> PresentedValue,
        recovered: @escaping (URL) -> [PresentedValue]
    ) {
        self.makesDocuments = makesDocuments
        (self.value, self.open, self.recovered) = (value, open, recovered)
    }
}

/// A scene whose windows show documents: the base of the scenes of other modules.
nonisolated package struct DocumentWindows<Value: Codable & Hashable, Content: View> {
    let makesDocuments: Bool
    let initial: () -> Value?
    let value: (URL) -> Value?
    let open: @MainActor (URL) async throws -> Value
    let recovered: (URL) -> [Value]
    let content: (Binding<Value?>) -> Content

    package init(
        makesDocuments: Bool, initial: @escaping () -> Value?, value: @escaping (URL) -> Value?,
        open: @escaping @MainActor (URL) async throws -> Value,
        recovered: @escaping (URL) -> [Value],
        @ViewBuilder content: @escaping (Binding<Value?>) -> Content
    ) {
        (self.makesDocuments, self.initial, self.value) = (makesDocuments, initial, value)
        (self.open, self.recovered, self.content) = (open, recovered, content)
    }
}

extension DocumentWindows: Scene {
    package typealias Body = Never

    package func _windows() -> [WindowDescription] {
        let (content, open, value, recovered) = (content, open, value, recovered)
        var window = WindowDescription(.group, id: nil, title: nil) {
            PresentedWindowContent(content: content)
        }
        window.value = PresentedValueType(Value.self, initial: initial)
        window.document = DocumentScene(
            makesDocuments: makesDocuments,
            value: { value($0).map { PresentedValue($0) } },
            open: { PresentedValue(try await open($0)) },
            recovered: { recovered($0).map { PresentedValue($0) } })
        return [window]
    }
}

nonisolated extension EnvironmentValues {
    /// The folder for copies of documents that are not saved; `nil` to keep none.
    package var recoveryFolder: URL? {
        get { self[RecoveryFolderKey.self] }
        set { self[RecoveryFolderKey.self] = newValue }
    }
}

nonisolated private struct RecoveryFolderKey: EnvironmentKey {
    static var defaultValue: URL? { nil }
}
