import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("Animatable data")
struct AnimatableDataTests {
    /// A view of `content` with a number that a click animates from 0 to 1 within a second.
    private struct Stage<Content: View>: View {
        var animation = Animation.linear(duration: 1)
        let content: (Double) -> Content
        @State private var value = 0.0

        var body: some View {
            content(value)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                .contentShape(Rectangle())
                .onTapGesture { withAnimation(animation) { value = 1 - value } }
        }
    }

    /// Returns a stage after the click.
    private func started(@ContentBuilder _ content: @escaping (Double) -> some View) -> Screen {
        let screen = Screen(100, 100) { Stage(content: content) }
        screen.click(at: CGPoint(x: 99, y: 99))
        return screen
    }

    /// The numbers that a shape or a layout was asked with.
    nonisolated private final class Asked: @unchecked Sendable {
        var values: [Double] = []
    }

    nonisolated private struct Bar: Shape {
        var end: Double
        let asked: Asked

        var animatableData: Double {
            get { end }
            set { end = newValue }
        }

        func path(in rect: CGRect) -> Path {
            asked.values.append(end)
            return Path(CGRect(x: 0, y: 0, width: rect.width * end, height: rect.height))
        }
    }

    /// A view that shows at most 50 while it is in motion.
    private struct Limited: View, Animatable {
        var amount: Double

        var animatableData: Double {
            get { amount }
            set { amount = min(newValue, 50) }
        }

        var body: some View { Text(verbatim: "\(Int(amount))") }
    }

    @Test("A setter that limits the data decides what is shown on the way, and not at the end")
    func limited() {
        let screen = started { Limited(amount: $0 * 100) }
        #expect(screen.texts == ["0"])
        screen.advance(by: .milliseconds(750))
        #expect(screen.texts == ["50"])
        screen.advanceToEnd()
        #expect(screen.texts == ["100"])
    }

    @Test("A shape of a program is drawn with the data in between; its body and layout stay")
    func shape() throws {
        let asked = Asked()
        let screen = started { Bar(end: $0, asked: asked).fill(.red) }
        let bodies = screen.bodyEvaluations
        #expect(asked.values.last == 0)
        for value in [0.25, 0.5, 0.75, 1] {
            screen.advance(by: .milliseconds(250))
            #expect(abs(try #require(asked.values.last) - value) < 0.02)
        }
        #expect(screen.bodyEvaluations == bodies)
        screen.advance(by: .seconds(1))
        #expect(asked.values.last == 1)
        #expect(screen.timeToNextUpdate == nil)
    }

    private func bounds(_ screen: Screen) -> CGRect? {
        for case .fill(let shape, _) in screen.displayList.primitives { return shape.bounds }
        return nil
    }

    @Test("Parts, radii, line widths and derived shapes interpolate")
    func derivedShapes() throws {
        let line = StrokeStyle(lineWidth: 2, lineJoin: .round)
        let trimmed = started { Rectangle().trim(from: 0, to: $0 / 4).stroke(.red, style: line) }
        trimmed.advance(by: .milliseconds(500))
        #expect(abs(try #require(bounds(trimmed)).width - 50) < 3)

        let moved = started { Rectangle().size(width: 10, height: 10).offset(x: $0 * 80) }
        moved.advance(by: .milliseconds(500))
        #expect(abs(try #require(bounds(moved)).minX - 40) < 2)

        let wide = started {
            Rectangle().inset(by: 20).stroke(
                .red, style: StrokeStyle(lineWidth: $0 * 20, lineJoin: .round))
        }
        wide.advance(by: .milliseconds(500))
        #expect(abs(try #require(bounds(wide)).minX - 15) < 1)

        let erased = started { AnyShape(Rectangle().inset(by: 40 * $0)) }
        erased.advance(by: .milliseconds(500))
        #expect(abs(try #require(bounds(erased)).minX - 20) < 1)
    }

    nonisolated private struct Stairs: Layout {
        var step: Double
        let asked: Asked

        var animatableData: Double {
            get { step }
            set { step = newValue }
        }

        func sizeThatFits(
            proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

        func placeSubviews(
            in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
        ) {
            asked.values.append(step)
            for (index, subview) in subviews.enumerated() {
                let distance = CGFloat(step) * CGFloat(index) * 50
                subview.place(at: CGPoint(x: distance, y: distance), proposal: .unspecified)
            }
        }
    }

    @Test("A layout with data is made anew in each frame; bodies are not evaluated")
    func layout() throws {
        let asked = Asked()
        let screen = started { step in
            Stairs(step: step, asked: asked) {
                box(10, 10)
                box(10, 10).tagged("second")
            }
        }
        #expect(asked.values.last == 0)
        let bodies = screen.bodyEvaluations
        screen.advance(by: .milliseconds(500))
        #expect(abs(try #require(asked.values.last) - 0.5) < 0.02)
        #expect(abs(try #require(screen.frame(of: "second")).minX - 25) < 2)
        screen.advance(by: .seconds(1))
        #expect(screen.frame(of: "second")?.minX == 50)
        #expect(screen.bodyEvaluations == bodies)
        #expect(screen.timeToNextUpdate == nil)
    }

    private struct Odometer: View, @MainActor Animatable {
        var value: Double
        let asked: Asked

        var animatableData: Double {
            get { value }
            set { value = newValue }
        }

        var body: some View {
            asked.values.append(value)
            return Text(verbatim: "\(Int(value * 100))")
        }
    }

    @Test("The body of a view with data is evaluated in each frame, from the first on")
    func composite() throws {
        let asked = Asked()
        let screen = started { Odometer(value: $0, asked: asked) }
        #expect(asked.values.allSatisfy { $0 == 0 })
        #expect(screen.words == ["0"])
        screen.advance(by: .milliseconds(500))
        #expect(abs(try #require(asked.values.last) - 0.5) < 0.02)
        screen.advance(by: .seconds(1))
        #expect(asked.values.last == 1)
        #expect(screen.words == ["100"])
        #expect(screen.timeToNextUpdate == nil)
        let count = asked.values.count
        #expect(count > 50 && count < 70)
    }

    private struct Inset: ViewModifier, @MainActor Animatable {
        var amount: CGFloat

        var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }

        func body(content: Content) -> some View { content.padding(amount) }
    }

