import Foundation
import SwiftUI
import Testing

@testable import Gallery

@Suite("The pages of the gallery")
struct PagesTests {
    /// Shows what happens to a text that has too little room.
    private static let truncating: Set = [
        "Text: truncation", "lineLimit", "minimumScaleFactor & allowsTightening", "fixedSize",
    ]

    @Test("Every page is whole in light and dark, as large as text usually is and much larger")
    func drawn() async throws {
        let wall = try PageWall()
        // `make gallery` has the pictures kept.
        let folder = ProcessInfo.processInfo.environment["LOZENGE_GALLERY"]
        for (number, page) in Page.all.enumerated() {
            for textSize in [DynamicTypeSize.large, .accessibility3] {
                let light = await wall.draw(page, .light, textSize)
                let dark = await wall.draw(page, .dark, textSize)
                for picture in [light, dark] {
                    let name = "\(page.title), \(textSize)"
                    #expect(!picture.list.isEmpty && !picture.isBlank, "\(name) is empty")
                    #expect(picture.errors == 0, "\(name): X errors")
                    #expect(picture.missing == [], "\(name): pictures that are not there")
                    #expect(picture.reports == "", "\(name)")
                    #expect(picture.strayTexts == [], "\(name): beyond the page")
                    if !Self.truncating.contains(page.title) {
                        #expect(picture.truncatedTexts == [], "\(name): cut short")
                    }
                }
                #expect(light.pixels != dark.pixels, "\(page.title) is light where it is dark")
                guard let folder else { continue }
                let name = "\(folder)/\(100 + number)-\(textSize)"
                try light.write(to: name + "-light.bmp")
                try dark.write(to: name + "-dark.bmp")
            }
        }
    }

    @Test("Every page has a name of its own, and every section a page")
    func named() {
        #expect(Set(Page.all.map(\.id)).count == Page.all.count)
        #expect(Set(Page.all.map(\.section)) == Set(Page.Section.allCases))
        #expect(Page.all.allSatisfy { $0.note.hasSuffix(".") })
    }
}
