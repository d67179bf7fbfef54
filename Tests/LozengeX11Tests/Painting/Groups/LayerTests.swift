import CX11
import Foundation
import LozengeCore
import LozengeText
import Testing
import TextFixtures

@testable import LozengeX11

@Suite("Pictures of what moves")
struct LayerTests {
    private let client = FakeClient()
    private let stage: Stage
    /// A translucent card with rounded corners, a gradient and a text.
    private let card: DisplayFragment

    init() throws {
        stage = try Stage(client, fonts: Fixtures.fonts)
        let font = ResolvedFont(family: "Noto Sans", size: 14)
        let text = stage.textEngine.shape(StyledText("Ada", font: font))
            .layout(in: .unspecified, style: ParagraphStyle())
        let box = CGRect(x: 0, y: 0, width: 60, height: 40)
        card = DisplayFragment(
            DisplayList([
                .fill(.roundedRectangle(box, radius: 8), .rgb(1, 0.5, 0, 0.8)),
                .fill(.rectangle(box.insetBy(dx: 10, dy: 10)), .blue),
                .text(text, at: CGPoint(x: 4, y: 4), .black),
            ]))
    }

    @Test("A moved picture looks like its content", arguments: [1, 0.5])
    func moved(opacity: Double) throws {
        for origin in [CGPoint(x: 10, y: 10), CGPoint(x: 83, y: 57), CGPoint(x: -20, y: 130)] {
            let layer = try pixels(of: [.group(.opacity(opacity), [.layer(card, at: origin)])])
            let content = try pixels(of: [.group(.opacity(opacity), [.fragment(card, at: origin)])])
            #expect(layer.difference(from: content).most <= 2, "at \(origin)")
        }
    }

    @Test("It is moved by whole pixels, so that it stays sharp")
    func wholePixels() throws {
        show([.layer(card, at: CGPoint(x: 10, y: 10))])
        let moved = try pixels(of: [.layer(card, at: CGPoint(x: 20.4, y: 29.7))])
        #expect(moved == (try pixels(of: [.layer(card, at: CGPoint(x: 20, y: 30))])))
    }

    @Test("A scaled and a turned picture is close to its content, with nothing left behind")
    func transformed() throws {
        for step in 0..<12 {
            let transform = CGAffineTransform(translationX: 100, y: 80)
                .rotated(by: CGFloat(step) * 0.3).scaledBy(x: 0.7 + 0.1 * CGFloat(step), y: 1)
            let layer = DrawCommand.layer(card, at: CGPoint(x: -30, y: -20))
            let shown = try pixels(of: [.group(.transform(transform), [layer])])
            let content = DrawCommand.fragment(card, at: CGPoint(x: -30, y: -20))
            let exact = try pixels(of: [.group(.transform(transform), [content])])
            let ink = { (pixels: Pixels) in pixels.bounds { $0 != 0xFFFFFF } }
            #expect(ink(exact).outset(2).contains(ink(shown)), "step \(step)")
            #expect(ink(shown).outset(2).contains(ink(exact)), "step \(step)")
            #expect(shown.meanDifference(from: exact) < 2, "step \(step)")
        }
    }

    @Test("Far larger than it was drawn, it is drawn anew: its edges are as sharp")
    func enlarged() throws {
        show([.layer(card, at: .zero)])
        let scale = DrawEffect.transform(CGAffineTransform(scaleX: 2, y: 2))
        let layer = try pixels(of: [.group(scale, [.layer(card, at: CGPoint(x: 10, y: 10))])])
        let exact = try pixels(of: [.group(scale, [.fragment(card, at: CGPoint(x: 10, y: 10))])])
        #expect(layer.difference(from: exact).most <= 2)
    }

