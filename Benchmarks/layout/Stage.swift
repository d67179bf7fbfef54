import Foundation
import LozengeCore
import LozengeText
import LozengeViews

/// A tree of views without a window: laid out, and not painted.
final class Stage {
    private var pipeline: FramePipeline

    init(
        _ content: some View, textEngine: any TextEngine = PangoTextEngine(),
        pictures: any PictureSource = NoPictures()
    ) {
        pipeline = FramePipeline(
            content, environment: EnvironmentValues(), textEngine: textEngine, pictures: pictures)
    }

    /// Updates and lays out.
    @discardableResult
    func layOut(width: CGFloat, height: CGFloat? = nil) -> CGSize {
        pipeline.layOut(in: ProposedViewSize(width: width, height: height))
    }

    /// Updates, lays out, and makes the display list.
    @discardableResult
    func makeDisplayList(in size: CGSize) -> DisplayList {
        pipeline.makeDisplayList(in: size, at: .zero)
    }

    /// Calls `told` with the number of elements that have changed, after each frame in which some have.
    func read(_ told: @escaping (Int) -> Void) {
        pipeline.read { told($0.changed.count) }
    }

    /// Clears all size caches for the next layout.
    func forget() { pipeline.root.forEachBox { $0.setNeedsLayout() } }

    var bodyEvaluations: Int { pipeline.tree.bodyEvaluations }

    /// The boxes of the texts, in their order.
    var texts: [Node] {
        var found: [Node] = []
        pipeline.root.forEachBox { if $0 is PrimitiveNode<Text> { found.append($0) } }
        return found
    }

    /// The frames of all boxes.
    var frames: [CGRect] {
        var found: [CGRect] = []
        pipeline.root.forEachBox { found.append($0.frameInWindow) }
        return found
    }
}

final class NoPictures: PictureSource {
    func find(
        _ request: PictureRequest, whenDecoded: @escaping @MainActor () -> Void
    ) -> FoundPicture? { nil }
}
