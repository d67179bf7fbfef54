import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("Animation")
struct AnimationTests {
    /// A box that a click moves, fades and recolours.
    private struct Lamp: View {
        var animation: Animation? = .linear(duration: 1)
        @State private var isOn = false

        var body: some View {
            Color.red.frame(width: 20, height: 20)
                .opacity(isOn ? 1 : 0.5)
                .offset(x: isOn ? 100 : 0)
                .frame(maxWidth: .infinity, alignment: .leading)
                .contentShape(Rectangle())
                .onTapGesture { withAnimation(animation) { isOn.toggle() } }
        }
    }

    /// The frame of the first filled rectangle, as it is shown.
    private func shown(_ screen: Screen) -> CGRect? {
        for case .fill(let shape, _) in screen.displayList.primitives { return shape.bounds }
        return nil
    }

    /// The opacity of the first group; 1 for none.
    private func opacity(_ screen: Screen) -> Double {
        for case .opacity(let value) in screen.displayList.effects { return value }
        return 1
    }

    @Test("A change in withAnimation is shown in between, and the body runs once")
    func steps() throws {
        let screen = Screen(200, 20) { Lamp() }
        let before = screen.bodyEvaluations
        screen.click(at: CGPoint(x: 150, y: 10))
        for (step, x) in [(0, 0), (250, 25), (250, 50), (250, 75), (250, 100), (100, 100)] {
            screen.advance(by: .milliseconds(step))
            #expect(abs(try #require(shown(screen)).minX - CGFloat(x)) < 2, "\(x)")
            #expect(abs(opacity(screen) - (0.5 + Double(x) / 200)) < 0.02)
        }
        #expect(screen.bodyEvaluations == before + 1)
    }

    @Test("Without an animation a change is shown at once")
    func plain() throws {
        let screen = Screen(200, 20) { Lamp(animation: nil) }
        screen.click(at: CGPoint(x: 150, y: 10))
        #expect(shown(screen)?.minX == 100)
    }

    @Test("After an animation nothing is left: no frame, and the drawing of a new window")
    func residue() {
        let screen = Screen(200, 20) { Lamp(animation: .bouncy) }
        screen.click(at: CGPoint(x: 150, y: 10))
        screen.advance(by: .seconds(3))
        #expect(shown(screen)?.minX == 100)
        #expect(screen.timeToNextUpdate == nil)
    }

    /// A shape that changes its colour, or its colour for a gradient.
    private struct Painted: View {
        var isGradient = false
        @State private var isOn = false

        var body: some View {
            RoundedRectangle(cornerRadius: 4)
                .fill(
                    !isOn
                        ? AnyShapeStyle(Color(red: 0, green: 0, blue: 0))
                        : isGradient
                            ? AnyShapeStyle(
                                LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
                            : AnyShapeStyle(Color(red: 1, green: 1, blue: 1))
                )
                .onTapGesture { withAnimation(.spring(duration: 1)) { isOn.toggle() } }
        }
    }

    private func paint(_ screen: Screen) -> Color.Resolved? {
        for case .fill(_, .color(let color)) in screen.displayList.primitives { return color }
        return nil
    }

    @Test("A fill changes through the colours in between; another kind of paint is shown at once")
    func paint() throws {
        let screen = Screen(40, 40) { Painted() }
        #expect(paint(screen)?.red == 0)
        screen.click(at: CGPoint(x: 20, y: 20))
        screen.advance(by: .milliseconds(200))
        let between = try #require(paint(screen)).red
        #expect(between > 0.1 && between < 0.9)
        screen.advance(by: .seconds(3))
        #expect(paint(screen)?.red == 1)

        let gradient = Screen(40, 40) { Painted(isGradient: true) }
        gradient.click(at: CGPoint(x: 20, y: 20))
        #expect(paint(gradient) == nil)
    }

    /// Changes two states, the second without an animation.
    private struct TwoStates: View {
        @State private var a = 0.0
        @State private var b = 0.0

        var body: some View {
            Color.red.frame(width: 20, height: 20).opacity(a).offset(x: b)
                .frame(maxWidth: .infinity, alignment: .leading)
                .contentShape(Rectangle())
                .onTapGesture {
                    withAnimation(.linear(duration: 1)) { a = 1 }
                    b = 100
                }
        }
    }

