#if DEBUG || INSPECT
    import Foundation
    import LozengeCore

    extension EnvironmentValues {
        /// The values that an inspector can change for any view and those inside.
        static let parameters: [Parameter<EnvironmentValues>] = [
            .choice(
                "dynamicTypeSize", \.dynamicTypeSize,
                DynamicTypeSize.allCases.map { ("\($0)", $0) }),
            .choice("colorScheme", \.colorScheme, [("light", .light), ("dark", .dark)]),
            .choice(
                "colorSchemeContrast", \.colorPalette.contrast,
                [("standard", .standard), ("increased", .increased)]),
            .choice(
                "layoutDirection", \.layoutDirection,
                [("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft)]),
            Parameter(name: "locale", kind: .text) {
                $0.locale.identifier
            } write: { environment, words in
                guard !words.isEmpty else { return false }
                environment.locale = Locale(identifier: words)
                return true
            },
            .choice("font", \.font, fonts),
            .choice(
                "multilineTextAlignment", \.multilineTextAlignment,
                [("leading", .leading), ("center", .center), ("trailing", .trailing)]),
            .choice(
                "lineLimit", \.lineLimit,
                [("nil", nil)] + (1...10).map { (number: Int) in ("\(number)", number) }),
            .length("lineSpacing", \.lineSpacing, isPositive: true),
            .choice("isEnabled", \.isEnabled, [("true", true), ("false", false)]),
        ]

        private static let fonts: [(String, Font?)] = [
            ("largeTitle", .largeTitle), ("title", .title), ("title2", .title2),
            ("title3", .title3), ("headline", .headline), ("subheadline", .subheadline),
            ("body", .body), ("callout", .callout), ("footnote", .footnote),
            ("caption", .caption), ("caption2", .caption2),
        ]

        /// Returns the modifier that sets a value in source code.
        static func code(_ name: String, _ words: String) -> String {
            switch name {
            case "colorSchemeContrast":
                "// The contrast is the desktop's: \(words)."
            case "isEnabled": words == "true" ? ".disabled(false)" : ".disabled(true)"
            case "locale": ".environment(\\.locale, Locale(identifier: \"\(words)\"))"
            case "font", "dynamicTypeSize", "multilineTextAlignment": ".\(name)(.\(words))"
            case "lineLimit", "lineSpacing": ".\(name)(\(words))"
            default: ".environment(\\.\(name), .\(words))"
            }
        }
    }
#endif
