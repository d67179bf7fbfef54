import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("Content transitions")
struct ContentTransitionTests {
    /// A view of a number that a click sets, animated within a second.
    private struct Stage<Content: View>: View {
        var animation: Animation? = .linear(duration: 1)
        let numbers: [Int]
        let content: (Int) -> Content
        @State private var index = 0

        var body: some View {
            content(numbers[index])
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                .contentShape(Rectangle())
                .onTapGesture { withAnimation(animation) { index += 1 } }
        }
    }

    private func stage(
        _ numbers: Int..., animation: Animation? = .linear(duration: 1),
        @ViewBuilder _ content: @escaping (Int) -> some View
    ) -> Screen {
        Screen(200, 100) { Stage(animation: animation, numbers: numbers, content: content) }
    }

    private func change(_ screen: Screen) { screen.click(at: CGPoint(x: 199, y: 99)) }

    /// A character on the screen, as it is shown.
    private struct Shown: Equatable {
        let character: Character
        let x: CGFloat
        let y: CGFloat
        let opacity: Double
        let height: CGFloat
    }

    private func shown(_ screen: Screen) -> [Shown] {
        screen.displayList.shown.flatMap { shown -> [Shown] in
            guard case .text(let layout, let origin, let paint) = shown.command else { return [] }
            guard case .color(let color) = paint[0] else { return [] }
            return layout.lines.flatMap(\.runs).flatMap(\.glyphs).compactMap { glyph in
                let place = CGPoint(x: origin.x + CGFloat(glyph.x), y: origin.y)
                    .applying(shown.transform)
                let size = layout.text.spans.first?.font.size ?? 0
                return Unicode.Scalar(glyph.id).map {
                    Shown(
                        character: Character($0), x: place.x, y: place.y,
                        opacity: shown.opacity * Double(color.opacity),
                        height: size * shown.transform.d)
                }
            }
        }
    }

    private func string(_ screen: Screen) -> String {
        String(shown(screen).map(\.character))
    }

    @Test("By default a text shows other words at once")
    func standard() {
        let screen = stage(1, 2) { Text(verbatim: "\($0)") }
        change(screen)
        #expect(string(screen) == "2")
        #expect(screen.timeToNextUpdate == nil)
    }

    @Test("With opacity the old words fade out while the new ones fade in")
    func opacity() throws {
        let screen = stage(1, 2) { Text(verbatim: "\($0)").contentTransition(.opacity) }
        change(screen)
        #expect(string(screen) == "1")
        screen.advance(by: .milliseconds(250))
        let quarter = shown(screen)
        try #require(quarter.count == 2)
        #expect(abs(quarter[0].opacity - 0.75) < 0.03)
        #expect(abs(quarter[1].opacity - 0.25) < 0.03)
        screen.advance(by: .seconds(1))
        #expect(string(screen) == "2")
        #expect(screen.timeToNextUpdate == nil)
    }

    @Test("Without an animation a content transition has no effect")
    func plain() {
        let screen = stage(1, 2, animation: nil) {
            Text(verbatim: "\($0)").contentTransition(.opacity)
        }
        change(screen)
        #expect(string(screen) == "2")
        #expect(screen.timeToNextUpdate == nil)
    }

    @Test(
        "Digits that stay stay; of the others the old ones leave upwards, and new ones come from below"
    )
    func numericText() throws {
        let screen = stage(12, 13) {
            Text(verbatim: "\($0)").contentTransition(.numericText(value: Double($0)))
        }
        let before = shown(screen)
        change(screen)
        screen.advance(by: .milliseconds(500))
        let halfway = shown(screen)
        try #require(halfway.map(\.character) == ["1", "2", "3"])
        #expect(halfway[0] == before[0])
        #expect(halfway[1].x == before[1].x && halfway[2].x == before[1].x)
        #expect(halfway[1].y < before[1].y && halfway[2].y > before[1].y)
        #expect(abs(halfway[1].opacity - 0.5) < 0.03 && abs(halfway[2].opacity - 0.5) < 0.03)
        screen.advance(by: .seconds(1))
        #expect(string(screen) == "13")
        #expect(screen.timeToNextUpdate == nil)
    }

