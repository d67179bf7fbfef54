import Foundation
import LozengeCore
import LozengeTesting
import RandomFixtures
import Testing

@testable import LozengeViews

@Suite("Whatever a user does")
struct RandomEventTests {
    /// What the window shows, so that a lost update is seen.
    private final class Model: ObservableObject {
        @Published var text = "text"
        @Published var count = 0
        @Published var isOn = false
        @Published var level = 0.5
        @Published var rows = Array(0..<60)
        @Published var isMore = false

        /// As the window writes it.
        var summary: String { "\(text)|\(count)|\(isOn)|\((level * 1000).rounded())|\(rows.count)" }
    }

    private struct Everything: View {
        @ObservedObject var model: Model
        @FocusState private var field: Int?
        @GestureState private var drag = CGSize.zero
        @State private var hover = false
        @State private var key = ""
        @Environment(\.scenePhase) private var phase

        var body: some View {
            HStack {
                VStack {
                    Text(verbatim: model.summary)
                    Text(verbatim: "\(phase) \(drag.width) \(hover) \(key) \(field ?? -1)")
                    TextField("Text", text: $model.text).focused($field, equals: 1)
                    TextField("Count", value: $model.count, format: .number)
                        .focused($field, equals: 2)
                    Toggle("On", isOn: $model.isOn)
                    Stepper("Count", value: $model.count, in: -5...50)
                    Slider(value: $model.level)
                    Button("More") { model.isMore.toggle() }.keyboardShortcut("m")
                    Button("Focus") { field = model.isOn ? 1 : 2 }.keyboardShortcut(.defaultAction)
                    if model.isMore {
                        Color.red.frame(height: 20).focusable()
                            .onKeyPress {
                                key = $0.characters; return .handled
                            }
                            .onHover { hover = $0 }
                            .gesture(
                                DragGesture().updating($drag) {
                                    $1 = $0.translation; _ = $2
                                })
                    }
                }
                ScrollViewReader { reader in
                    ScrollView {
                        LazyVStack {
                            ForEach(model.rows, id: \.self) { row in
                                RandomRow(number: row) { model.rows.removeAll { $0 == row } }
                            }
                        }
                    }
                    .onChange(of: model.count) { reader.scrollTo($1) }
                }
                ScrollView([.horizontal, .vertical]) {
                    Text("far").frame(width: 300, height: 300).onTapGesture { model.count += 1 }
                }
            }
        }
    }

    private struct RandomRow: View {
        let number: Int
        let remove: () -> Void
        @State private var taps = 0
        var body: some View {
            HStack {
                Button("\(number): \(taps)") { taps += 1 }
                Button("×", action: remove)
            }
            .frame(height: 20 + CGFloat(number % 4) * 5)
            .onTapGesture(count: 2) { taps = 0 }
            .onLongPressGesture { taps = -1 }
        }
    }

    private final class Backend: UnseenWindow {
        override func requestText(
            from clipboard: Clipboard, _ receive: @escaping @MainActor (String?) -> Void
        ) { receive("pasted\n") }
    }

    private struct Events {
        var generator: SeededGenerator
        var size = CGSize(width: 600, height: 400)

        private mutating func point() -> CGPoint {
            CGPoint(
                x: .random(in: -20...size.width + 20, using: &generator),
                y: .random(in: -20...size.height + 20, using: &generator))
        }

        private mutating func key() -> KeyEvent {
            let keys: [Key] = [
                .tab, .tab, .return, .space, .escape, .delete, .deleteForward, .upArrow, .downArrow,
                .leftArrow, .rightArrow, .home, .end, .pageUp, .pageDown, .character("m"),
                .character("z"), .character("v"), .character("a"), .character("7"),
                .character("é"), .character("א"),
            ]
            let key = keys.randomElement(using: &generator) ?? .tab
            let modifiers: [KeyModifiers] = [[], [], [], .shift, .control, [.control, .shift]]
            let held = modifiers.randomElement(using: &generator) ?? []
            var characters = ""
            if case .character(let character) = key, held.isEmpty { characters = "\(character)" }
            return KeyEvent(
                key, modifiers: held, characters: characters,
                phase: [.down, .down, .repeat, .up].randomElement(using: &generator) ?? .down)
        }

        mutating func next() -> InputEvent {
            switch Int.random(in: 0..<20, using: &generator) {
            case 0..<4:
                return .pointerDown(
                    .primary, at: point(), clicks: .random(in: 1...3, using: &generator),
                    modifiers: Bool.random(using: &generator) ? [] : .shift)
            case 4..<7: return .pointerUp(.primary, at: point())
            case 7..<9: return .pointerMoved(to: point())
            case 9: return .pointerExited
            case 10: return .pointerDown(.secondary, at: point())
            case 11:
                return .scroll(
                    by: CGSize(
                        width: .random(in: -90...90, using: &generator),
                        height: .random(in: -300...300, using: &generator)), at: point())
            case 12: return .focused(.random(using: &generator))
            case 13: return .shown(.random(in: 0..<4, using: &generator) > 0)
            case 14:
                return .text(.typed(["x", "字", "👩‍👩‍👧", ""].randomElement(using: &generator) ?? ""))
            case 15:
                return .text(
                    .composing(
                        Bool.random(using: &generator)
                            ? nil : Composition("かな", caret: 3, emphasized: [0..<3])))
            default: return .key(key())
            }
        }
    }

    @Test(
        "Events by chance, states by chance, sizes by chance: nothing is lost, and nothing ends it")
    func random() {
        let seed = Seeds.seed(100)
        var events = Events(generator: SeededGenerator(seed: seed))
        let model = Model()
        let textSize = TextSizeSetting()
        let runtime = WindowRuntime(
            Everything(model: model), textEngine: GridTextEngine(), pictures: NoPictures(),
            textSize: textSize)
        let backend = Backend()
        runtime.attach(to: backend)
        for step in 0..<Seeds.count("LOZENGE_EVENTS", 6000) {
            switch Int.random(in: 0..<60, using: &events.generator) {
            case 0:
                events.size = CGSize(
                    width: .random(in: 1...900, using: &events.generator),
                    height: .random(in: 1...700, using: &events.generator))
            case 1:
                model.rows = (0..<Int.random(in: 0...300, using: &events.generator)).shuffled(
                    using: &events.generator)
            case 2: model.isMore.toggle()
            case 3: model.count = .random(in: 0...60, using: &events.generator)
            case 4: backend.time += .milliseconds(.random(in: 0...900, using: &events.generator))
            default: runtime.handle(events.next())
            }
            guard Bool.random(using: &events.generator) else { continue }
            backend.time += .milliseconds(8)
            let list = runtime.makeDisplayList(in: events.size, at: backend.time)
            // What is asked for again at once is the next frame's: a few of them settle everything.
            guard step % 16 == 0 else { continue }
            var last = list
            for _ in 0..<6 { last = runtime.makeDisplayList(in: events.size, at: backend.time) }
            let words = last.primitives.compactMap {
                if case .text(let layout, _, _) = $0 { layout.text.string } else { nil }
            }
            #expect(words.contains(model.summary), "seed \(seed), step \(step)")
            #expect(!runtime.tree.needsUpdate, "seed \(seed), step \(step)")
        }
        let tree = runtime.tree
        runtime.close()
        #expect(tree.focus.node == nil && tree.hovered.isEmpty && tree.press == nil)
    }
}
