import Accessibility
import LozengeTesting
import SwiftUI
import Testing
import WaitingFixtures

@Suite("The words that an app says to a reader")
struct AccessibilityVocabularyTests {
    @Test("The first action is that of a press, in whatever order they are set")
    func defaultAction() {
        let screen = Screen(100, 100) {
            Text("Mail").accessibilityAction(named: "Archive") {}.accessibilityAction {}
        }
        #expect(screen.find(nil, "Mail").element()?.actions == ["activate", "Archive"])
    }

    @Test("A label for several views makes a group of them; for a shape, an element")
    func groups() {
        let screen = Screen(300, 200) {
            VStack {
                Text("one")
                Text("two")
            }
            .accessibilityLabel("pair")
            Circle().frame(width: 20, height: 20).accessibilityLabel("dot")
        }
        let group = screen.find(.group, "pair")
        #expect(group.element()?.children.map(\.label) == ["one", "two"])
        #expect(screen.find(.group, "dot").exists)
    }

    @Test("A view that only a reader sees stands for the content, and is operated")
    func representation() {
        let screen = Screen(300, 200) { Volume() }
        #expect(screen.slider("Volume").value == "40%")
        screen.slider("Volume").increment()
        #expect(screen.text("45").exists)
        #expect(screen.slider("Volume").value == "45%")
        #expect(screen.slider("Volume").element()?.frame.size == CGSize(width: 100, height: 40))
    }

    @Test("Children that only a reader sees are inside the element")
    func children() {
        let screen = Screen(300, 200) {
            Canvas { _, _ in }.accessibilityLabel("Chart").accessibilityChildren {
                Text("Monday: 3")
                Text("Tuesday: 5")
            }
        }
        #expect(
            screen.find(.group, "Chart").element()?.children.map(\.label) == [
                "Monday: 3", "Tuesday: 5",
            ])
    }

    @Test("Actions are named by texts, views and buttons; scrolling and zooming are actions, too")
    func actions() {
        var done: [String] = []
        let screen = Screen(300, 200) {
            Text("Map")
                .accessibilityAction(AccessibilityActionKind(named: Text("Share"))) {
                    done.append("share")
                }
                .accessibilityAction {
                    done.append("pin")
                } label: {
                    Label("Pin", systemImage: "pin")
                }
                .accessibilityActions {
                    Button("Copy") { done.append("copy") }
                    Button("Print") { done.append("print") }
                }
                .accessibilityScrollAction { done.append("scroll \($0)") }
                .accessibilityZoomAction { done.append("zoom \($0.direction)") }
        }
        let map = screen.text("Map")
        for action in ["Share", "Pin", "Copy", "Print", "Scroll Down", "Zoom In"] {
            map.perform(action)
        }
        #expect(done == ["share", "pin", "copy", "print", "scroll bottom", "zoom zoomIn"])
    }

    @Test("A click of a gesture is an action")
    func clicks() {
        var clicks = 0
        let screen = Screen(300, 200) {
            Text("Tap").onTapGesture { clicks += 1 }.accessibilityAddTraits(.isButton)
            Text("Twice").onTapGesture(count: 2) {}
        }
        screen.button("Tap").press()
        #expect(clicks == 1)
        #expect(screen.text("Twice").element()?.actions == [])
    }

    @Test("The app moves a reader to an element, and knows where the keyboard is")
    func focusState() {
        let screen = Screen(300, 200) { Saving() }
        #expect(screen.speech == [])
        screen.button("Save").press()
        #expect(screen.speech.last == "Saved")
        #expect(screen.text("on message").exists)
        screen.press(.tab)
        #expect(screen.speech.last == "Save, button")
        #expect(screen.text("elsewhere").exists)
    }

    @Test("A list of places is gone through by two actions")
    func rotor() {
        let screen = Screen(300, 100) { Letters() }
        _ = screen.speech
        let list = screen.find(.group)
        list.perform("Next Vowels")
        #expect(screen.speech.last == "a")
        list.perform("Next Vowels")
        #expect(screen.speech.last == "e")
        list.perform("Next Vowels")
        #expect(screen.speech.last == "u")
        list.perform("Previous Vowels")
        #expect(screen.speech.last == "e")
    }

    @Test(
        "A label is made of views, among them the label without it; a part of a text is read in other words"
    )
    func labels() {
        let screen = Screen(300, 200) { Portrait() }
        #expect(screen.image("Portrait of, ada, 0").exists)
        screen.button("Grow").press()
        #expect(screen.image("Portrait of, ada, 1").exists)
        #expect(screen.text("Meet at half past eight").exists)
        #expect(screen.heading("Chapter").element()?.headingLevel == 2)
    }

    @Test("A badge is the value of its row")
    func badge() {
        let screen = Screen(300, 200) {
            List { Text("Inbox").badge(12) }
        }
        #expect(screen.text("Inbox").value == "12")
    }

    @Test("An announcement is said")
    func announcement() async throws {
        let screen = Screen(300, 200) { Text("a") }
        _ = screen.speech
        var text = AttributedString("Goblin was hit")
        text.accessibilitySpeechAnnouncementPriority = .high
        AccessibilityNotification.Announcement(text).post()
        try await wait(for: "the words") { screen.speech.contains("Goblin was hit") }
    }
}

private struct Portrait: View {
    @State private var size = 0

    var body: some View {
        Image(systemName: "ada").accessibilityLabel { label in
            Text("Portrait of")
            label
            Text("\(size)")
        }
        Button("Grow") { size += 1 }
        Text("Meet at ") + Text("8½").accessibilityLabel("half past eight")
        Text("Chapter").accessibilityHeading(.h2)
    }
}

private struct Volume: View {
    @State private var volume = 40.0

    var body: some View {
        VStack {
            Rectangle().frame(width: 100, height: 40)
                .accessibilityRepresentation {
                    Slider(value: $volume, in: 0...100) { Text("Volume") }
                }
            Text("\(Int(volume))")
        }
    }
}

private struct Saving: View {
    @AccessibilityFocusState private var isOnMessage: Bool

    var body: some View {
        VStack {
            Text("Saved").accessibilityFocused($isOnMessage)
            Text(isOnMessage ? "on message" : "elsewhere")
            Button("Save") { isOnMessage = true }
        }
    }
}

private struct Letters: View {
    private let letters = ["a", "b", "c", "d", "e", "f", "u"]

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(letters, id: \.self) { Text($0).frame(height: 60) }
            }
        }
        .accessibilityRotor("Vowels") {
            ForEach(letters, id: \.self) { letter in
                if "aeiou".contains(letter) { AccessibilityRotorEntry(letter, id: letter) }
            }
        }
    }
}
