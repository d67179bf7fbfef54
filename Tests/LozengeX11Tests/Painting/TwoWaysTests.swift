import Foundation
import LozengeCore
import RandomFixtures
import Testing

@testable import LozengeX11

/// Tests that equivalent descriptions look the same.
@Suite("Equivalent ways to draw")
struct TwoWaysTests {
    private let seed = Seeds.seed(42)

    @Test(
        "A translation looks like a fragment with another origin",
        arguments: [CGPoint(x: 13, y: -7), CGPoint(x: 0.3, y: 11.77)],
        [1, 1.25, 2] as [CGFloat])
    func moving(place: CGPoint, scale: CGFloat) throws {
        let pair = try Pair(scale: scale)
        var lists = RandomDisplayList(seed: seed, texts: pair.texts)
        for round in 0..<12 {
            let list = lists.next()
            let transform = CGAffineTransform(translationX: place.x, y: place.y)
            let distance = try pair.distance(
                [.group(.transform(transform), list.commands)],
                [.fragment(DisplayFragment(list), at: place)])
            #expect(distance == 0, "round \(round): \(list)")
        }
    }

    @Test("Twice the display's scale looks like a transform")
    func scaling() throws {
        let (pair, twice) = (try Pair(size: 2), try Pair(scale: 2))
        var lists = RandomDisplayList(seed: seed, texts: [])
        for round in 0..<20 {
            let list = lists.next()
            let transform = CGAffineTransform(scaleX: 2, y: 2)
            let distance = try pair.draw([.group(.transform(transform), list.commands)])
                .distance(to: twice.draw(list.commands))
            #expect(distance == 0, "LOZENGE_SEED=\(seed), round \(round): \(list)")
        }
    }

    @Test("Nested fragments look like their flattened commands")
    func flattened() throws {
        let pair = try Pair()
        var lists = RandomDisplayList(seed: 42, texts: pair.texts)
        for round in 0..<20 {
            // In whole points, and always the same lists: a sum with another last bit could move a shape
            // between two 64ths of a pixel to the other one.
            let list = DisplayList(lists.next().commands.filter { !$0.hasFragments })
            let inner = DisplayList([.fragment(DisplayFragment(list), at: CGPoint(x: 5, y: -9))])
            let outer = DisplayList([.fragment(DisplayFragment(inner), at: CGPoint(x: 2, y: 30))])
            let distance = try pair.distance(outer.commands, outer.flattened.commands)
            #expect(distance <= 4, "round \(round): \(list)")
        }
    }

