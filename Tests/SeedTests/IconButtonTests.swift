import Foundation
import LozengeTesting
import SwiftUI
import Testing

@MainActor
@Suite("The button with an icon")
struct IconButtonTests {
    let icons = ["icon": CGSize(width: 128, height: 128)]

    @Test("An icon in a fixed frame stays 24 × 24 beside growing text", arguments: textSizes)
    func fixedIcon(size: DynamicTypeSize) throws {
        let screen = Screen(400, 100, pictures: icons) { FixedIconButton() }
        screen.textSize = size
        #expect(screen.picture("icon")?.size == CGSize(width: 24, height: 24))
        let label = try #require(screen.frame(of: "Press me"))
        #expect(label.width == size.characterWidth(.body) * 8)
    }

    @Test("An icon on a template is as high as title text", arguments: textSizes)
    func templateIcon(size: DynamicTypeSize) throws {
        let screen = Screen(400, 100, pictures: icons) { TemplateIconButton() }
        screen.textSize = size
        let side = size.characterWidth(.title) * 2
        let icon = try #require(screen.picture("icon"))
        let label = try #require(screen.frame(of: "Press me"))
        #expect(icon.size == CGSize(width: side, height: side))
        #expect(label.minX - icon.maxX == 8)
        #expect(label.midY == icon.midY)
    }

    @Test("An icon that is not square fits into the template")
    func wideIcon() {
        let icons = ["icon": CGSize(width: 40, height: 20)]
        let screen = Screen(200, 100, pictures: icons) { TemplateIconButton() }
        // 26 + 8 + 64 = 98 points wide; the picture is centred in a square of 26.
        #expect(screen.picture("icon") == CGRect(x: 51, y: 43.5, width: 26, height: 13))
    }

    @Test("The template is hidden")
    func hidden() {
        let screen = Screen(200, 100, pictures: icons) { TemplateIconButton() }
        #expect(screen.frame(of: "00") == nil)
        #expect(screen.texts.map(\.string) == ["Press me"])
    }

    @Test("A press on the label shows in the ground behind icon and text")
    func pressed() throws {
        let screen = Screen(200, 100, pictures: icons) { FixedIconButton() }
        let label = try #require(screen.frame(of: "Press me"))
        screen.send(.pointerDown(.primary, at: CGPoint(x: label.midX, y: label.midY)))
        let pressed = screen.text
        screen.send(.pointerUp(.primary, at: CGPoint(x: label.midX, y: label.midY)))
        #expect(pressed != screen.text)
    }

    @Test("A click on the icon says hello")
    func click() throws {
        let screen = Screen(200, 100, pictures: icons) { TemplateIconButton() }
        let icon = try #require(screen.picture("icon"))
        screen.click(at: CGPoint(x: icon.midX, y: icon.midY))
        screen.click("Press me")
    }
}

private let textSizes = DynamicTypeSize.allCases
