import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Aspect ratio")
struct AspectRatioTests {
    @Test(
        "A colour with an aspect ratio",
        arguments: [
            (2, .fit, ProposedViewSize(100, 100), CGSize(100, 50)),
            (2, .fill, ProposedViewSize(100, 100), CGSize(200, 100)),
            (0.5, .fit, ProposedViewSize(100, 100), CGSize(50, 100)),
            (0.5, .fill, ProposedViewSize(100, 100), CGSize(100, 200)),
            (2, .fit, ProposedViewSize(100, nil), CGSize(100, 50)),
            (2, .fit, ProposedViewSize(nil, 100), CGSize(200, 100)),
            (2, .fill, ProposedViewSize(nil, 100), CGSize(200, 100)),
            (2, .fit, ProposedViewSize(100, .infinity), CGSize(100, 50)),
            (2, .fit, .zero, .zero),
            // An unspecified proposal has no ratio to fit into.
            (2, .fit, .unspecified, CGSize(10, 10)),
        ] as [(CGFloat, ContentMode, ProposedViewSize, CGSize)])
    func ratio(ratio: CGFloat, mode: ContentMode, offer: ProposedViewSize, expected: CGSize) {
        let view = Color.red.aspectRatio(ratio, contentMode: mode)
        #expect(layoutReport(of: view, in: offer).size == expected)
    }

    @Test("Without a ratio, that of the ideal size counts")
    func ownRatio() {
        let picture = FixtureImage(width: 300, height: 100).resizable()
        #expect(size(90, 90) { picture.scaledToFit() } == CGSize(90, 30))
        #expect(size(90, 90) { picture.scaledToFill() } == CGSize(270, 90))
        #expect(size(60, 90) { Color.red.aspectRatio(contentMode: .fit) } == CGSize(60, 60))
    }

    @Test("An invalid ratio is ignored", arguments: [0, -1, CGFloat.nan])
    func invalid(ratio: CGFloat) {
        #expect(size(60, 90) { Color.red.aspectRatio(ratio, contentMode: .fit) } == CGSize(60, 60))
    }

    @Test("A size defines a ratio")
    func sizeAsRatio() {
        let view = Color.red.aspectRatio(CGSize(30, 10), contentMode: .fit)
        #expect(layoutReport(of: view, in: ProposedViewSize(90, 90)).size == CGSize(90, 30))
    }

    @Test("The frame has the size that the content takes")
    func rigidContent() {
        #expect(size(90, 90) { box(20, 10).aspectRatio(1, contentMode: .fit) } == CGSize(20, 10))
    }

    @Test(
        "A picture without width or height keeps its position without an effect on others",
        arguments: [CGSize(0, 0), CGSize(0, 10), CGSize(10, 0)])
    func emptyPicture(picture: CGSize) {
        let view = FixtureImage(width: picture.width, height: picture.height).resizable()
            .scaledToFit()
        let size = layoutReport(of: view, in: ProposedViewSize(90, 90)).size
        #expect(size.width >= 0 && size.width <= 90)
        #expect(size.height >= 0 && size.height <= 90)
    }
}