    @Test("Numbers roll down when they decrease, and in a countdown", arguments: [true, false])
    func countsDown(byValue: Bool) throws {
        let screen = stage(13, 12) {
            Text(verbatim: "\($0)")
                .contentTransition(
                    byValue ? .numericText(value: Double($0)) : .numericText(countsDown: true))
        }
        let before = shown(screen)
        change(screen)
        screen.advance(by: .milliseconds(500))
        let halfway = shown(screen)
        try #require(halfway.map(\.character) == ["1", "3", "2"])
        #expect(halfway[1].y > before[1].y && halfway[2].y < before[1].y)
    }

    @Test("A digit that stays glides to its new place")
    func glide() throws {
        let screen = stage(7, 17) { Text(verbatim: "\($0)").contentTransition(.numericText()) }
        let before = shown(screen)[0].x
        change(screen)
        let start = try #require(shown(screen).first { $0.character == "7" })
        #expect(start.x == before)
        screen.advance(by: .milliseconds(500))
        let halfway = try #require(shown(screen).first { $0.character == "7" })
        screen.advance(by: .seconds(1))
        let after = try #require(shown(screen).first { $0.character == "7" })
        #expect(abs(halfway.x - (before + after.x) / 2) < 1)
        #expect(after.x > before)
    }

    @Test("A change in the middle of another one goes on through the text between")
    func retarget() throws {
        let screen = stage(1, 2, 3) { Text(verbatim: "\($0)").contentTransition(.opacity) }
        change(screen)
        screen.advance(by: .milliseconds(500))
        let halfway = shown(screen)
        change(screen)
        #expect(shown(screen) == halfway)
        screen.advance(by: .seconds(2))
        #expect(string(screen) == "3")
        #expect(screen.timeToNextUpdate == nil)
    }

    @Test("A text that gets another font size grows")
    func fontSize() throws {
        let screen = stage(10, 20) {
            Text(verbatim: "ab").font(.system(size: CGFloat($0)))
        }
        change(screen)
        #expect(shown(screen).map(\.height).allSatisfy { abs($0 - 10) < 0.1 })
        screen.advance(by: .milliseconds(500))
        #expect(shown(screen).count == 2)
        #expect(shown(screen).map(\.height).allSatisfy { abs($0 - 15) < 0.5 })
        screen.advance(by: .seconds(1))
        #expect(shown(screen).map(\.height) == [20, 20])
    }

    @Test("Words that differ fade with interpolate; identity shows them at once")
    func interpolate() {
        let fading = stage(1, 2) { Text(verbatim: "\($0)").contentTransition(.interpolate) }
        change(fading)
        fading.advance(by: .milliseconds(500))
        #expect(string(fading) == "12")

        let still = stage(10, 20) {
            Text(verbatim: "a").font(.system(size: CGFloat($0))).contentTransition(.identity)
        }
        change(still)
        #expect(shown(still).map(\.height) == [20])
        #expect(still.timeToNextUpdate == nil)
    }

    @Test("Letters that get another weight fade on the way to their new places")
    func weight() throws {
        let screen = stage(0, 1) {
            Text(verbatim: "ab").fontWeight($0 == 0 ? .regular : .bold)
        }
        change(screen)
        screen.advance(by: .milliseconds(500))
        let halfway = shown(screen)
        try #require(halfway.map(\.character) == ["a", "b", "a", "b"])
        #expect(halfway[0].x == halfway[2].x && halfway[1].x == halfway[3].x)
        #expect(halfway.allSatisfy { abs($0.opacity - 0.5) < 0.03 })
    }

    @Test("In a fade each text stays at its own place, though the frame of the text moves")
    func places() throws {
        let screen = stage(1, 100) { number in
            VStack { Text(verbatim: "\(number)").contentTransition(.opacity) }.frame(width: 100)
        }
        let before = shown(screen)[0].x
        change(screen)
        screen.advance(by: .milliseconds(500))
        let halfway = shown(screen)
        screen.advance(by: .seconds(1))
        let after = shown(screen)[0].x
        try #require(halfway.count == 4)
        #expect(after < before - 5)
        #expect(abs(halfway[0].x - before) < 0.5 && abs(halfway[1].x - after) < 0.5)
    }

