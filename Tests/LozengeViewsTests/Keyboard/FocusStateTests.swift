import Foundation
import LozengeCore
import LozengeTesting
import Testing
import ViewFixtures

@Suite("FocusState")
struct FocusStateTests {
    private enum Field: Hashable { case name, place, missing }

    private struct Form: View {
        let diary: Diary
        @FocusState private var field: Field?
        @State private var isMore = false
        var body: some View {
            VStack {
                Text("\(field.map { "\($0)" } ?? "none")")
                Text("field").focusable().focused($field, equals: .name)
                Button("place") { diary.note("place") }.focused($field, equals: .place)
                if isMore { Button("more") {}.focused($field, equals: .missing) }
                Button("other") {}
            }
            .onChange(of: field) { diary.note($1.map { "\($0)" } ?? "none") }
            .onReceive(wishes) { wish in
                if wish == .missing { isMore = true }
                field = wish
            }
        }
        let wishes: PassthroughSubject<Field?, Never>
        static let wishes = PassthroughSubject<Field?, Never>()
    }

    private func form() -> (Screen, Diary, PassthroughSubject<Field?, Never>) {
        let (diary, wishes) = (Diary(), PassthroughSubject<Field?, Never>())
        return (Screen(200, 200) { Form(diary: diary, wishes: wishes) }, diary, wishes)
    }

    @Test("The value follows the focus, with one change for each move")
    func follows() {
        let (screen, diary, _) = form()
        for _ in 0..<3 { screen.press(.tab) }
        #expect(diary.lines == ["name", "place", "none"])
        screen.press(.tab, modifiers: .shift)
        #expect(screen.words.first == "place")
    }

    @Test("Setting the value moves the focus, also to a new view, and removes it")
    func moves() throws {
        let (screen, diary, wishes) = form()
        wishes.send(.place)
        #expect(screen.words.first == "place" && screen.focus != nil)
        screen.press(.space)
        #expect(diary.lines == ["place", "place"])
        wishes.send(.missing)
        #expect(screen.words.first == "missing")
        wishes.send(nil)
        #expect(screen.words.first == "none" && screen.focus == nil)
    }

    @Test("A row that is added to a list gets the focus at once")
    func newRow() {
        struct Fields: View {
            @State private var items = [1, 2]
            @FocusState private var focus: Int?

            var body: some View {
                VStack {
                    Button("Add") {
                        items.append(3)
                        focus = 3
                    }
                    Button("Wrong") { focus = 99 }
                    List(items, id: \.self) { number in
                        TextField("\(number)", text: .constant("text \(number)"))
                            .focused($focus, equals: number)
                    }
                    Text("focus \(focus ?? -1)")
                }
            }
        }
        let screen = Screen(200, 300) { Fields() }
        screen.click("Add")
        #expect(screen.text("focus 3").exists)
        screen.click("Wrong")
        #expect(screen.text("focus 3").exists)
    }

    @Test("A focusable view gets the focus by a click")
    func click() {
        let (screen, _, _) = form()
        screen.click("field")
        #expect(screen.words.first == "name")
        #expect(!screen.isFocusVisible)
        // A button does not change the focus.
        screen.click("place")
        #expect(screen.words.first == "name")
    }

    private struct Single: View {
        @FocusState private var isFocused: Bool
        @State private var isShown = true
        @State private var count = 0
        var body: some View {
            VStack {
                Text(isFocused ? "yes" : "no")
                if isShown { Color.red.focusable().focused($isFocused) }
                Button("ask") { isFocused = true }
                Button("leave") { isFocused = false }
                Button("hide") { isShown = false }
            }.defaultFocus($isFocused, true)
        }
    }

    @Test("defaultFocus sets the first focus; a removed view loses it")
    func byDefault() {
        let screen = Screen(200, 200) { Single() }
        #expect(screen.words.first == "yes")
        screen.click("leave")
        #expect(screen.words.first == "no")
        screen.click("ask")
        #expect(screen.words.first == "yes")
        screen.click("hide")
        #expect(screen.words.first == "no" && screen.focus == nil)
        screen.click("ask")
        #expect(screen.words.first == "no")
    }

    @Test("A view knows whether a container has the focus, and only readers are updated")
    func environment() {
        struct Marked: View {
            @Environment(\.isFocused) private var isFocused
            var body: some View { Text(isFocused ? "focused" : "free") }
        }
        let screen = Screen(200, 200) {
            VStack {
                Marked().focusable()
                Marked()
                Button("button") {}
            }
        }
        #expect(screen.words.prefix(2) == ["free", "free"])
        #expect(screen.evaluations { screen.press(.tab) } == 1)
        #expect(screen.words.prefix(2) == ["focused", "free"])
        #expect(screen.evaluations { screen.press(.tab) } == 1)
        #expect(screen.words.prefix(2) == ["free", "free"])
    }
}
