import CCairo
import Foundation
import LozengeCore
import Testing

/// A shape as a path of the toolkit and in calls of Cairo.
nonisolated struct Figure: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let path: Path
    var style = FillStyle()
    /// The deviation of our curves from quarter circles, in 255ths of a pixel.
    var stray = 0
    /// The number of pixels in which the outline crosses itself or touches one of its corners.
    var crossings = 0
    /// Cairo's own call; `nil` to append the elements.
    var trace: (@Sendable (OpaquePointer?) -> Void)?

    @MainActor func draw(_ sheet: CairoSheet) {
        if let trace { trace(sheet.cairo) } else { sheet.trace(path) }
    }

    static let all: [Figure] = [
        Figure(
            testDescription: "rectangle", path: Path(CGRect(x: 20, y: 30, width: 90, height: 70)),
            trace: { cairo_rectangle($0, 20, 30, 90, 70) }),
        Figure(
            testDescription: "circle",
            path: Path(ellipseIn: CGRect(x: 30, y: 20, width: 111, height: 111)), stray: 2,
            trace: { cairo_arc($0, 85.5, 75.5, 55.5, 0, 2 * .pi) }),
        Figure(
            testDescription: "large circle",
            path: Path(ellipseIn: CGRect(x: -300, y: 10, width: 700, height: 700)), stray: 2),
        Figure(
            testDescription: "ellipse",
            path: Path(ellipseIn: CGRect(x: 10, y: 40, width: 170, height: 81)), stray: 4,
            trace: {
                cairo_save($0)
                cairo_translate($0, 95, 80.5)
                cairo_scale($0, 85, 40.5)
                cairo_arc($0, 0, 0, 1, 0, 2 * .pi)
                cairo_restore($0)
            }),
        Figure(
            testDescription: "rounded rectangle",
            path: Path(
                roundedRect: CGRect(x: 20, y: 20, width: 140, height: 110), cornerRadius: 22.5,
                style: .circular),
            trace: { cairo in
                for (corner, (x, y)) in [
                    (137.5, 107.5), (42.5, 107.5), (42.5, 42.5), (137.5, 42.5),
                ]
                .enumerated() {
                    let start = Double(corner) * .pi / 2
                    cairo_arc(cairo, x, y, 22.5, start, start + .pi / 2)
                }
                cairo_close_path(cairo)
            }),
        Figure(
            testDescription: "uneven corners",
            path: Path(
                roundedRect: CGRect(x: 20, y: 20, width: 140, height: 110),
                cornerRadii: RectangleCornerRadii(
                    topLeading: 5, bottomLeading: 40, bottomTrailing: 0, topTrailing: 61.5),
                style: .circular)),
        Figure(
            testDescription: "continuous corners",
            path: Path(
                roundedRect: CGRect(x: 20, y: 20, width: 140, height: 110), cornerRadius: 30,
                style: .continuous)),
        Figure(testDescription: "star", path: star, crossings: 8),
        Figure(
            testDescription: "star with a hole", path: star, style: FillStyle(eoFill: true),
            crossings: 10),
        Figure(testDescription: "open zigzag", path: zigzag),
        Figure(testDescription: "curve", path: curve),
        Figure(testDescription: "loop", path: loop, crossings: 2),
    ]

    static let star = Path { path in
        for point in 0..<5 {
            let angle = -CGFloat.pi / 2 + CGFloat(point) * 4 * .pi / 5
            let place = CGPoint(x: 100 + 76 * cos(angle), y: 85 + 76 * sin(angle))
            if point == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        path.closeSubpath()
    }

    static let zigzag = Path { path in
        path.move(to: CGPoint(x: 20.5, y: 130))
        for (x, y) in [(60, 30.25), (75, 120), (90, 40), (140, 60), (141, 62), (170.3, 130)] {
            path.addLine(to: CGPoint(x: x, y: y))
        }
    }

    static let curve = Path { path in
        path.move(to: CGPoint(x: 20, y: 120))
        path.addCurve(
            to: CGPoint(x: 120, y: 60), control1: CGPoint(x: 30, y: -30),
            control2: CGPoint(x: 90, y: 180))
        path.addQuadCurve(to: CGPoint(x: 180, y: 130), control: CGPoint(x: 170, y: 10))
    }

    /// Closed, and self-intersecting.
    static let loop = Path { path in
        path.move(to: CGPoint(x: 40, y: 40))
        path.addCurve(
            to: CGPoint(x: 150, y: 120), control1: CGPoint(x: 200, y: 20),
            control2: CGPoint(x: 190, y: 100))
        path.addLine(to: CGPoint(x: 50, y: 90))
        path.addLine(to: CGPoint(x: 120, y: 25))
        path.closeSubpath()
    }
}