    @Test("Changes under different transactions in one event are applied one after the other")
    func twoStates() {
        let screen = Screen(200, 20) { TwoStates() }
        let before = screen.bodyEvaluations
        screen.click(at: CGPoint(x: 150, y: 10))
        screen.advance(by: .milliseconds(500))
        #expect(shown(screen)?.minX == 100)
        #expect(abs(opacity(screen) - 0.5) < 0.02)
        #expect(screen.bodyEvaluations == before + 2)
    }

    /// A box with an implicit animation between two effects.
    private struct Implicit: View {
        var inner: Animation? = .linear(duration: 2)
        var outer: Animation?
        @State private var isOn = false

        var body: some View {
            Color.red.frame(width: 20, height: 20)
                .opacity(isOn ? 1 : 0)
                .animation(inner, value: isOn)
                .offset(x: isOn ? 100 : 0)
                .frame(maxWidth: .infinity, alignment: .leading)
                .contentShape(Rectangle())
                .onTapGesture { withAnimation(outer) { isOn.toggle() } }
        }
    }

    @Test("animation(_:value:) animates what is inside of it, and wins over withAnimation there")
    func implicit() {
        let screen = Screen(200, 20) { Implicit() }
        screen.click(at: CGPoint(x: 150, y: 10))
        screen.advance(by: .seconds(1))
        #expect(abs(opacity(screen) - 0.5) < 0.02)
        #expect(shown(screen)?.minX == 100)

        let both = Screen(200, 20) { Implicit(outer: .linear(duration: 1)) }
        both.click(at: CGPoint(x: 150, y: 10))
        both.advance(by: .milliseconds(500))
        #expect(abs(opacity(both) - 0.25) < 0.02)
        #expect(abs((shown(both)?.minX ?? 0) - 50) < 2)

        let none = Screen(200, 20) { Implicit(inner: nil, outer: .linear(duration: 1)) }
        none.click(at: CGPoint(x: 150, y: 10))
        #expect(opacity(none) == 1)
    }

    /// Rows that exchange their places.
    private struct Rows: View {
        @State private var order = [0, 1, 2]

        var body: some View {
            VStack(spacing: 0) {
                ForEach(order, id: \.self) { row in
                    Text(verbatim: "row \(row)").frame(height: 20).tagged("row \(row)")
                }
                Spacer(minLength: 0)
            }
            .frame(maxWidth: .infinity)
            .contentShape(Rectangle())
            .onTapGesture { withAnimation(.linear(duration: 1)) { order.reverse() } }
        }
    }

    @Test("Rows of a list move to their new places; the layout is at the end at once")
    func reorder() throws {
        let screen = Screen(100, 100) { Rows() }
        func y(_ row: Int) -> CGFloat {
            for case .text(let layout, let origin, _) in screen.displayList.primitives
            where layout.text.string == "row \(row)" { return origin.y }
            return .nan
        }
        let (first, last) = (y(0), y(2))
        screen.click(at: CGPoint(x: 50, y: 90))
        #expect(screen.frame(of: "row 0")?.minY == 40)
        #expect(y(0) == first)
        screen.advance(by: .milliseconds(500))
        #expect(abs(y(0) - (first + last) / 2) < 1)
        #expect(abs(y(2) - (first + last) / 2) < 1)
        screen.advance(by: .seconds(1))
        #expect(y(0) == last)
        #expect(y(2) == first)
    }

    @Test("A completion handler is called once, when the last animation is complete")
    func completion() {
        let diary = Diary()
        struct Content: View {
            let diary: Diary
            @State private var isOn = false

            var body: some View {
                Color.red.opacity(isOn ? 1 : 0)
                    .contentShape(Rectangle())
                    .onTapGesture {
                        withAnimation(.linear(duration: 1)) {
                            isOn = true
                        } completion: {
                            diary.note("done")
                        }
                    }
            }
        }
        let screen = Screen(100, 100) { Content(diary: diary) }
        screen.click(at: CGPoint(x: 50, y: 50))
        screen.advance(by: .milliseconds(900))
        #expect(diary.lines == [])
        screen.advance(by: .milliseconds(300))
        #expect(diary.lines == ["done"])
        screen.advance(by: .seconds(2))
        #expect(diary.lines == ["done"])
    }

