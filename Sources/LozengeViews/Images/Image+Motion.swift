import Foundation
import LozengeCore

/// The motion of an image: the number of the content that is shown, and the paint of a template.
extension Image {
    package func motionData(_ resolved: ImageResolution?) -> AnimatablePair<Double, PaintData> {
        AnimatablePair(
            (resolved?.passage?.shown ?? 0) * unitScale,
            resolved?.foreground.map { PaintData($0) } ?? .zero)
    }

    package mutating func setMotionData(_ data: MotionData, _ resolved: inout ImageResolution?) {
        let passage = resolved?.passage?.showing(data.first / unitScale)
        resolved?.passage = passage
        guard var foreground = resolved?.foreground else { return }
        data.second.apply(to: &foreground)
        resolved?.foreground = foreground
    }

    package static func change(from old: MotionData, to new: MotionData) -> MotionData {
        // A change that is shown at once has no passage, and nothing to animate.
        AnimatablePair(
            new.first == 0 ? 0 : new.first - old.first,
            .change(from: old.second, to: new.second))
    }

    package static func motionEnds(_ resolved: inout ImageResolution?) { resolved?.passage = nil }
}

extension ImageResolution {
    /// Returns this picture on the way from `old`, if the change is animated.
    func following(_ old: ImageResolution?, in context: UpdateContext<Image>) -> ImageResolution {
        let motion = context.tree.motion
        guard let old, motion.isBusy else { return self }
        var following = self
        if showsSamePicture(as: old) {
            following.passage = old.passage
        } else if motion.isAnimating,
            let effect = context.read(\.contentTransition).imageEffect
        {
            var last = old
            // Three pictures are enough to see.
            if old.passage?.old.passage != nil { last.passage = nil }
            following.passage = ContentPassage(
                from: last, in: context.proposal, effect.reduced(motion.isReduced),
                number: (old.passage?.number ?? 0) + 1)
        }
        return following
    }

    /// Paints the picture on its way from an older one.
    ///
    /// - Parameters:
    ///   - passage: The change.
    ///   - frame: The frame of the view.
    ///   - isResizable: True if both pictures fill the frame; otherwise they are centered in it.
    ///   - node: The node of the image.
    ///   - writer: The display list.
    func paint(
        _ passage: ContentPassage<ImageResolution>, in frame: CGRect, isResizable: Bool,
        _ node: Node, _ writer: inout DisplayListWriter
    ) {
        let old = passage.old
        if passage.isBeforeStart, let earlier = old.passage {
            return old.paint(
                earlier.showing(passage.shown), in: frame, isResizable: isResizable, node,
                &writer)
        }
        func draw(_ image: ImageResolution, _ writer: inout DisplayListWriter) {
            let frame = isResizable ? frame : image.centered(in: frame)
            image.resized(to: frame, node).paint(in: frame, &writer)
        }
        let progress = passage.progress
        switch passage.effect {
        case .replace:
            // The first half belongs to the old picture.
            let (image, scale) =
                progress < 0.5 ? (old, 1 - progress * 2) : (self, progress * 2 - 1)
            let center = CGPoint(x: frame.midX, y: frame.midY)
            writer.group(.opacity(scale)) {
                $0.scaled(by: 0.5 + scale / 2, around: center) { draw(image, &$0) }
            }
        case .fade, .scale, .roll:
            writer.fade(progress, from: { draw(old, &$0) }, to: { draw(self, &$0) })
        }
    }

    private func centered(in frame: CGRect) -> CGRect {
        CGRect(
            x: frame.midX - size.width / 2, y: frame.midY - size.height / 2, width: size.width,
            height: size.height)
    }
}
