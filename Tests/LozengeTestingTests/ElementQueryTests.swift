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
