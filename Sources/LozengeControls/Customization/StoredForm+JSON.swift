import Foundation
import LozengeViews

extension _StoredForm {
    /// Creates the stored form of a value: JSON in a text.
    nonisolated init(json value: some Encodable) {
        let data = (try? JSONEncoder().encode(value)) ?? Data()
        self = String(decoding: data, as: UTF8.self)._stored
    }

    /// Returns the value of which this is the form; `nil` for another one.
    nonisolated func decoded<Value: Decodable>(as type: Value.Type) -> Value? {
        String(_stored: self).flatMap {
            try? JSONDecoder().decode(type, from: Data($0.utf8))
        }
    }
}