    @Test("It is drawn once, and freed by the first frame that does not show it")
    func lifetime() throws {
        show([.fragment(card, at: .zero)])
        let before = stage.holdings
        show([.layer(card, at: .zero)])
        let kept = stage.holdings
        #expect(kept.pixmapBytes >= before.pixmapBytes + 4 * 60 * 40)
        let counts = (1..<20).map { step in
            requests { show([.layer(card, at: CGPoint(x: step, y: step))]) }
        }
        #expect(Set(counts.dropFirst()).count == 1, "\(counts)")
        #expect(counts[1] <= 6, "a fill, a composition and a copy, with their clips: \(counts)")
        #expect(stage.holdings.pixmapBytes == kept.pixmapBytes)
        show([.fragment(card, at: .zero)])
        #expect(stage.holdings.pixmapBytes == before.pixmapBytes)
    }

    @Test("Pictures beyond the memory for them are not kept, and look the same")
    func limit() throws {
        let large = (0..<3).map { index in
            DisplayFragment(
                DisplayList([
                    .fill(.rectangle(CGRect(x: 0, y: 0, width: 1500, height: 1500)), .red),
                    .fill(.rectangle(CGRect(x: 20 * index, y: 0, width: 15, height: 50)), .blue),
                ]))
        }
        let exact = try pixels(of: large.map { .fragment($0, at: .zero) })
        let before = stage.holdings.pixmapBytes
        let layers = try pixels(of: large.map { .layer($0, at: .zero) })
        #expect(layers == exact)
        #expect(stage.holdings.pixmapBytes - before <= 16 << 20)
    }

    @Test("At another scale it is drawn anew")
    func scale() throws {
        let painter = Painter(
            server: stage.connection.server, desktop: stage.connection.desktop,
            textEngine: stage.textEngine)
        let surface = Surface(
            .window, size: PixelSize(width: 200, height: 160), on: stage.connection.server)
        func paint(_ command: DrawCommand, scale: CGFloat) throws -> Pixels {
            painter.beginFrame(scale: scale)
            painter.paint(
                DisplayList([command]), on: PixelGrid(scale: scale),
                background: .init(red: 1, green: 1, blue: 1), damage: surface.bounds, on: surface)
            painter.endFrame()
            return try Pixels(
                of: surface.pixmap, size: surface.size, on: stage.connection.server.display)
        }
        let shapes = DisplayFragment(DisplayList([card.list.commands[0], card.list.commands[1]]))
        _ = try paint(.layer(shapes, at: CGPoint(x: 10, y: 10)), scale: 1)
        let layer = try paint(.layer(shapes, at: CGPoint(x: 10, y: 10)), scale: 1.25)
        let exact = try paint(.fragment(shapes, at: CGPoint(x: 10, y: 10)), scale: 1.25)
        #expect(layer.difference(from: exact).most <= 2)
    }

    @Test("A filter around it changes its colours")
    func filtered() throws {
        let swap = DrawEffect.filter(.multiplication(by: .init(red: 1, green: 0, blue: 0)))
        let layer = try pixels(of: [.group(swap, [.layer(card, at: .zero)])])
        #expect(layer == (try pixels(of: [.group(swap, [.fragment(card, at: .zero)])])))
    }

    private func show(_ commands: [DrawCommand]) {
        client.content = { _ in DisplayList(commands) }
        stage.redraw()
    }

    private func pixels(of commands: [DrawCommand]) throws -> Pixels {
        show(commands)
        return try stage.pixels()
    }

    /// Returns the number of requests that `body` makes.
    private func requests(_ body: () -> Void) -> UInt {
        let before = XNextRequest(stage.connection.server.display)
        body()
        return XNextRequest(stage.connection.server.display) - before
    }
}

extension Pixels {
    /// Returns the mean difference of the channels of all pixels.
    fileprivate func meanDifference(from other: Pixels) -> Double {
        var sum = 0
        for (own, other) in zip(values, other.values) {
            for shift in [0, 8, 16] {
                sum += abs(Int(own >> shift & 255) - Int(other >> shift & 255))
            }
        }
        return Double(sum) / Double(3 * values.count)
    }
}
