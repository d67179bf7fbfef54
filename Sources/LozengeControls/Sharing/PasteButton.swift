public import CoreTransferable
import Foundation
import LozengeCore
import LozengeViews
import UniformTypeIdentifiers

/// A button that pastes values from the clipboard.
///
/// ```swift
/// PasteButton(payloadType: String.self) { notes += $0 }
/// ```
///
/// The clipboard has text: a type of values that cannot be made of text is not pasted, and the bell rings.
///
/// Matches: SwiftUI.PasteButton
nonisolated public struct PasteButton {
    private let paste: nonisolated(nonsending) (String) async -> Bool
    @Environment(\.clipboard) private var clipboard
    @Environment(\.ringBell) private var ringBell

    /// Creates a button that pastes values of a type.
    ///
    /// - Parameters:
    ///   - payloadType: The type.
    ///   - onPaste: Called with the values.
    ///
    /// Matches: SwiftUI.PasteButton.init(payloadType:onPaste:)
    public init<T: Transferable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        paste = { text in
            let type = T.importedContentTypes().first {
                $0 == .url || UTType.utf8PlainText.conforms(to: $0)
            }
            guard let type else { return false }
            do {
                onPaste([try await T(importing: Foundation.Data(text.utf8), contentType: type)])
                return true
            } catch {
                return false
            }
        }
    }
}

extension PasteButton: View {
    public var body: some View {
        Button("Paste", systemImage: "doc.on.clipboard") {
            clipboard?.paste { text in
                Task { @MainActor in
                    guard let text, await paste(text) else { return ringBell() }
                }
            }
        }
    }
}
