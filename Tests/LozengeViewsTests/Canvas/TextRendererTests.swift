import Foundation
import LozengeCore
import LozengeTesting
import LozengeText
import LozengeViews
import Observation
import Testing
import TextFixtures
import ViewFixtures

@Suite("Renderers of texts")
struct TextRendererTests {
    private struct Emphasis: TextAttribute {
        var strength = 1
    }

    /// The parts of a layout that a renderer was given.
    private final class Seen {
        var lines: [[String]] = []
        var marks: [Int?] = []
        var bounds: [CGRect] = []
        var phases: [Double] = []
        var directions: [LayoutDirection] = []
        nonisolated init() {}
    }

    private struct Recording: TextRenderer {
        let seen: Seen
        let text: String
        var phase = 0.0
        var draws = true

        var animatableData: Double {
            get { phase }
            set { phase = newValue }
        }

        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            let characters = Array(text)
            seen.lines = layout.map { line in
                line.map { run in
                    String(run.characterIndices.map { characters[index($0, layout)] })
                }
            }
            seen.marks = layout.flatMap { $0.map { $0[Emphasis.self]?.strength } }
            seen.bounds = layout.map(\.typographicBounds.rect)
            seen.directions = layout.flatMap { $0.map(\.layoutDirection) }
            seen.phases.append(phase)
            if draws { for line in layout { context.draw(line) } }
        }

        private func index(_ place: Text.Layout.CharacterIndex, _ layout: Text.Layout) -> Int {
            guard let first = layout.first?.first?.characterIndices.min() else { return 0 }
            return first.distance(to: place)
        }
    }

    @Test("Parts with other attributes are runs of their own, each character a slice")
    func runs() {
        let seen = Seen()
        let screen = Screen(300, 100) {
            (Text(verbatim: "one ") + Text(verbatim: "two").customAttribute(Emphasis(strength: 2))
                + Text(verbatim: " six").bold())
                .textRenderer(Recording(seen: seen, text: "one two six")).tagged("text")
        }
        #expect(screen.texts == ["one ", "two", " six"])
        #expect(seen.lines == [["one ", "two", " six"]])
        #expect(seen.marks == [nil, 2, nil])
        #expect(seen.directions == [.leftToRight, .leftToRight, .leftToRight])
        #expect(seen.bounds.first?.width == screen.frame(of: "text")?.width)
    }

    @Test("A text that is drawn whole by a renderer looks as it does without one")
    func same() {
        let text =
            Text(verbatim: "fine ") + Text(verbatim: "lines").underline().foregroundColor(.red)
        let plain = Screen(300, 100) { text.tagged("text") }
        let drawn = Screen(300, 100) {
            text.textRenderer(Recording(seen: Seen(), text: "fine lines")).tagged("text")
        }
        #expect(drawn.frame(of: "text") == plain.frame(of: "text"))
        #expect(drawn.texts == ["fine ", "lines"])
        let empty = Screen(300, 100) {
            text.textRenderer(Recording(seen: Seen(), text: "fine lines", draws: false))
        }
        #expect(empty.texts.isEmpty)
    }

    private struct Moving: View {
        let seen: Seen
        @State private var phase = 0.0
        var body: some View {
            VStack {
                Text(verbatim: "wave").textRenderer(
                    Recording(seen: seen, text: "wave", phase: phase))
                Button("go") { withAnimation(.linear(duration: 1)) { phase = 1 } }
            }
        }
    }

    @Test("The data of a renderer are animated")
    func animated() {
        let seen = Seen()
        let screen = Screen(300, 100) { Moving(seen: seen) }
        screen.click("go")
        for _ in 0..<5 { screen.advance(by: .milliseconds(100)) }
        #expect(seen.phases.contains { $0 > 0.2 && $0 < 0.8 }, "\(seen.phases)")
        screen.advance(by: .seconds(1))
        _ = screen.texts
        #expect(seen.phases.last == 1)
    }

    private struct Padded: TextRenderer {
        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            for line in layout {
                var line = line
                line.origin.x += 10
                context.draw(line)
            }
        }

        func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
            let size = text.sizeThatFits(proposal)
            return CGSize(width: size.width + 20, height: size.height)
        }
    }

    @Test("A renderer sets the size, and moves lines")
    func size() throws {
        let plain = try #require(Screen(300, 100) { Text(verbatim: "ab") }.frame(of: "ab"))
        let screen = Screen(300, 100) { Text(verbatim: "ab").textRenderer(Padded()).tagged("text") }
        #expect(screen.frame(of: "text")?.width == plain.width + 20)
        #expect(screen.frame(of: "ab")?.minX == plain.minX)
    }

    @Test("Ligatures, marks and emoji are one slice each; all glyphs are drawn once")
    func clusters() throws {
        let text = "office é👩‍👩‍👧 שלום"
        let seen = Seen()
        let engine = PangoTextEngine(
            scale: 1, cacheCapacity: 16 << 20, fontConfigurationFile: Fixtures.fonts)
        let screen = Screen(400, 100, textEngine: engine) {
            Text(verbatim: text).textRenderer(Recording(seen: seen, text: text))
        }
        #expect(!screen.texts.isEmpty)
        #expect(seen.lines.joined().joined().count == text.count)
        #expect(Set(seen.directions) == [.leftToRight, .rightToLeft])
    }
}
