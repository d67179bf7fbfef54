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
        screen.button("Light").press()
        #expect(screen.background != dark)
        screen.button("Dark").press()
        #expect(screen.background == dark)
    }

    @Test("Arrow keys go through the pages")
    func arrows() {
        let screen = Screen(960, 720) { GalleryView() }
        screen.click("fontWeight")
        screen.press(.upArrow)
        #expect(screen.headline == "Font: text styles")
    }

    @Test("The search field leaves the pages with its words")
    func searching() {
        let screen = Screen(960, 720) { GalleryView() }
        screen.press(.character("f"), modifiers: .control)
        screen.type("scrollTo")
        #expect(screen.frame(of: "fontWeight") == nil)
        screen.press(.escape)
        #expect(screen.frame(of: "fontWeight") != nil)
        screen.click("fontWeight")
        screen.press(.character("f"), modifiers: .control)
        screen.type("kerning")
        #expect(screen.frame(of: "lineLimit") == nil)
    }

    @Test("Return in the search field opens the first page that is found, Down goes to the others")
    func opening() {
        let screen = Screen(960, 720) { GalleryView() }
        screen.press(.character("f"), modifiers: .control)
        screen.type("font")
        screen.press(.return)
        #expect(screen.headline == "Font: text styles")
        screen.press(.downArrow)
        screen.press(.downArrow)
        #expect(screen.headline == "fontWeight")
    }

    @Test("A narrow window shows the index, and then the page that is chosen")
    func narrow() throws {
        let screen = Screen(960, 720) { GalleryView() }
        let note = "Eleven styles that scale with the user’s text size."
        #expect(try #require(screen.frame(of: note)).minX > 200)
        screen.resize(420, 720)
        #expect(screen.frame(of: note) == nil)
        screen.click("Font: text styles")
        #expect(try #require(screen.frame(of: note)).minX < 100)
        screen.press(.leftArrow, modifiers: .option)
        #expect(screen.frame(of: note) == nil)
    }

    @Test("Return in the search of a narrow window opens the first page found")
    func searchingInNarrowWindow() {
        let screen = Screen(420, 720) { GalleryView() }
        screen.press(.character("f"), modifiers: .control)
        screen.type("fontWeight\n")
        screen.advanceToEnd()
        #expect(screen.headline == "fontWeight")
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
