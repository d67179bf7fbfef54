import Foundation
import LozengeCore
import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeViews

/// Changes of the window while its views move.
@Suite("Changes of the window in motion")
struct SurroundingsInMotionTests {
    private let second = Animation.linear(duration: 1)

    /// A box that grows and moves, above a text, both as wide as the window.
    @ViewBuilder private func program(_ knobs: Knobs) -> some View {
        VStack(alignment: .leading, spacing: 0) {
            Color.pureRed.frame(width: knobs.isOn ? 100 : 20, height: knobs.isOn ? 60 : 20)
                .offset(x: knobs.isOn ? 40 : 0)
            if knobs.isOn { Color.pureBlue.frame(width: 50, height: 10).transition(.slide) }
            Text(verbatim: "words").tagged("words")
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private func halfway(_ direction: LayoutDirection = .leftToRight) -> (Knobs, Screen) {
        let knobs = Knobs()
        let screen = story(knobs) { program($0).environment(\.layoutDirection, direction) }
        withAnimation(second) { knobs.isOn = true }
        _ = screen.displayList
        screen.advance(by: .seconds(0.5))
        return (knobs, screen)
    }

    private func fresh(_ size: CGSize, _ textSize: DynamicTypeSize) -> String {
        let knobs = Knobs()
        knobs.isOn = true
        let screen = story(knobs) { program($0) }
        screen.textSize = textSize
        screen.resize(size.width, size.height)
        return screen.text
    }

    @Test("From right to left each frame is the mirror image")
    func mirror() {
        let (knobs, screen) = halfway()
        let (otherKnobs, mirrored) = halfway(.rightToLeft)
        for isOn in [true, false] {
            withAnimation(second) { (knobs.isOn, otherKnobs.isOn) = (isOn, isOn) }
            for step in 0..<8 {
                expectMirrorImage(screen.reds, mirrored.reds, step)
                expectMirrorImage(screen.blues, mirrored.blues, step)
                screen.advance(by: .milliseconds(130))
                mirrored.advance(by: .milliseconds(130))
            }
        }
    }

    private func expectMirrorImage(
        _ fills: [ShownFill], _ mirrored: [ShownFill], _ step: Int,
        _ place: SourceLocation = #_sourceLocation
    ) {
        #expect(fills.count == mirrored.count, sourceLocation: place)
        for (fill, mirrored) in zip(fills.map(\.frame), mirrored.map(\.frame)) {
            let expected = [300 - fill.maxX, fill.minY, fill.width, fill.height].map { Double($0) }
            let found = [mirrored.minX, mirrored.minY, mirrored.width, mirrored.height]
            #expect(isNear(found.map { Double($0) }, expected), "\(step)", sourceLocation: place)
        }
    }

    /// A shape in the leading part of its frame.
    nonisolated private struct Bar: Shape {
        func path(in rect: CGRect) -> Path { Path(CGRect(0, 0, rect.width / 4, rect.height)) }
    }

    @Test(
        "A shape that stays the same is mirrored when the direction changes, and grows with its frame"
    )
    func shape() throws {
        let knobs = Knobs()
        let screen = story(knobs) { knobs in
            HStack(spacing: 0) {
                Color.pureBlue
                Bar().fill(Color.pureRed).frame(width: knobs.x + 100)
            }
            .environment(\.layoutDirection, knobs.isOn ? .rightToLeft : .leftToRight)
        }
        #expect(screen.reds.map(\.frame) == [CGRect(200, 0, 25, 200)])
        knobs.isOn = true
        #expect(screen.reds.map(\.frame) == [CGRect(75, 0, 25, 200)])
        knobs.isOn = false
        #expect(screen.reds.map(\.frame) == [CGRect(200, 0, 25, 200)])
        withAnimation(second) { knobs.x = 100 }
        let widths = screen.frames(at: [0, 0.5, 1]) { Double(screen.reds.first?.frame.width ?? 0) }
        #expect(isNear(widths, [25, 37.5, 50]), "\(widths)")
    }

    @Test("A view that comes into a stack without other views does not move with the stack")
    func emptyStack() {
        struct Lone: View {
            let knobs: Knobs

            var body: some View {
                VStack {
                    if knobs.isOn {
                        Color.pureRed.frame(width: 50, height: 50).transition(.slide)
                    }
                }
            }
        }
        let knobs = Knobs()
        let screen = Screen(150, 150) { Lone(knobs: knobs) }
        _ = screen.displayList
        withAnimation(second) { knobs.isOn = true }
        let found = screen.frames(at: [0, 0.5, 1]) { screen.reds.first?.frame ?? .null }
        #expect(found.map(\.origin) == [0, 25, 50].map { CGPoint(x: $0, y: 50) }, "\(found)")
        #expect(found.last == CGRect(50, 50, 50, 50))
    }

    @Test(
        "A view that comes into a geometry group moves along with the group",
        arguments: [true, false])
    func group(isGroup: Bool) {
        struct Cards: View {
            let knobs: Knobs
            let isGroup: Bool

            private var card: some View {
                VStack(spacing: 0) {
                    Color.black.frame(width: 10, height: 10)
                    if knobs.isOn {
                        Color.pureRed.frame(width: 10, height: 40).transition(.identity)
                    }
                }
            }

            var body: some View { if isGroup { card.geometryGroup() } else { card } }
        }
        let knobs = Knobs()
        let screen = Screen(100, 100) { Cards(knobs: knobs, isGroup: isGroup) }
        _ = screen.displayList
        withAnimation(second) { knobs.isOn = true }
        let found = screen.frames(at: [0, 0.5, 1]) { screen.reds.first?.frame.minY ?? .nan }
        #expect(found == (isGroup ? [55, 45, 35] : [35, 35, 35]))
    }

    @Test("A window that is resized shows its new layout at once, and the motion goes on")
    func resize() throws {
        let (_, screen) = halfway()
        let before = try #require(screen.reds.first).frame
        #expect(before == CGRect(20, 0, 60, 40))
        screen.resize(220, 150)
        #expect(screen.reds.map(\.frame) == [before])
        screen.advance(by: .seconds(0.25))
        #expect(screen.reds.map(\.frame) == [CGRect(30, 0, 80, 50)])
        screen.advance(by: .seconds(1))
        #expect(screen.isAsleep && screen.text == fresh(CGSize(220, 150), .large))
    }

    @Test("Another text size shows its texts at once, and the motion goes on")
    func textSize() throws {
        let (_, screen) = halfway()
        let before = try #require(screen.reds.first).frame
        screen.textSize = .accessibility3
        #expect(screen.reds.map(\.frame) == [before])
        screen.advance(by: .seconds(0.25))
        #expect(screen.reds.map(\.frame) == [CGRect(30, 0, 80, 50)])
        screen.advance(by: .seconds(1))
        #expect(screen.isAsleep && screen.text == fresh(CGSize(300, 200), .accessibility3))
    }

    @Test("A view that leaves while another one comes has a new text size, also when it comes back")
    func textSizeOfLeavingView() {
        let knobs = Knobs()
        let screen = story(knobs) { knobs in
            if knobs.isOn {
                Text(verbatim: "new").transition(.opacity)
            } else {
                Text(verbatim: "old").transition(.slide)
            }
        }
        withAnimation(second) { knobs.isOn = true }
        _ = screen.displayList
        screen.advance(by: .seconds(0.3))
        screen.textSize = .accessibility1
        _ = screen.displayList
        withAnimation(second) { knobs.isOn = false }
        screen.advance(by: .seconds(3))
        let fresh = story(Knobs()) { _ in Text(verbatim: "old") }
        fresh.textSize = .accessibility1
        #expect(screen.isAsleep && screen.text == fresh.text)
    }
}
