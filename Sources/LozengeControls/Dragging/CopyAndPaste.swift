public import CoreTransferable
import Foundation
import LozengeCore
import LozengeViews
public import UniformTypeIdentifiers

nonisolated extension View {
    /// Lets the user copy values while the focus is in this view.
    ///
    /// ```swift
    /// List(heroes, selection: $chosen) { Text($0.name) }
    ///     .copyable(heroes.filter { chosen.contains($0.id) })
    /// ```
    ///
    /// - Parameter payload: The values, asked for when the user copies; none if there is nothing to copy.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.copyable(_:)
    public func copyable<Value: Transferable>(
        _ payload: @autoclosure @escaping () -> [Value]
    ) -> some View {
        modifier(CopyModifier(command: .copy, source: CopiedValues(values: payload)))
    }

    /// Lets the user cut values while the focus is in this view.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - action: Removes the values from the app's data and returns them; returns none if there is nothing to cut.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.cuttable(for:action:)
    public func cuttable<Value: Transferable>(
        for payloadType: Value.Type = Value.self, action: @escaping () -> [Value]
    ) -> some View {
        modifier(CopyModifier(command: .cut, source: CopiedValues(values: action)))
    }

    /// Lets the user paste values of a type while the focus is in this view.
    ///
    /// - Parameters:
    ///   - payloadType: The type.
    ///   - action: Called with the values.
    ///   - validator: Returns the values that can be pasted; the action is not called if there are none.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.pasteDestination(for:action:validator:)
    public func pasteDestination<Value: Transferable>(
        for payloadType: Value.Type = Value.self, action: @escaping ([Value]) -> Void,
        validator: @escaping ([Value]) -> [Value] = { $0 }
    ) -> some View {
        modifier(
            PasteModifier(destination: PastedValues(action: action, validator: validator)))
    }

    /// Lets the user copy items while the focus is in this view.
    ///
    /// - Parameter payloadAction: Returns the items; `nil` for nothing to copy.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.onCopyCommand(perform:)
    public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        modifier(CopyModifier(command: .copy, source: CopiedItems(items: payloadAction)))
    }

    /// Lets the user cut items while the focus is in this view.
    ///
    /// - Parameter payloadAction: Removes the items and returns them; `nil` for nothing to cut.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.onCutCommand(perform:)
    public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View {
        modifier(CopyModifier(command: .cut, source: CopiedItems(items: payloadAction)))
    }

    /// Lets the user paste items with a form of one of the types while the focus is in this view.
    ///
    /// Matches: SwiftUI.View.onPasteCommand(of:perform:)
    public func onPasteCommand(
        of supportedContentTypes: [UTType],
        perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View {
        onPasteCommand(of: supportedContentTypes, validator: { $0 }, perform: payloadAction)
    }

    /// Lets the user paste items while the focus is in this view, of which something has to be made first.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The types; one of them has to be a form of an item.
    ///   - validator: Returns what is made of the items; `nil` if they cannot be pasted.
    ///   - payloadAction: Called with that.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.onPasteCommand(of:validator:perform:)
    public func onPasteCommand<Payload>(
        of supportedContentTypes: [UTType],
        validator: @escaping ([NSItemProvider]) -> Payload?,
        perform payloadAction: @escaping (Payload) -> Void
    ) -> some View {
        modifier(
            PasteModifier(
                destination: PastedItems(
                    types: supportedContentTypes, validator: validator, action: payloadAction)))
    }
}

/// The source of what is copied or cut.
@MainActor @preconcurrency
private protocol CopySource {
    /// The items; none if there is nothing to copy.
    var copied: TransferItems { get }
}

nonisolated private struct CopiedValues<Value: Transferable> { let values: () -> [Value] }

extension CopiedValues: CopySource {
    var copied: TransferItems { TransferItems(values: values()) }
}

nonisolated private struct CopiedItems { let items: (() -> [NSItemProvider])? }

extension CopiedItems: CopySource {
    var copied: TransferItems { TransferItems(items?().map(\.item) ?? []) }
}

/// A view that answers Copy or Cut.
nonisolated private struct CopyModifier<Source: CopySource> {
    let command: ClipboardCommand
    let source: Source
    @Environment(\.clipboard) private var clipboard
}

extension CopyModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.onClipboardCommand { command in
            guard command == self.command, let clipboard else { return false }
            let items = source.copied
            guard !items.items.isEmpty else { return false }
            clipboard.copy(DataOffer(items))
            return true
        }
    }
}

/// The receiver of what is pasted.
@MainActor @preconcurrency
protocol PasteReceiver {
    /// Takes what can be pasted of an offer.
    ///
    /// - Returns: False if there is nothing.
    func paste(_ offer: DataOffer) async -> Bool
}

nonisolated struct PastedValues<Value: Transferable> {
    let action: ([Value]) -> Void
    var validator: ([Value]) -> [Value] = { $0 }
}

extension PastedValues: PasteReceiver {
    func paste(_ offer: DataOffer) async -> Bool {
        let values = validator(await offer.pastedValues(Value.self))
        if !values.isEmpty { action(values) }
        return !values.isEmpty
    }
}

nonisolated struct PastedItems<Payload> {
    let types: [UTType]
    let validator: ([NSItemProvider]) -> Payload?
    let action: (Payload) -> Void
}

extension PastedItems: PasteReceiver {
    func paste(_ offer: DataOffer) async -> Bool {
        let items = offer.providers(of: types)
        guard !items.isEmpty, let payload = validator(items) else { return false }
        action(payload)
        return true
    }
}

/// A view that answers Paste.
nonisolated private struct PasteModifier<Receiver: PasteReceiver> {
    let destination: Receiver
    @Environment(\.clipboard) private var clipboard
}

extension PasteModifier: ViewModifier {
    func body(content: Content) -> some View {
        content.onClipboardCommand { command in
            guard command == .paste, let clipboard else { return false }
            clipboard.paste { offer in
                guard let offer else { return }
                Task { @MainActor in _ = await destination.paste(offer) }
            }
            return true
        }
    }
}

extension DataOffer {
    /// Returns the values of a type that can be made of the offer; an address may also be written as text.
    fileprivate func pastedValues<Value: Transferable>(_ type: Value.Type) async -> [Value] {
        let items = items(for: type)
        let values = await items.load(type)
        guard values.isEmpty, type.importedContentTypes().contains(.url) else { return values }
        for item in items.items where item.hasForm(of: [.utf8PlainText]) {
            guard let text = try? await item.data(.utf8PlainText),
                let value = try? await Value(importing: text, contentType: .url)
            else { continue }
            return [value]
        }
        return []
    }
}
