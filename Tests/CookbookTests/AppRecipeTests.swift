import LozengeTesting
import SwiftUI
import Testing
import WaitingFixtures

/// Recipes of whole apps.
@Suite("Recipes of apps")
struct AppRecipeTests {
    @Test("Keys of the menu count up and begin anew")
    func counter() {
        let app = TestedApp(CounterApp())
        let screen = app.open(300, 200)
        screen.press(.character("u"), modifiers: .control)
        screen.press(.character("u"), modifiers: .control)
        #expect(screen.text("2").exists)
        screen.press(.character("r"), modifiers: [.control, .shift])
        #expect(screen.text("0").exists)
    }

    @Test("A letter is written")
    func letters() async throws {
        let app = TestedApp(LettersApp())
        let screen = app.open(300, 200)
        try await wait(for: "the new document") { screen.textField().exists }
        screen.click(at: CGPoint(x: 150, y: 150))
        screen.type("Dear reader")
        #expect(screen.textField().value == "Dear reader")
    }

    @Test("The size of the text is set in the settings")
    func reader() throws {
        let app = TestedApp(ReaderApp())
        #expect(app.sceneCount == 2)
        #expect(app.open(100, 100, scene: 2).elements().isEmpty)
        let (screen, settings) = (app.open(400, 200), app.open(400, 200, scene: 1))
        let former = try #require(screen.frame(of: "Once upon a time"))
        settings.slider().increment()
        let larger = try #require(screen.frame(of: "Once upon a time"))
        #expect(larger.width > former.width)
    }
}
