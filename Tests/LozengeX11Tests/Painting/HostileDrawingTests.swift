import Foundation
import LozengeCore
import RandomFixtures
import Testing

@testable import LozengeX11

/// Numbers and amounts that no app intends, and every app passes one day.
@Suite("Drawing invalid commands")
struct HostileDrawingTests {
    private static let lengths: [CGFloat] = [
        .nan, .infinity, 1e9, -1e9, 1e300, 0,
    ]

    /// The maximum processor time of this process for a picture, in seconds.
    private static let limit = 10.0

    @Test("Every number of every command", arguments: [0, 1, 2, 3])
    func numbers(place: Int) throws {
        let stage = try Stage(client)
        for length in Self.lengths {
            // One number is the odd one, or all.
            func pick(_ index: Int) -> CGFloat { index == place || place == 0 ? length : 30 }
            let rect = CGRect(x: pick(0), y: pick(1), width: pick(2), height: pick(3))
            let point = CGPoint(x: pick(1), y: pick(2))
            try draw(Self.commands(rect, point, length), on: stage, "\(length) \(place)")
        }
    }

    @Test("Every number of every effect", arguments: [0, 1, 2, 3])
    func effects(place: Int) throws {
        let stage = try Stage(client)
        for length in Self.lengths {
            func pick(_ index: Int) -> CGFloat { index == place || place == 0 ? length : 1 }
            for effect in Self.effects(length, pick) {
                try draw([.group(effect, Self.content)], on: stage, "\(effect)")
            }
        }
    }

    @Test("Effects of effects of effects")
    func nested() throws {
        let stage = try Stage(client)
        for length in Self.lengths {
            let all = Self.effects(length) { $0 == 0 ? 1 : length }
            let nested = all.reduce(Self.content) { [.group($1, $0)] }
            try draw(nested, on: stage, "\(length)")
        }
    }

    @Test("Forty thousand elements, and ten thousand dashed ones")
    func manyElements() throws {
        var random = SeededGenerator(seed: 7)
        func path(_ count: Int) -> Path {
            var path = Path()
            path.move(to: .zero)
            for _ in 0..<count {
                path.addLine(
                    to: CGPoint(
                        x: Double.random(in: 0...200, using: &random),
                        y: Double.random(in: 0...160, using: &random)))
            }
            return path
        }
        let stage = try Stage(client)
        try draw([.fill(DrawShape(path(40_000)), .red)], on: stage, "filled")
        try draw(
            [
                .fill(
                    DrawShape(path(10_000), stroke: StrokeStyle(lineWidth: 2, dash: [9, 4])), .red)
            ],
            on: stage, "dashed")
    }

    @Test("Shapes and lines a hundred thousand points long")
    func long() throws {
        let stage = try Stage(client)
        let box = CGRect(x: -50_000, y: 20, width: 100_000, height: 70)
        let wave = Path { path in
            path.move(to: CGPoint(x: -50_000, y: 80))
            for x in stride(from: -50_000.0, to: 50_000, by: 100) {
                path.addQuadCurve(
                    to: CGPoint(x: x + 100, y: 80), control: CGPoint(x: x + 50, y: 20))
            }
        }
        for path in [
            wave,
            Path(roundedRect: box, cornerRadius: 20, style: .continuous),
        ] {
            for dash in [
                [], [7, 5], [0.001, 0.001], [1e-9], [1e9, 1], [.nan], [-1, 2], [0, 0],
            ]
                as [[CGFloat]]
            {
                let stroke = StrokeStyle(lineWidth: 6, lineCap: .round, dash: dash)
                let pixels = try draw(
                    [.fill(DrawShape(path, stroke: stroke), .red)], on: stage, "\(dash)")
                #expect(pixels.values.contains(0xff0000), "\(dash)")
            }
            let pixels = try draw([.fill(DrawShape(path), .red)], on: stage, "filled")
            #expect(pixels.values.contains(0xff0000))
        }
    }

    @Test("Empty pictures and empty masks")
    func nothing() throws {
        let empty = Picture(
            name: "nothing", pixelWidth: 0, pixelHeight: 0, scale: 1, pixels: [], isOpaque: false)
        let wrong = Picture(
            name: "wrong", pixelWidth: 9, pixelHeight: 9, scale: 0, pixels: [], isOpaque: true)
        let stage = try Stage(client)
        let box = CGRect(x: 10, y: 10, width: 80, height: 60)
        for picture in [empty, wrong] {
            let pixels = try draw(
                [
                    .picture(picture, in: box, PictureStyle()),
                    .fill(
                        .rectangle(box),
                        .picture(
                            PicturePaint(
                                picture, source: CGRect(x: 0, y: 0, width: 1, height: 1), scale: 1,
                                origin: .zero))),
                ], on: stage, picture.name)
            #expect(pixels.values.allSatisfy { $0 == 0xffffff })
        }
        let masks: [DisplayFragment] = [
            DisplayFragment(DisplayList()),
            DisplayFragment(DisplayList([.fill(.rectangle(.null), .red)])),
            DisplayFragment(DisplayList([.fill(.rectangle(box.offsetBy(dx: 1e6, dy: 0)), .red)])),
        ]
        for mask in masks {
            let pixels = try draw(
                [.group(.mask(mask), [.fill(.rectangle(box), .red)])], on: stage, "mask")
            #expect(pixels.values.allSatisfy { $0 == 0xffffff })
        }
    }

