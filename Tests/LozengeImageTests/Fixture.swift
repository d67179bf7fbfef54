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

/// What a source finds, and whether it said since that there is more.
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

    /// With all pixels that the picture has.
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

    /// How many pixels there are across and down.
    var pixelSize: [Int]? { picture.map { [$0.pixelWidth, $0.pixelHeight] } }
}
