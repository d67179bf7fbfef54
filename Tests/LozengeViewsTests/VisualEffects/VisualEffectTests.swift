import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("Visual effects")
struct VisualEffectTests {
    private func square(_ screen: Screen) throws -> ShownCommand {
        for shown in screen.displayList.shown {
            if case .fill(let shape, _) = shown.command, shape.bounds.width == 20 { return shown }
        }
        throw CancellationError()
    }

    private func frame(_ shown: ShownCommand) -> CGRect {
        guard case .fill(let shape, _) = shown.command else { return .null }
        return shape.bounds.applying(shown.transform)
    }

    private var red: some View { Color.red.frame(width: 20, height: 20) }

    @Test("Effects are chained, the first one innermost, and the layout stays")
    func chain() throws {
        let screen = Screen(100, 100) {
            VStack(spacing: 0) {
                red.visualEffect { effect, _ in
                    effect.scaleEffect(2, anchor: .topLeading).offset(x: 5).opacity(0.5)
                }
                .tagged("box")
            }
        }
        let shown = try square(screen)
        #expect(frame(shown) == CGRect(x: 45, y: 40, width: 40, height: 40))
        #expect(shown.opacity == 0.5)
        #expect(screen.frame(of: "box") == CGRect(x: 40, y: 40, width: 20, height: 20))
    }

    @Test("An effect knows the geometry of its view, also after a resize")
    func geometry() throws {
        let screen = Screen(100, 100) {
            red.frame(maxWidth: .infinity, alignment: .leading)
                .visualEffect { effect, proxy in effect.offset(x: proxy.size.width / 2) }
        }
        #expect(frame(try square(screen)).minX == 50)
        screen.resize(60, 100)
        #expect(frame(try square(screen)).minX == 30)
    }

    @Test("A modifier around it animates an effect, too")
    func modifier() throws {
        struct Shifted: View {
            @State private var isAway = false

            var body: some View {
                let shift: CGFloat = isAway ? 40 : 0
                Button("Move") { isAway.toggle() }
                Color.red.frame(width: 20, height: 20)
                    .visualEffect { effect, _ in effect.offset(x: shift) }
                    .animation(.linear(duration: 1), value: isAway)
            }
        }
        let screen = Screen(100, 100) { Shifted() }
        let start = frame(try square(screen)).minX
        screen.click("Move")
        screen.advance(by: .milliseconds(500))
        #expect(abs(frame(try square(screen)).minX - start - 20) < 2)
        screen.advance(by: .seconds(1))
        #expect(frame(try square(screen)).minX == start + 40)
    }

    @Test("A scale of zero shows nothing, and no offset is no effect")
    func degenerate() throws {
        let nothing = Screen(100, 100) { red.visualEffect { effect, _ in effect.scaleEffect(0) } }
        #expect(throws: CancellationError.self) { try square(nothing) }
        let plain = Screen(100, 100) { red.visualEffect { effect, _ in effect.offset(.zero) } }
        #expect(plain.displayList.effects.isEmpty)
    }

    @Test("An effect follows scrolling in the same frame, without a body")
    func scrolling() throws {
        let screen = Screen(100, 100) {
            ScrollView {
                VStack(spacing: 0) {
                    Color.clear.frame(height: 50)
                    red.visualEffect { effect, proxy in
                        effect.offset(x: proxy.frame(in: .global).minY)
                    }
                    Color.clear.frame(height: 500)
                }
            }
        }
        let start = frame(try square(screen))
        #expect(start.minX - 40 == start.minY)
        let bodies = screen.bodyEvaluations
        screen.scroll(by: CGSize(width: 0, height: 30), at: CGPoint(x: 50, y: 50))
        let end = frame(try square(screen))
        #expect(end.minY != start.minY)
        #expect(end.minX - 40 == end.minY)
        #expect(screen.bodyEvaluations == bodies)
    }

    /// A square with a number that a click animates from 0 to 1 within a second.
    private struct Stage: View {
        @State private var value = 0.0

        var body: some View {
            let value = value
            Color.red.frame(width: 20, height: 20)
                .visualEffect { effect, _ in
                    effect.offset(x: value * 50).opacity(1 - value / 2)
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                .contentShape(Rectangle())
                .onTapGesture { withAnimation(.linear(duration: 1)) { self.value = 1 } }
        }
    }

    @Test("The values of an effect are animated")
    func animated() throws {
        let screen = Screen(100, 100) { Stage() }
        screen.click(at: CGPoint(x: 90, y: 90))
        #expect(frame(try square(screen)).minX == 0)
        let bodies = screen.bodyEvaluations
        screen.advance(by: .milliseconds(500))
        let halfway = try square(screen)
        #expect(abs(frame(halfway).minX - 25) < 2)
        #expect(abs(halfway.opacity - 0.75) < 0.03)
        screen.advance(by: .seconds(1))
        #expect(frame(try square(screen)).minX == 50)
        #expect(screen.bodyEvaluations == bodies)
        #expect(screen.timeToNextUpdate == nil)
    }

    @Test("A click finds a view where an effect shows it")
    func hits() {
        let diary = Diary()
        let screen = Screen(100, 100) {
            red.onTapGesture { diary.note("hit") }
                .visualEffect { effect, _ in effect.offset(x: 30) }
        }
        screen.click(at: CGPoint(x: 45, y: 50))
        #expect(diary.lines == [])
        screen.click(at: CGPoint(x: 75, y: 50))
        #expect(diary.lines == ["hit"])
    }

    @Test("Offsets are mirrored from right to left")
    func mirrored() throws {
        let screen = Screen(100, 100) {
            red.visualEffect { effect, _ in effect.offset(x: 10) }
                .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(frame(try square(screen)).minX == 30)
    }
}
