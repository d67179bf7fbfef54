import Foundation
import LozengeTesting
import Observation
import RandomFixtures
import Testing

@testable import LozengeControls
@testable import LozengeViews

@Suite("The elements of a window that is read")
struct SemanticIndexTests {
    @Test(
        "After any edit the elements are those that a window described anew has", arguments: 0..<12)
    func randomEdits(number: Int) {
        var random = SeededGenerator(seed: Seeds.seed(UInt64(number + 1)))
        let model = Model()
        let screen = Screen(400, 600) { ModelView(model: model) }
        let reader = Reader(of: screen)
        for step in 0..<40 {
            model.edit(&random)
            reader.read()
            #expect(
                reader.outline == outline(of: screen),
                "seed \(number + 1), after step \(step) of \(model.lastEdit)")
        }
    }

    @Test("A changed text is described alone, and keeps its identity")
    func oneText() throws {
        let words = Words(count: 300)
        let screen = Screen(200, 200) {
            ScrollView {
                VStack {
                    ForEach(0..<300, id: \.self) { Text(words.words[$0]).frame(width: 150) }
                }
            }
        }
        let reader = Reader(of: screen)
        let id = try #require(reader.records.values.first { $0.properties.label == "word 7" }?.id)
        reader.updates = []
        words.words[7] = "changed"
        reader.read()
        let changed = reader.updates.flatMap(\.changed)
        #expect(Set(changed.map(\.id)) == [id] && changed.last?.properties.label == "changed")
        #expect(reader.updates.flatMap(\.removed).isEmpty)
    }

    @Test("Nothing is told while nothing changes, and nothing after the end")
    func silence() {
        let words = Words(count: 3)
        let screen = Screen(200, 200) { Text(words.words[0]) }
        let reader = Reader(of: screen)
        reader.updates = []
        reader.read()
        #expect(reader.updates.isEmpty)
        screen.client.observeSemantics(nil)
        words.words[0] = "other"
        reader.read()
        #expect(reader.updates.isEmpty)
    }

    @Test("The content of a box that has the keyboard is the focused element, and can be focused")
    func focusableContent() throws {
        let screen = Screen(200, 200) {
            Text("plain")
            Text("board").focusable()
        }
        let reader = Reader(of: screen)
        #expect(reader.focus == nil)
        screen.press(.tab)
        reader.read()
        #expect(reader.focus?.properties.label == "board")
        #expect(reader.focus?.properties.states == .focusable)
        let plain = try #require(reader.records.values.first { $0.properties.label == "plain" })
        #expect(plain.properties.states == [])
    }

    @Test("While an element is modal it is read alone, and so are its changes and the keyboard's")
    func modal() throws {
        let words = Words(count: 2)
        let screen = Screen(200, 200) { Asking(words: words) }
        let reader = Reader(of: screen)
        func labels() -> Set<String> {
            Set(reader.records.values.map(\.properties.label)).subtracting([""])
        }
        #expect(labels() == ["word 0", "Behind"])
        screen.press(.tab)
        #expect(reader.focus?.properties.label == "Behind")
        words.words[1] = "Really?"
        reader.read()
        #expect(labels() == ["Really?", "Yes"])
        #expect(reader.focus?.properties.states.contains(.modal) == true)
        words.words[0] = "changed"
        reader.read()
        #expect(labels() == ["Really?", "Yes"])
        #expect(screen.elements().map(\.label) == ["", "Really?", "Yes"])
        words.words[1] = "word 1"
        reader.read()
        #expect(labels() == ["changed", "Behind"])
        #expect(reader.focus?.properties.label == "Behind")
    }

    @Test("A view that stands for another is described again when its value changes")
    func representation() throws {
        let level = Level()
        let screen = Screen(200, 200) { LevelView(level: level) }
        let reader = Reader(of: screen)
        func value() -> String? {
            reader.records.values.first { $0.properties.role == .slider }?.properties.value
        }
        #expect(value() == "40%")
        level.value = 60
        reader.read()
        #expect(value() == "60%")
        screen.slider("Volume").increment()
        reader.read()
        #expect(value() == "65%")
        screen.slider("Volume").increment()
        reader.read()
        #expect(value() == "70%")
        let id = try #require(reader.records.values.first { $0.properties.role == .slider }?.id)
        screen.client.perform(.setValue(id, 20))
        reader.read()
        #expect(value() == "20%")
    }

    @Test("An element that is scrolled out of sight is there, and does not show")
    func scrolling() throws {
        let screen = Screen(200, 100) {
            ScrollView { VStack { ForEach(0..<50, id: \.self) { Text("row \($0)") } } }
        }
        let reader = Reader(of: screen)
        func isShowing(_ label: String) -> Bool? {
            reader.records.values.first { $0.properties.label == label }?.isShowing
        }
        #expect(isShowing("row 0") == true)
        #expect(isShowing("row 49") == false)
        screen.scroll(by: CGSize(width: 0, height: 10000), at: CGPoint(x: 100, y: 50))
        reader.read()
        #expect(isShowing("row 0") == false)
        #expect(isShowing("row 49") == true)
    }

    @Test("The focused element is known, in a list the row of the cursor")
    func focus() throws {
        let screen = Screen(300, 300) {
            TextField("Name", text: .constant(""))
            Button("Go") {}
        }
        let reader = Reader(of: screen)
        #expect(reader.focus == nil)
        screen.press(.tab)
        #expect(reader.focus?.properties.label == "Name")
        screen.press(.tab)
        #expect(reader.focus?.properties.label == "Go")
    }
}

// MARK: Views

@Observable private final class Words {
    var words: [String]

    init(count: Int) { words = (0..<count).map { "word \($0)" } }
}

@Observable private final class Level {
    var value = 40.0
}