    @Test("Words that fade in a card that moves stay in the card")
    func fadeInMovingCard() throws {
        let screen = stage(0, 1) { number in
            Text(verbatim: number == 0 ? "one" : "two")
                .contentTransition(.opacity)
                .padding(4)
                .background(.red)
                .padding(.leading, number == 0 ? 0 : 150)
        }
        _ = screen.displayList
        change(screen)
        screen.advance(by: .milliseconds(500))
        let card = try #require(
            screen.displayList.shown.lazy.compactMap { shown -> CGRect? in
                if case .fill(let shape, _) = shown.command {
                    shape.bounds.applying(shown.transform)
                } else {
                    nil
                }
            }.first)
        #expect(abs(card.minX - 75) < 8)
        let words = shown(screen)
        #expect(Set(words.map(\.character)) == ["o", "n", "e", "t", "w"])
        for letter in words { #expect((card.minX...card.maxX).contains(letter.x)) }
    }

    @Test("The colour of a text changes on the way, and that of its underline")
    func color() {
        let screen = stage(0, 1) {
            Text(verbatim: "a").underline().foregroundStyle($0 == 0 ? Color.black : .white)
        }
        change(screen)
        screen.advance(by: .milliseconds(500))
        let colors = screen.displayList.primitives.compactMap { command -> Color.Resolved? in
            switch command {
            case .text(_, _, let paint):
                if case .color(let color) = paint[0] { color } else { nil }
            case .fill(_, .color(let color)): color
            default: nil
            }
        }
        guard colors.count == 2 else { return #expect(colors.count == 2) }
        #expect(colors[0].red > 0.2 && colors[0].red < 0.8)
        #expect(colors[0] == colors[1])
        screen.advance(by: .seconds(1))
        #expect(screen.timeToNextUpdate == nil)
    }

    @Test("Images fade into each other")
    func image() throws {
        let screen = stage(0, 1) { Image(systemName: $0 == 0 ? "star" : "heart") }
        let before = screen.text
        change(screen)
        screen.advance(by: .milliseconds(250))
        let opacities = screen.displayList.shown.compactMap { shown -> Double? in
            if case .picture = shown.command { shown.opacity } else { nil }
        }
        try #require(opacities.count == 2)
        #expect(abs(opacities[0] - 0.75) < 0.03 && abs(opacities[1] - 0.25) < 0.03)
        screen.advance(by: .seconds(1))
        #expect(screen.text == before.replacing("star", with: "heart"))
    }

    @Test("Words that change at once in the middle of a change of size animate nothing")
    func atOnce() {
        struct Stage: View {
            let diary: Diary
            @State private var size: CGFloat = 10
            @State private var word = "one"

            var body: some View {
                Text(verbatim: word).font(.system(size: size))
                    .frame(width: 100, height: 40, alignment: .topLeading)
                Button("Size") { withAnimation(.linear(duration: 1)) { size = 20 } }
                Button("Word") {
                    withAnimation(.linear(duration: 5)) {
                        word = "two"
                    } completion: {
                        diary.note("done")
                    }
                }
            }
        }
        let diary = Diary()
        let screen = Screen(200, 100) { Stage(diary: diary) }
        screen.click("Size")
        screen.advance(by: .milliseconds(200))
        screen.click("Word")
        screen.advance(by: .milliseconds(100))
        #expect(string(screen).contains("two"))
        screen.advance(by: .seconds(2))
        #expect(screen.timeToNextUpdate == nil)
        #expect(diary.lines == ["done"])
    }

    @Test("A change of colours in the middle of a change of words lets it go on")
    func colorInTheMiddle() throws {
        let screen = stage(1, 2, 3) {
            Text(verbatim: $0 == 1 ? "a" : "b").foregroundStyle($0 == 3 ? Color.red : .black)
                .contentTransition(.opacity)
        }
        change(screen)
        screen.advance(by: .milliseconds(500))
        change(screen)
        #expect(string(screen) == "ab")
        screen.advance(by: .seconds(2))
        #expect(string(screen) == "b")
    }

    @Test("A text that changes in each frame keeps few of its old texts")
    func endless() {
        let screen = Screen(100, 100) {
            TimelineView(.animation) { context in
                Text(verbatim: "\(context.date.timeIntervalSinceReferenceDate)")
                    .contentTransition(.opacity)
                    .transaction { $0.animation = .linear(duration: 10) }
            }
        }
        for _ in 0..<50 { screen.advance(by: .milliseconds(20)) }
        #expect(screen.displayList.primitives.count <= 3)
    }
}