    @Test("The body of a modifier with data is evaluated in each frame")
    func compositeModifier() throws {
        let screen = started { Color.red.modifier(Inset(amount: $0 * 40)) }
        #expect(bounds(screen)?.minX == 0)
        screen.advance(by: .milliseconds(500))
        #expect(abs(try #require(bounds(screen)).minX - 20) < 1)
        screen.advance(by: .seconds(1))
        #expect(bounds(screen)?.minX == 40)
    }

    nonisolated private struct Slide: GeometryEffect {
        var distance: CGFloat

        var animatableData: CGFloat {
            get { distance }
            set { distance = newValue }
        }

        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: distance, y: 0))
        }
    }

    @Test("A geometry effect interpolates, and clicks follow it")
    func geometryEffect() throws {
        let diary = Diary()
        let screen = started { value in
            box(20, 20).onTapGesture { diary.note("hit") }
                .modifier(Slide(distance: value * 80).ignoredByLayout())
        }
        screen.advance(by: .milliseconds(500))
        let shift = try #require(
            screen.displayList.effects.compactMap {
                if case .transform(let transform) = $0 { transform.tx } else { nil }
            }.first)
        #expect(abs(shift - 40) < 2)
        screen.click(at: CGPoint(x: 50, y: 10))
        #expect(diary.lines == ["hit"])
    }

    @Test("Blurs, filters and gradients interpolate")
    func effects() throws {
        let blurred = started { box(50, 50).blur(radius: $0 * 8) }
        blurred.advance(by: .milliseconds(500))
        let radius = blurred.displayList.effects.compactMap {
            if case .blur(let radius, _) = $0 { radius } else { nil }
        }
        #expect(abs(try #require(radius.first) - 4) < 0.2)

        let faded = started { box(50, 50).saturation(1 - $0) }
        faded.advance(by: .milliseconds(500))
        #expect(
            faded.displayList.effects.contains {
                guard case .filter(let matrix) = $0 else { return false }
                return abs(matrix.red.x - ColorMatrix.saturation(0.5).red.x) < 0.05
            })

        let gradient = started { value in
            Rectangle().fill(
                LinearGradient(
                    stops: [
                        .init(color: .black, location: value * 0.5),
                        .init(color: .white, location: 1),
                    ], startPoint: .leading, endPoint: .trailing))
        }
        gradient.advance(by: .milliseconds(500))
        let stops = gradient.displayList.primitives.compactMap {
            if case .fill(_, .gradient(let paint)) = $0 { paint.stops.first?.location } else { nil }
        }
        #expect(abs(try #require(stops.first) - 0.25) < 0.02)
    }

    @Test("animation(_:body:) animates the modifiers of its closure, not the view inside")
    func scope() throws {
        struct Scoped: View {
            @State private var isOn = false

            var body: some View {
                Color.red.frame(width: 10, height: 10).offset(x: isOn ? 80 : 0)
                    .animation(.linear(duration: 1)) { $0.opacity(isOn ? 1 : 0) }
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
                    .contentShape(Rectangle())
                    .onTapGesture { isOn.toggle() }
            }
        }
        let screen = Screen(100, 100) { Scoped() }
        screen.click(at: CGPoint(x: 99, y: 99))
        screen.advance(by: .milliseconds(500))
        #expect(bounds(screen)?.minX == 80)
        let opacity = screen.displayList.effects.compactMap {
            if case .opacity(let value) = $0 { value } else { nil }
        }
        #expect(abs(try #require(opacity.first) - 0.5) < 0.02)
    }

    @Test(
        "A change without an animation moves what is shown at once; the rest of the motion goes on")
    func plainChangeInMotion() throws {
        struct Pushed: View {
            @State private var x = 0.0

            var body: some View {
                HStack {
                    Button("Animate") { withAnimation(.linear(duration: 1)) { x = 100 } }
                    Button("Jump") { x = 200 }
                }
                .buttonStyle(.plain)
                Color.red.frame(width: 10, height: 10).offset(x: x)
            }
        }
        let screen = Screen(400, 100) { Pushed() }
        let start = try #require(bounds(screen)).minX
        screen.click("Animate")
        screen.advance(by: .milliseconds(500))
        screen.click("Jump")
        #expect(abs(try #require(bounds(screen)).minX - start - 150) < 4)
        screen.advance(by: .seconds(1))
        #expect(bounds(screen)?.minX == start + 200)
    }
}
