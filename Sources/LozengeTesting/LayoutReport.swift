import Foundation
import LozengeCore
import LozengeViews

/// The result of a layout: a size, and the frames of tagged views.
public struct LayoutReport {
    private let proposal: ProposedViewSize
    private let pipeline: FramePipeline

    /// In points, not rounded.
    public var size: CGSize
    /// By tag, in points from the top-left corner of the whole view, not rounded.
    public var frames: [String: CGRect]

    fileprivate init(of pipeline: FramePipeline, in proposal: ProposedViewSize) {
        var pipeline = pipeline
        size = pipeline.layOut(in: proposal)
        var frames: [String: CGRect] = [:]
        pipeline.root.forEachBox { node in
            guard let tag = node as? PrimitiveNode<Tag> else { return }
            frames[tag.content.name] = tag.frameInWindow
        }
        self.frames = frames
        self.proposal = proposal
        self.pipeline = pipeline
    }

    /// Why the view tagged `name` is as large as it is and where it is: who asked it how large it
    /// would be, why, when offered what, and what it answered.
    ///
    /// The layout is done once more to find out; until then nothing is recorded.
    public func explain(_ name: String) -> String {
        var pipeline = pipeline
        return pipeline.explain(name) { $0.recordLayout(in: proposal) }
    }

    /// Returns ``explain(_:)`` if the environment variable `LOZENGE_EXPLAIN` is 1, otherwise an empty text.
    ///
    /// For the comment of an expectation, which is read when it fails.
    public func explanation(of name: String) -> String {
        EnvironmentVariables.ofProcess["LOZENGE_EXPLAIN"] == "1" ? "\n" + explain(name) : ""
    }
}

/// Lays out `view` without a window.
///
/// Texts are measured by ``GridTextEngine``.
///
/// - Parameters:
///   - view: The view; several views stand under each other.
///   - proposal: What the view is offered.
/// - Returns: The view's size, and the frame of everything in it that is tagged.
public func layoutReport(of view: some View, in proposal: ProposedViewSize) -> LayoutReport {
    LayoutReport(
        of: FramePipeline(
            view, environment: EnvironmentValues(), textEngine: GridTextEngine(),
            pictures: FixturePictures([:])),
        in: proposal)
}

extension View {
    /// Gives this view a name to be found by in a ``LayoutReport`` and by ``Screen``.
    ///
    /// Takes no part in layout.
    public func tagged(_ name: String) -> some View {
        modifier(Tag(name: name))
    }
}

/// A box that is its child, under a name.
struct Tag: PrimitiveModifier {
    typealias Body = Never

    let name: String
}
