import CoreTransferable
import Foundation
import LozengeCore
import UniformTypeIdentifiers

/// Items as other programs see them.
///
/// Source: `docs/dragging.md`, DND-7.
extension DataOffer {
    /// Offers items: each of their addresses, all of their texts, and the other forms of the first item.
    convenience init(_ items: TransferItems) {
        let forms = Self.forms(of: items.items)
        self.init(types: forms.map(\.name), object: items) { type, receive in
            guard let form = forms.first(where: { $0.name == type }) else { return receive(nil) }
            Task { @MainActor in receive(try? await Self.data(items.items, form)) }
        }
    }

    /// A form of items by its MIME type.
    private typealias Form = (name: String, type: UTType)

    private static func forms(of items: [TransferItem]) -> [Form] {
        var forms: [Form] = []
        for (index, item) in items.enumerated() {
            for type in item.types {
                let name = type.transferName
                guard index == 0 || name == linksType || name == textType,
                    !forms.contains(where: { $0.name == name })
                else { continue }
                forms.append((name, type))
            }
        }
        return forms
    }

    private static func data(_ items: [TransferItem], _ form: Form) async throws -> Data? {
        guard form.name == linksType || form.name == textType else {
            return try await items.first?.data(form.type)
        }
        var parts: [Data] = []
        for item in items {
            guard let own = item.types.first(where: { $0.transferName == form.name }) else {
                continue
            }
            parts.append(try await item.data(own))
        }
        guard form.name == linksType else { return Data(parts.joined(separator: Data([0x0A]))) }
        return data(of: parts.compactMap { URL(string: String(decoding: $0, as: UTF8.self)) })
    }

    /// The items that are offered, by this program or another one.
    var items: TransferItems {
        if let own = (object ?? interpretation) as? TransferItems { return own }
        let forms = types.filter { $0 != Self.linksType }.map { Form($0, UTType(transferName: $0)) }
        let items = items(forms)
        // A type of the app's own may not be declared yet.
        if !forms.contains(where: { $0.type == .data }) { interpretation = items }
        return items
    }

    private func items(_ forms: [Form]) -> TransferItems {
        guard let links, !links.isEmpty else { return TransferItems([item(forms)]) }
        // A program that offers one address with other forms, such as a picture, means the same thing by all of them.
        guard links.count == 1 else { return TransferItems(links.map { Self.item(of: $0) }) }
        return TransferItems([item(forms, with: Self.item(of: links[0]))])
    }

    /// Returns the items, of which values of a type are to be made.
    func items<Value: Transferable>(for type: Value.Type) -> TransferItems {
        // A type of the app's own is declared when it is first asked for, and is not known by its name before.
        _ = type.importedContentTypes()
        return items
    }

    /// Returns true if a value of a type can be made of an item.
    func canBecome<Value: Transferable>(_ type: Value.Type) -> Bool {
        items(for: type).items.contains { $0.canBecome(type) }
    }

    /// Returns the items with a form of one of the types.
    func providers(of types: [UTType]) -> [NSItemProvider] {
        items.items.filter { $0.hasForm(of: types) }.map { NSItemProvider($0) }
    }

    /// Calls an action with the values of a type: at once if they are values of this program, else when they are loaded.
    ///
    /// - Returns: The effect; `nil` if the action has refused the values. Of values that are loaded later it is a copy: the
    ///   other program must not delete its own before they are there.
    func take<Value: Transferable>(
        _ type: Value.Type, _ effect: DragEffect, _ action: @escaping ([Value]) -> Bool
    ) -> DragEffect? {
        let items = items(for: type)
        if let values = items.values(type) { return action(values) ? effect : nil }
        Task { @MainActor in
            let values = await items.load(type)
            if !values.isEmpty { _ = action(values) }
        }
        return .copy
    }

    private static func item(of link: URL) -> TransferItem {
        link.isFileURL ? TransferItem(file: link.standardizedFileURL) : TransferItem(link)
    }

    /// Returns the item of the offer's own forms, and those of an address.
    private func item(_ forms: [Form], with link: TransferItem? = nil) -> TransferItem {
        // Before the addresses are known, they may be those of files or others.
        let unknown: [UTType] = self.types.contains(Self.linksType) ? [.fileURL, .url] : []
        let linked = link?.types ?? unknown
        return TransferItem(
            value: link?.value, types: linked + forms.map(\.type).filter { !linked.contains($0) },
            name: link?.name
        ) { type in
            if let link, linked.contains(type) { return try await link.data(type) }
            // By the name that the other program has used: a type may have several.
            let name = forms.first { $0.type == type }?.name ?? Self.linksType
            return try await self.data(name)
        }
    }

    /// Returns the bytes of a form.
    private func data(_ name: String) async throws -> Data {
        let data = await withCheckedContinuation { continuation in
            load(name) { continuation.resume(returning: $0) }
        }
        guard let data else { throw MissingData() }
        guard name == Self.linksType, let link = Self.links(in: data).first else { return data }
        return Data(link.absoluteString.utf8)
    }
}

/// The error that a program does not deliver what it offers.
private struct MissingData: LocalizedError {
    var errorDescription: String? { "The other program did not send the data." }
}

nonisolated extension UTType {
    /// The name by which other programs know the type: its MIME type, or one that is made of its identifier.
    fileprivate var transferName: String {
        if conforms(to: .url) { return DataOffer.linksType }
        if self == .utf8PlainText || self == .plainText || self == .text {
            return DataOffer.textType
        }
        return preferredMIMEType ?? Self.prefix + identifier
    }

    private static let prefix = "application/x-"

    fileprivate init(transferName name: String) {
        if name == DataOffer.textType {
            self = .utf8PlainText
        } else if name.hasPrefix(Self.prefix),
            let own = UTType(String(name.dropFirst(Self.prefix.count)))
        {
            self = own
        } else {
            self = UTType(mimeType: name) ?? .data
        }
    }
}
