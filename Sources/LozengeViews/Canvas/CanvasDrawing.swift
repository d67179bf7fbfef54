import Foundation
import LozengeCore

/// The node of a canvas while it is drawn; a context that outlives the drawing has no effect.
final class CanvasDrawing {
    private(set) var node: Node?
    /// The canvas, in its own coordinates.
    let bounds: CGRect

    init(_ node: Node) {
        self.node = node
        bounds = CGRect(origin: .zero, size: node.frame.size)
    }

    /// The drawing is done.
    func leave() { node = nil }

    /// All of the environment; the canvas is drawn again when it changes.
    var environment: EnvironmentValues { node?.read(\.self) ?? EnvironmentValues() }

    /// Resolves a style in the canvas.
    func resolve(_ style: AnyShapeStyle) -> _StylePaint {
        guard let node else { return .color(.clear) }
        return style._resolve(in: _StyleContext(node))
    }

    /// Resolves a colour in the canvas.
    func resolve(_ color: Color) -> Color.Resolved {
        node.map { _StyleContext($0).resolve(color) } ?? .clear
    }

    /// Resolves a text in the canvas.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - foreground: What letters are painted with that say nothing of it; `nil` for the place's.
    /// - Returns: `nil` once the drawing is done.
    func resolve(_ text: Text, foreground: Foreground? = nil) -> Text.Resolution? {
        guard let node else { return nil }
        var setting = node.textSetting
        var place = _StyleContext(node)
        if let foreground {
            var environment = node.environment
            environment.foreground = foreground
            setting = .of(environment)
            place = place.below(foreground)
        }
        let storage = text.storage.located(in: TextContext(node))
        var spans = TextSpans(in: setting, at: place)
        for run in storage.runs {
            spans.append(run) {
                ImageResolution($0, font: $1, foreground: $2, node).inText(node)
            }
        }
        return Text.Resolution(spans, in: setting, shapedBy: node.tree.textEngine)
    }

    /// Resolves an image in the canvas.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - foreground: What a picture is shown in that is only an outline; `nil` for the place's
    ///     foreground style.
    /// - Returns: `nil` once the drawing is done.
    func resolve(_ image: Image, foreground: _StylePaint? = nil) -> ImageResolution? {
        guard let node else { return nil }
        return ImageResolution(
            image, font: node.symbolFont,
            foreground: foreground ?? ForegroundStyle()._resolve(in: _StyleContext(node)), node)
    }

    /// An image with as many pixels as there are in `frame`, if it can be had with any number.
    func resized(_ image: ImageResolution, to frame: CGRect) -> ImageResolution {
        node.map { image.resized(to: frame, $0) } ?? image
    }

    /// The first of the views beside the canvas that `isMeant` by its tag.
    func symbol(where isMeant: (AnyHashable) -> Bool) -> Node? {
        node?.boxes.first {
            let tag = $0.node.holder?.layoutValue(ObjectIdentifier(TagKey.self)) as? AnyHashable?
            return (tag ?? nil).map(isMeant) ?? false
        }?.node
    }
}
