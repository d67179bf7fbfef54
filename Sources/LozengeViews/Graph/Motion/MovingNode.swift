import Foundation
import LozengeCore

/// A node with data that can be animated.
@MainActor
protocol MotionSubject: Node {
    associatedtype MotionData: VectorArithmetic

    /// Shows the data with an offset from the program's values; without one, as they are.
    ///
    /// In an update, the first frame of an animation shows the old values, in bodies and layout, too.
    func show(_ offset: MotionData?)

    /// Shows the data as of `time`; returns false once the animation is over.
    func advance(_ track: inout Track<MotionData>, to time: Double) -> Bool
}

extension MotionSubject {
    func advance(_ track: inout Track<MotionData>, to time: Double) -> Bool {
        track.advance(to: time) { show($0) }
    }
}

/// The animations of one node: of its frame, and of its data.
final class MovingNode {
    typealias FrameData = CGRect.AnimatableData

    let node: Node
    private var frame: Track<FrameData>?
    private var data: (any DataMotion)?
    /// The distance of the shown frame from the frame of the layout.
    private(set) var frameOffset: FrameData?

    init(_ node: Node) { self.node = node }

    func moveFrame(
        _ change: FrameData, _ animation: Animation, _ completions: [AnimationCompletion],
        at time: Double, velocity: FrameData?
    ) {
        if frame == nil {
            frame = Track(animation, change: change, of: node, at: time, velocity: velocity)
        } else {
            frame?.retarget(animation, change: change, of: node, at: time, velocity: velocity)
        }
        frame?.listeners.add(completions)
        frameOffset = frame?.animator.offsetOutsideOfFrames(at: time)
    }

    func changeData<Subject: MotionSubject>(
        of node: Subject, _ change: Subject.MotionData, _ animation: Animation,
        _ completions: [AnimationCompletion], at time: Double, velocity: Subject.MotionData?
    ) {
        if let known = data as? DataTrack<Subject> {
            known.track.retarget(
                animation, change: change, of: node, at: time, velocity: velocity)
            known.track.listeners.add(completions)
        } else {
            let made = DataTrack(
                node, Track(animation, change: change, of: node, at: time, velocity: velocity))
            made.track.listeners.add(completions)
            data = made
        }
    }

    /// Animates the data of `node` as those of another node, for which alone handlers wait.
    func takeData<Subject: MotionSubject>(of other: MovingNode, for node: Subject) {
        guard let known = other.data as? DataTrack<Subject> else { return }
        data = DataTrack(node, known.track.withoutListeners)
    }

    /// Shows the node as of `time`; returns false if all of its animations are over.
    func show(at time: Double) -> Bool {
        if frame != nil { showFrame(at: time) }
        if let track = data, !track.show(at: time) { data = nil }
        return frame != nil || data != nil
    }

    /// True if nothing of it ever moves.
    var standsStill: Bool { frame?.standsStill != false && data?.standsStill != false }

    private func showFrame(at time: Double) {
        let old = frameOffset
        frameOffset = frame?.offset(at: time)
        if frameOffset != old {
            if frameOffset?.second != old?.second { node.setNeedsPaint() }
            node.superbox?.setNeedsPaintInside()
        }
        if frameOffset == nil {
            frame = nil
            node.isMoving = false
            node.superbox?.setNeedsPaint()
        }
    }

    /// Shows the data in an update.
    func showData(at time: Double) { data?.showInUpdate(at: time) }

    /// Ends all animations at once.
    func end() {
        frame?.end()
        data?.end()
    }
}

