public import CoreTransferable
import Foundation
import LozengeCore
import LozengeViews
public import UniformTypeIdentifiers

/// A button that pastes values from the clipboard.
///
/// ```swift
/// PasteButton(payloadType: String.self) { notes += $0 }
/// ```
///
/// If no value can be made of the clipboard, the bell rings.
///
/// Matches: SwiftUI.PasteButton
nonisolated public struct PasteButton {
    private let receiver: any PasteReceiver
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
        receiver = PastedValues(action: onPaste)
    }

    /// Creates a button that pastes what has a form of one of the types.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The types.
    ///   - payloadAction: Called with the items.
    ///
    /// Matches: SwiftUI.PasteButton.init(supportedContentTypes:payloadAction:)
    public init(
        supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void
    ) {
        receiver = PastedItems(
            types: supportedContentTypes, validator: { $0 }, action: payloadAction)
    }
}

extension PasteButton: View {
    public var body: some View {
        Button("Paste", systemImage: "doc.on.clipboard") {
            clipboard?.paste { offer in
                Task { @MainActor in
                    guard let offer, await receiver.paste(offer) else { return ringBell() }
                }
            }
        }
    }
}
