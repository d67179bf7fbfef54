import Foundation
import LozengeCore
import LozengeViews

/// What a layout came to: a size, and where everything tagged is in it.
public struct LayoutReport {
    /// In points, not rounded.
    public var size: CGSize
    /// By tag, in points from the top-left corner of the whole view, not rounded.
    public var frames: [String: CGRect]
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
    var pipeline = FramePipeline(
        view, environment: EnvironmentValues(), textEngine: GridTextEngine(),
        pictures: FixturePictures([:]))
    let size = pipeline.layOut(in: proposal)
    var frames: [String: CGRect] = [:]
    pipeline.root.forEachBox { node in
        guard let tag = node as? PrimitiveNode<Tag> else { return }
        frames[tag.content.name] = tag.frameInWindow
    }
    return LayoutReport(size: size, frames: frames)
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