    @Test(
        "Rounded rectangles by their corners and by their elements",
        arguments: [RoundedCornerStyle.circular, .continuous], [3, 17.5, 64.25] as [CGFloat])
    func corners(style: RoundedCornerStyle, radius: CGFloat) throws {
        let pair = try Pair()
        for box in [
            CGRect(x: 10, y: 12, width: 150, height: 129),
            CGRect(x: -200, y: 3, width: 340, height: 150),
        ] {
            let path = Path(roundedRect: box, cornerRadius: radius, style: style)
            #expect(
                try pair.distance(
                    [.fill(DrawShape(path), .blue)],
                    [.fill(DrawShape(path.asElements, box: box), .blue)]) <= 2)
        }
    }

    @Test(
        "A line around a rectangle by its sides and in one piece",
        arguments: [1, 2.5, 7] as [CGFloat], [CGLineJoin.miter, .round, .bevel])
    func frames(width: CGFloat, join: CGLineJoin) throws {
        let pair = try Pair()
        let stroke = StrokeStyle(lineWidth: width, lineJoin: join)
        for offset in [0, 0.25, 0.5] as [CGFloat] {
            let box = CGRect(x: 8 + offset, y: 9 + offset, width: 180.5, height: 140.25)
            for path in [Path(box), Path(roundedRect: box, cornerRadius: 15, style: .continuous)] {
                #expect(
                    try pair.distance(
                        [.fill(DrawShape(path, stroke: stroke), .blue)],
                        [.fill(DrawShape(path.asElements, stroke: stroke), .blue)]) <= 2,
                    "\(path)")
            }
        }
    }

    @Test("A fill, its clip to the shape, and its mask by the shape")
    func clipsAndMasks() throws {
        let pair = try Pair()
        var lists = RandomDisplayList(seed: seed, texts: [])
        let all = DrawCommand.fill(
            .rectangle(CGRect(x: -500, y: -500, width: 1000, height: 1000)), .blue)
        for round in 0..<15 {
            let shape = lists.shape()
            let fill = DrawCommand.fill(shape, .blue)
            let mask = DrawEffect.mask(DisplayFragment(DisplayList([.fill(shape, .red)])))
            let what: Comment = "LOZENGE_SEED=\(seed), round \(round): \(fill)"
            #expect(try pair.distance([fill], [.group(.clip(shape), [all])]) <= 1, what)
            #expect(try pair.distance([fill], [.group(mask, [all])]) <= 1, what)
        }
    }

    @Test("The opacity of a single command, and of a group with it")
    func opacity() throws {
        let pair = try Pair()
        var lists = RandomDisplayList(seed: seed, texts: pair.texts)
        for round in 0..<20 {
            let command = lists.primitive()
            let nothing = DrawCommand.fill(.rectangle(.zero), .red)
            let distance = try pair.distance(
                [.group(.opacity(0.4), [command])], [.group(.opacity(0.4), [command, nothing])])
            #expect(
                distance <= 2, "LOZENGE_SEED=\(seed), round \(round): \(command)")
        }
    }

    @Test("A gradient as a whole and in parts", arguments: CairoTests.gradients)
    func gradients(gradient: GradientPaint) throws {
        let box = CGRect(x: 10, y: 10, width: 180, height: 140)
        let (left, right) = box.divided(atDistance: 71, from: .minXEdge)
        let distance = try Pair().distance(
            [.fill(.rectangle(box), .gradient(gradient))],
            [left, right].map { .fill(.rectangle($0), .gradient(gradient)) })
        #expect(distance <= 1)
    }

    @Test("A mirrored drawing is the mirror image", arguments: Figure.all)
    func mirrored(figure: Figure) throws {
        let pair = try Pair()
        let stroke = StrokeStyle(lineWidth: 5, lineCap: .square, dash: [20, 9])
        let commands: [DrawCommand] = [
            .fill(DrawShape(figure.path, style: figure.style), .blue),
            .fill(DrawShape(figure.path, stroke: stroke), .red),
        ]
        let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 200, ty: 0)
        let plain = try pair.draw([
            .group(.transform(mirror), [.group(.transform(mirror), commands)])
        ])
        let mirrored = try pair.draw([.group(.transform(mirror), commands)])
        var back = mirrored
        for y in 0..<mirrored.height {
            for x in 0..<mirrored.width {
                back.values[y * back.width + x] = mirrored[mirrored.width - 1 - x, y]
            }
        }
        #expect(back.distance(to: plain) <= 4)
    }

    @Test(
        "Translucent neighbours have no gaps or overlaps and sharp edges",
        arguments: [1, 1.25, 1.5, 1.75, 2, 3] as [CGFloat])
    func neighbours(scale: CGFloat) throws {
        let pair = try Pair(scale: scale)
        var random = SeededGenerator(seed: seed)
        for round in 0..<5 {
            let steps = (0..<2).map { _ in Double.random(in: 2...14, using: &random) }
            let start = (0..<2).map { _ in Double.random(in: 0...20, using: &random) }
            let end = CGPoint(x: start[0] + 10 * steps[0], y: start[1] + 9 * steps[1])
            var commands: [DrawCommand] = []
            for row in 0..<9 {
                for column in 0..<10 {
                    let rect = CGRect(
                        x: start[0] + Double(column) * steps[0],
                        y: start[1] + Double(row) * steps[1], width: steps[0], height: steps[1])
                    let shape =
                        [
                            DrawShape.rectangle(rect),
                            DrawShape(
                                Path(CGRect(origin: .zero, size: rect.size)), at: rect.origin),
                            DrawShape(Path(rect).asElements, box: rect),
                        ][(row + column) % 3]
                    commands.append(.fill(shape, .rgb(0, 0, 0, 0.5)))
                }
            }
            let grid = PixelGrid(scale: scale)
            let whole = grid.rect(
                CGRect(x: start[0], y: start[1], width: end.x - start[0], height: end.y - start[1]))
            let pixels = try pair.draw(commands)
            let what: Comment = "LOZENGE_SEED=\(seed), round \(round)"
            #expect(Set(pixels.values).isSubset(of: [0xffffff, 0x7f7f7f, 0x808080]), what)
            #expect(Set(pixels.values).count == 2, what)
            #expect(
                pixels.bounds { $0 != 0xffffff }
                    == whole.intersection(
                        PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height)), what)
        }
    }
}

/// A window that shows two descriptions.
private final class Pair {
    private let client = FakeClient()
    private let stage: Stage

    init(scale: CGFloat = 1, size: CGFloat = 1) throws {
        stage = try Stage(
            client, size: CGSize(width: 200 * size, height: 160 * size), scale: scale)
    }

    var texts: [TextLayout] { stage.someTexts }

    func draw(_ commands: [DrawCommand]) throws -> Pixels {
        client.content = { _ in DisplayList(commands) }
        stage.redraw()
        // Not from the screen, where one window may cover another.
        return try stage.drawnPixels()
    }

    func distance(_ first: [DrawCommand], _ second: [DrawCommand]) throws -> Int {
        try draw(first).distance(to: draw(second))
    }
}

extension Path {
    /// The same path without the figure.
    fileprivate var asElements: Path {
        var path = Path()
        forEach { element in
            switch element {
            case .move(let end): path.move(to: end)
            case .line(let end): path.addLine(to: end)
            case .quadCurve(let end, let control): path.addQuadCurve(to: end, control: control)
            case .curve(let end, let first, let second):
                path.addCurve(to: end, control1: first, control2: second)
            case .closeSubpath: path.closeSubpath()
            }
        }
        return path
    }
}

extension DrawCommand {
    fileprivate var hasFragments: Bool {
        switch self {
        case .fragment: true
        case .group(.mask(let mask), let content):
            (mask.list.commands + content.list.commands).contains(where: \.hasFragments)
        case .group(_, let content): content.list.commands.contains(where: \.hasFragments)
        default: false
        }
    }
}
