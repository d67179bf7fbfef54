import Foundation
import LozengeCore
import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeViews

/// Programs of `cases.jsonl` about shapes, styles and texts, and about the end of motion.
@Suite("Cases of animated data")
struct DataCaseTests {
    private let second = Animation.linear(duration: 1)

    /// The ends that a shape was asked with.
    nonisolated private final class Seen: @unchecked Sendable {
        var ends: [Double] = []
    }

    nonisolated private struct Pie: Shape {
        var end: Double
        let seen: Seen

        var animatableData: Double {
            get { end }
            set { end = newValue }
        }

        func path(in rect: CGRect) -> Path {
            seen.ends.append(end)
            return Path(CGRect(x: 0, y: 0, width: rect.width * end, height: rect.height))
        }
    }

    @Test("b-shape: a shape is drawn with the data in between, without bodies and layouts")
    func shape() throws {
        let expected = try ProgramCase("b-shape")
        let (knobs, seen) = (Knobs(), Seen())
        let screen = story(knobs) { Pie(end: $0.amount, seen: seen).fill(Color.pureRed) }
        let bodies = screen.bodyEvaluations
        withAnimation(second) { knobs.amount = 1 }
        _ = screen.displayList
        let passes = PassCount(of: screen)
        let found = try screen.frames(at: expected.times()) {
            _ = screen.displayList
            return seen.ends.last ?? .nan
        }
        #expect(try isNear(found, expected.numbers("end that path(in:) sees")), "\(found)")
        #expect(try screen.bodyEvaluations - bodies == expected.count("bodies"))
        #expect(try passes.layouts == expected.count("layouts"))
        #expect(passes.frames >= 60)
    }

    @Test("b-style-kind: a gradient in place of a colour is shown at once")
    func styleKind() throws {
        let expected = try ProgramCase("b-style-kind")
        let knobs = Knobs()
        let screen = story(knobs) { knobs in
            Rectangle().fill(
                knobs.isOn
                    ? AnyShapeStyle(Color.pureRed)
                    : AnyShapeStyle(
                        LinearGradient(
                            colors: [.pureRed, .pureBlue], startPoint: .top, endPoint: .bottom)))
        }
        func isGradient() -> Bool {
            screen.displayList.primitives.contains {
                if case .fill(_, .gradient) = $0 { true } else { false }
            }
        }
        #expect(isGradient())
        withAnimation { knobs.isOn = true }
        #expect(try expected.words("fill") == ["the new one at once"])
        #expect(!isGradient() && screen.reds.map(\.opacity) == [1])
        withAnimation { knobs.isOn = false }
        #expect(isGradient() && screen.reds.isEmpty)
    }

    @Test("c-numeric: digits that stay stay, the old leave upwards, and the new come from below")
    func numeric() throws {
        let expected = try ProgramCase("c-numeric")
        let knobs = Knobs()
        knobs.count = 12
        let screen = story(knobs) {
            Text(verbatim: "\($0.count)").contentTransition(.numericText(value: Double($0.count)))
        }
        func digits() -> [Character: CGPoint] {
            var digits: [Character: CGPoint] = [:]
            for shown in screen.displayList.shown {
                guard case .text(let layout, let origin, _) = shown.command else { continue }
                for glyph in layout.lines.flatMap(\.runs).flatMap(\.glyphs) {
                    guard let scalar = Unicode.Scalar(glyph.id) else { continue }
                    digits[Character(scalar)] = CGPoint(x: origin.x + CGFloat(glyph.x), y: origin.y)
                        .applying(shown.transform)
                }
            }
            return digits
        }
        let before = digits()
        withAnimation(second) { knobs.count = 13 }
        _ = screen.displayList
        screen.advance(by: .seconds(0.5))
        let (halfway, place) = (digits(), try #require(before["2"]))
        #expect(try expected.words("1") == ["stays"] && halfway["1"] == before["1"])
        #expect(try expected.words("2") == ["leaves upwards"])
        #expect(try #require(halfway["2"]).y < place.y)
        #expect(try expected.words("3") == ["comes from below"])
        #expect(try #require(halfway["3"]).y > place.y)
        screen.advance(by: .seconds(1))
        #expect(screen.texts == ["13"] && digits()["3"] == place)
    }

    @Test("i-idle: a hundred views in motion evaluate no body, and then the app sleeps")
    func idle() throws {
        let expected = try ProgramCase("i-idle")
        let knobs = Knobs()
        let screen = story(knobs) { knobs in
            ZStack {
                ForEach(0..<100, id: \.self) { index in
                    Color.pureRed.frame(width: 2, height: 2).offset(x: knobs.x + CGFloat(index))
                }
            }
        }
        withAnimation(second) { knobs.x = 100 }
        _ = screen.displayList
        let bodies = screen.evaluations { screen.advance(by: .seconds(1)) }
        #expect(try [Double(bodies)] == expected.numbers("bodies during the second"))
        screen.advance(by: .seconds(0.1))
        #expect(try expected.numbers("frames after the end") == [0])
        #expect(screen.timeToNextUpdate == nil)
        #expect(try expected.numbers("timers after the end") == [0])
        #expect(screen.isAsleep && screen.window.tree.clock.nextUpdate == nil)
        #expect(screen.reds.map(\.frame.minX).max() == 199)
    }
}
