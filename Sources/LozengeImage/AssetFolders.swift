import Foundation
import LozengeCore

/// The folders with an app's pictures: its resources and the folders in them.
struct AssetFolders {
    /// Each with the folders in it.
    private let roots: [[String]]

    init() { self.init(folders: ResourceFolders.ofProcess.paths) }

    /// Creates the list from `folders`; the first one with a picture counts.
    ///
    /// Pictures may be in subfolders, which are not part of their names. Those of an image set are
    /// found by the name of the set.
    init(folders: [String]) {
        roots = folders.map(Folder.init).filter(\.exists).map { root in
            [root.path] + root.subfolders(except: ".imageset")
        }
    }

    /// The file of a picture that suits a place best, in the first place that has any of it.
    ///
    /// - Parameters:
    ///   - name: The picture's name, which may begin with the folder it is in; never leads out of
    ///     the app's folders.
    ///   - scale: Pixels per point.
    ///   - colorScheme: Whether the place is light or dark.
    /// - Returns: The file; `nil` where there is no such picture.
    func file(of name: String, scale: CGFloat, colorScheme: ColorScheme) -> AssetFile? {
        guard RelativePath(name) != nil else { return nil }
        let variants = AssetVariant.all(scale: scale, colorScheme: colorScheme)
        let names = variants.flatMap { variant in
            AssetVariant.endings.map { name + variant.suffix + "." + $0 }
        }
        for folders in roots {
            for folder in folders {
                let set = ImageSet(folder: "\(folder)/\(name).imageset")
                if let file = set?.file(for: variants) { return file }
            }
            if let (path, index) = Self.file(ofFirst: names, in: folders) {
                let variant = variants[index / AssetVariant.endings.count]
                return AssetFile(path: path, scale: CGFloat(variant.factor), isTemplate: false)
            }
        }
        return nil
    }

    /// The first of several names that there is a file of, in the first place that has any of them.
    ///
    /// - Parameter names: The preferred name first.
    /// - Returns: The file's path, and which name it was.
    func file(ofFirst names: [String]) -> (path: String, index: Int)? {
        roots.lazy.compactMap { Self.file(ofFirst: names, in: $0) }.first
    }

    private static func file(
        ofFirst names: [String], in folders: [String]
    ) -> (path: String, index: Int)? {
        for (index, name) in names.enumerated() where RelativePath(name) != nil {
            let paths = folders.lazy.map { $0 + "/" + name }
            if let path = paths.first(where: \.isReadable) { return (path, index) }
        }
        return nil
    }
}
