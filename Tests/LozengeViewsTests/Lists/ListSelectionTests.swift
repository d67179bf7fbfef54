import Foundation
import LozengeCore
import LozengeTesting
import Observation
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("Selection in a list")
struct ListSelectionTests {
    @Observable
    final class Model {
        var one: Int?
        var many: Set<Int> = []
        var always = 1
        var count = 5
    }

    private func list(_ model: Model, many: Bool) -> Screen {
        struct Rows: View {
            let count: Int
            var body: some View {
                ForEach(0..<count, id: \.self) { Text(verbatim: "r\($0)") }
            }
        }
        struct Lists: View {
            @Bindable var model: Model
            let many: Bool
            var body: some View {
                if many {
                    List(selection: $model.many) { Rows(count: model.count) }
                } else {
                    List(selection: $model.one) { Rows(count: model.count) }
                }
            }
        }
        return Screen(200, 240) { Lists(model: model, many: many) }
    }

    private func click(_ name: String, _ screen: Screen, _ modifiers: KeyModifiers = []) {
        guard let frame = screen.frame(of: name) else {
            Issue.record("There is no \(name).")
            return
        }
        let point = CGPoint(x: frame.midX, y: frame.midY)
        screen.drag(from: point, to: point, modifiers: modifiers)
    }

    private func selected(_ screen: Screen) -> [String] {
        screen.elements(.listItem).filter { $0.states.contains(.selected) }
            .compactMap { $0.texts.first }
    }

    @Test("Down goes on past a tall header that is out of sight")
    func pastHeader() {
        struct Sections: View {
            @Bindable var model: Model
            var body: some View {
                List(selection: $model.one) {
                    ForEach(0..<4, id: \.self) { section in
                        Section {
                            ForEach(0..<6, id: \.self) { Text("r\($0)").tag(section * 6 + $0) }
                        } header: {
                            Text("Section").frame(height: 90)
                        }
                    }
                }
            }
        }
        let model = Model()
        model.one = 0
        let screen = Screen(200, 240) { Sections(model: model) }
        screen.press(.tab)
        for row in 1..<24 {
            screen.press(.downArrow)
            screen.advance(by: .seconds(1))
            #expect(model.one == row)
        }
        for row in (0..<23).reversed() {
            screen.press(.upArrow)
            screen.advance(by: .seconds(1))
            #expect(model.one == row)
        }
    }

    @Test("A click selects a row, Ctrl deselects it, the empty part deselects all")
    func single() {
        let model = Model()
        let screen = list(model, many: false)
        click("r2", screen)
        #expect(model.one == 2)
        #expect(selected(screen) == ["r2"])
        click("r3", screen)
        #expect(model.one == 3)
        click("r3", screen, .control)
        #expect(model.one == nil)
        #expect(selected(screen) == [])
        click("r1", screen, .shift)
        #expect(model.one == 1)
        screen.click(at: CGPoint(x: 100, y: 230))
        #expect(model.one == nil)
        model.one = 4
        #expect(selected(screen) == ["r4"])
    }

    @Test("Ctrl adds rows to a set, Shift takes the rows between")
    func multiple() {
        let model = Model()
        let screen = list(model, many: true)
        click("r1", screen)
        click("r3", screen, .control)
        #expect(model.many == [1, 3])
        click("r3", screen, .control)
        #expect(model.many == [1])
        // The anchor is the row that was deselected.
        click("r4", screen, .shift)
        #expect(model.many == [3, 4])
        click("r0", screen, .shift)
        #expect(model.many == [0, 1, 2, 3])
        click("r4", screen, [.control, .shift])
        #expect(model.many == [0, 1, 2, 3, 4])
        click("r2", screen)
        #expect(model.many == [2])
    }

    @Test("The arrow keys move the selection, with Shift they extend it")
    func arrows() {
        let model = Model()
        let screen = list(model, many: true)
        screen.press(.tab)
        screen.press(.downArrow)
        #expect(model.many == [0])
        screen.press(.downArrow)
        #expect(model.many == [1])
        screen.press(.downArrow, modifiers: .shift)
        #expect(model.many == [1, 2])
        screen.press(.upArrow, modifiers: .shift)
        screen.press(.upArrow, modifiers: .shift)
        #expect(model.many == [0, 1])
        // At the end nothing.
        screen.press(.upArrow)
        #expect(model.many == [0, 1])
        screen.press(.downArrow)
        #expect(model.many == [1])
        screen.press(.downArrow, modifiers: .control)
        screen.press(.downArrow, modifiers: .control)
        #expect(model.many == [1])
        screen.press(.space, modifiers: .control)
        #expect(model.many == [1, 3])
        screen.press(.character("a"), modifiers: .control)
        #expect(model.many == [0, 1, 2, 3, 4])
        screen.press(.character("a"), modifiers: [.control, .shift])
        #expect(model.many == [])
    }

