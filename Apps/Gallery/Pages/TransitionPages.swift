import SwiftUI

@MainActor
extension Page {
    static let transitions = [moving, fading, combined, matched, phases, keyframes, data, ring]

    private static let moving = Page(
        "transition", .motion, "A view comes and goes where a condition changes.", cell: 230
    ) {
        Example("slide") { Visitor(.slide) }
        Example("move(edge: .bottom)") { Visitor(.move(edge: .bottom)) }
        Example("push(from: .leading)") { Visitor(.push(from: .leading)) }
        Example("offset(x: 60, y: -30)") { Visitor(.offset(x: 60, y: -30)) }
    }

    private static let fading = Page(
        "opacity, scale & blurReplace", .motion, "Without a transition, a view fades.", cell: 230
    ) {
        Example("opacity") { Visitor(.opacity) }
        Example("scale") { Visitor(.scale) }
        Example("blurReplace") { Visitor(AnyTransition(.blurReplace)) }
        Example("identity") { Visitor(.identity) }
    }

    private static let combined = Page(
        "Combined transitions", .motion, "Two at once, or another one for going.", cell: 230
    ) {
        Example("combined(with:)") { Visitor(.scale.combined(with: .opacity)) }
        Example("asymmetric") {
            Visitor(.asymmetric(insertion: .move(edge: .top), removal: .move(edge: .bottom)))
        }
        Example("modifier(active:identity:)") {
            Visitor(.modifier(active: Tilt(angle: 80), identity: Tilt(angle: 0)))
        }
        Example("A custom Transition") { Visitor(AnyTransition(Drop())) }
    }

    private static let matched = Page(
        "matchedGeometryEffect", .motion, "A view takes the place of another one.", cell: 230
    ) {
        Example("A cover that grows") { Cover() }
        Example("A mark that follows the choice") { Tabs() }
        Example("geometryGroup") {
            Turning { isOn in
                HStack {
                    Text("One")
                    if isOn { Text("Two") }
                }
                .geometryGroup()
                .padding(isOn ? 16 : 6)
                .background(.quaternary, in: RoundedRectangle(cornerRadius: 8))
            }
        }
    }

    private static let phases = Page(
        "PhaseAnimator", .motion, "From phase to phase, each with an animation.", cell: 230
    ) {
        Example("Again and again") {
            PhaseAnimator([false, true]) { isLarge in
                Image(systemName: "heart.fill").font(.largeTitle).foregroundStyle(.red)
                    .scaleEffect(isLarge ? 1.3 : 1)
            } animation: { _ in
                .easeInOut(duration: 0.8)
            }
            .frame(height: 60)
        }
        Example("phaseAnimator(trigger:)") { Jump() }
    }

    private static let keyframes = Page(
        "KeyframeAnimator", .motion, "Tracks of keyframes for several values at once.", cell: 230
    ) {
        Example("keyframeAnimator(trigger:)") { Bell() }
        Example("Again and again") {
            KeyframeAnimator(initialValue: 0.0) { angle in
                Rectangle().fill(.orange).frame(width: 36, height: 36)
                    .rotationEffect(.degrees(angle))
            } keyframes: { _ in
                CubicKeyframe(90, duration: 0.6)
                LinearKeyframe(90, duration: 0.4)
                SpringKeyframe(180, duration: 1, spring: .bouncy)
            }
            .frame(height: 60)
        }
    }

    private static let data = Page(
        "animatableData", .motion, "Shapes, layouts and views with data of their own.", cell: 230
    ) {
        Example("Shape") { Turning { Pie(end: $0 ? 300 : 60).fill(.teal).frame(height: 60) } }
        Example("trim & stroke") {
            Turning { isOn in
                Circle().trim(from: 0, to: isOn ? 1 : 0.2)
                    .stroke(.purple, style: StrokeStyle(lineWidth: isOn ? 8 : 3, lineCap: .round))
                    .frame(width: 56, height: 56).padding(6)
            }
        }
        Example("A view whose body follows") { Turning { Odometer(value: $0 ? 100 : 0) } }
        Example("A gradient") {
            Turning { isOn in
                RoundedRectangle(cornerRadius: isOn ? 30 : 6)
                    .fill(
                        LinearGradient(
                            colors: isOn ? [.pink, .orange] : [.blue, .mint],
                            startPoint: .leading, endPoint: isOn ? .bottom : .trailing)
                    )
                    .frame(height: 60)
            }
        }
    }

    private static let ring = Page(
        "A ring of wedges", .motion,
        "Angles and widths are animatable data; wedges come and go with a transition.", cell: 260
    ) {
        Example("drawingGroup") { Ring() }
    }
}

/// A box that a button shows and hides.
private struct Visitor: View {
    private let transition: AnyTransition
    @State private var isHere = true

    init(_ transition: AnyTransition) { self.transition = transition }

