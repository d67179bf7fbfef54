import LozengeCore

/// Notices that what is made of a measured size changes that size, again and again: a geometry reader
/// whose content is described for another size in each of many frames, each asked for as soon as the
/// one before was done.
///
/// What is changed within a frame is noticed at its end, by ``FramePipeline``. This is about what is
/// put off, as by `DispatchQueue.main.async`. An app that moves something by a timer changes it some
/// time after the frame, and is left alone.
struct FeedbackWatch {
    /// How many frames in a row were like that.
    private var frames = 0
    /// The reader that was described for another size in this frame.
    private weak var reader: Node?
    private var frameEnd = Duration.zero
    private var isAskedAtOnce = false

    /// As many frames as a display shows in four seconds: nothing that comes to an end takes so long.
    private static let mostFrames = 240
    /// How soon after a frame another is asked for by something that waited for nothing.
    private static let pause = Duration.milliseconds(1)

    /// A frame begins to be made.
    mutating func beginFrame() { reader = nil }

    /// The content of a reader is described for another size.
    mutating func sizeChanged(of node: Node) { reader = node }

    /// The frame is done.
    mutating func endFrame(at time: Duration) {
        frameEnd = time
        frames = reader != nil && isAskedAtOnce ? frames + 1 : 0
        isAskedAtOnce = false
        guard frames == Self.mostFrames, let reader else { return }
        report(
            "\(reader.path) has had another size in each of the last \(frames) frames. "
                + "Something that its content sets seems to change its size; the app stays busy.")
    }

    /// Another frame is asked for.
    mutating func frameAsked(at time: @autoclosure () -> Duration) {
        if reader != nil { isAskedAtOnce = time() - frameEnd < Self.pause }
    }

    /// The user did something, which may be why sizes change.
    mutating func userActed() { frames = 0 }
}