    @Test("Home, End and pages reach rows that do not exist yet")
    func far() {
        let model = Model()
        model.count = 10_000
        let screen = list(model, many: true)
        screen.press(.tab)
        screen.press(.end)
        #expect(model.many == [9999])
        #expect(screen.frame(of: "r9999").map { $0.maxY <= 240 } == true)
        screen.press(.pageUp)
        #expect(model.many.first.map { (9990...9995).contains($0) } == true)
        screen.press(.home)
        #expect(model.many == [0])
        screen.press(.pageDown)
        #expect(model.many.first.map { (5...7).contains($0) } == true)
        screen.press(.end, modifiers: .shift)
        #expect(model.many.count > 9990)
        screen.press(.character("a"), modifiers: .control)
        #expect(model.many.count == 10_000)
    }

    @Test("Typed letters select the next row that begins with them")
    func letters() {
        struct Names: View {
            @State private var name: String? = nil
            var body: some View {
                List(["Apple", "Ananas", "Élan", "Banana"], id: \.self, selection: $name) {
                    Text($0)
                }
                Text(name ?? "none").accessibilityIdentifier("selected")
            }
        }
        let screen = Screen(200, 240) { Names() }
        func chosen() -> String? { screen.elements().first { $0.identifier == "selected" }?.label }
        screen.press(.tab)
        screen.type("a")
        #expect(chosen() == "Apple")
        screen.type("a")
        #expect(chosen() == "Ananas")
        screen.advance(by: .seconds(2))
        screen.type("an")
        #expect(chosen() == "Ananas")
        screen.advance(by: .seconds(2))
        screen.type("e")
        #expect(chosen() == "Élan")
    }

    @Test("Letters are compared with the text of a row, and not with the hidden label of a control")
    func lettersBesideControls() {
        struct Tasks: View {
            @State private var name: String? = nil
            var body: some View {
                List(["Bread", "Dill"], id: \.self, selection: $name) { name in
                    HStack {
                        Toggle("Done", isOn: .constant(false)).labelsHidden()
                        Text(name)
                    }
                }
                Text(name ?? "none").accessibilityIdentifier("selected")
            }
        }
        let screen = Screen(200, 240) { Tasks() }
        screen.press(.tab)
        screen.type("d")
        #expect(screen.elements().first { $0.identifier == "selected" }?.label == "Dill")
    }

    @Test(
        "Letters are compared with the text that a row has for them, and with its first text without one"
    )
    func letterEquivalents() {
        struct People: View {
            @State private var name: String? = nil
            var body: some View {
                List(["Ada Byron", "Carl Gauss", "Bell"], id: \.self, selection: $name) { name in
                    Text(name).typeSelectEquivalent(
                        name.split(separator: " ").dropFirst().last.map { Text($0) })
                }
                Text(name ?? "none").accessibilityIdentifier("selected")
            }
        }
        let screen = Screen(200, 240) { People() }
        func chosen() -> String? { screen.elements().first { $0.identifier == "selected" }?.label }
        screen.press(.tab)
        screen.type("g")
        #expect(chosen() == "Carl Gauss")
        screen.advance(by: .seconds(2))
        screen.type("by")
        #expect(chosen() == "Ada Byron")
        screen.advance(by: .seconds(2))
        screen.type("be")
        #expect(chosen() == "Bell")
        screen.advance(by: .seconds(2))
        screen.type("ca")
        #expect(chosen() == "Bell")
    }

