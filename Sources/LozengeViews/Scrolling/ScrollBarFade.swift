import Foundation
import LozengeCore

/// The fading of the bars of a scroll view: they are shown while they are of use, and gone a while later.
///
/// Source: `docs/scrolling.md`, SCROLL-11.
struct ScrollBarFade {
    /// The time without a use after which the bars fade, and the time that this takes.
    private static let (patience, duration): (Duration, Duration) = (
        .milliseconds(1500), .milliseconds(200)
    )

    /// The time of the last use; `nil` before the first one.
    private var lastUse: Duration?
    /// The opacity from 0 to 1.
    private(set) var opacity = 0.0
    /// The offset, the content and the view that the bars showed last.
    private var shown: Shown?

    /// The state that bars show.
    struct Shown: Equatable {
        let offset: CGPoint
        let extent: CGSize
        let size: CGSize
    }

    /// Shows the bars.
    mutating func use(at time: Duration) { (lastUse, opacity) = (time, 1) }

    /// Shows the bars if they show something else than before.
    ///
    /// - Returns: True if they do.
    mutating func show(_ new: Shown, at time: Duration) -> Bool {
        guard new != shown else { return false }
        shown = new
        use(at: time)
        return true
    }

    /// Fades the bars as of `time`.
    ///
    /// - Returns: The time at which they look different; `nil` if they stay as they are.
    mutating func advance(to time: Duration) -> Duration? {
        guard let lastUse, opacity > 0 else { return nil }
        let start = lastUse + Self.patience
        opacity = min(max(1 - (time - start) / Self.duration, 0), 1)
        guard opacity > 0 else { return nil }
        return max(start, time + .milliseconds(1))
    }
}

/// The times at which a scroll view shows its bars.
extension ScrollBox {
    /// Shows the bars for a while.
    func showBars(_ context: some RequestContext<Self>) {
        let position = context.resolved
        guard hasFadingBars(context) else { return }
        if position.bars.opacity < 1 { context.setNeedsRepaint() }
        position.bars.use(at: context.tree.now)
        fadeBars(context)
    }

    /// Fades the bars if it is time, and requests the frame in which they look different.
    func fadeBars(_ context: some RequestContext<Self>) {
        let position = context.resolved
        guard !isBarHeld(position), hasFadingBars(context) else { return }
        let before = position.bars.opacity
        let next = position.bars.advance(to: context.tree.clock.time)
        if position.bars.opacity != before { context.setNeedsRepaint() }
        if let next { context.wake(at: next, pace: .display) }
    }

    /// Shows the bars for a while after a layout that moved the content or changed its length.
    func showBarsIfMoved(_ context: LayoutContext<Self>) {
        let position = context.resolved
        guard hasFadingBars(context) else { return }
        let shown = ScrollBarFade.Shown(
            offset: position.offset, extent: position.extent, size: context.size)
        guard position.bars.show(shown, at: context.time), !isBarHeld(position),
            let next = position.bars.advance(to: context.time)
        else { return }
        context.wake(at: next, pace: .display)
    }

    /// Returns true if there are bars that fade.
    private func hasFadingBars(_ context: some NodeContext<Self>) -> Bool {
        let position = context.resolved
        let axes = position.indicatorAxes.subtracting(position.steadyAxes)
        return Axis.allCases.contains {
            axes.contains(Axis.Set($0)) && position.extent[$0] > context.size[$0] + 0.5
        }
    }

    /// Returns true if the pointer is over a bar or drags one: it stays.
    private func isBarHeld(_ position: Position) -> Bool {
        position.isDragged || position.pointedAxis != nil
    }

    /// Returns the opacity of a bar from 0 to 1.
    func barOpacity(_ axis: Axis, _ position: Position) -> Double {
        position.steadyAxes.contains(Axis.Set(axis)) ? 1 : position.bars.opacity
    }

    func timeCame(_ context: EventContext<Self>) -> Bool {
        let position = context.resolved
        // A motion of the content updates the box.
        guard position.momentum == nil, position.glide == nil, position.restTime == nil
        else { return false }
        fadeBars(context)
        return true
    }
}
