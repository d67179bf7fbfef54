import LozengeTesting
import SwiftUI
import Testing

@testable import Gallery

@Suite("The index of the gallery")
struct IndexTests {
    @Test("Pressing a name shows that page")
    func choosing() {
        let screen = Screen(960, 720) { GalleryView() }
        #expect(screen.headline == "Font: text styles")
        screen.click("fontWeight")
        #expect(screen.headline == "fontWeight")
    }

    @Test("The switch changes between light and dark, whatever the desktop's setting")
    func lightAndDark() {
        let screen = Screen(960, 720, colorScheme: .dark) { GalleryView() }
        let dark = screen.background
        screen.click("Light")
        #expect(screen.background != dark)
        screen.click("Dark")
        #expect(screen.background == dark)
    }

    @Test("The page is beside the index if there is space, otherwise below it")
    func narrow() throws {
        let screen = Screen(960, 720) { GalleryView() }
        let note = "Eleven styles that scale with the user's text size."
        #expect(try #require(screen.frame(of: note)).minX > 200)
        screen.resize(420, 720)
        #expect(try #require(screen.frame(of: note)).minX < 100)
        #expect(try #require(screen.frame(of: note)).minY > 240)
        screen.resize(960, 720)
        screen.textSize = .accessibility5
        #expect(try #require(screen.frame(of: note)).minY > 240)
    }
}

extension Screen {
    /// The text with the largest font: the name of the page.
    fileprivate var headline: String? {
        readings.filter { $0.frame.height > 25 }.last { reading in
            Page.all.contains { $0.title == reading.text }
        }?.text
    }
}
