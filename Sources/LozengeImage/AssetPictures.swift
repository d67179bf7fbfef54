public import Foundation
public import LozengeCore

/// The pictures of an app, by name: `name.png`, `name@2x.png` and `name@3x.png`.
///
/// Each is read once. A picture that is not there or cannot be read is reported once.
public final class AssetPictures: PictureSource {
    private lazy var folders = AssetFolders()
    private var known: [String: Picture?] = [:]

    public init() {}

    /// Pictures in `folder` and below.
    public init(folder: String) {
        folders = AssetFolders(folder: folder)
    }

    public func picture(named name: String, scale: CGFloat) -> Picture? {
        let factor = min(max(1, Int(scale.rounded(.up))), 3)
        let key = "\(name)@\(factor)"
        if let picture = known[key] { return picture }
        let picture = load(name, factor)
        known[key] = .some(picture)
        return picture
    }

    /// The icon of the app that the desktop knows as `id`, in every size there is.
    ///
    /// The files are `id-16.png`, `id-24.png` and so on up to 128. An app may have none.
    public func icons(of id: String) -> [Picture] {
        [16, 24, 32, 48, 64, 128].compactMap { size in
            guard let file = folders.file(ofFirst: ["\(id)-\(size).png"]) else { return nil }
            return try? DecodedFile.picture(at: file.path, name: "\(id)-\(size)", scale: 1)
        }
    }

    private func load(_ name: String, _ factor: Int) -> Picture? {
        guard let (path, scale) = file(name, factor) else {
            report("There is no picture named \(name) among the app's assets.")
            return nil
        }
        do {
            return try DecodedFile.picture(at: path, name: name, scale: scale)
        } catch {
            report(error.description)
            return nil
        }
    }

    /// The file drawn for `factor` pixels per point, or the next larger one, or any.
    private func file(_ name: String, _ factor: Int) -> (path: String, scale: CGFloat)? {
        let factors = Array(factor...3) + (1..<factor).reversed()
        let candidates = ["png", "jpg", "jpeg", "webp", "gif"].flatMap { ending in
            factors.map { (name: name + ($0 == 1 ? "" : "@\($0)x") + "." + ending, factor: $0) }
        }
        guard let file = folders.file(ofFirst: candidates.map(\.name)) else { return nil }
        return (file.path, CGFloat(candidates[file.index].factor))
    }
}
