import Foundation
import LozengeCore

/// The colours of asset catalogs: folders `name.colorset` with a `Contents.json`.
///
/// Source: the Asset Catalog Format Reference, "Named Color Type".
nonisolated enum ColorSets {
    /// The colours among the app's resources.
    static let ofApp = colors { ResourceFolders.ofProcess.paths }

    /// Returns the colours in folders.
    static func colors(in folders: [String]) -> NamedColors { colors { folders } }

    private static func colors(_ folders: @escaping @Sendable () -> [String]) -> NamedColors {
        NamedColors { name, folder in
            guard RelativePath(name) != nil else { return nil }
            let roots = folder.map { [$0] } ?? folders()
            for root in roots.map(Folder.init) where root.exists {
                for place in [root.path] + root.subfolders(except: "set") {
                    let path = "\(place)/\(name).colorset/Contents.json"
                    if let set = ColorSet(contentsOf: path) { return set }
                }
            }
            return nil
        }
    }
}

nonisolated extension ColorSet {
    /// Reads a colour; `nil` if there is no such file, or, with a report, if it cannot be understood.
    fileprivate init?(contentsOf path: String) {
        guard let bytes = try? RegularFile.contents(of: path) else { return nil }
        do {
            let contents = try JSONDecoder().decode(Contents.self, from: bytes)
            self.init()
            for entry in contents.colors {
                guard let color = entry.color?.resolved else { continue }
                set(color, isDark: entry.has("dark"), isHighContrast: entry.has("high"))
            }
        } catch {
            report("Cannot parse \(path) as a colour: \(error). It is missing.")
            return nil
        }
        guard !isEmpty else {
            report("\(path) has no colour that can be shown. It is missing.")
            return nil
        }
    }
}

/// The content of a colour's file.
nonisolated private struct Contents: Decodable {
    struct Entry: Decodable {
        struct Appearance: Decodable { let value: String }

        let color: Value?
        let appearances: [Appearance]?

        func has(_ value: String) -> Bool { appearances?.contains { $0.value == value } == true }
    }

    /// A colour in a space; `nil` components for one of the system's, which has a name only.
    struct Value: Decodable {
        let space: String?
        let components: [String: Component]?

        enum CodingKeys: String, CodingKey {
            case space = "color-space"
            case components
        }

        var resolved: Color.Resolved? {
            guard let components else { return nil }
            func part(_ name: String) -> Double? { components[name]?.value }
            let opacity = components["alpha"]?.opacity ?? 1
            let color: Color
            if let white = part("white") {
                color = Color(white: white, opacity: opacity)
            } else if let red = part("red"), let green = part("green"), let blue = part("blue") {
                let rgb: Color.RGBColorSpace =
                    switch space {
                    case "display-p3": .displayP3
                    case "extended-linear-srgb": .sRGBLinear
                    default: .sRGB
                    }
                color = Color(rgb, red: red, green: green, blue: blue, opacity: opacity)
            } else {
                return nil
            }
            return color.resolve(in: .light)
        }
    }

    /// A part of a colour: `0xFF` and `255` are of 255, `1.000` is of 1.
    struct Component: Decodable {
        let value: Double
        /// The part as an opacity, which is written as 1, too.
        var opacity: Double { value == 1 / 255 ? 1 : value }

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            let text =
                if let text = try? container.decode(String.self) { text } else {
                    String(try container.decode(Double.self))
                }
            let parsed: Double? =
                if text.hasPrefix("0x") {
                    Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
                } else if text.contains(".") {
                    Double(text)
                } else {
                    Double(text).map { $0 / 255 }
                }
            guard let parsed, parsed.isFinite else {
                throw DecodingError.dataCorruptedError(
                    in: container, debugDescription: "\(text) is no part of a colour")
            }
            value = parsed
        }
    }

    let colors: [Entry]
}
