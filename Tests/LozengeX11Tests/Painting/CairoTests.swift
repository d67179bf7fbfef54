import CCairo
import Foundation
import LozengeCore
import Testing

@testable import LozengeX11

/// Tests that compare drawings with Cairo's.
///
/// The bounds are in 1/255. Our lines stray by a hundredth of a pixel from a curve and start and
/// end at 1/64 of a pixel: five steps. At self-intersections, FreeType adds the coverage of the
/// parts of a pixel instead of taking their union: these pixels are counted.
@Suite("Comparison with Cairo")
struct CairoTests {
    private static let edges = 5

    @Test("Figures", arguments: Figure.all)
    func figures(figure: Figure) throws {
        try expect(
            [.fill(DrawShape(figure.path, style: figure.style), .blue)],
            within: Self.edges + figure.stray, exceptAt: figure.crossings
        ) {
            figure.draw($0)
            $0.set(.blue)
            cairo_set_fill_rule(
                $0.cairo,
                figure.style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            cairo_fill($0.cairo)
        }
    }

    @Test(
        "Lines with every end, corner and dash",
        arguments: [CGLineCap.butt, .round, .square], [CGLineJoin.miter, .round, .bevel])
    func lines(cap: CGLineCap, join: CGLineJoin) throws {
        for dash in [[], [20, 7, 3], [0, 16]] as [[CGFloat]]
        where cap != .butt || dash.first != 0 {
            for path in [Figure.zigzag, Figure.curve] {
                let style = StrokeStyle(
                    lineWidth: 7.5, lineCap: cap, lineJoin: join, miterLimit: 4, dash: dash,
                    dashPhase: 5)
                // Dashes along a curve end where its measured length says; errors add up.
                let bound = path == Figure.zigzag || dash.isEmpty ? Self.edges : 30
                try expect(
                    [.fill(DrawShape(path, stroke: style), .blue)], within: bound, exceptAt: 90,
                    "\(path) \(dash)"
                ) {
                    $0.trace(path)
                    $0.set(.blue)
                    $0.stroke(style)
                }
            }
        }
    }

    @Test(
        "Under transforms",
        arguments: [
            CGAffineTransform(rotationAngle: 0.3), CGAffineTransform(scaleX: 0.7, y: 1.3),
            CGAffineTransform(a: -0.8, b: 0.3, c: 0.5, d: 0.9, tx: 20, ty: -14),
        ], [1, 1.5] as [CGFloat])
    func transforms(inner: CGAffineTransform, scale: CGFloat) throws {
        let transform = CGAffineTransform(translationX: -90, y: -75).concatenating(inner)
            .concatenating(CGAffineTransform(translationX: 95.3, y: 80.7))
        let style = StrokeStyle(lineWidth: 5, lineCap: .round, lineJoin: .round, dash: [19, 11])
        try expect(
            [
                .group(
                    .transform(transform),
                    [
                        .fill(DrawShape(Figure.loop), .rgb(0.9, 0.6, 0.1)),
                        .fill(DrawShape(Figure.curve, stroke: style), .blue),
                        .fill(DrawShape(Figure.star, style: FillStyle(eoFill: true)), .red),
                    ])
            ], scale: scale, within: Self.edges + 2, exceptAt: 90
        ) {
            $0.concatenate(transform)
            $0.trace(Figure.loop)
            $0.set(Color.Resolved(red: 0.9, green: 0.6, blue: 0.1))
            cairo_fill($0.cairo)
            $0.trace(Figure.curve)
            $0.set(.blue)
            $0.stroke(style)
            $0.trace(Figure.star)
            $0.set(.red)
            cairo_set_fill_rule($0.cairo, CAIRO_FILL_RULE_EVEN_ODD)
            cairo_fill($0.cairo)
        }
    }

    @Test("Gradients, also translucent ones", arguments: Self.gradients)
    func gradients(gradient: GradientPaint) throws {
        let box = CGRect(x: 10, y: 10, width: 180, height: 140)
        let backdrop = CGRect(x: 0, y: 60, width: 200, height: 50)
        try expect(
            [.fill(.rectangle(backdrop), .green), .fill(.rectangle(box), .gradient(gradient))],
            within: 3
        ) {
            $0.trace(Path(backdrop))
            $0.set(.green)
            cairo_fill($0.cairo)
            $0.trace(Path(box))
            $0.set(gradient)
            cairo_fill($0.cairo)
        }
    }

    nonisolated static let gradients: [GradientPaint] = [
        [.red, .blue], [.red, Color.Resolved(red: 0, green: 0, blue: 1, opacity: 0)],
        [Color.Resolved(red: 1, green: 0, blue: 0, opacity: 0.2), .green, .blue],
    ].flatMap { (colors: [Color.Resolved]) -> [GradientPaint] in
        let geometries: [GradientPaint.Geometry] = [
            .linear(from: CGPoint(x: 30, y: 20), to: CGPoint(x: 150, y: 110)),
            .elliptical(
                center: CGPoint(x: 100, y: 80), from: .zero, to: CGSize(width: 90, height: 90)),
            .elliptical(
                center: CGPoint(x: 90, y: 70), from: CGSize(width: 30, height: 30),
                to: CGSize(width: 80, height: 80)),
        ]
        let last = CGFloat(colors.count - 1)
        let stops = colors.enumerated().map {
            GradientPaint.Stop(color: $0.element, location: CGFloat($0.offset) / last)
        }
        return geometries.map { GradientPaint(stops: stops, geometry: $0) }
    }

    @Test("A group's opacity", arguments: [0.2, 0.5, 0.83])
    func opacity(opacity: Double) throws {
        try expect([Self.backdrop, .group(.opacity(opacity), Self.overlapping)], within: 2) {
            Self.drawBackdrop($0)
            cairo_push_group($0.cairo)
            Self.drawOverlapping($0)
            cairo_pop_group_to_source($0.cairo)
            cairo_paint_with_alpha($0.cairo, opacity)
        }
    }

    @Test("Blend modes", arguments: Self.modes.indices)
    func blending(index: Int) throws {
        let (mode, operation) = Self.modes[index]
        try expect([Self.backdrop, .group(.blend(mode), Self.overlapping)], within: 3, "\(mode)") {
            Self.drawBackdrop($0)
            cairo_push_group($0.cairo)
            Self.drawOverlapping($0)
            cairo_pop_group_to_source($0.cairo)
            cairo_set_operator($0.cairo, operation)
            cairo_paint($0.cairo)
        }
    }

    /// The modes in which drawing transparent pixels has no effect.
    nonisolated static let modes: [(BlendMode, cairo_operator_t)] = [
        (.normal, CAIRO_OPERATOR_OVER), (.multiply, CAIRO_OPERATOR_MULTIPLY),
        (.screen, CAIRO_OPERATOR_SCREEN), (.overlay, CAIRO_OPERATOR_OVERLAY),
        (.darken, CAIRO_OPERATOR_DARKEN), (.lighten, CAIRO_OPERATOR_LIGHTEN),
        (.colorDodge, CAIRO_OPERATOR_COLOR_DODGE), (.colorBurn, CAIRO_OPERATOR_COLOR_BURN),
        (.softLight, CAIRO_OPERATOR_SOFT_LIGHT), (.hardLight, CAIRO_OPERATOR_HARD_LIGHT),
        (.difference, CAIRO_OPERATOR_DIFFERENCE), (.exclusion, CAIRO_OPERATOR_EXCLUSION),
        (.hue, CAIRO_OPERATOR_HSL_HUE), (.saturation, CAIRO_OPERATOR_HSL_SATURATION),
        (.color, CAIRO_OPERATOR_HSL_COLOR), (.luminosity, CAIRO_OPERATOR_HSL_LUMINOSITY),
        (.sourceAtop, CAIRO_OPERATOR_ATOP), (.destinationOver, CAIRO_OPERATOR_DEST_OVER),
        (.destinationOut, CAIRO_OPERATOR_DEST_OUT), (.plusLighter, CAIRO_OPERATOR_ADD),
    ]

    private static let backdrop = DrawCommand.fill(
        .rectangle(CGRect(x: 0, y: 40, width: 120, height: 80)), .rgb(0.9, 0.4, 0.2))
    private static let overlapping: [DrawCommand] = [
        .fill(.rectangle(CGRect(x: 20, y: 10, width: 90, height: 100)), .rgb(0.2, 0.6, 0.9, 0.7)),
        .fill(.rectangle(CGRect(x: 70, y: 60, width: 110, height: 90)), .rgb(0.7, 0.9, 0.1)),
    ]

    private static func drawBackdrop(_ sheet: CairoSheet) {
        cairo_rectangle(sheet.cairo, 0, 40, 120, 80)
        cairo_set_source_rgb(sheet.cairo, 0.9, 0.4, 0.2)
        cairo_fill(sheet.cairo)
    }

    private static func drawOverlapping(_ sheet: CairoSheet) {
        cairo_rectangle(sheet.cairo, 20, 10, 90, 100)
        cairo_set_source_rgba(sheet.cairo, 0.2, 0.6, 0.9, 0.7)
        cairo_fill(sheet.cairo)
        cairo_rectangle(sheet.cairo, 70, 60, 110, 90)
        cairo_set_source_rgb(sheet.cairo, 0.7, 0.9, 0.1)
        cairo_fill(sheet.cairo)
    }

    /// Expects both to be equal except for a number of pixels.
    private func expect(
        _ commands: [DrawCommand], scale: CGFloat = 1, within bound: Int, exceptAt count: Int = 0,
        _ what: String = "", location: SourceLocation = #_sourceLocation,
        _ draw: (CairoSheet) -> Void
    ) throws {
        let pixels = try Stage(FakeClient(commands), scale: scale).pixels()
        let sheet = CairoSheet(width: pixels.width, height: pixels.height, scale: scale)
        draw(sheet)
        let far = pixels.differences(to: sheet.values).filter { $0 > bound }
        #expect(far.count <= count, "\(what) \(far)", sourceLocation: location)
        #expect(pixels.values.contains { $0 != pixels.values[0] }, sourceLocation: location)
    }
}

extension Color.Resolved {
    fileprivate nonisolated static let red = Color.Resolved(red: 1, green: 0, blue: 0)
    fileprivate nonisolated static let green = Color.Resolved(red: 0, green: 1, blue: 0)
    fileprivate nonisolated static let blue = Color.Resolved(red: 0, green: 0, blue: 1)
}
