import LozengeCore

/// A view that goes through phases, with an animation from each to the next.
///
/// ```swift
/// PhaseAnimator([1, 1.2]) { scale in
///     Image(systemName: "heart").scaleEffect(scale)
/// } animation: { _ in
///     .easeInOut(duration: 0.6)
/// }
/// ```
///
/// The next phase begins when the animation of the last one is logically complete. Phases without a trigger
/// repeat as long as the view is shown; if none of them changes anything that is animated, that is reported
/// and the view rests.
///
/// Matches: SwiftUI.PhaseAnimator
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View> {
    private let phases: [Phase]
    private let trigger: Trigger?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?

    @State private var index = 0
    @State private var run = PhaseRun()

    /// Creates a view that goes through the phases once, and back to the first, whenever `trigger` changes.
    ///
    /// - Parameters:
    ///   - phases: The phases; without any, nothing is shown and that is reported.
    ///   - trigger: The value.
    ///   - content: The view in a phase.
    ///   - animation: The animation to a phase; `nil` to change at once.
    ///
    /// Matches: SwiftUI.PhaseAnimator.init(_:trigger:content:animation:)
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(phases, Trigger(trigger), content, animation)
    }

    /// Creates a view that goes through the phases again and again.
    ///
    /// Matches: SwiftUI.PhaseAnimator.init(_:content:animation:)
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(phases, nil, content, animation)
    }

    private init(
        _ phases: some Sequence<Phase>, _ trigger: Trigger?,
        _ content: @escaping (Phase) -> Content, _ animation: @escaping (Phase) -> Animation?
    ) {
        self.phases = Array(phases)
        self.trigger = trigger
        self.content = content
        self.animation = animation
    }
}

extension PhaseAnimator: View {
    public var body: some View {
        if phases.isEmpty {
            let _ = report("PhaseAnimator without phases. Nothing is shown.")
        } else {
            content(phases[index < phases.count ? index : 0])
                .onAppear {
                    run.isShown = true
                    if trigger == nil { advance() }
                }
                .onDisappear { run.isShown = false }
                .onChange(of: trigger) { advance() }
        }
    }

    /// Goes on to the next phase.
    private func advance() {
        guard phases.count > 1, run.isShown else { return }
        let next = (index + 1) % phases.count
        let step = run.begin()
        var transaction = Transaction(animation: animation(phases[next]))
        transaction.add(
            AnimationCompletion(.logicallyComplete) { completion in
                guard run.isLast(step) else { return }
                run.note(isAnimated: completion.hasMoved, phases: phases.count)
                if next != 0 || trigger == nil, !run.rests { advance() }
            })
        withTransaction(transaction) { index = next }
    }
}

/// The progress of a view through its phases.
private final class PhaseRun {
    var isShown = false
    /// True if the phases have nothing to animate.
    private(set) var rests = false
    private var step = 0
    private var unanimated = 0

    func begin() -> Int {
        step += 1
        return step
    }

    /// True if no other step has begun since.
    func isLast(_ step: Int) -> Bool { step == self.step }

    func note(isAnimated: Bool, phases: Int) {
        unanimated = isAnimated ? 0 : unanimated + 1
        guard unanimated > phases else { return }
        rests = true
        report(
            "PhaseAnimator: no phase changes anything that is animated. The view rests. Use the phase in "
                + "a modifier such as opacity or offset, an animation that takes time, or a trigger."
        )
    }
}

nonisolated extension View {
    /// Goes through phases whenever `trigger` changes, with an animation from each to the next.
    ///
    /// Matches: SwiftUI.View.phaseAnimator(_:trigger:content:animation:)
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(self)
        return PhaseAnimator(
            phases, trigger: trigger, content: { content(placeholder, $0) }, animation: animation)
    }

    /// Goes through phases again and again, with an animation from each to the next.
    ///
    /// Matches: SwiftUI.View.phaseAnimator(_:content:animation:)
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(self)
        return PhaseAnimator(phases, content: { content(placeholder, $0) }, animation: animation)
    }
}
