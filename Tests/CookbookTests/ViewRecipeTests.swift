import Foundation
import LozengeTesting
import SwiftUI
import Testing
import UniformTypeIdentifiers
import WaitingFixtures

/// Recipes of dialogs, models, tasks, drawing and dragging.
@Suite("Recipes of dialogs, models, drawing and dragging")
struct ViewRecipeTests {
    @Test("A sheet returns a colour and closes")
    func profile() {
        let screen = Screen(400, 300) { Profile() }
        screen.button("Choose a Color…").press()
        screen.advance(by: .seconds(2))
        #expect(screen.button("Choose").count == 3)
        screen.button("Choose")[1].press()
        screen.advance(by: .seconds(2))
        #expect(!screen.button("Choose").exists)
    }

    @Test("The trash is emptied once the question is answered")
    func emptyTrash() throws {
        var count = 0
        let screen = Screen(400, 300) { EmptyTrash { count += 1 } }
        screen.button("Empty Trash…").press()
        screen.advance(by: .seconds(2))
        let question = try #require(screen.popups.last)
        #expect(question.text("This cannot be undone.").exists && count == 0)
        question.button("Delete").press()
        #expect(count == 1)
    }

    @Test("A chosen file is read")
    func wordCount() {
        let screen = Screen(600, 500) { WordCount() }
        #expect(screen.text("No file").exists)
        screen.button("Open…").press()
        screen.advance(by: .seconds(2))
        #expect(screen.button("Open").exists)
    }

    @Test("Views share a model")
    func shop() {
        let screen = Screen(300, 200) { Shop() }
        screen.button("Add an apple").press()
        screen.button("Add an apple").press()
        #expect(screen.text("2 items").exists)
    }

    @Test("The forecast of another day replaces the former one")
    func forecast() async throws {
        let screen = Screen(300, 200) { Forecast() }
        #expect(screen.text("…").exists)
        screen.stepper().increment()
        try await wait(for: "the forecast") { screen.text("Sun on day 1").exists }
    }

    @Test("The clock goes on")
    func clock() {
        let screen = Screen(300, 200, date: .now) { Clock() }
        let first = screen.text().label
        screen.advance(by: .seconds(2))
        #expect(screen.text().label != first)
    }

    @Test("Details come and go")
    func card() {
        let screen = Screen(300, 200) { Card() }
        screen.button("More").press()
        screen.advance(by: .seconds(2))
        #expect(screen.text("All the details").exists)
        screen.button("Less").press()
        screen.advance(by: .seconds(2))
        #expect(!screen.text("All the details").exists)
    }

    @Test("Each step begins where the one before ends")
    func steps() {
        let screen = Screen(300, 200) { Steps() }
        let frames = (1...3).compactMap { screen.frame(of: "Step \($0)") }
        #expect(frames.count == 3)
        for (frame, next) in zip(frames, frames.dropFirst()) {
            #expect(next.origin == CGPoint(x: frame.maxX, y: frame.maxY))
        }
    }

    @Test("The chart has a bar for each value, and a name")
    func chart() {
        let screen = Screen(120, 100) { Chart(values: [1, 2, 4]) }
        #expect(screen.find(nil, "Chart of 3 values").exists)
        #expect(screen.text.contains("fill rectangle 80 0 38×100"))
        #expect(screen.text.contains("fill rectangle 0 75 38×25"))
    }

    @Test("A task is dragged to the other list")
    func tasks() throws {
        let screen = Screen(400, 200) { Tasks() }
        let task = try #require(screen.frame(of: "Test"))
        let done = try #require(screen.frame(of: "Done"))
        let start = CGPoint(x: task.midX, y: task.midY)
        screen.drag(from: start, to: CGPoint(x: done.midX, y: 150))
        let moved = try #require(screen.frame(of: "Test"))
        #expect(abs(moved.midX - done.midX) < 1)
        #expect(screen.frame(of: "Write")?.midX != moved.midX)
    }

    @Test("The selected words are highlighted")
    func message() throws {
        let screen = Screen(400, 300) { NavigationStack { Message() } }
        screen.click("Dear reader")
        screen.press(.character("a"), modifiers: .control)
        let former = screen.text
        screen.button("Highlight").press()
        #expect(screen.text != former)
    }
}