    var body: some View {
        VStack {
            ZStack {
                Color.clear
                if isHere {
                    RoundedRectangle(cornerRadius: 8).fill(.indigo).frame(width: 56, height: 40)
                        .transition(transition)
                        .zIndex(1)
                }
            }
            .frame(height: 70)
            .clipped()
            Button(isHere ? "Hide" : "Show") {
                withAnimation(.easeInOut(duration: 0.6)) { isHere.toggle() }
            }
        }
    }
}

/// A modifier for a transition.
private struct Tilt: ViewModifier {
    let angle: Double

    func body(content: Content) -> some View {
        content.rotation3DEffect(.degrees(angle), axis: (1, 0, 0)).opacity(angle == 0 ? 1 : 0)
    }
}

private struct Drop: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(y: phase.value * 50).scaleEffect(phase.isIdentity ? 1 : 0.4)
            .opacity(phase.isIdentity ? 1 : 0)
    }
}

private struct Cover: View {
    @State private var isLarge = false
    @Namespace private var space

    var body: some View {
        VStack {
            HStack(alignment: .top) {
                if !isLarge { cover.frame(width: 28, height: 28) }
                Spacer()
                if isLarge { cover.frame(width: 70, height: 70) }
            }
            .frame(height: 74)
            Button(isLarge ? "Smaller" : "Larger") { withAnimation(.spring) { isLarge.toggle() } }
        }
    }

    private var cover: some View {
        RoundedRectangle(cornerRadius: 6).fill(.teal).matchedGeometryEffect(id: "cover", in: space)
    }
}

private struct Tabs: View {
    @State private var chosen = "Day"
    @Namespace private var space

    var body: some View {
        HStack {
            ForEach(["Day", "Week", "Month"], id: \.self) { name in
                Text(name).padding(6)
                    .background {
                        if name == chosen {
                            Capsule().fill(.tertiary)
                                .matchedGeometryEffect(id: "mark", in: space)
                        }
                    }
                    .onTapGesture { withAnimation(.snappy) { chosen = name } }
                    .accessibilityAddTraits(name == chosen ? [.isButton, .isSelected] : .isButton)
            }
        }
    }
}

private struct Jump: View {
    @State private var jumps = 0

    var body: some View {
        VStack {
            Circle().fill(.green).frame(width: 28, height: 28)
                .phaseAnimator([0.0, -30, 0], trigger: jumps) { ball, y in
                    ball.offset(y: y)
                } animation: { y in
                    y < 0 ? .easeOut(duration: 0.25) : .bouncy
                }
                .frame(height: 60, alignment: .bottom)
            Button("Jump") { jumps += 1 }
        }
    }
}

private struct Bell: View {
    private struct Pose {
        var angle = Angle.zero
        var scale = 1.0
    }

    @State private var rings = 0

    var body: some View {
        VStack {
            Image(systemName: "bell.fill").font(.largeTitle).foregroundStyle(.yellow)
                .keyframeAnimator(initialValue: Pose(), trigger: rings) { bell, pose in
                    bell.rotationEffect(pose.angle, anchor: .top).scaleEffect(pose.scale)
                } keyframes: { _ in
                    KeyframeTrack(\.angle) {
                        CubicKeyframe(.degrees(20), duration: 0.15)
                        CubicKeyframe(.degrees(-16), duration: 0.2)
                        CubicKeyframe(.degrees(8), duration: 0.2)
                        CubicKeyframe(.zero, duration: 0.2)
                    }
                    KeyframeTrack(\.scale) {
                        SpringKeyframe(1.25, duration: 0.3, spring: .snappy)
                        SpringKeyframe(1, duration: 0.5, spring: .bouncy)
                    }
                }
                .frame(height: 60)
            Button("Ring") { rings += 1 }
        }
    }
}

/// Content with a flag that a button changes.
private struct Turning<Content: View>: View {
    @ViewBuilder let content: (Bool) -> Content
    @State private var isOn = false

    var body: some View {
        VStack {
            content(isOn)
            Button("Change") { withAnimation(.easeInOut(duration: 0.8)) { isOn.toggle() } }
        }
    }
}

nonisolated private struct Pie: Shape {
    /// In degrees.
    var end: Double

    var animatableData: Double {
        get { end }
        set { end = newValue }
    }

    func path(in rect: CGRect) -> Path {
        Path { path in
            let center = CGPoint(x: rect.midX, y: rect.midY)
            path.move(to: center)
            path.addArc(
                center: center, radius: min(rect.width, rect.height) / 2, startAngle: .zero,
                endAngle: .degrees(end), clockwise: false)
        }
    }
}

private struct Odometer: View, @MainActor Animatable {
    var value: Double

    var animatableData: Double {
        get { value }
        set { value = newValue }
    }

    var body: some View {
        Text(verbatim: "\(Int(value.rounded()))").font(.largeTitle).monospacedDigit()
            .frame(height: 60)
    }
}
