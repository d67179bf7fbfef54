import Foundation

/// The translations in a `.stringsdict` file: texts with parts by the grammatical number of values.
///
/// Source: Apple, "Localizing strings that contain plurals".
nonisolated enum PluralTable {
    /// Returns the translations in `list`, which is a property list; `nil` if it is none of this form.
    static func translations(in list: Any) -> [String: Translation]? {
        guard let entries = list as? [String: [String: Any]] else { return nil }
        return entries.compactMapValues { entry in
            if let text = entry["NSStringLocalizedFormatKey"] as? String {
                let variables = entry.compactMapValues {
                    ($0 as? [String: String]).flatMap(variable)
                }
                return Translation(.init(text), variables)
            }
            let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: String]
            return DeviceChoice.of(devices ?? [:]).map { Translation($0) }
        }
    }

    private static func variable(_ entry: [String: String]) -> Translation.Variable? {
        guard entry["NSStringFormatSpecTypeKey"] == "NSStringPluralRuleType" else { return nil }
        return Translation.Forms(named: entry).map {
            Translation.Variable(
                forms: $0, specifier: "%" + (entry["NSStringFormatValueTypeKey"] ?? "lld"))
        }
    }
}

/// The choice among texts for kinds of devices: that for desktops, or the general one.
nonisolated enum DeviceChoice {
    static func of<Value>(_ devices: [String: Value]) -> Value? {
        devices["mac"] ?? devices["other"]
    }
}
