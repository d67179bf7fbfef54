public import Foundation
import LozengeCore
import LozengeViews
import UniformTypeIdentifiers

/// The programs that get a form of an item.
///
/// Matches: SwiftUI.NSItemProviderRepresentationVisibility
/// Differs: X11 hands what is dragged to any program.
nonisolated public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    case all, team, group, ownProcess
}

extension NSItemProvider {
    /// A function that makes the bytes of a form and calls the one it gets with them, or with an error.
    ///
    /// It returns its progress, which is not shown; `nil` for none.
    public typealias DataLoader =
        @Sendable (_ completion: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

    /// Creates a provider of some data, an address or a text.
    ///
    /// - Parameters:
    ///   - item: The data, in the form that `typeIdentifier` names; an address or a text, which have their own types. `nil`
    ///     for nothing; any other object is reported, and is nothing as well.
    ///   - typeIdentifier: The name of the type of data; `nil` or an unknown one for data of any type.
    ///
    /// Matches: SwiftUI.NSItemProvider.init(item:typeIdentifier:)
    public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        switch item {
        case let text as String: self.init(object: text)
        case let text as NSString: self.init(object: text)
        case let address as URL: self.init(object: address)
        case let address as NSURL: self.init(object: address)
        default: self.init()
        }
        let type = typeIdentifier.flatMap { UTType($0) } ?? .data
        if let data = item as? Data ?? (item as? NSData).map({ Data(referencing: $0) }) {
            add(type) { data }
        } else if let item, registeredContentTypes.isEmpty {
            report(
                "An item provider takes data, an address or a text, and no \(Swift.type(of: item))."
            )
        }
    }

    /// Adds a form whose bytes are made when they are asked for.
    ///
    /// - Parameters:
    ///   - typeIdentifier: The name of the type; an unknown one is reported, and nothing is added.
    ///   - visibility: Not used: X11 hands what is dragged to any program.
    ///   - loadHandler: Makes the bytes.
    ///
    /// Matches: SwiftUI.NSItemProvider.registerDataRepresentation(forTypeIdentifier:visibility:loadHandler:)
    /// Differs: `visibility` is not used.
    public func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        visibility: NSItemProviderRepresentationVisibility, loadHandler: @escaping DataLoader
    ) {
        guard let type = UTType(typeIdentifier) else {
            return report("\(typeIdentifier) is not the name of a type. The form is not added.")
        }
        registerDataRepresentation(for: type, visibility: visibility, loadHandler: loadHandler)
    }

    /// Adds a form whose bytes are made when they are asked for, by any program.
    ///
    /// Matches: SwiftUI.NSItemProvider.registerDataRepresentation(for:visibility:loadHandler:)
    /// Differs: `visibility` is not used.
    public func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping DataLoader
    ) {
        add(contentType) {
            // A stream, because the handler may answer more than once.
            let answers = AsyncThrowingStream<Data, any Error> { answers in
                _ = loadHandler { data, error in
                    if let data { answers.yield(data) }
                    answers.finish(throwing: error)
                }
            }
            for try await data in answers { return data }
            throw CocoaError(.fileReadUnknown)
        }
    }

    /// Adds the forms of a value, for any program.
    ///
    /// Matches: SwiftUI.NSItemProvider.registerObject(_:visibility:)
    /// Differs: `visibility` is not used.
    public func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        let item = object._providedItem.item
        for type in item.types { add(type) { try await item.data(type) } }
    }
}
