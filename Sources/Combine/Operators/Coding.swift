import Foundation

/// A decoder of whole documents.
///
/// Matches: Combine.TopLevelDecoder
public protocol TopLevelDecoder {
    associatedtype Input

    /// Returns the value in a document.
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// An encoder of whole documents.
///
/// Matches: Combine.TopLevelEncoder
public protocol TopLevelEncoder {
    associatedtype Output

    /// Returns a document with a value.
    func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {
    public typealias Input = Data
}

extension JSONEncoder: TopLevelEncoder {
    public typealias Output = Data
}

extension PropertyListDecoder: TopLevelDecoder {
    public typealias Input = Data
}

extension PropertyListEncoder: TopLevelEncoder {
    public typealias Output = Data
}

extension Publisher {
    /// A publisher of the values in documents, which fails at one that cannot be decoded.
    ///
    /// Matches: Combine.Publisher.decode(type:decoder:)
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
        tryMap { try decoder.decode(type, from: $0) }
    }

    /// A publisher of documents with the values, which fails at one that cannot be encoded.
    ///
    /// Matches: Combine.Publisher.encode(encoder:)
    public func encode<Coder: TopLevelEncoder>(
        encoder: Coder
    ) -> Publishers.Encode<Self, Coder> where Output: Encodable {
        tryMap { try encoder.encode($0) }
    }
}