/// An animation and the handlers that wait for it.
package struct Track<Data: VectorArithmetic> {
    var animator: _ValueAnimator<Data>
    var listeners = CompletionListeners()
    /// Animations that another one took over while handlers waited for their logical completion: they go on
    /// without being seen.
    ///
    /// Source: `docs/animation.md`, DONE-3.
    private var forks: [Fork] = []

    private struct Fork {
        var animator: _ValueAnimator<Data>
        var listeners: CompletionListeners
    }

    init(
        _ animation: Animation, change: Data, of node: Node, at time: Double, velocity: Data?
    ) {
        animator = _ValueAnimator(
            animation, change: change, at: time, velocity: velocity,
            environment: AnimationEnvironment(node.environment))
    }

    /// Adds a change with an animation of its own; with a measured velocity, it goes on from there.
    mutating func retarget(
        _ animation: Animation, change: Data, of node: Node, at time: Double, velocity: Data?
    ) {
        let waiting = listeners.takeLogical()
        if !waiting.isEmpty { forks.append(Fork(animator: animator, listeners: waiting)) }
        guard let velocity else { return animator.retarget(animation, change: change, at: time) }
        let rest = animator.offsetOutsideOfFrames(at: time)
        animator = _ValueAnimator(
            animation, change: change - rest, at: time, velocity: velocity,
            environment: AnimationEnvironment(node.environment))
    }

    /// The same animation, for which no handler waits.
    var withoutListeners: Track {
        var copy = self
        (copy.listeners, copy.forks) = (CompletionListeners(), [])
        return copy
    }

    /// True if nothing ever moves.
    var standsStill: Bool { animator.standsStill }

    /// Returns the distance to the program's value; `nil` once the animation is over.
    mutating func offset(at time: Double) -> Data? {
        let offset = animator.offset(at: time, longestStart: 2.0 / 60)
        if !forks.isEmpty { advanceForks(to: time) }
        if offset == nil {
            end()
        } else {
            listeners.move()
            if animator.isLogicallyComplete { listeners.completeLogically() }
        }
        return offset
    }

    /// Calls `show` with the offset as of `time`; returns false once the animation is over.
    @inline(__always)
    mutating func advance(to time: Double, _ show: (Data?) -> Void) -> Bool {
        let offset = offset(at: time)
        show(offset)
        return offset != nil
    }

    private mutating func advanceForks(to time: Double) {
        for index in forks.indices {
            let isOver = forks[index].animator.offset(at: time) == nil
            if isOver || forks[index].animator.isLogicallyComplete { forks[index].listeners.end() }
        }
        forks.removeAll { $0.listeners.isEmpty }
    }

    /// Completes the animation, and the ones that it took over.
    mutating func end() {
        listeners.end()
        for index in forks.indices { forks[index].listeners.end() }
        forks = []
    }
}

/// The completion handlers that wait for one animation.
struct CompletionListeners {
    private var waiting: [AnimationCompletion] = []

    mutating func add(_ completions: [AnimationCompletion]) {
        for completion in completions { completion.begin() }
        waiting += completions
    }

    var isEmpty: Bool { waiting.isEmpty }

    /// Notes that the animation was seen on its way.
    func move() { for completion in waiting { completion.moves() } }

    mutating func completeLogically() {
        guard !waiting.isEmpty else { return }
        var logical = takeLogical()
        logical.end()
    }

    /// Hands over the handlers that wait for the logical completion.
    mutating func takeLogical() -> CompletionListeners {
        var logical = CompletionListeners()
        logical.waiting = waiting.filter { $0.criteria == .logicallyComplete }
        if !logical.isEmpty { waiting.removeAll { $0.criteria == .logicallyComplete } }
        return logical
    }

    mutating func end() {
        for completion in waiting { completion.end() }
        waiting = []
    }
}

/// The animation of a node's data, without its type.
@MainActor
private protocol DataMotion: AnyObject {
    /// Shows the node as of `time`; returns false once the animation is over.
    func show(at time: Double) -> Bool
    func showInUpdate(at time: Double)
    /// True if nothing ever moves.
    var standsStill: Bool { get }
    func end()
}

private final class DataTrack<Subject: MotionSubject>: DataMotion {
    private let node: Subject
    var track: Track<Subject.MotionData>

    init(_ node: Subject, _ track: Track<Subject.MotionData>) {
        self.node = node
        self.track = track
    }

    func show(at time: Double) -> Bool { node.advance(&track, to: time) }

    var standsStill: Bool { track.standsStill }

    func showInUpdate(at time: Double) {
        node.show(track.animator.offsetOutsideOfFrames(at: time))
    }

    func end() { track.end() }
}
