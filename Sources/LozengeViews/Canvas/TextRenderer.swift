import Foundation
import LozengeCore

/// A program's drawing of texts.
///
/// It gets the lines of a text and draws them, all of it or in parts, with the transforms, the opacity and the filters of a
/// canvas. Its animatable data is animated.
///
/// ```swift
/// struct Wave: TextRenderer {
///     var phase: Double
///     var animatableData: Double {
///         get { phase }
///         set { phase = newValue }
///     }
///
///     func draw(layout: Text.Layout, in context: inout GraphicsContext) {
///         for (index, slice) in layout.flatMap(\.self).flatMap(\.self).enumerated() {
///             var moved = context
///             moved.translateBy(x: 0, y: 3 * sin(phase + Double(index)))
///             moved.draw(slice)
///         }
///     }
/// }
///
/// Text("Hello").textRenderer(Wave(phase: phase))
/// ```
///
/// Matches: SwiftUI.TextRenderer
/// Source: `docs/editing.md`, EDIT-27.
nonisolated public protocol TextRenderer: Animatable {
    /// Draws a text from its top-left corner.
    func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

    /// Returns the size that the text takes.
    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

    /// The distance by which the drawing reaches beyond the text.
    var displayPadding: EdgeInsets { get }
}

nonisolated extension TextRenderer {
    /// Returns the size of the text.
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        text.sizeThatFits(proposal)
    }

    /// None: a drawing is not cut off in any case.
    public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A proxy for the text that a renderer draws, for measuring it.
///
/// Matches: SwiftUI.TextProxy
nonisolated public struct TextProxy {
    fileprivate let measure: (ProposedViewSize) -> CGSize

    /// Returns the size of the text for a proposal.
    ///
    /// Matches: SwiftUI.TextProxy.sizeThatFits(_:)
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        measure(proposal)
    }
}

nonisolated extension View {
    /// Draws the texts in this view by a renderer.
    ///
    /// Matches: SwiftUI.View.textRenderer(_:)
    public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
        modifier(TextRendererModifier(renderer: renderer))
    }
}

/// A modifier that sets the drawing of texts, again in each frame of an animation.
nonisolated private struct TextRendererModifier<Renderer: TextRenderer> {
    var renderer: Renderer
}

extension TextRendererModifier: ViewModifier, Animatable {
    nonisolated var animatableData: Renderer.AnimatableData {
        get { renderer.animatableData }
        set { renderer.animatableData = newValue }
    }

    func body(content: Content) -> some View {
        content.environment(\.textDrawing, TextDrawing(renderer))
    }
}

extension TextDrawing {
    fileprivate convenience init(_ renderer: some TextRenderer) {
        self.init(
            size: { proposal, resolution in
                renderer.sizeThatFits(
                    proposal: proposal, text: TextProxy { resolution.measure($0).size })
            },
            draw: { resolution, context, writer in
                let place = CanvasDrawing(context.node)
                let layer = CanvasLayer()
                context.whilePainting {
                    var graphics = GraphicsContext(drawing: layer, in: place)
                    renderer.draw(
                        layout: Text.Layout(resolution, in: context.proposal), in: &graphics)
                }
                place.leave()
                writer.list.append(layer.fragment, at: writer.bounds.origin)
            })
    }
}
