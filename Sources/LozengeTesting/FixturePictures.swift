import Foundation
import LozengeCore

/// Pictures of which only the size is known.
final class FixturePictures: PictureSource {
    private let pictures: [String: Picture]

    init(_ sizes: [String: CGSize]) {
        pictures = Dictionary(
            uniqueKeysWithValues: sizes.map { name, size in
                (
                    name,
                    Picture(
                        name: name, pixelWidth: Int(size.width), pixelHeight: Int(size.height),
                        scale: 1, pixels: [], isOpaque: true)
                )
            })
    }

    func picture(named name: String, scale: CGFloat) -> Picture? { pictures[name] }
}
