import LozengeCore
import LozengeTesting
import LozengeViews
import SwiftUI
import Testing

@testable import LozengeInspector

private struct Person: View {
    @State private var age = 36
    @State private var isHere = true
    @State private var name = "Ada"

    var body: some View {
        HStack {
            Text(name).padding(3)
            Text("\(age)")
            Button("Older") { age += 1 }
        }
    }
}

/// An inspector that looks at a window of this test.
private final class Inspected {
    let window = Screen(300, 100) { Person() }
    let app = InspectedApp(name: "People")
    let screen: Screen
    private let inspection: Inspection
    private let news = News()

    /// The news that are on their way: they come after the event that caused them.
    private final class News {
        var replies: [InspectionReply] = []
    }

    init() {
        let (app, news) = (app, news)
        inspection = Inspection(of: window.window) { news.replies.append($0) }
        app.send = { [inspection] request in
            app.receive(inspection.answer(request) ?? .failed(reason: "This view is gone."))
        }
        screen = Screen(1400, 720) { InspectorWindow(app: app) }
        app.start()
    }

    /// Picks the view at the middle of a text of the inspected window.
    func pick(_ text: String) throws {
        if !app.isPicking { app.pick() }
        let frame = try #require(window.frame(of: text))
        window.click(at: CGPoint(x: frame.midX, y: frame.midY))
        catchUp()
    }

    /// Lets the news arrive.
    func catchUp() {
        _ = window.text
        while !news.replies.isEmpty { app.receive(news.replies.removeFirst()) }
    }
}

@Suite("The inspector")
struct InspectorWindowTests {
    private let inspected = Inspected()
    private var screen: Screen { inspected.screen }

    @Test("The tree has the program's views, with their modifiers on one line")
    func tree() {
        #expect(inspected.app.rows.first?.box.title == "Person")
        #expect(inspected.app.rows.map(\.box.title).contains("Text “Ada” · padding"))
        #expect(!inspected.app.rows.map(\.box.title).contains("WindowFrame"))
        inspected.app.showsWholeTree = true
        #expect(inspected.app.rows.first?.box.title == "the window")
        #expect(screen.text("Person").exists)
    }

