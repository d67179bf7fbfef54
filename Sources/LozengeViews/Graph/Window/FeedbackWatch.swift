import LozengeCore

/// Detects a feedback between a measured size and the content made from it across frames.
///
/// The sign is a geometry reader whose content is described for another size in each of many frames, each
/// requested immediately after the one before.
///
/// Changes within a frame are detected by ``FramePipeline`` at its end; this type detects deferred ones, as
/// by `DispatchQueue.main.async`. An app that animates by a timer changes sizes some time after the frame
/// and is not reported.
struct FeedbackWatch {
    /// The number of successive frames with the sign.
    private var frames = 0
    /// The reader that was described for another size in this frame.
    private weak var reader: Node?
    private var frameEnd = Duration.zero
    private var isAskedAtOnce = false

    /// The frames of a display in four seconds: no feedback that ends takes this long.
    private static let mostFrames = 240
    /// The longest delay after a frame for a request that did not wait for a timer.
    private static let pause = Duration.milliseconds(1)

    /// Called when a frame begins.
    mutating func beginFrame() { reader = nil }

    /// Called when the content of a reader is described for another size.
    mutating func sizeChanged(of node: Node) { reader = node }

    /// Called when a frame ends.
    mutating func endFrame(at time: Duration) {
        frameEnd = time
        frames = reader != nil && isAskedAtOnce ? frames + 1 : 0
        isAskedAtOnce = false
        guard frames == Self.mostFrames, let reader else { return }
        report(
            "Layout does not settle: \(reader.path) changed its size in each of the last \(frames) "
                + "frames. The app stays busy. Check the state that its content sets.")
    }

    /// Called when another frame is requested.
    mutating func frameAsked(at time: @autoclosure () -> Duration) {
        if reader != nil { isAskedAtOnce = time() - frameEnd < Self.pause }
    }

    /// Called when the user did something, which may be the reason for changes of sizes.
    mutating func userActed() { frames = 0 }
}
