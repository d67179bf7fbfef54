import CImage
import Foundation
import LozengeCore

/// A theme of icons: the folders its `index.theme` lists, and the sizes of what is in each.
///
/// Source: the Icon Theme Specification, 0.13.
struct IconTheme {
    /// A folder of icons of one size.
    struct Folder {
        enum Kind: String {
            case fixed = "Fixed"
            case scalable = "Scalable"
            case threshold = "Threshold"
        }

        /// The folders of the theme, each of which may have a part of it.
        let paths: [String]
        let size: Int
        let scale: Int
        let least: Int
        let greatest: Int
        let threshold: Int
        let kind: Kind

        /// Returns the difference of its icons' size from `size`, in pixels; 0 if they are made for
        /// it.
        ///
        /// Icons for another scale are farther than all icons for this scale.
        func distance(to size: Int, scale: Int) -> Int {
            let range =
                switch kind {
                case .fixed: self.size...self.size
                case .scalable: min(least, greatest)...max(least, greatest)
                case .threshold: self.size - max(0, threshold)...self.size + max(0, threshold)
                }
            if self.scale == scale, range.contains(size) { return 0 }
            let (wanted, low) = (size * scale, range.lowerBound * self.scale)
            let high = range.upperBound * self.scale
            return 1 + max(low - wanted, wanted - high, 0)
        }
    }

    let folders: [Folder]
    let parents: [String]

    /// The theme called `name`, `nil` where none of `places` describes it.
    init?(_ name: String, in places: [String]) {
        guard !name.contains("/"), RelativePath(name) != nil else { return nil }
        let places = places.map { "\($0)/\(name)" }.filter(\.isReadable)
        let index = places.map { "\($0)/index.theme" }.first(where: \.isReadable)
        guard let index, let file = KeyFile(path: index) else { return nil }
        parents = file.list("Inherits", of: "Icon Theme")
        let names =
            file.list("Directories", of: "Icon Theme")
            + file.list("ScaledDirectories", of: "Icon Theme")
        folders = names.compactMap { name in
            guard RelativePath(name) != nil else { return nil }
            // Themes list many more folders than there are.
            let paths = places.map { "\($0)/\(name)" }.filter(\.isReadable)
            guard !paths.isEmpty, let size = file.integer("Size", of: name) else { return nil }
            return Folder(
                paths: paths, size: size, scale: file.integer("Scale", of: name) ?? 1,
                least: file.integer("MinSize", of: name) ?? size,
                greatest: file.integer("MaxSize", of: name) ?? size,
                threshold: file.integer("Threshold", of: name) ?? 2,
                kind: file.string("Type", of: name).flatMap(Folder.Kind.init) ?? .threshold)
        }
    }

    /// The file of an icon: one made for the size if there is any, or the nearest.
    func icon(_ name: String, size: Int, scale: Int, endings: [String]) -> String? {
        let distances = folders.map { $0.distance(to: size, scale: scale) }
        let order = folders.indices.sorted {
            (distances[$0], $0) < (distances[$1], $1)
        }
        for index in order {
            for folder in folders[index].paths {
                if let path = IconThemes.readable("\(folder)/\(name).", endings) { return path }
            }
        }
        return nil
    }
}

/// A file of groups of keys and values, as desktops describe things in.
private final class KeyFile {
    private let file = g_key_file_new()

    init?(path: String) {
        guard let data = try? RegularFile.contents(of: path), !data.isEmpty else { return nil }
        let isRead = data.withUnsafeBytes { bytes in
            g_key_file_load_from_data(
                file, bytes.baseAddress, gsize(bytes.count), G_KEY_FILE_NONE, nil) != 0
        }
        guard isRead else { return nil }
    }

    func string(_ key: String, of group: String) -> String? {
        guard let value = g_key_file_get_string(file, group, key, nil) else { return nil }
        defer { g_free(value) }
        return String(cString: value)
    }

    func integer(_ key: String, of group: String) -> Int? {
        // Products of two of them are to stay whole.
        string(key, of: group).flatMap(Int.init).map { min(max($0, 0), 100_000) }
    }

    func list(_ key: String, of group: String) -> [String] {
        (string(key, of: group) ?? "").split(separator: ",").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
    }

    isolated deinit { g_key_file_free(file) }
}
