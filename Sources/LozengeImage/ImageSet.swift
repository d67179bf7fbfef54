import Foundation
import LozengeCore

/// One picture of an asset catalog: a folder `name.imageset` with its files, and `Contents.json`,
/// which describes the use of each.
///
/// Source: the Asset Catalog Format Reference, "Image Set Type".
struct ImageSet {
    private struct Contents: Decodable {
        struct Entry: Decodable {
            struct Appearance: Decodable {
                let appearance: String
                let value: String
            }

            /// The name of a file in the set's folder.
            let filename: String?
            let scale: String?
            let appearances: [Appearance]?

            /// 1, 2 or 3; `nil` for any, as for a drawing.
            var factor: Int? { scale?.first?.wholeNumberValue }
            var isDark: Bool {
                appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" }
                    ?? false
            }
            /// Whether it is for a special desktop of another kind than a dark one.
            var isSpecial: Bool { appearances?.isEmpty == false && !isDark }
        }

        struct Properties: Decodable {
            let intent: String?

            enum CodingKeys: String, CodingKey {
                case intent = "template-rendering-intent"
            }
        }

        let images: [Entry]
        let properties: Properties?
    }

    private let folder: String
    private let contents: Contents

    /// `nil` where there is no such folder, or it does not tell what is in it.
    init?(folder: String) {
        let path = folder + "/Contents.json"
        guard path.isReadable else { return nil }
        do {
            let bytes = try RegularFile.contents(of: path)
            contents = try JSONDecoder().decode(Contents.self, from: bytes)
        } catch {
            report("Cannot parse \(path) as an image set: \(error). Its pictures are missing.")
            return nil
        }
        self.folder = folder
    }

    /// The file for the first of several variants that there is one for.
    func file(for variants: [AssetVariant]) -> AssetFile? {
        // An entry whose file would be outside the set names none.
        for variant in variants {
            let entry = contents.images.first { entry in
                entry.filename != nil && !entry.isSpecial && entry.isDark == variant.isDark
                    && (entry.factor ?? variant.factor) == variant.factor
            }
            guard let entry, let name = entry.filename.flatMap(RelativePath.init) else { continue }
            return AssetFile(
                path: "\(folder)/\(name.string)", scale: CGFloat(entry.factor ?? 1),
                isTemplate: contents.properties?.intent == "template")
        }
        return nil
    }
}
