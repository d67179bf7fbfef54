import Foundation
import LozengeCore

@testable import LozengeImage

/// The pictures and icons of `Tests/Fixtures`.
nonisolated enum Fixture {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Fixtures").path
    static let pictures = folder + "/pictures"
    static let icons = folder + "/icons"

    static func data(_ name: String) throws -> Data {
        try Data(contentsOf: URL(fileURLWithPath: "\(pictures)/\(name)"))
    }
}

/// The pictures that a source finds, and its notifications.
final class Search {
    private let source: AssetPictures
    let request: PictureRequest
    private(set) var calls = 0

    init(
        _ reference: PictureReference, in source: AssetPictures? = nil, scale: CGFloat = 1,
        colorScheme: ColorScheme = .light, change: (inout PictureRequest) -> Void = { _ in }
    ) {
        self.source =
            source ?? AssetPictures(folder: Fixture.pictures, icons: [Fixture.icons])
        var request = PictureRequest(reference, scale: scale)
        request.colorScheme = colorScheme
        change(&request)
        self.request = request
    }

    /// Decodes all pixels of the picture.
    convenience init(whole reference: PictureReference, in source: AssetPictures? = nil) {
        self.init(reference, in: source) {
            $0.pixelSize = CGSize(width: CGFloat.infinity, height: .infinity)
        }
    }

    func find() -> FoundPicture? {
        source.find(request) { self.calls += 1 }
    }

    func finish() async { await source.finishDecoding() }
}

extension FoundPicture {
    /// The colour of a pixel, `0xAARRGGBB`.
    func pixel(_ x: Int, _ y: Int) -> UInt32? {
        guard let picture, x < picture.pixelWidth, y < picture.pixelHeight else { return nil }
        return picture.pixels[y * picture.pixelWidth + x]
    }

    /// The number of pixels across and down.
    var pixelSize: [Int]? { picture.map { [$0.pixelWidth, $0.pixelHeight] } }
}
