import Foundation
import LozengeCore
import LozengeText
import LozengeViews

/// A tree of views in the place of a window: laid out, and not painted.
final class Stage {
    private var pipeline: FramePipeline

    init(
        _ content: some View, textEngine: any TextEngine = PangoTextEngine(),
        pictures: any PictureSource = NoPictures()
    ) {
        pipeline = FramePipeline(
            content, environment: EnvironmentValues(), textEngine: textEngine, pictures: pictures)
    }

    /// Updates what changed and gives everything its place.
    @discardableResult
    func layOut(width: CGFloat, height: CGFloat? = nil) -> CGSize {
        pipeline.layOut(in: ProposedViewSize(width: width, height: height))
    }

    /// Updates what changed, gives everything its place, and describes what there is to see.
    @discardableResult
    func makeDisplayList(in size: CGSize) -> DisplayList {
        pipeline.makeDisplayList(in: size, at: .zero)
    }

    /// Has everything asked anew at the next layout.
    func forget() { pipeline.root.forEachBox { $0.setNeedsLayout() } }

    var bodyEvaluations: Int { pipeline.tree.bodyEvaluations }

    /// The boxes of the texts, in their order.
    var texts: [Node] {
        var found: [Node] = []
        pipeline.root.forEachBox { if $0 is PrimitiveNode<Text> { found.append($0) } }
        return found
    }

    /// Where everything is.
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
