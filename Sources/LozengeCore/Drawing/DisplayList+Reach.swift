import Foundation

extension DrawCommand {
    /// Where the command can draw, in points.
    var reach: CGRect {
        switch self {
        case .fill(let shape, _): shape.bounds
        case .border(let rect, _, _), .picture(_, let rect): rect
        case .text(let layout, let origin, _): layout.reach.offsetBy(dx: origin.x, dy: origin.y)
        case .group(let effect, let fragment): effect.reach(around: fragment.reach)
        case .fragment(let fragment, let origin):
            fragment.reach.offsetBy(dx: origin.x, dy: origin.y)
        }
    }
}

extension DrawShape {
    /// The rectangle around the shape.
    public var bounds: CGRect {
        switch self {
        case .rectangle(let rect), .roundedRectangle(let rect, _), .ellipse(let rect): rect
        }
    }
}

extension DrawEffect {
    /// Where a group can draw whose content can draw inside `content`.
    func reach(around content: CGRect) -> CGRect {
        switch self {
        case .clip(let shape): content.intersection(shape.bounds)
        case .opacity: content
        case .shadow(let shadow): content.union(shadow.reach(of: content))
        }
    }
}

extension Shadow {
    /// How far a blur is followed: three deviations, and half as much again where it is done in a
    /// picture that was made smaller.
    func reach(of content: CGRect) -> CGRect {
        content.insetBy(dx: -4.5 * radius - 3, dy: -4.5 * radius - 3)
            .offsetBy(dx: offset.width, dy: offset.height)
    }
}
