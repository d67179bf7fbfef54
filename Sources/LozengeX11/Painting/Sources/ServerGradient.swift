import CX11
import Foundation
import LozengeCore

/// A gradient on the server, without end in all directions.
///
/// Servers interpolate colours without premultiplied alpha and multiply the result by its alpha:
/// halfway from red to transparent blue is translucent purple, without darkening.
final class ServerGradient {
    let picture: ServerPicture

    /// Creates a gradient.
    ///
    /// - Parameters:
    ///   - gradient: The gradient, with two stops or more.
    ///   - transform: The transform from its points to pixels of the picture.
    ///   - size: The size of the area that is used, from 0, 0, in pixels.
    ///   - server: The server that draws it.
    init(
        _ gradient: GradientPaint, under transform: CGAffineTransform, size: CGSize,
        on server: XServer
    ) {
        let (geometry, place) = Self.normal(gradient.geometry)
        let toNormal = place.concatenating(transform).inverted()
        let unit = Self.unit(for: CGRect(origin: .zero, size: size).applying(toNormal))
        let stops = Self.stops(of: gradient, geometry)
        var locations = stops.map { fixed($0.location) }
        var colors = stops.map { XRenderColor(straight: $0.color) }
        let count = Int32(locations.count)
        let id = server.create { display in
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
        picture = ServerPicture(id, on: server)
        var attributes = XRenderPictureAttributes()
        attributes.repeat = RepeatPad
        var matrix = XTransform(
            toNormal.concatenating(CGAffineTransform(scaleX: unit, y: unit)))
        server.send { display in
            XRenderChangePicture(display, id, UInt(CPRepeat), &attributes)
            XRenderSetPictureTransform(display, id, &matrix)
        }
    }

    /// Returns the length of a gradient before its transform: long enough for precision and short
    /// enough that all coordinates fit in 16 bits.
    private static func unit(for area: CGRect) -> CGFloat {
        let far = max(abs(area.minX), abs(area.maxX), abs(area.minY), abs(area.maxY))
        return far > 0 ? min(max(30_000 / far, 0.01), 1024) : 1024
    }

    /// A gradient of length 1 that starts at 0, 0.
    private enum Normal {
        case line
        /// Radial, from a circle of this radius to a circle of radius 1.
        case circle(CGFloat)
        /// Conical, one full turn.
        case turn
    }

    /// Returns a geometry as a normalised one and the transform back to it.
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
            // RENDER's angles are counterclockwise, SwiftUI's clockwise.
            return (
                .turn,
                CGAffineTransform(scaleX: 1, y: -1)
                    .concatenating(CGAffineTransform(rotationAngle: from.radians))
                    .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
            )
        }
    }

    /// Returns the stops on the length of the normalised gradient.
    private static func stops(of gradient: GradientPaint, _ normal: Normal) -> [GradientPaint.Stop]
    {
        guard case .angular(_, let from, let to) = gradient.geometry else { return gradient.stops }
        // The rest of a turn shows the last colour, then the first.
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
    /// Converts a transform between pictures.
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

/// Converts to RENDER's fixed-point numbers, with 16 bits before and after the point; clamps larger
/// values.
func fixed(_ value: CGFloat) -> XFixed {
    value.isNaN ? 0 : XFixed(clamping: Int(min(max(value, -32768), 32767) * 65536))
}

extension XRenderColor {
    /// Converts a colour without premultiplying it, as for the stops of gradients.
    fileprivate init(straight color: Color.Resolved) {
        func channel(_ value: Float) -> UInt16 { UInt16(min(max(value, 0), 1) * 65535) }
        self.init(
            red: channel(color.red), green: channel(color.green), blue: channel(color.blue),
            alpha: channel(color.opacity))
    }
}