    @Test("Views are found by their words, and closed views hide those inside")
    func finding() throws {
        inspected.app.words = "ada"
        #expect(
            inspected.app.rows.map(\.box.title) == ["Person", "HStack", "Text “Ada” · padding"])
        inspected.app.words = ""
        let person = try #require(inspected.app.rows.first)
        inspected.app.closed = [person.id]
        #expect(inspected.app.rows.map(\.box.title) == ["Person"])
    }

    @Test("A view that is picked in the app is explained in three steps at most")
    func explained() throws {
        try inspected.pick("Ada")
        #expect(!inspected.app.isPicking)
        #expect(screen.text("Text “Ada”").exists)
        #expect(screen.text().containing("padding takes off 3 above").exists)
        #expect(screen.text("Questions to Text “Ada”").exists)
        screen.button("Copy").press()
        #expect(screen.offer(on: .copied)?.hasPrefix("This is Text “Ada” in ") == true)
    }

    @Test("The selected view is marked in the app")
    func marked() throws {
        let before = inspected.window.text
        inspected.app.selection = inspected.app.rows.first?.id
        #expect(inspected.window.text.hasPrefix(before) && inspected.window.text != before)
        inspected.app.selection = nil
        #expect(inspected.window.text == before)
    }

    @Test("State is shown and set")
    func state() throws {
        inspected.app.selection = inspected.app.rows.first?.id
        screen.click("State")
        screen.toggle("isHere").press()
        #expect(inspected.app.properties.map(\.value) == ["36", "false", "Ada"])
        screen.stepper().increment()
        #expect(inspected.window.frame(of: "37") != nil)
        screen.textField("name").type("\u{8}\u{8}\u{8}Bob\n")
        #expect(inspected.window.frame(of: "Bob") != nil)
    }

    @Test("Each frame has its bodies, with the reasons")
    func updates() {
        screen.click("Updates")
        #expect(screen.text("No Updates Yet").exists)
        inspected.app.pick()
        inspected.window.click("Older")
        inspected.catchUp()
        #expect(screen.text.contains("Frame 1, "))
        #expect(screen.frame(of: "age changed") != nil)
        screen.click("1. Person")
        #expect(inspected.app.selection == inspected.app.rows.first?.id)
    }

    @Test("Values of the environment have the view that set them")
    func environment() throws {
        try inspected.pick("Ada")
        screen.click("Environment")
        #expect(screen.frame(of: "Of the Window") != nil)
        #expect(inspected.app.environment.contains { $0.name == "dynamicTypeSize" })
    }

    @Test("The division of a stack is a table")
    func stack() throws {
        inspected.app.selection = inspected.app.rows.first { $0.box.title == "HStack" }?.id
        let stack = try #require(inspected.app.explanation?.stack)
        #expect(stack.isHorizontal && stack.rows.count == 3)
        #expect(stack.rows.reduce(0) { $0 + $1.taken + $1.distance } == stack.taken)
        #expect(Set(stack.rows.map(\.turn)) == [1, 2, 3])
        #expect(screen.text("Division of the Width").exists)
    }

    @Test(
        "Padding, text size and the window are tried in the app, and the program's values come back"
    )
    func overrides() throws {
        let before = inspected.window.text
        try inspected.pick("Ada")
        inspected.app.pane = .overrides
        let text = try #require(inspected.app.adjusted.first { $0.title == "padding" })
        let top = try #require(text.parameters.first { $0.name == "top" })
        #expect(top.value == "3")
        inspected.app.override(top, of: text.box, by: "13")
        inspected.app.selection = nil
        #expect(inspected.window.text != before)
        #expect(screen.text().containing("top: 13").exists)
        let window = try #require(inspected.app.adjusted.last)
        #expect(window.title == "Window")
        let size = try #require(window.parameters.first { $0.name == "dynamicTypeSize" })
        inspected.app.override(size, of: window.box, by: "accessibility5")
        inspected.app.override(size, of: window.box, by: "gigantic")
        #expect(screen.text("“gigantic” is no value of dynamicTypeSize.").exists)
        #expect(inspected.app.overrides.map(\.code).contains(".dynamicTypeSize(.accessibility5)"))
        screen.button("Restore All").press()
        #expect(inspected.app.overrides == [])
        #expect(inspected.window.text == before)
    }

    @Test("A layout is gone through question by question, in the app and in the list")
    func steps() throws {
        inspected.app.pane = .steps
        screen.button("Record").press()
        let recording = try #require(inspected.app.recording)
        #expect(recording.count > 5 && recording.steps.count == min(recording.count, 100))
        let before = inspected.window.text
        screen.button("Next Step").press()
        #expect(inspected.app.recording?.current == 0)
        #expect(screen.text("Step 1 of \(recording.count)").exists)
        #expect(inspected.window.text != before)
        inspected.app.selection = inspected.app.rows.first { $0.box.title.contains("Ada") }?.id
        screen.button("To the Selected View").press()
        let step = try #require(inspected.app.recording?.current)
        #expect(recording.steps[step]?.question.box == inspected.app.selection)
    }

    @Test("A view is shown as assistive technology reads it, and the app is audited")
    func accessibility() throws {
        try inspected.pick("Older")
        inspected.app.pane = .accessibility
        #expect(screen.frame(of: "button “Older”") != nil)
        #expect(inspected.app.elements.first?.actions == ["activate"])
        screen.button("Audit All Windows").press()
        #expect(inspected.app.problems == [])
        #expect(screen.text("No problems were found.").exists)
    }

    @Test("An app that has ended, and a view that is gone, are said")
    func ended() {
        inspected.app.receive(nil)
        #expect(screen.text("People has ended.").exists)
        inspected.app.selection = 4711
        #expect(screen.text("This view is gone.").exists)
    }

    @Test("The inspector can be heard and read")
    func accessible() throws {
        try inspected.pick("Ada")
        inspected.window.click("Older")
        inspected.catchUp()
        #expect(!inspected.app.frames.isEmpty)
        for pane in InspectedApp.Pane.allCases {
            inspected.app.pane = pane
            // A view may be called Button.
            let rules = Set(AccessibilityProblem.Rule.allCases).subtracting([.roleInName])
            #expect(screen.accessibilityAudit(rules) == [])
        }
    }
}
