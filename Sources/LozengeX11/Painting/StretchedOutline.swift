import Foundation
import LozengeCore

/// A line around a rectangle that is long enough for its sides to be repeated: a small frame with
/// the same corners is all its mask has to show.
nonisolated struct StretchedOutline {
    /// Every pixel of the line.
    let bounds: PixelRect
    /// How much of the ends of each side must not be repeated.
    let corner: (x: Int, y: Int)
    /// The small frame.
    let mask: PlacedOutline.Figure
    /// Its pixels.
    let maskBounds: PixelRect

    /// `nil` where the outline is another one, is dashed, or is as small anyway.
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
        // The line, and where the corner ends inside of it; one for pixels that are cut.
        let around = outline.bounds
        let reach = CGFloat(around.width) - rect.width * transform.a
        func corner(_ radius: CGFloat, _ scale: CGFloat) -> Int {
            Int(min(max(0, radius * scale + reach), PixelGrid.far).rounded(.up)) + 1
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