    @Test("Where nothing is animated, a completion handler is called soon")
    func nothingToComplete() {
        let diary = Diary()
        let screen = Screen(100, 20) {
            Button("Go") {
                withAnimation {
                } completion: {
                    diary.note("done")
                }
            }
        }
        screen.click("Go")
        screen.advance(by: .milliseconds(100))
        #expect(diary.lines == ["done"])
    }

    @Test("A view that is removed in the update in which it changes is not asked for its animation")
    func removalInUpdate() {
        struct Doubled: View {
            @State private var value = 0

            var body: some View {
                Button("Change") { value += 1 }
                if value < 3 { Inner(value: $value) }
            }
        }
        struct Inner: View {
            @Binding var value: Int

            var body: some View {
                Color(red: Double(value) / 9, green: 0, blue: 0).animation(.linear, value: value)
            }
        }
        let screen = Screen(100, 100) { Doubled() }
        for _ in 0..<6 { screen.click("Change") }
        screen.advance(by: .seconds(2))
        #expect(screen.timeToNextUpdate == nil)
    }

    @Test("A window that is resized in the frame of an animated change has its new layout at once")
    func resizeInMotion() {
        let screen = Screen(200, 20) { Lamp() }
        screen.click(at: CGPoint(x: 150, y: 10))
        screen.advance(by: .milliseconds(500))
        screen.resize(200, 100)
        #expect(abs((shown(screen)?.minX ?? 0) - 50) < 3)
        #expect(shown(screen)?.midY == 50)
        screen.advance(by: .seconds(2))
        #expect(shown(screen)?.minX == 100)
    }

    @Test("An animated change that needs no layout does not animate a later change of the layout")
    func laterLayout() {
        struct Room: View {
            @State private var isLit = false
            @State private var isWide = false

            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    Color.red.frame(width: isWide ? 100 : 20, height: 20).opacity(isLit ? 1 : 0.5)
                    Button("Light") { withAnimation(.linear(duration: 1)) { isLit = true } }
                    Button("Widen") { isWide = true }
                }
            }
        }
        let screen = Screen(200, 100) { Room() }
        screen.click("Light")
        screen.advance(by: .milliseconds(100))
        screen.click("Widen")
        #expect(shown(screen)?.width == 100)
    }

    @Test("From right to left everything moves as in a mirror")
    func mirrored() {
        struct Room: View {
            @State private var isOn = false

            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    HStack(spacing: 4) {
                        ForEach(isOn ? [3, 1, 2] : [1, 2, 3], id: \.self) { number in
                            Color.red.frame(width: CGFloat(number) * 10, height: 10)
                        }
                    }
                    Color.blue.frame(width: isOn ? 60 : 20, height: 10).offset(x: isOn ? 30 : 0)
                    if isOn { Color.green.frame(width: 40, height: 10).transition(.slide) }
                    Button("Go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        func rects(_ screen: Screen, mirrored: Bool) -> [CGRect] {
            screen.displayList.shown.compactMap { shown in
                guard case .fill(let shape, _) = shown.command else { return nil }
                var rect = shape.bounds.applying(shown.transform)
                if mirrored { rect.origin.x = 200 - rect.maxX }
                return rect
            }
        }
        let screen = Screen(200, 100) { Room() }
        let mirror = Screen(200, 100) { Room().environment(\.layoutDirection, .rightToLeft) }
        for _ in 0..<2 {
            screen.click("Go")
            mirror.click("Go")
            for _ in 0..<7 {
                let (expected, found) = (
                    rects(screen, mirrored: false), rects(mirror, mirrored: true)
                )
                #expect(expected.count == found.count && expected.count >= 4)
                for (expected, found) in zip(expected, found) {
                    #expect(abs(expected.minX - found.minX) < 0.01)
                    #expect(abs(expected.width - found.width) < 0.01)
                }
                screen.advance(by: .milliseconds(150))
                mirror.advance(by: .milliseconds(150))
            }
        }
    }

    @Test("In a pause of the clock motion stands still, and after it all of it is over")
    func jump() throws {
        let screen = Screen(200, 20) { Lamp(animation: .spring(duration: 1)) }
        screen.click(at: CGPoint(x: 150, y: 10))
        screen.advance(by: .milliseconds(200))
        let x = try #require(shown(screen)).minX
        #expect(try #require(shown(screen)).minX == x)
        screen.advance(by: .seconds(60))
        #expect(shown(screen)?.minX == 100)
        #expect(screen.timeToNextUpdate == nil)
    }
}
