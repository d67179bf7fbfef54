import Foundation
import LozengeCore

/// Pictures of which only the size is known; symbols are all there, as large as they are to be.
final class FixturePictures: PictureSource {
    private let sizes: [String: CGSize]

    init(_ sizes: [String: CGSize]) { self.sizes = sizes }

    func find(
        _ request: PictureRequest, whenDecoded: @escaping @MainActor () -> Void
    ) -> FoundPicture? {
        switch request.reference {
        case .asset(let name, _), .file(let name):
            return sizes[name].map { found(name, $0, isTemplate: name.hasSuffix("Template")) }
        case .symbol(let names, let inColor):
            let side = request.symbolSize
            return names.first.map {
                found($0, CGSize(width: side, height: side), isTemplate: !inColor)
            }
        case .data:
            return nil
        }
    }

    private func found(_ name: String, _ size: CGSize, isTemplate: Bool) -> FoundPicture {
        let picture = Picture(
            name: name, pixelWidth: Int(size.width), pixelHeight: Int(size.height), scale: 1,
            pixels: [], isOpaque: true)
        return FoundPicture(size: size, picture: picture, isTemplate: isTemplate)
    }
}
