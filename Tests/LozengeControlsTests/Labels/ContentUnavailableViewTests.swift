import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing

@testable import LozengeControls

@Suite("Messages in place of content")
struct ContentUnavailableViewTests {
    @Test("The title, the description and the actions are below each other, in the middle")
    func column() throws {
        var presses = 0
        let screen = Screen(400, 400) {
            ContentUnavailableView {
                Label("No Notes", systemImage: "doc.text")
            } description: {
                Text("Notes appear here.")
            } actions: {
                Button("New Note") { presses += 1 }
            }
        }
        #expect(screen.texts == ["No Notes", "Notes appear here.", "New Note"])
        for text in ["No Notes", "Notes appear here.", "New Note"] {
            #expect(try #require(screen.frame(of: text)).midX == 200)
        }
        screen.click("New Note")
        #expect(presses == 1)
    }

    @Test("It fills what it is offered")
    func size() {
        let screen = Screen(400, 300) {
            ContentUnavailableView("Empty", systemImage: "tray").tagged("message")
        }
        #expect(screen.frame(of: "message") == CGRect(x: 0, y: 0, width: 400, height: 300))
    }

    @Test("A search without results says what was looked for")
    func search() {
        let screen = Screen(400, 300) { ContentUnavailableView.search(text: "zebra") }
        #expect(screen.texts.first == "No Results for “zebra”")
        let plain = Screen(400, 300) { ContentUnavailableView.search }
        #expect(plain.texts.first == "No Results")
    }
}