    private let client = FakeClient()
    private static let content: [DrawCommand] = [
        .fill(.roundedRectangle(CGRect(x: 20, y: 20, width: 90, height: 60), radius: 9), .red),
        .fill(.ellipse(CGRect(x: 60, y: 40, width: 90, height: 60)), .blue),
    ]

    private static func commands(
        _ rect: CGRect, _ point: CGPoint, _ length: CGFloat
    ) -> [DrawCommand] {
        let path = Path { path in
            path.move(to: point)
            path.addLine(to: rect.origin)
            path.addCurve(to: CGPoint(x: 90, y: 90), control1: point, control2: rect.origin)
        }
        let shapes = [
            Path(rect), Path(ellipseIn: rect), path,
            Path(roundedRect: rect, cornerRadius: length, style: .continuous),
            Path(roundedRect: rect, cornerSize: CGSize(width: length, height: 4)),
            Path(
                roundedRect: rect,
                cornerRadii: RectangleCornerRadii(topLeading: length, topTrailing: 3)),
        ]
        let stroke = StrokeStyle(
            lineWidth: length, miterLimit: length, dash: [length, 4], dashPhase: length)
        let stops = [Color.Resolved(red: 1, green: 0, blue: 0), .init(red: 0, green: 1, blue: 0)]
            .map { GradientPaint.Stop(color: $0, location: length) }
        let size = CGSize(width: length, height: length)
        let paints: [Paint] = [
            .red,
            .gradient(.init(stops: stops, geometry: .linear(from: point, to: rect.origin))),
            .gradient(.init(stops: stops, geometry: .linear(from: .zero, to: point))),
            .gradient(
                .init(stops: stops, geometry: .elliptical(center: point, from: size, to: size))),
            .gradient(
                .init(
                    stops: stops,
                    geometry: .angular(
                        center: point, from: .degrees(Double(length)), to: .degrees(90)))),
            .picture(
                PicturePaint(
                    .checkers(8, isOpaque: false), source: rect, scale: length, origin: point)),
        ]
        var style = PictureStyle()
        style.capInsets = EdgeInsets(top: length, leading: 1, bottom: length, trailing: 2)
        return shapes.flatMap { path in
            [
                .fill(DrawShape(path, at: point), .blue), .fill(DrawShape(path, box: rect), .red),
                .fill(DrawShape(path, stroke: stroke), .green),
                .fill(DrawShape(path, stroke: StrokeStyle(lineWidth: 3)), .green),
            ]
        } + paints.map { .fill(.rectangle(CGRect(x: 9, y: 9, width: 99, height: 99)), $0) }
            + [
                .border(rect, width: length, .red),
                .picture(.checkers(8, isOpaque: true), in: rect, style),
                .fragment(DisplayFragment(DisplayList(content)), at: point),
            ]
    }

    private static func effects(
        _ length: CGFloat, _ pick: (Int) -> CGFloat
    ) -> [DrawEffect] {
        var projection = ProjectionTransform()
        (projection.m13, projection.m23, projection.m33) = (pick(1) / 50, pick(2) / 50, pick(3))
        let rect = CGRect(x: pick(0), y: pick(1), width: 50 * pick(2), height: 50 * pick(3))
        let shadow = Shadow(
            color: .init(red: 0, green: 0, blue: 0), radius: pick(1),
            offset: CGSize(width: pick(2), height: pick(3)))
        return [
            .opacity(Double(length)), .clip(.roundedRectangle(rect, radius: pick(2))),
            .clip(.ellipse(rect)), .shadow(shadow), .blur(length, isOpaque: false),
            .blur(length, isOpaque: true), .filter(.brightness(Double(length))),
            .filter(.saturation(Double(length))),
            .transform(
                CGAffineTransform(
                    a: pick(0), b: pick(1) - 1, c: 0, d: pick(2), tx: pick(3), ty: 0)),
            .transform(CGAffineTransform(rotationAngle: pick(1)).scaledBy(x: pick(2), y: pick(3))),
            .projection(projection), .blend(.multiply),
            .threshold(
                AlphaThreshold(min: Double(pick(1)), max: Double(pick(2)), color: shadow.color)),
            .mask(DisplayFragment(DisplayList([.fill(.ellipse(rect), .red)]))),
        ]
    }

    /// Shows commands without an error of the server and within bounded time.
    @discardableResult
    private func draw(
        _ commands: [DrawCommand], on stage: Stage, _ what: String,
        location: SourceLocation = #_sourceLocation
    ) throws -> Pixels {
        let errors = XErrors.count
        let start = clock()
        client.content = { _ in DisplayList(commands) }
        stage.redraw()
        let pixels = try stage.pixels()
        let time = Double(clock() - start) / Double(CLOCKS_PER_SEC)
        #expect(XErrors.count == errors, "\(what)", sourceLocation: location)
        #expect(time < Self.limit, "\(what)", sourceLocation: location)
        return pixels
    }
}
