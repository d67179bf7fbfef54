import Foundation
import LozengeCore

/// The stroke of a large rectangle, drawn with the mask of a small frame with the same corners.
nonisolated struct StretchedOutline {
    /// The pixels that the stroke can touch.
    let bounds: PixelRect
    /// The size of a corner, which is not repeated.
    let corner: (x: Int, y: Int)
    /// The figure of the small frame.
    let mask: PlacedOutline.Figure
    /// The pixels of the small frame.
    let maskBounds: PixelRect

    /// Converts an outline; `nil` if it is not the stroke of an upright rectangle, is dashed, or is
    /// small.
    init?(_ outline: PlacedOutline) {
        var figure = outline.figure
        let transform = figure.transform
        guard let stroke = figure.stroke, stroke.dash.isEmpty, transform.b == 0, transform.c == 0,
            transform.a > 0, transform.d > 0
        else { return nil }
        let (rect, radius): (CGRect, CGSize)
        switch figure.path {
        case .rectangle(let box): (rect, radius) = (box, .zero)
        case .roundedRectangle(let box, let size, let style):
            (rect, radius) = (
                box, CGSize(width: size.width * style.reach, height: size.height * style.reach)
            )
        default: return nil
        }
        // The width of the stroke and the length of a corner inside of it, plus one for partial
        // pixels.
        let around = outline.bounds
        let overhang = CGFloat(around.width) - rect.width * transform.a
        func corner(_ radius: CGFloat, _ scale: CGFloat) -> Int {
            Int(min(max(0, radius * scale + overhang), PixelGrid.far).rounded(.up)) + 1
        }
        let corner = (x: corner(radius.width, transform.a), y: corner(radius.height, transform.d))
        let width = NineSlice.maskLength(around.width, corner: corner.x)
        let height = NineSlice.maskLength(around.height, corner: corner.y)
        guard width < around.width || height < around.height, max(width, height) <= 1024 else {
            return nil
        }
        let small = CGRect(
            x: rect.minX, y: rect.minY,
            width: rect.width - CGFloat(around.width - width) / transform.a,
            height: rect.height - CGFloat(around.height - height) / transform.d)
        if case .roundedRectangle(_, let size, let style) = figure.path {
            figure.path = .roundedRectangle(small, cornerSize: size, style)
        } else {
            figure.path = .rectangle(small)
        }
        bounds = around
        self.corner = corner
        mask = figure
        maskBounds = PixelRect(
            x: around.minX - outline.x, y: around.minY - outline.y, width: width, height: height)
    }
}
