import Foundation
import LozengeCore

/// The values of a `UserDefaults` object.
final class DefaultsValues: ValueSource {
    private let defaults: UserDefaults
    /// All that are in use: two objects may stand for the same file.
    private static var known = WeakList<DefaultsValues>()
    private weak var store: ValueStore?

    private init(_ defaults: UserDefaults) { self.defaults = defaults }

    /// Returns the store of the values of a `UserDefaults` object.
    static func store(of defaults: UserDefaults) -> ValueStore {
        var found: ValueStore?
        known.forEach { if $0.defaults === defaults { found = $0.store } }
        if let found { return found }
        let source = DefaultsValues(defaults)
        let store = ValueStore(source)
        source.store = store
        known.add(source)
        return store
    }

    subscript(key: String) -> StoredValue? {
        get { defaults.object(forKey: key).flatMap { StoredValue(property: $0) } }
        set {
            if let newValue {
                defaults.set(newValue.property, forKey: key)
            } else {
                defaults.removeObject(forKey: key)
            }
            Self.known.forEach { if $0 !== self { $0.store?.valueChanged(key) } }
        }
    }
}

nonisolated extension StoredValue {
    /// Creates the value of an object in a property list; `nil` for an object of another type.
    fileprivate init?(property: Any) {
        switch property {
        case let value as Bool: self = .bool(value)
        case let value as Int: self = .int(value)
        case let value as Double: self = .double(value)
        case let value as String: self = .string(value)
        case let value as Data: self = .data(value)
        default: return nil
        }
    }

    /// The object that stands for the value in a property list.
    fileprivate var property: Any {
        switch self {
        case .bool(let value): value
        case .int(let value): value
        case .double(let value): value
        case .string(let value): value
        case .data(let value): value
        case .list(let values): values.map(\.property)
        case .table(let values): values.mapValues(\.property)
        case .nothing: ""
        }
    }
}
