import Foundation
import LozengeCore

nonisolated extension NavigationPath {
    /// A path in a form that can be encoded: each value with the name of its type.
    ///
    /// Matches: SwiftUI.NavigationPath.CodableRepresentation
    public struct CodableRepresentation: Codable {
        let elements: [PathElement]

        init(elements: [PathElement]) { self.elements = elements }

        /// Reads the values.
        ///
        /// - Parameter decoder: The decoder.
        /// - Throws: `DecodingError` if a type is unknown to this program or is not encodable any more, or if a
        ///   value cannot be read.
        ///
        /// Matches: SwiftUI.NavigationPath.CodableRepresentation.init(from:)
        public init(from decoder: any Decoder) throws {
            var list = try decoder.unkeyedContainer()
            var elements: [PathElement] = []
            while !list.isAtEnd {
                let name = try list.decode(String.self)
                guard let type = _typeByName(name) as? any (Hashable & Codable).Type else {
                    throw DecodingError.dataCorruptedError(
                        in: list,
                        debugDescription:
                            "The path has a value of the type “\(name)”, which this program does not know "
                            + "as Hashable and Codable.")
                }
                elements.append(try Self.element(type, from: &list))
            }
            self.elements = elements
        }

        private static func element<V: Hashable & Codable>(
            _ type: V.Type, from list: inout any UnkeyedDecodingContainer
        ) throws -> PathElement { PathElement(coded: try list.decode(type)) }

        /// Writes the values.
        ///
        /// - Parameter encoder: The encoder.
        /// - Throws: `EncodingError` if a value cannot be written.
        ///
        /// Matches: SwiftUI.NavigationPath.CodableRepresentation.encode(to:)
        public func encode(to encoder: any Encoder) throws {
            var list = encoder.unkeyedContainer()
            for element in elements {
                guard let value = element.coded, let name = _mangledTypeName(type(of: value)) else {
                    throw EncodingError.invalidValue(
                        element.value,
                        EncodingError.Context(
                            codingPath: list.codingPath,
                            debugDescription: "A value of the path has a type without a name."))
                }
                try list.encode(name)
                try list.encode(value)
            }
        }
    }
}

extension NavigationPath.CodableRepresentation: Equatable {
    nonisolated public static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.elements.map(\.value) == rhs.elements.map(\.value)
    }
}
