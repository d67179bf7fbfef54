import CX11
import Foundation
import LozengeCore

/// A gradient as RENDER describes it, without end in all directions.
///
/// Between two stops servers mix the colours as they are, and multiply what comes of it by its
/// opacity: on the way to clear blue red is purple, and none of it is darker than it should be.
final class ServerGradient {
    let picture: ServerPicture

    /// - Parameters:
    ///   - gradient: The gradient, with two stops or more.
    ///   - transform: From its points to the pixels of the picture.
    ///   - size: How many pixels will be looked at, from 0, 0.
    ///   - connection: The display to make it on.
    init(
        _ gradient: GradientPaint, under transform: CGAffineTransform, size: CGSize,
        on connection: XConnection
    ) {
        let (geometry, place) = Self.normal(gradient.geometry)
        let toNormal = place.concatenating(transform).inverted()
        let unit = Self.unit(for: CGRect(origin: .zero, size: size).applying(toNormal))
        let stops = Self.stops(of: gradient, geometry)
        var locations = stops.map { fixed($0.location) }
        var colors = stops.map { XRenderColor(straight: $0.color) }
        let count = Int32(locations.count)
        let id = connection.create { display in
            switch geometry {
            case .line:
                var line = XLinearGradient(
                    p1: XPointFixed(x: 0, y: 0), p2: XPointFixed(x: fixed(unit), y: 0))
                return XRenderCreateLinearGradient(display, &line, &locations, &colors, count)
            case .circle(let inner):
                var circles = XRadialGradient(
                    inner: XCircle(x: 0, y: 0, radius: fixed(inner * unit)),
                    outer: XCircle(x: 0, y: 0, radius: fixed(unit)))
                return XRenderCreateRadialGradient(display, &circles, &locations, &colors, count)
            case .turn:
                var cone = XConicalGradient(center: XPointFixed(x: 0, y: 0), angle: 0)
                return XRenderCreateConicalGradient(display, &cone, &locations, &colors, count)
            }
        }
        picture = ServerPicture(id, on: connection)
        var attributes = XRenderPictureAttributes()
        attributes.repeat = RepeatPad
        var matrix = XTransform(
            toNormal.concatenating(CGAffineTransform(scaleX: unit, y: unit)))
        connection.send { display in
            XRenderChangePicture(display, id, UInt(CPRepeat), &attributes)
            XRenderSetPictureTransform(display, id, &matrix)
        }
    }

    /// The length that a gradient has before it is transformed: long enough to be told apart well,
    /// and so short that everything that is looked at is within 16 bits.
    private static func unit(for area: CGRect) -> CGFloat {
        let far = max(abs(area.minX), abs(area.maxX), abs(area.minY), abs(area.maxY))
        return far > 0 ? min(max(30_000 / far, 0.01), 1024) : 1024
    }

    /// A gradient of length 1 from 0, 0.
    private enum Normal {
        case line
        /// From a circle of a radius to one of radius 1.
        case circle(CGFloat)
        /// Once around.
        case turn
    }

    /// A geometry as a normal one and the transform that makes it of that.
    private static func normal(
        _ geometry: GradientPaint.Geometry
    ) -> (Normal, CGAffineTransform) {
        switch geometry {
        case .linear(let start, let end):
            let (x, y) = (end.x - start.x, end.y - start.y)
            let isPoint = x == 0 && y == 0
            return (
                .line,
                CGAffineTransform(
                    a: isPoint ? 1e-3 : x, b: y, c: -y, d: isPoint ? 1e-3 : x, tx: start.x,
                    ty: start.y)
            )
        case .elliptical(let center, let from, let to):
            let place = CGAffineTransform(
                a: max(to.width, 1e-3), b: 0, c: 0, d: max(to.height, 1e-3), tx: center.x,
                ty: center.y)
            let inner = to.width > 0 ? min(max(0, from.width / to.width), 0.9999) : 0
            return (.circle(inner), place)
        case .angular(let center, let from, _):
            // RENDER counts turns against the clock, SwiftUI with it.
            return (
                .turn,
                CGAffineTransform(scaleX: 1, y: -1)
                    .concatenating(CGAffineTransform(rotationAngle: from.radians))
                    .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
            )
        }
    }

    /// The stops on the length of the normal gradient.
    private static func stops(of gradient: GradientPaint, _ normal: Normal) -> [GradientPaint.Stop]
    {
        guard case .angular(_, let from, let to) = gradient.geometry else { return gradient.stops }
        // What is left of a turn shows the last colour, and then the first.
        let turns = (to.radians - from.radians) / (2 * .pi)
        let share = min(max(abs(turns), 1e-6), 1)
        var stops = gradient.stops.map {
            GradientPaint.Stop(
                color: $0.color,
                location: turns < 0 ? 1 - $0.location * share : $0.location * share)
        }
        if turns < 0 { stops.reverse() }
        if share < 1, let first = gradient.stops.first, let last = gradient.stops.last {
            let middle = turns < 0 ? (1 - share) / 2 : (1 + share) / 2
            let (before, after) = turns < 0 ? (first, last) : (last, first)
            let seam = [
                GradientPaint.Stop(color: before.color, location: middle),
                GradientPaint.Stop(color: after.color, location: middle),
            ]
            stops = turns < 0 ? seam + stops : stops + seam
        }
        return stops
    }
}

extension XTransform {
    /// A transform, from one picture's pixels to another's.
    init(_ transform: CGAffineTransform) {
        self.init()
        matrix.0.0 = fixed(transform.a)
        matrix.0.1 = fixed(transform.c)
        matrix.0.2 = fixed(transform.tx)
        matrix.1.0 = fixed(transform.b)
        matrix.1.1 = fixed(transform.d)
        matrix.1.2 = fixed(transform.ty)
        matrix.2.2 = 65536
    }
}

/// RENDER's numbers have 16 bits before and after the point.
func fixed(_ value: CGFloat) -> XFixed {
    value.isNaN ? 0 : XFixed(clamping: Int(min(max(value, -32768), 32767) * 65536))
}

extension XRenderColor {
    /// A colour that is not multiplied by its opacity, as the stops of gradients are.
    fileprivate init(straight color: Color.Resolved) {
        func channel(_ value: Float) -> UInt16 { UInt16(min(max(value, 0), 1) * 65535) }
        self.init(
            red: channel(color.red), green: channel(color.green), blue: channel(color.blue),
            alpha: channel(color.opacity))
    }
}
