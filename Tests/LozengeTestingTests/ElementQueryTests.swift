import LozengeTesting
import SwiftUI
import Testing

@Suite("A test that finds views as a user does")
struct ElementQueryTests {
    @Test("Controls are found by role and name, pressed, typed into and read")
    func controls() {
        let screen = Screen(400, 400) { Fight() }
        screen.button("Heal 5").press()
        #expect(screen.text("Hit points: 15").exists)
        screen.toggle("Stunned").press()
        #expect(screen.toggle("Stunned").states.contains(.checked))
        screen.textField("Name").type("Ada\n")
        #expect(screen.textField("Name").value == "Ada")
        #expect(screen.text("Submitted Ada").exists)
        screen.stepper("Round").increment()
        #expect(screen.stepper().value == "" && screen.text("Round 2").exists)
    }

    @Test("Several of a kind are told apart by place, by a part of their name and by state")
    func several() {
        let screen = Screen(300, 300) {
            Button("Delete") {}
            Button("Delete") {}.disabled(true)
            Button("Delete everything") {}
        }
        #expect(screen.button("Delete").count == 2)
        #expect(screen.button().containing("everything").label == "Delete everything")
        #expect(screen.button("Delete").without(.disabled).count == 1)
        #expect(screen.button("Delete")[1].states.contains(.disabled))
    }

    @Test("A failure lists the elements that there are")
    func failure() {
        let screen = Screen(300, 300) { Button("Save") {}.accessibilityIdentifier("save") }
        withKnownIssue {
            screen.button("Safe").press()
        } matching: { issue in
            issue.comments.contains {
                "\($0)".contains("There is no button “Safe”") && "\($0)".contains("button “Save”")
            }
        }
        withKnownIssue { screen.button("Save").increment() }
        #expect(screen.find().identified("save").label == "Save")
    }

    @Test(
        "A failure names the elements that are too many, and missing actions; a button takes no text"
    )
    func failures() {
        let screen = Screen(300, 300) {
            Button("Save") {}
            Button("Quit") {}
            Text("Label")
        }
        func fails(_ words: String, _ body: () -> Void) {
            withKnownIssue {
                body()
            } matching: { issue in
                issue.comments.contains { "\($0)".contains(words) }
            }
        }
        fails("There are 2 of button: button “Save”, button “Quit”.") { screen.button().press() }
        fails("It has no actions.") { screen.text("Label").press() }
        fails("button “Save” takes no text.") { screen.button("Save").type("x") }
    }

    @Test("A failed look at a property is reported at the line that looks for the element")
    func places() {
        let screen = Screen(300, 300) { Text("Label") }
        withKnownIssue {
            #expect(screen.button("Save").label == "")
        } matching: {
            $0.sourceLocation?.fileName == "ElementQueryTests.swift"
        }
    }

    @Test("An item of a list is called by its words")
    func items() {
        let screen = Screen(300, 300) {
            List(["Ada", "Ben"], id: \.self) { LabeledContent($0, value: "36") }
        }
        #expect(screen.find(.listItem).all.map(\.label) == ["Ada 36", "Ben 36"])
        #expect(screen.find(.listItem, "Ben 36").exists)
    }

    @Test("A reader says a sheet, an alert and a new title, and the focus when it returns")
    func dialogs() throws {
        let screen = Screen(400, 400) { Desk() }
        _ = screen.speech
        screen.button("Write").press()
        #expect(screen.speech.contains("New Letter, dialog"))
        screen.button("Cancel").press()
        screen.button("Burn").element()?.focus()
        screen.press(.space)
        #expect(screen.speech.contains("Burn all letters?, alert"))
        try #require(screen.popups.first).button("Keep").press()
        #expect(screen.speech.last == "Burn, button")
        screen.button("Help").press()
        #expect(screen.speech.last == "How to Write, dialog")
        screen.press(.escape)
        #expect(screen.speech.last == "Burn, button")
        screen.button("Rename").press()
        #expect(screen.speech.contains("Post"))
    }

