import Foundation
import LozengeCore

/// The node of a canvas while it is drawn; a context that outlives the drawing has no effect.
final class CanvasDrawing {
    private(set) var node: Node?
    /// The bounds of the canvas.
    let bounds: CGRect

    init(_ node: Node) {
        self.node = node
        bounds = CGRect(origin: .zero, size: node.frame.size)
    }

    /// Ends the drawing.
    func leave() { node = nil }

    /// The environment; the canvas is drawn again when it changes.
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
    ///   - foreground: The paint of letters without a style; `nil` for the foreground style.
    /// - Returns: `nil` if the drawing has ended.
    func resolve(_ text: Text, foreground: Foreground?) -> Text.Resolution? {
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
    ///   - foreground: The paint of a template image; `nil` for the foreground style.
    /// - Returns: `nil` if the drawing has ended.
    func resolve(_ image: Image, foreground: _StylePaint? = nil) -> ImageResolution? {
        guard let node else { return nil }
        return ImageResolution(
            image, font: node.symbolFont,
            foreground: foreground ?? ForegroundStyle()._resolve(in: _StyleContext(node)), node)
    }

    /// Returns an image with the pixels for `frame`, if the picture is scalable or decoded for a known size.
    func resized(_ image: ImageResolution, to frame: CGRect) -> ImageResolution {
        node.map { image.resized(to: frame, $0) } ?? image
    }

    /// Returns the first symbol whose tag satisfies `isMeant`.
    func symbolNode(where isMeant: (AnyHashable) -> Bool) -> Node? {
        node?.boxes.first {
            let tag = $0.node.holder?.layoutValue(ObjectIdentifier(TagKey.self)) as? ViewTag?
            return (tag ?? nil).map { isMeant($0.value) } ?? false
        }?.node
    }
}
