import CCairo
import Foundation
import LozengeCore

@testable import LozengeX11

/// A white sheet that Cairo draws on, in points like a window's client.
///
/// Drawn eight times larger in both directions and averaged: Cairo samples fifteen lines a pixel, which is
/// too coarse for this comparison.
final class CairoSheet {
    private static let fineness = 8

    let cairo: OpaquePointer?
    private let surface: OpaquePointer?
    private let width: Int
    private let height: Int

    init(width: Int, height: Int, scale: CGFloat = 1) {
        self.width = width
        self.height = height
        surface = cairo_image_surface_create(
            CAIRO_FORMAT_RGB24, Int32(width * Self.fineness), Int32(height * Self.fineness))
        cairo = cairo_create(surface)
        cairo_set_source_rgb(cairo, 1, 1, 1)
        cairo_paint(cairo)
        cairo_scale(cairo, scale * Double(Self.fineness), scale * Double(Self.fineness))
        cairo_set_tolerance(cairo, 0.01)
    }

    func set(_ color: Color.Resolved) {
        cairo_set_source_rgba(
            cairo, Double(color.red), Double(color.green), Double(color.blue),
            Double(color.opacity))
    }

    func set(_ gradient: GradientPaint) {
        let pattern: OpaquePointer?
        switch gradient.geometry {
        case .linear(let start, let end):
            pattern = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
        case .elliptical(let center, let from, let to):
            pattern = cairo_pattern_create_radial(
                center.x, center.y, from.width, center.x, center.y, to.width)
        case .angular: return
        }
        for stop in gradient.stops {
            let color = stop.color
            cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, Double(color.red), Double(color.green),
                Double(color.blue), Double(color.opacity))
        }
        cairo_set_source(cairo, pattern)
        cairo_pattern_destroy(pattern)
    }

    /// Appends the elements of a path.
    func trace(_ path: Path) {
        path.forEach { element in
            switch element {
            case .move(let end): cairo_move_to(cairo, end.x, end.y)
            case .line(let end): cairo_line_to(cairo, end.x, end.y)
            case .quadCurve(let end, let control):
                var (x, y) = (0.0, 0.0)
                cairo_get_current_point(cairo, &x, &y)
                cairo_curve_to(
                    cairo, (x + 2 * control.x) / 3, (y + 2 * control.y) / 3,
                    (end.x + 2 * control.x) / 3, (end.y + 2 * control.y) / 3, end.x, end.y)
            case .curve(let end, let first, let second):
                cairo_curve_to(cairo, first.x, first.y, second.x, second.y, end.x, end.y)
            case .closeSubpath: cairo_close_path(cairo)
            }
        }
    }

    func stroke(_ style: StrokeStyle) {
        cairo_set_line_width(cairo, style.lineWidth)
        let cap =
            switch style.lineCap {
            case .butt: CAIRO_LINE_CAP_BUTT
            case .round: CAIRO_LINE_CAP_ROUND
            case .square: CAIRO_LINE_CAP_SQUARE
            }
        cairo_set_line_cap(cairo, cap)
        let join =
            switch style.lineJoin {
            case .miter: CAIRO_LINE_JOIN_MITER
            case .round: CAIRO_LINE_JOIN_ROUND
            case .bevel: CAIRO_LINE_JOIN_BEVEL
            }
        cairo_set_line_join(cairo, join)
        cairo_set_miter_limit(cairo, style.miterLimit)
        cairo_set_dash(
            cairo, style.dash.map { Double($0) }, Int32(style.dash.count), style.dashPhase)
        cairo_stroke(cairo)
    }

    func concatenate(_ transform: CGAffineTransform) {
        var matrix = cairo_matrix_t()
        cairo_matrix_init(
            &matrix, transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty
        )
        cairo_transform(cairo, &matrix)
    }

    /// `0xRRGGBB`, row by row.
    var values: [UInt32] {
        let small = cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(width), Int32(height))
        defer { cairo_surface_destroy(small) }
        let reducing = cairo_create(small)
        defer { cairo_destroy(reducing) }
        cairo_scale(reducing, 1 / Double(Self.fineness), 1 / Double(Self.fineness))
        cairo_set_source_surface(reducing, surface, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(reducing), CAIRO_FILTER_GOOD)
        cairo_paint(reducing)
        cairo_surface_flush(small)
        guard let data = cairo_image_surface_get_data(small) else { return [] }
        let stride = Int(cairo_image_surface_get_stride(small))
        return (0..<height).flatMap { y in
            let row = UnsafeRawPointer(data + y * stride).assumingMemoryBound(to: UInt32.self)
            return UnsafeBufferPointer(start: row, count: width).map { $0 & 0xff_ffff }
        }
    }

    isolated deinit {
        cairo_destroy(cairo)
        cairo_surface_destroy(surface)
    }
}

extension Pixels {
    /// Returns the largest difference of a channel for every pixel that differs.
    func differences(to other: [UInt32]) -> [Int] {
        zip(values, other).compactMap { own, other in
            guard own != other else { return nil }
            return [16, 8, 0].map { shift in
                abs(Int(own >> shift & 255) - Int(other >> shift & 255))
            }.max()
        }
    }
}
