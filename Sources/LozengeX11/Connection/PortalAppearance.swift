import LozengeCore

/// What the desktop's settings portal says of how things look; `nil` for what it leaves open.
///
/// Source: the XDG desktop portal's `org.freedesktop.portal.Settings`, version 2.
nonisolated struct PortalAppearance: Equatable {
    static let namespace = "org.freedesktop.appearance"

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

    /// Takes what the portal says under a key; a value that is not known says nothing.
    mutating func take(_ value: BusValue, for key: Key) {
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

    /// Takes whatever a message of the portal says.
    ///
    /// - Parameter body: The answer to `ReadAll`, or what `SettingChanged` tells.
    mutating func take(_ body: BusValue) {
        if let section = body[0]?[Self.namespace] {
            for key in Key.allCases {
                if let value = section[key.rawValue] { take(value, for: key) }
            }
        } else if body[0]?.text == Self.namespace, let name = body[1]?.text,
            let key = Key(rawValue: name), let value = body[2]
        {
            take(value, for: key)
        }
    }
}
