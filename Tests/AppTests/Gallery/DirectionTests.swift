import LozengeTesting
import SwiftUI
import Testing

@testable import Gallery

@Suite("The gallery from right to left")
struct DirectionTests {
    @Test("A page is its own mirror image", arguments: ["HStack", "padding", "Grid & GridRow"])
    func mirrored(title: String) throws {
        let page = try #require(Page.all.first { $0.title == title })
        let width: CGFloat = 640
        let left = Screen(width, 900) { PageView(page: page) }
        let right = Screen(width, 900) {
            PageView(page: page).environment(\.layoutDirection, .rightToLeft)
        }
        let mirrored = right.readings.map { reading in
            Place(reading.text, reading.frame, x: width - reading.frame.maxX)
        }
        let places = left.readings.map { Place($0.text, $0.frame, x: $0.frame.minX) }
        #expect(places.count > 8)
        #expect(Set(mirrored) == Set(places))
        #expect(right.readings.first?.frame.minX != left.readings.first?.frame.minX)
    }
}

/// The position of a text, to the tenth of a point.
private struct Place: Hashable {
    let text: String
    let tenths: [CGFloat]

    init(_ text: String, _ frame: CGRect, x: CGFloat) {
        self.text = text
        tenths = [x, frame.minY, frame.width, frame.height].map { ($0 * 10).rounded() }
    }
}
