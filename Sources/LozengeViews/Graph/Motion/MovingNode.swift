import Foundation
import LozengeCore

/// The animations of one node: of its frame, and of its content.
final class MovingNode {
    typealias FrameData = CGRect.AnimatableData

    private let node: Node
    private var frame: Track<FrameData>?
    private var content: (any ContentMotion)?
    /// The distance of the shown frame from the frame of the layout.
    private(set) var frameOffset: FrameData?

    init(_ node: Node) { self.node = node }

    func moveFrame(
        _ change: FrameData, _ animation: Animation, _ completions: [AnimationCompletion],
        at time: Double
    ) {
        if frame == nil {
            frame = Track(animation, change: change, at: time)
        } else {
            frame?.animator.retarget(animation, change: change, at: time)
        }
        frame?.listeners.add(completions)
    }

    func changeContent<Content: Primitive>(
        of node: PrimitiveNode<Content>, _ change: Content.MotionData, _ animation: Animation,
        _ completions: [AnimationCompletion], at time: Double
    ) {
        if let known = content as? ContentTrack<Content> {
            known.track.animator.retarget(animation, change: change, at: time)
            known.track.listeners.add(completions)
        } else {
            let made = ContentTrack(node, Track(animation, change: change, at: time))
            made.track.listeners.add(completions)
            content = made
        }
    }

    /// Shows the node as of `time`; returns false if all of its animations are over.
    func sample(at time: Double) -> Bool {
        if var track = frame {
            let old = frameOffset
            frameOffset = track.offset(at: time)
            frame = frameOffset == nil ? nil : track
            if frameOffset != old {
                if frameOffset?.second != old?.second { node.setNeedsPaint() }
                node.superbox?.setNeedsPaint()
            }
            if frame == nil { node.isMoving = false }
        }
        if let track = content, !track.sample(at: time) { content = nil }
        return frame != nil || content != nil
    }

    /// Ends all animations at once.
    func end() {
        frame?.listeners.end()
        content?.end()
    }
}

/// An animation and the handlers that wait for it.
struct Track<Data: VectorArithmetic> {
    var animator: ValueAnimator<Data>
    var listeners = CompletionListeners()

    init(_ animation: Animation, change: Data, at time: Double) {
        animator = ValueAnimator(animation, change: change, at: time, environment: nil)
    }

    /// Returns the distance to the program's value; `nil` once the animation is over.
    mutating func offset(at time: Double) -> Data? {
        let offset = animator.offset(at: time, longestStart: 2.0 / 60)
        if offset == nil {
            listeners.end()
        } else if animator.isLogicallyComplete {
            listeners.completeLogically()
        }
        return offset
    }
}

/// The completion handlers that wait for one animation.
struct CompletionListeners {
    private var waiting: [AnimationCompletion] = []

    mutating func add(_ completions: [AnimationCompletion]) {
        for completion in completions { completion.begin() }
        waiting += completions
    }

    mutating func completeLogically() {
        guard !waiting.isEmpty else { return }
        for completion in waiting where completion.criteria == .logicallyComplete {
            completion.end()
        }
        waiting.removeAll { $0.criteria == .logicallyComplete }
    }

    mutating func end() {
        for completion in waiting { completion.end() }
        waiting = []
    }
}

/// The animation of a primitive's data, without its type.
@MainActor
private protocol ContentMotion: AnyObject {
    /// Shows the primitive as of `time`; returns false once the animation is over.
    func sample(at time: Double) -> Bool
    func end()
}

private final class ContentTrack<Content: Primitive>: ContentMotion {
    private let node: PrimitiveNode<Content>
    var track: Track<Content.MotionData>

    init(_ node: PrimitiveNode<Content>, _ track: Track<Content.MotionData>) {
        self.node = node
        self.track = track
    }

    func sample(at time: Double) -> Bool {
        let offset = track.offset(at: time)
        node.show(offset)
        return offset != nil
    }

    func end() { track.listeners.end() }
}
