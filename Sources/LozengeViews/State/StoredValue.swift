import Foundation
import LozengeCore

/// The stored form of a value.
nonisolated enum StoredValue: Codable, Equatable {
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    /// Bytes; a file has them as a string in base 64.
    case data(Data)
    /// Values of other programs in the file, which no property can have; kept as they are.
    case list([StoredValue])
    case table([String: StoredValue])
    case nothing

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int.self) {
            self = .int(value)
        } else if let value = try? container.decode(Double.self) {
            self = .double(value)
        } else if let value = try? container.decode([StoredValue].self) {
            self = .list(value)
        } else if let value = try? container.decode([String: StoredValue].self) {
            self = .table(value)
        } else if container.decodeNil() {
            self = .nothing
        } else {
            self = .string(try container.decode(String.self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .bool(let value): try container.encode(value)
        case .int(let value): try container.encode(value)
        case .double(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .data(let value): try container.encode(value.base64EncodedString())
        case .list(let values): try container.encode(values)
        case .table(let values): try container.encode(values)
        case .nothing: try container.encodeNil()
        }
    }
}

/// A value that ``AppStorage`` and ``SceneStorage`` can store.
///
/// For the engine.
///
/// Extension: SwiftUI has an initializer for each type instead.
nonisolated public protocol _Storable {
    init?(_stored: _StoredForm)
    var _stored: _StoredForm { get }
}

/// The stored form of a value.
///
/// Extension: for the engine.
nonisolated public struct _StoredForm {
    let value: StoredValue
}

nonisolated extension Bool: _Storable {
    public init?(_stored: _StoredForm) {
        guard case .bool(let value) = _stored.value else { return nil }
        self = value
    }
    public var _stored: _StoredForm { _StoredForm(value: .bool(self)) }
}

nonisolated extension Int: _Storable {
    public init?(_stored: _StoredForm) {
        guard case .int(let value) = _stored.value else { return nil }
        self = value
    }
    public var _stored: _StoredForm { _StoredForm(value: .int(self)) }
}

nonisolated extension Double: _Storable {
    public init?(_stored: _StoredForm) {
        switch _stored.value {
        case .double(let value): self = value
        // A value without a fraction is stored without one.
        case .int(let value): self = Double(value)
        // NaN and infinity, which JSON does not have.
        case .string(let value): self.init(value)
        case .bool, .data, .list, .table, .nothing: return nil
        }
    }
    public var _stored: _StoredForm {
        _StoredForm(value: isFinite ? .double(self) : .string(description))
    }
}

nonisolated extension String: _Storable {
    public init?(_stored: _StoredForm) {
        guard case .string(let value) = _stored.value else { return nil }
        self = value
    }
    public var _stored: _StoredForm { _StoredForm(value: .string(self)) }
}

nonisolated extension URL: _Storable {
    public init?(_stored: _StoredForm) {
        guard case .string(let value) = _stored.value else { return nil }
        self.init(string: value)
    }
    public var _stored: _StoredForm { _StoredForm(value: .string(absoluteString)) }
}

nonisolated extension Data: _Storable {
    public init?(_stored: _StoredForm) {
        switch _stored.value {
        case .data(let value): self = value
        case .string(let value): self.init(base64Encoded: value)
        default: return nil
        }
    }
    public var _stored: _StoredForm { _StoredForm(value: .data(self)) }
}

nonisolated extension Date: _Storable {
    public init?(_stored: _StoredForm) {
        guard let seconds = Double(_stored: _stored) else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }
    public var _stored: _StoredForm { timeIntervalSinceReferenceDate._stored }
}
