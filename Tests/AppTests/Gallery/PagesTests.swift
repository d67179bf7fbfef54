import Foundation
import SwiftUI
import Testing

@testable import Gallery

@Suite("The pages of the gallery")
struct PagesTests {
    /// Pages about texts with too little space.
    private static let truncating: Set = [
        "Text: truncation", "lineLimit", "minimumScaleFactor & allowsTightening", "fixedSize",
    ]

    @Test(
        "Every page is complete in light and dark, at the default text size and a much larger one")
    func drawn() async throws {
        let wall = try PageWall()
        // `make gallery` sets a folder for the pictures.
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
                    #expect(picture.reports == [], "\(name)")
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

    @Test("Every page has a unique name, and every section has a page")
    func named() {
        #expect(Set(Page.all.map(\.id)).count == Page.all.count)
        #expect(Set(Page.all.map(\.section)) == Set(Page.Section.allCases))
        #expect(Page.all.allSatisfy { $0.note.hasSuffix(".") })
    }
}
