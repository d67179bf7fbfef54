import Foundation
import LozengeCore
import LozengeViews
import Observation
import Testing
import TextFixtures
import TimeFixtures

@testable import LozengeText

@Suite("Windows with long texts", .serialized)
struct LongTextTests {
    /// A window of 400 × 300 points, and the time it is open.
    private final class Window {
        let engine = PinnedFonts.engine()
        private let runtime: WindowRuntime
        private(set) var time = Duration.zero

        init(@ViewBuilder _ content: () -> some View) {
            runtime = WindowRuntime(
                AnyView(content()), textEngine: engine, pictures: NoPictures(),
                textSize: TextSizeSetting())
        }

        /// Draws a frame and returns its lines from top to bottom.
        @discardableResult
        func draw() -> [String] {
            let list = runtime.makeDisplayList(in: CGSize(width: 400, height: 300), at: time)
            var lines: [String] = []
            for case .text(let layout, _, _) in list.primitives {
                lines += layout.lines.map(\.string)
            }
            return lines
        }

        /// Draws frames until none is due; returns their number.
        func rest() -> Int {
            var frames = 0
            while let next = runtime.nextUpdate, frames < 10_000 {
                time = max(time, next)
                draw()
                frames += 1
            }
            return frames
        }
    }

    private static let megabyte = RepeatedText(
        "The quick brown fox jumps over the lazy dog. ", 22_500
    ).string

    private struct Counter: View {
        let text: Text
        @Bindable var model: Model
        var body: some View {
            VStack {
                Text(verbatim: "count \(model.count)")
                ScrollView { text }
            }
        }
    }

    @Observable
    final class Model {
        var count = 0
    }

    @Observable
    final class Words {
        var text = LongTextTests.megabyte
    }

    private struct Page: View {
        let words: Words
        var body: some View { ScrollView { Text(verbatim: words.text) } }
    }

    @Test("The beginning of a scrolling text is shown at once, the rest frame by frame")
    func frames() {
        let window = Window { ScrollView { Text(verbatim: Self.megabyte) } }
        let first = window.draw()
        #expect(first.count > 20 && first.count < 2_000)
        let frames = window.rest()
        #expect((50..<100).contains(frames))
        let all = window.draw()
        #expect(all.count > 10_000)
        #expect(Array(all.prefix(first.count)) == first)
        #expect(letters(all) == letters([Self.megabyte]))
        #expect(window.rest() == 0)
    }

    @Test("Nothing is shaped or read again when something else changes", arguments: 0..<3)
    func unchanged(kind: Int) throws {
        let marked = String(repeating: "The *quick* **brown** [fox](https://a.b) ", count: 5_000)
        let text =
            switch kind {
            case 0: Text(verbatim: Self.megabyte)
            case 1: Text(LocalizedStringKey(marked))
            default: Text(Self.megabyte).bold()
            }
        let model = Model()
        let window = Window { Counter(text: text, model: model) }
        window.draw()
        _ = window.rest()
        let first = processorTime {
            model.count += 1
            #expect(window.draw().first == "count 1")
        }
        let shaped = window.engine.shapedCount
        model.count += 1
        #expect(window.draw().first == "count 2")
        // The counter alone.
        #expect(window.engine.shapedCount == shaped + 1)
        #expect(first < 1)
    }

    @Test("A single line of a megabyte and a text that shrinks need only the beginning")
    func name() {
        for scale in [1, 0.5] as [CGFloat] {
            let window = Window {
                Text(verbatim: Self.megabyte).lineLimit(1).minimumScaleFactor(scale)
            }
            let lines = window.draw()
            #expect(lines.count == 1)
            #expect(lines.first?.hasPrefix("The quick brown fox") == true)
            #expect(lines.first?.hasSuffix("…") == true)
            _ = window.rest()
            #expect(window.draw() == lines)
        }
    }

    @Test("A text that changes while it is shaped is forgotten")
    func change() {
        let words = Words()
        let window = Window { Page(words: words) }
        window.draw()
        words.text = "short"
        #expect(window.draw() == ["short"])
        let shaped = window.engine.shapedCount
        _ = window.rest()
        #expect(window.engine.shapedCount == shaped)
    }

    @Test("Two long texts take turns, and both are finished")
    func two() {
        let half = String(Self.megabyte.prefix(200_000))
        let window = Window {
            ScrollView {
                Text(verbatim: half)
                Text(verbatim: half)
                Text(verbatim: half + "!")
            }
        }
        window.draw()
        _ = window.rest()
        #expect(letters(window.draw()) == letters([half, half, half, "!"]))
    }

    /// All but the spaces, as those at the end of a line are not shown.
    private func letters(_ lines: [String]) -> String {
        lines.joined().filter { $0 != " " }
    }
}

private final class NoPictures: PictureSource {
    func find(
        _ request: PictureRequest, whenDecoded: @escaping @MainActor () -> Void
    ) -> FoundPicture? { nil }
}