    @Test("Typed letters find rows that are far away, and round from the end, also in sections")
    func farLetters() throws {
        struct Words: View {
            let inSections: Bool
            let appeared: (Int) -> Void
            @State private var chosen: Int? = nil

            init(inSections: Bool, appeared: @escaping (Int) -> Void) {
                (self.inSections, self.appeared) = (inSections, appeared)
            }

            private func word(_ index: Int) -> String {
                [0: "Start", 700: "Zebra 1", 1500: "Zebra 2"][index] ?? "Word \(index)"
            }

            var body: some View {
                List(selection: $chosen) {
                    if inSections {
                        ForEach(0..<20, id: \.description) { section in
                            Section("Part \(section)") { rows(100 * section..<100 * section + 100) }
                        }
                    } else {
                        rows(0..<2000)
                    }
                }
                Text(verbatim: "chosen \(chosen ?? -1)")
            }

            private func rows(_ range: Range<Int>) -> some View {
                ForEach(range, id: \.self) { index in
                    Text(word(index)).onAppear { appeared(index) }
                }
            }
        }
        for inSections in [false, true] {
            var appeared: Set<Int> = []
            let screen = Screen(200, 240) {
                Words(inSections: inSections) { appeared.insert($0) }
            }
            screen.press(.tab)
            screen.press(.home)
            func typed(_ letters: String, chooses index: Int, _ word: String) {
                screen.advance(by: .seconds(2))
                screen.type(letters)
                screen.advance(by: .milliseconds(20))
                #expect(screen.texts.contains("chosen \(index)"), "\(letters)")
                #expect(screen.texts.contains(word), "\(letters), in sections: \(inSections)")
            }
            typed("z", chooses: 700, "Zebra 1")
            typed("z", chooses: 1500, "Zebra 2")
            typed("z", chooses: 700, "Zebra 1")
            typed("start", chooses: 0, "Start")
            typed("word 1999", chooses: 1999, "Word 1999")
            #expect(!appeared.contains(1000), "rows that are only searched do not appear")
        }
    }

    @Test("A tag counts before an id; another type is no selection; a disabled row is none")
    func values() {
        struct Tagged: View {
            @State private var name: String? = nil
            var body: some View {
                List(selection: $name) {
                    ForEach(0..<2, id: \.self) { Text(verbatim: "t\($0)").tag("tag\($0)") }
                    Text("optional").tag(Optional("some"))
                    Text("other").tag(7)
                    Text("off").tag("off").selectionDisabled()
                }
                Text(name ?? "none").accessibilityIdentifier("selected")
            }
        }
        let screen = Screen(200, 240) { Tagged() }
        func chosen() -> String? { screen.elements().first { $0.identifier == "selected" }?.label }
        click("t1", screen)
        #expect(chosen() == "tag1")
        click("optional", screen)
        #expect(chosen() == "some")
        click("other", screen)
        #expect(chosen() == "some")
        click("off", screen)
        #expect(chosen() == "some")
    }

    @Test("The id of a collection around a list is no value of its rows")
    func outerCollection() {
        let screen = Screen(200, 200) {
            ForEach(0..<1) { _ in
                List(selection: .constant(Set([0]))) {
                    Text("tagged").tag(0)
                    Text("plain")
                }
            }
        }
        let items = screen.elements(.listItem)
        #expect(items.map { $0.states.contains(.selected) } == [true, false])
    }

    @Test("Keys go on over rows with equal values; a value without a row selects nothing")
    func equalValues() {
        struct Equal: View {
            @State private var name: String? = "gone"
            var body: some View {
                List(selection: $name) {
                    Text("a").tag("a")
                    Text("b").tag("b")
                    Text("b again").tag("b")
                    Text("c").tag("c")
                }
                Text(name ?? "none").accessibilityIdentifier("selected")
            }
        }
        let screen = Screen(200, 240) { Equal() }
        func chosen() -> String? { screen.elements().first { $0.identifier == "selected" }?.label }
        #expect(chosen() == "gone" && selected(screen) == [])
        click("a", screen)
        screen.press(.downArrow)
        #expect(chosen() == "b")
        screen.press(.downArrow)
        #expect(chosen() == "c")
        screen.press(.upArrow)
        screen.press(.upArrow)
        #expect(chosen() == "a")
    }

    @Test("A required selection cannot be removed")
    func required() {
        struct Required: View {
            @Bindable var model: Model
            var body: some View {
                List(selection: $model.always) {
                    ForEach(0..<3, id: \.self) { Text(verbatim: "r\($0)") }
                }
            }
        }
        let model = Model()
        let screen = Screen(200, 240) { Required(model: model) }
        click("r2", screen)
        click("r2", screen, .control)
        screen.click(at: CGPoint(x: 100, y: 230))
        #expect(model.always == 2)
    }
}

extension Screen.Element {
    /// The texts in this element.
    var texts: [String] { semantics.flattened.map(\.label).filter { !$0.isEmpty } }
}
