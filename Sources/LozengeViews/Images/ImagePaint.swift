import Foundation
import LozengeCore

/// A picture, or a part of one, repeated in all directions.
///
/// Matches: SwiftUI.ImagePaint
nonisolated public struct ImagePaint {
    public var image: Image
    /// The part that is repeated, in fractions of the picture.
    public var sourceRect: CGRect
    /// The scale of the picture; zero, negative and NaN show nothing.
    public var scale: CGFloat

    public init(
        image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        scale: CGFloat = 1
    ) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }
}

extension ImagePaint: ShapeStyle {
    public func _resolve(in place: _StyleContext) -> _StylePaint {
        guard scale > 0, scale.isFinite, !sourceRect.isEmpty,
            let picture = place.picture(of: image)
        else { return .color(.clear) }
        return .picture(UnitPicture(picture: picture, source: sourceRect, scale: scale))
    }
}

nonisolated extension ShapeStyle where Self == ImagePaint {
    /// Returns a style of a picture, or a part of one, repeated in all directions.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}

extension _StyleContext {
    /// Returns the picture of an image; `nil` if there is none, or if it is not loaded.
    func picture(of image: Image) -> Picture? {
        guard let node else { return nil }
        return ImageResolution(
            image, font: node.symbolFont, foreground: foreground(level: 0), node
        ).whole(node).picture
    }
}
