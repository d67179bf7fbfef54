import LozengeCore

/// The appearance settings of the desktop's settings portal; `nil` for values that it does not set.
///
/// Source: the XDG desktop portal's `org.freedesktop.portal.Settings`, version 2.
nonisolated struct PortalAppearance: Equatable {
    /// The namespace of the settings in the portal.
    static let namespace = "org.freedesktop.appearance"

    /// The settings that are read, with their names in the portal.
    enum Key: String, CaseIterable {
        case colorScheme = "color-scheme"
        case contrast
        case accent = "accent-color"
        case reducedMotion = "reduced-motion"
    }

    private(set) var colorScheme: ColorScheme?
    private(set) var contrast: ColorSchemeContrast?
    private(set) var accent: Color.Resolved?
    private(set) var reducesMotion: Bool?

    /// Sets the value for a key; an unknown value sets it to `nil`.
    mutating func update(with value: BusValue, for key: Key) {
        switch key {
        case .colorScheme:
            colorScheme =
                switch value.number {
                case 1: .dark
                case 2: .light
                default: nil
                }
        case .contrast:
            contrast = value.number == 1 ? .increased : nil
        case .accent:
            accent = value.triple.flatMap { red, green, blue in
                let isColor = [red, green, blue].allSatisfy { (0...1).contains($0) }
                guard isColor else { return nil }
                return Color.Resolved(red: Float(red), green: Float(green), blue: Float(blue))
            }
        case .reducedMotion:
            reducesMotion = value.number == 1 ? true : nil
        }
    }

    /// Updates the values from a message of the portal; other messages have no effect.
    ///
    /// - Parameter body: The reply to `ReadAll` or the body of a `SettingChanged` signal.
    mutating func update(with body: BusValue) {
        if let section = body[0]?[Self.namespace] {
            for key in Key.allCases {
                if let value = section[key.rawValue] { update(with: value, for: key) }
            }
        } else if body[0]?.text == Self.namespace, let name = body[1]?.text,
            let key = Key(rawValue: name), let value = body[2]
        {
            update(with: value, for: key)
        }
    }
}
