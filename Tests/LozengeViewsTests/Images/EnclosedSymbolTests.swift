import Foundation
import LozengeCore
import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("Symbols in shapes")
struct EnclosedSymbolTests {
    /// Symbols without a shape of their own.
    private final class Icons: PictureSource {
        private(set) var requests: [PictureRequest] = []
        var enclosure = SymbolEnclosure(.circle, isFilled: false)

        func find(
            _ request: PictureRequest, whenDecoded: @escaping @MainActor () -> Void
        ) -> FoundPicture? {
            requests.append(request)
            let side = request.pixelSize?.width ?? request.symbolSize
            let picture = Picture(
                name: "plus", pixelWidth: Int(side), pixelHeight: Int(side), scale: 1, pixels: [],
                isOpaque: false)
            var found = FoundPicture(
                size: CGSize(width: request.symbolSize, height: request.symbolSize),
                picture: picture, isTemplate: true, isScalable: true)
            found.enclosure = enclosure
            return found
        }
    }

    private let icons = Icons()

    private func drawing() -> String {
        let window = WindowRuntime(
            Image(systemName: "plus.circle").font(.custom("Sans", fixedSize: 40)),
            textEngine: GridTextEngine(), pictures: icons, textSize: TextSizeSetting())
        window.attach(to: UnseenWindow())
        return window.makeDisplayList(in: CGSize(width: 100, height: 100), at: .zero).description
    }

    @Test("The symbol is drawn in the middle of a line, in the pixels of its place")
    func line() {
        let drawing = drawing()
        #expect(drawing.contains("mask") && drawing.contains("stroke"))
        #expect(!drawing.contains("destinationOut"))
        // A symbol of 48 points takes three fifths of it.
        #expect(icons.requests.contains { $0.pixelSize == CGSize(width: 29, height: 29) })
    }

    @Test("A filled shape has the symbol cut out")
    func filled() {
        icons.enclosure.isFilled = true
        #expect(drawing().contains("destinationOut"))
    }
}