private struct LevelView: View {
    @Bindable var level: Level

    var body: some View {
        Color.red.accessibilityRepresentation {
            Slider(value: $level.value, in: 0...100) { Text("Volume") }
        }
    }
}

private struct Asking: View {
    let words: Words

    var body: some View {
        Text(words.words[0])
        Button("Behind") {}
        if words.words[1].hasSuffix("?") {
            VStack {
                Text(words.words[1])
                Button("Yes") {}
            }
            .accessibilityElement(children: .contain)
            .accessibilityAddTraits(.isModal)
        }
    }
}

@Observable private final class Model {
    struct Row: Identifiable {
        let id: Int
        var title: String
        var isOn = false
        var isModal = false
    }

    var rows = (0..<4).map { Row(id: $0, title: "row \($0)") }
    var isFaint = false
    var isSectionShown = true
    var isCombined = false
    var isGrouped = false
    var priority = 0.0
    var label: String? = "named"
    var isHidden = false
    var isModal = false
    @ObservationIgnored var lastEdit = ""
    private var next = 10

    func edit(_ random: inout SeededGenerator) {
        let kind = Int.random(in: 0..<13, using: &random)
        lastEdit = "kind \(kind)"
        switch kind {
        case 0:
            rows.insert(
                Row(id: next, title: "row \(next)"),
                at: Int.random(in: 0...rows.count, using: &random))
            next += 1
        case 1: if !rows.isEmpty { rows.remove(at: Int.random(in: rows.indices, using: &random)) }
        case 2: rows.shuffle(using: &random)
        case 3: if !rows.isEmpty { rows[Int.random(in: rows.indices, using: &random)].title += "!" }
        case 4:
            if !rows.isEmpty { rows[Int.random(in: rows.indices, using: &random)].isOn.toggle() }
        case 5: isFaint.toggle()
        case 6: isSectionShown.toggle()
        case 7: isCombined.toggle()
        case 8: isGrouped.toggle()
        case 9: priority = Double(Int.random(in: -1...1, using: &random))
        case 10: isHidden.toggle()
        case 11: isModal.toggle()
        default:
            if !rows.isEmpty { rows[Int.random(in: rows.indices, using: &random)].isModal.toggle() }
        }
    }
}

private struct ModelView: View {
    let model: Model

    var body: some View {
        VStack {
            ForEach(model.rows) { row in
                HStack {
                    Text(row.title)
                    if row.isOn { Image(systemName: "star") }
                    Button("Delete \(row.title)") {}
                }
                .accessibilitySortPriority(row.id % 3 == 0 ? model.priority : 0)
                .accessibilityAddTraits(row.isModal ? .isModal : [])
                .contextMenu { Button("Copy") {} }
            }
            Group {
                Text("faint")
                Text("text")
            }
            .opacity(model.isFaint ? 0 : 1)
            if model.isSectionShown {
                ViewThatFits {
                    Text(model.rows.map(\.title).joined(separator: " ")).fixedSize()
                    Text("short")
                }
            }
            HStack {
                Text("one")
                Text("two")
            }
            .accessibilityElement(children: model.isCombined ? .combine : .contain)
            .accessibilityLabel("pair")
            .accessibilityAddTraits(model.isModal ? .isModal : [])
            .accessibilityHidden(model.isHidden)
            List(model.rows) { Text($0.title) }
                .accessibilitySortPriority(model.isGrouped ? 1 : 0)
        }
        .contextMenu { Button("Paste") {} }
    }
}

// MARK: Reading

/// A program that reads a window.
@MainActor
private final class Reader {
    private let screen: Screen
    private(set) var records: [SemanticID: SemanticRecord] = [:]
    private var roots: [SemanticID] = []
    private var focusID: SemanticID?
    var updates: [SemanticUpdate] = []

    init(of screen: Screen) {
        self.screen = screen
        screen.client.observeSemantics { [unowned self] in hear($0) }
        read()
    }

    private func hear(_ update: SemanticUpdate) {
        updates.append(update)
        for id in update.removed {
            #expect(records.removeValue(forKey: id) != nil, "removed without being told of")
        }
        for record in update.changed { records[record.id] = record }
        (roots, focusID) = (update.roots, update.focus)
    }

    /// Shows the changes and asks for the frames.
    func read() {
        _ = screen.displayList
        screen.advance(by: .seconds(1))
        screen.client.updateSemantics()
    }

    var focus: SemanticRecord? { focusID.flatMap { records[$0] } }

    /// The elements as lines, each indented below its parent.
    var outline: [String] { roots.flatMap { outline(of: $0, in: nil, depth: 0) } }

    private func outline(of id: SemanticID, in parent: SemanticID?, depth: Int) -> [String] {
        guard let record = records[id] else { return ["missing"] }
        guard record.parent == parent else { return ["wrong parent of \(record.properties.label)"] }
        let indent = String(repeating: "  ", count: depth)
        let actions = record.actions.map { "\($0)" }.joined(separator: ", ")
        return [
            "\(indent)\(record.properties.role) \(record.properties.label) \(record.frame) \(actions)"
        ]
            + record.children.flatMap { outline(of: $0, in: id, depth: depth + 1) }
    }
}

@MainActor private func outline(of screen: Screen) -> [String] {
    func lines(_ element: SemanticElement, _ depth: Int) -> [String] {
        let indent = String(repeating: "  ", count: depth)
        let actions = element.actions.map { "\($0.kind)" }.joined(separator: ", ")
        return ["\(indent)\(element.role) \(element.label) \(element.frame) \(actions)"]
            + element.children.inReadingOrder.flatMap { lines($0, depth + 1) }
    }
    return screen.client.root.readElements.flatMap { lines($0, 0) }
}
