public import Foundation

// On Apple's systems these values are bridged, so that an item is cast to them: `item as? Data`.

nonisolated extension Data: @retroactive NSCoding, @retroactive NSSecureCoding {
    public static var supportsSecureCoding: Bool { true }

    public func encode(with coder: NSCoder) { NSData(data: self).encode(with: coder) }

    public init?(coder: NSCoder) {
        guard let data = NSData(coder: coder) else { return nil }
        self.init(referencing: data)
    }
}

nonisolated extension URL: @retroactive NSCoding, @retroactive NSSecureCoding {
    public static var supportsSecureCoding: Bool { true }

    public func encode(with coder: NSCoder) { (self as NSURL).encode(with: coder) }

    public init?(coder: NSCoder) {
        guard let url = NSURL(coder: coder) else { return nil }
        self = url as URL
    }
}

nonisolated extension String: @retroactive NSCoding, @retroactive NSSecureCoding {
    public static var supportsSecureCoding: Bool { true }

    public func encode(with coder: NSCoder) { NSString(string: self).encode(with: coder) }

    public init?(coder: NSCoder) {
        guard let string = NSString(coder: coder) else { return nil }
        self = string as String
    }
}