    @Test("The words of a reader are those of the focus, its changes and announcements")
    func speech() async {
        let screen = Screen(400, 400) { Fight() }
        #expect(screen.speech.isEmpty)
        screen.press(.tab)
        #expect(screen.speech.last == "Name, entry")
        screen.press(.tab)
        #expect(screen.speech.last == "Heal 5, button")
        screen.press(.tab)
        #expect(screen.speech.last == "Stunned, check box, not checked")
        screen.press(.space)
        #expect(screen.speech.last == "checked")
    }

    @Test("The audit finds what is wrong, and nothing else")
    func audit() {
        let screen = Screen(400, 400) {
            Button("Good") {}.frame(width: 100, height: 40)
            Button {
            } label: {
                Color.red.frame(width: 40, height: 40)
            }
            Image("portrait_small.png")
            Text("pale").foregroundStyle(Color(white: 0.8))
            Text("Tap").onTapGesture {}.accessibilityAction {}
        }
        let rules = screen.accessibilityAudit().map(\.rule)
        #expect(Set(rules) == [.name, .image, .contrast, .role])
    }

    @Test("The audit finds what the keyboard or a reader does not reach")
    func reach() {
        func rules(@ViewBuilder of view: () -> some View) -> [AccessibilityProblem.Rule] {
            Screen(400, 400, content: view).accessibilityAudit().map(\.rule)
        }
        #expect(rules { Button("Secret") {}.accessibilityHidden(true) } == [.hidden])
        let star = Color.red.frame(width: 40, height: 40)
        #expect(rules { star.accessibilityRepresentation { Button("Play") {} } } == [.keyboard])
        #expect(
            rules {
                star.onTapGesture {}.accessibilityLabel("Play").accessibilityAddTraits(.isButton)
            } == [])
        #expect(rules { Button("Send") {}.accessibilityLabel("Post") } == [.labelInName])
        let letter = Text("A letter that is far too long").lineLimit(1).frame(width: 40)
        #expect(rules { letter.accessibilityLabel("Letter") } == [.truncation])
        #expect(rules { letter } == [])
        #expect(
            rules {
                Button("Behind") {}
                Text("Really?").accessibilityAddTraits(.isModal)
            } == [.hidden])
        var marked = AttributedString("Read the marked word here")
        if let word = marked.range(of: "marked word") {
            (marked[word].foregroundColor, marked[word].backgroundColor) = (.white, .black)
        }
        #expect(rules { Text(marked) } == [])
        marked.backgroundColor = .yellow
        if let word = marked.range(of: "Read") { marked[word].foregroundColor = .white }
        #expect(rules { Text(marked) } == [.contrast, .contrast])
    }
}

private struct Desk: View {
    @State private var isWriting = false
    @State private var asks = false
    @State private var helps = false
    @State private var title = "Desk"

    var body: some View {
        NavigationStack {
            VStack {
                Button("Write") { isWriting = true }
                Button("Burn") { asks = true }
                Button("Rename") { title = "Post" }
                Button("Help") { helps = true }
            }
            .navigationTitle(title)
        }
        .sheet(isPresented: $isWriting) {
            VStack {
                Text("New Letter")
                TextField("Subject", text: .constant(""))
                Button("Cancel") { isWriting = false }
            }
        }
        .sheet(isPresented: $helps) { Text("How to Write") }
        .alert("Burn all letters?", isPresented: $asks) {
            Button("Burn", role: .destructive) {}
            Button("Keep", role: .cancel) {}
        }
    }
}

private struct Fight: View {
    @State private var name = ""
    @State private var submitted = ""
    @State private var points = 10
    @State private var isStunned = false
    @State private var round = 1

    var body: some View {
        VStack {
            TextField("Name", text: $name).onSubmit { submitted = name }
            Text("Submitted \(submitted)")
            Text("Hit points: \(points)")
            Button("Heal 5") { points += 5 }
            Toggle("Stunned", isOn: $isStunned)
            Stepper("Round", value: $round)
            Text("Round \(round)")
        }
    }
}
