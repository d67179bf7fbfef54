import LozengeTesting
import Observation
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("Transitions")
struct TransitionTests {
    /// A window with a button that changes a flag, animated within a second, below the content.
    private struct Stage<Content: View>: View {
        var animation: Animation? = .linear(duration: 1)
        var isOn = false
        @ViewBuilder let content: (Bool) -> Content
        @State private var flag: Bool?

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                content(flag ?? isOn)
                Spacer(minLength: 0)
                Button("Toggle") { withAnimation(animation) { flag = !(flag ?? isOn) } }
                    .frame(maxWidth: .infinity)
            }
        }
    }

    private func stage(
        _ animation: Animation? = .linear(duration: 1), isOn: Bool = false,
        @ViewBuilder _ content: @escaping (Bool) -> some View
    ) -> Screen {
        Screen(200, 200) { Stage(animation: animation, isOn: isOn, content: content) }
    }

    /// The rectangles of a colour on the screen, as they are shown, with their opacity.
    private func shown(_ screen: Screen) -> [(x: CGFloat, y: CGFloat, opacity: Double)] {
        screen.displayList.shown.compactMap { shown in
            guard case .fill(let shape, .color(let color)) = shown.command,
                shape.bounds.width == 50
            else { return nil }
            let point = shape.bounds.origin.applying(shown.transform)
            return (point.x, point.y, shown.opacity * Double(color.opacity))
        }
    }

    private func expectShown(
        _ screen: Screen, _ expected: [(x: CGFloat, opacity: Double)],
        _ place: SourceLocation = #_sourceLocation
    ) {
        let found = shown(screen)
        #expect(found.count == expected.count, sourceLocation: place)
        for (found, expected) in zip(found, expected) {
            #expect(abs(found.x - expected.x) < 2, sourceLocation: place)
            #expect(abs(found.opacity - expected.opacity) < 0.03, sourceLocation: place)
        }
    }

    private var square: some View { Color.red.frame(width: 50, height: 50) }

    @Test("A view leaves from where it stood, though its container shrinks without it")
    func leavingPlace() {
        let screen = Screen(200, 200) {
            Stage(isOn: true) { isOn in
                ZStack {
                    Color.blue.frame(width: 20, height: 10)
                    if isOn {
                        Color.red.frame(width: 50, height: 100)
                            .transition(.move(edge: .bottom))
                    }
                }
                .frame(width: 200, height: 100)
            }
        }
        screen.click("Toggle")
        for tenth in 1...9 {
            screen.advance(by: .milliseconds(100))
            let found = shown(screen)
            #expect(found.map(\.x) == [75])
            #expect(abs((found.first?.y ?? 0) - CGFloat(tenth) * 10) < 2)
        }
    }

    @Test("The only view of a container fades where it is, also without an animation around")
    func leavingAlone() {
        let screen = stage(nil, isOn: true) { isOn in
            VStack {
                if isOn { square.transition(.opacity.animation(.linear(duration: 1))) }
            }
            .frame(width: 200, height: 100)
        }
        screen.click("Toggle")
        screen.advance(by: .milliseconds(500))
        let found = shown(screen)
        #expect(found.map(\.x) == [75] && found.map(\.y) == [25])
        #expect(abs((found.first?.opacity ?? 0) - 0.5) < 0.05)
    }

    /// A page of several that a program chooses between, with one transition for all.
    @ViewBuilder private func page(_ isOn: Bool) -> some View {
        if isOn { square } else { Color.clear.frame(width: 60, height: 50) }
    }

    @Test(
        "A transition around conditions, collections and identities is that of each of their views")
    func transitionAround() {
        let contents: [(Bool) -> AnyView] = [
            { isOn in
                AnyView(
                    Group { if isOn { square } else { EmptyView() } }.transition(
                        .move(edge: .leading)))
            },
            { isOn in AnyView(page(isOn).transition(.move(edge: .leading))) },
            { isOn in
                AnyView(
                    ForEach(isOn ? [1] : [], id: \.self) { _ in square }
                        .transition(.move(edge: .leading)))
            },
            { isOn in AnyView(page(isOn).id(isOn).transition(.move(edge: .leading))) },
            // The outermost counts.
            { isOn in
                AnyView(
                    Group { if isOn { square.transition(.scale) } }.transition(
                        .move(edge: .leading)))
            },
        ]
        for content in contents {
            let screen = stage { isOn in content(isOn) }
            screen.click("Toggle")
            screen.advance(by: .milliseconds(500))
            expectShown(screen, [(-25, 1)])
        }
    }

    @Test("A transition around a container is that of the container, not of the views in it")
    func transitionAroundContainer() {
        let screen = stage { isOn in
            VStack { if isOn { square } }.transition(.move(edge: .leading))
        }
        screen.click("Toggle")
        screen.advance(by: .milliseconds(500))
        expectShown(screen, [(0, 0.5)])
    }

    @Test(
        "By default a view fades in and out; it leaves the layout at once, and the tree when it is over"
    )
    func fade() {
        let diary = Diary()
        let screen = stage { isOn in
            if isOn {
                square.onAppear { diary.note("appears") }.onDisappear { diary.note("disappears") }
            }
            Text(verbatim: "below").tagged("below")
        }
        let top = screen.frame(of: "below")?.minY
        screen.click("Toggle")
        expectShown(screen, [(0, 0)].filter { $0.1 > 0 })
        #expect(screen.frame(of: "below")?.minY == 50)
        screen.advance(by: .milliseconds(500))
        expectShown(screen, [(0, 0.5)])
        screen.advance(by: .milliseconds(600))
        expectShown(screen, [(0, 1)])
        #expect(diary.lines == ["appears"])

        screen.click("Toggle")
        #expect(screen.frame(of: "below")?.minY == top)
        expectShown(screen, [(0, 1)])
        screen.advance(by: .milliseconds(500))
        expectShown(screen, [(0, 0.5)])
        #expect(diary.lines == ["appears"])
        screen.advance(by: .milliseconds(700))
        expectShown(screen, [])
        #expect(diary.lines == ["appears", "disappears"])
        screen.advance(by: .milliseconds(100))
        #expect(screen.timeToNextUpdate == nil)
    }

    @Test("Without an animation views come and go at once")
    func plain() {
        let screen = stage(nil) { isOn in if isOn { square.transition(.slide) } }
        screen.click("Toggle")
        expectShown(screen, [(0, 1)])
        screen.click("Toggle")
        expectShown(screen, [])
        #expect(screen.timeToNextUpdate == nil)
    }

    @Test(
        "A slide comes from the leading edge by the width of the view, and goes to the trailing edge"
    )
    func slide() {
        let screen = stage { isOn in if isOn { square.transition(.slide) } }
        screen.click("Toggle")
        expectShown(screen, [(-50, 1)])
        screen.advance(by: .milliseconds(500))
        expectShown(screen, [(-25, 1)])
        screen.advance(by: .seconds(1))
        expectShown(screen, [(0, 1)])
        screen.click("Toggle")
        screen.advance(by: .milliseconds(500))
        expectShown(screen, [(25, 1)])
        screen.advance(by: .seconds(1))
        expectShown(screen, [])
    }

    @Test("A push moves and fades; in a right-to-left layout the edges are exchanged")
    func push() {
        let screen = stage { isOn in if isOn { square.transition(.push(from: .leading)) } }
        screen.click("Toggle")
        screen.advance(by: .milliseconds(500))
        expectShown(screen, [(-25, 0.5)])
        screen.advance(by: .seconds(1))
        screen.click("Toggle")
        screen.advance(by: .milliseconds(500))
        expectShown(screen, [(25, 0.5)])

        let mirrored = Screen(200, 200) {
            Stage { isOn in if isOn { square.transition(.push(from: .leading)) } }
                .environment(\.layoutDirection, .rightToLeft)
        }
        mirrored.click("Toggle")
        mirrored.advance(by: .milliseconds(500))
        expectShown(mirrored, [(175, 0.5)])
    }

    @Test("Transitions combine, and differ for coming and going")
    func combinations() {
        let screen = stage { isOn in
            if isOn {
                square.transition(
                    .asymmetric(
                        insertion: .offset(x: 100).combined(with: .opacity),
                        removal: .move(edge: .trailing)))
            }
        }
        screen.click("Toggle")
        screen.advance(by: .milliseconds(500))
        expectShown(screen, [(50, 0.5)])
        screen.advance(by: .seconds(1))
        screen.click("Toggle")
        screen.advance(by: .milliseconds(500))
        expectShown(screen, [(25, 1)])
    }

    private struct Drop: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.offset(x: phase.value * 100)
        }
    }

    @Test("A transition of a program has the phases before, while and after the view is shown")
    func ownTransition() {
        let screen = stage { isOn in if isOn { square.transition(Drop()) } }
        screen.click("Toggle")
        screen.advance(by: .milliseconds(250))
        expectShown(screen, [(-75, 1)])
        screen.advance(by: .seconds(1))
        screen.click("Toggle")
        screen.advance(by: .milliseconds(250))
        expectShown(screen, [(25, 1)])
    }

    @Test("A transition has an animation of its own even where the change has none")
    func ownAnimation() {
        let screen = stage(nil) { isOn in
            if isOn { square.transition(.opacity.animation(.linear(duration: 1))) }
        }
        screen.click("Toggle")
        screen.advance(by: .milliseconds(500))
        expectShown(screen, [(0, 0.5)])
    }

    @Test("A view that comes back while it is leaving is the same view, with its state")
    func reversal() {
        struct Numbered: View {
            @State private var count = 7

            var body: some View {
                Color.red.frame(width: 50, height: 50)
                Button("Count \(count)") { count += 1 }
            }
        }
        let screen = stage(isOn: true) { isOn in if isOn { VStack { Numbered() } } }
        screen.click("Count 7")
        screen.click("Toggle")
        screen.advance(by: .milliseconds(500))
        #expect(abs((shown(screen).first?.opacity ?? 0) - 0.5) < 0.03)
        screen.click("Toggle")
        screen.advance(by: .milliseconds(800))
        #expect((shown(screen).first?.opacity ?? 0) > 0.7)
        screen.advance(by: .seconds(2))
        #expect(shown(screen).map(\.opacity) == [1])
        #expect(screen.words.contains("Count 8"))
        screen.click("Count 8")
        #expect(screen.words.contains("Count 9"))
    }

    @Test("Another identity is another view: the old one leaves while the new one comes")
    func identity() {
        let screen = stage { isOn in
            Color(red: isOn ? 1 : 0, green: 0, blue: 0).frame(width: 50, height: 50).id(isOn)
        }
        screen.click("Toggle")
        screen.advance(by: .milliseconds(500))
        #expect(shown(screen).map(\.opacity).allSatisfy { abs($0 - 0.5) < 0.03 })
        #expect(shown(screen).count == 2)
        screen.advance(by: .seconds(1))
        #expect(shown(screen).map(\.opacity) == [1])
    }

    @Test("Views that are there from the start do not come in")
    func start() {
        let screen = stage(isOn: true) { isOn in if isOn { square.transition(.slide) } }
        expectShown(screen, [(0, 1)])
        #expect(screen.timeToNextUpdate == nil)
    }

    @Test("A removed row leaves where it was, while the rows below move up")
    func rows() {
        let screen = stage { isOn in
            ForEach(isOn ? [1, 3] : [1, 2, 3], id: \.self) { row in
                Color.red.frame(width: 50, height: 20).transition(.move(edge: .trailing))
                    .tagged("row \(row)")
            }
        }
        screen.click("Toggle")
        #expect(screen.frame(of: "row 3")?.minY == 20)
        screen.advance(by: .milliseconds(500))
        let found = shown(screen).sorted { $0.x < $1.x }
        #expect(found.count == 3)
        #expect(found.last.map { abs($0.x - 25) < 2 && $0.y == 20 } == true)
        #expect(found.contains { abs($0.y - 30) < 2 && $0.x == 0 })
        screen.advance(by: .seconds(1))
        #expect(shown(screen).map(\.y).sorted() == [0, 20])
        screen.click("Toggle")
        screen.advance(by: .milliseconds(500))
        #expect(shown(screen).contains { abs($0.x - 25) < 2 && $0.y == 20 })
    }

    @Test("A leaving view is behind the others, unless it has a higher z-index")
    func order() {
        for isRaised in [false, true] {
            let screen = stage(isOn: true) { isOn in
                ZStack {
                    Color.white.frame(width: 50, height: 50)
                    if isOn { Color.red.frame(width: 50, height: 50).zIndex(isRaised ? 1 : 0) }
                }
            }
            screen.click("Toggle")
            screen.advance(by: .milliseconds(500))
            let opacities = shown(screen).map(\.opacity)
            #expect(opacities.count == 2)
            #expect((opacities.last ?? 0) < 1 ? isRaised : !isRaised)
        }
    }

    @Test("A leaving view takes no clicks")
    func events() {
        let diary = Diary()
        let screen = stage(isOn: true) { isOn in
            if isOn { square.onTapGesture { diary.note("hit") } }
        }
        screen.click("Toggle")
        screen.advance(by: .milliseconds(500))
        screen.click(at: CGPoint(x: 25, y: 25))
        #expect(diary.lines == [])
    }

    @Test("Padding around a condition stays around the view that leaves")
    func modifiersAround() {
        let screen = stage(isOn: true) { isOn in
            Group { if isOn { square } else { square } }.padding(.leading, 30)
        }
        screen.click("Toggle")
        screen.advance(by: .milliseconds(500))
        #expect(shown(screen).map(\.x) == [30, 30])
        screen.advance(by: .seconds(1))
        #expect(shown(screen).map(\.x) == [30])
    }

    @Test("Views come and go at random, and at the end the window equals a new one")
    func residue() {
        var random = SystemRandomNumberGenerator()
        let screen = stage { isOn in
            if isOn { square.transition(.scale.combined(with: .opacity)) } else { Text("none") }
            ForEach(isOn ? [1, 2, 3] : [3, 1], id: \.self) { Text(verbatim: "row \($0)") }
        }
        var isOn = false
        for _ in 0..<20 {
            screen.click("Toggle")
            isOn.toggle()
            screen.advance(by: .milliseconds(Int.random(in: 0...1500, using: &random)))
        }
        screen.advance(by: .seconds(3))
        let fresh = stage(isOn: isOn) { isOn in
            if isOn { square.transition(.scale.combined(with: .opacity)) } else { Text("none") }
            ForEach(isOn ? [1, 2, 3] : [3, 1], id: \.self) { Text(verbatim: "row \($0)") }
        }
        #expect(screen.words == fresh.words)
        #expect(shown(screen).count == shown(fresh).count)
        #expect(screen.timeToNextUpdate == nil)
    }

    @Observable
    final class Steps {
        var step = 0
    }

    @Test("A view that leaves goes with the view around it, once")
    func removalOfTheContainer() {
        let (diary, steps) = (Diary(), Steps())
        struct Nested: View {
            let steps: Steps
            let diary: Diary

            var body: some View {
                if steps.step < 2 {
                    VStack {
                        if steps.step < 1 { Color.red.onDisappear { diary.note("gone") } }
                        Text("rest")
                    }
                }
            }
        }
        let screen = Screen(100, 100) { Nested(steps: steps, diary: diary) }
        _ = screen.displayList
        withAnimation(.linear(duration: 1)) { steps.step = 1 }
        screen.advance(by: .milliseconds(300))
        #expect(diary.lines == [])
        steps.step = 2
        screen.advance(by: .milliseconds(20))
        #expect(diary.lines == ["gone"])
        screen.advance(by: .seconds(2))
        #expect(diary.lines == ["gone"])
        #expect(screen.timeToNextUpdate == nil)
    }
}
