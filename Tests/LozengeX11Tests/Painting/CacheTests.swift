import CX11
import Foundation
import LozengeCore
import Testing

@testable import LozengeX11

/// Tests of the resources that are kept on the server, as the server counts them.
@Suite("Resources on the server")
struct CacheTests {
    private static let mebibyte = 1 << 20

    @Test("Caches are bounded however many different commands were drawn")
    func bounded() throws {
        let client = FakeClient()
        let stage = try Stage(client)
        for number in 0..<400 {
            client.content = { _ in DisplayList(Self.commands(CGFloat(number))) }
            stage.redraw()
        }
        let bytes = stage.holdings.pixmapBytes
        // Masks take 16, gradients 32, and there are some surfaces in between.
        #expect(bytes > 32 * Self.mebibyte, "not enough was drawn to fill anything")
        #expect(bytes < (16 + 32 + 4) * Self.mebibyte)
    }

    @Test("Masks of outlines with many points are counted with the points, so that fewer are kept")
    func largeOutlines() throws {
        let client = FakeClient()
        let stage = try Stage(client)
        let before = stage.holdings.pixmapBytes
        for number in 0..<1200 {
            // 1,000 points take 50 kB, and their mask 400 bytes.
            let path = Path { path in
                path.move(to: .zero)
                for point in 0..<1000 {
                    path.addLine(to: CGPoint(x: point % 20, y: (point + number) % 19))
                }
            }
            client.content = { _ in DisplayList([.fill(DrawShape(path), .blue)]) }
            stage.redraw()
        }
        let masks = stage.holdings.pixmapBytes - before
        #expect(masks < 1200 * 400 / 2, "\(masks)")
    }

    @Test("A new scale frees the resources of the old one")
    func scale() throws {
        let stage = try Stage(FakeClient())
        let painter = Painter(
            server: stage.connection.server, desktop: stage.connection.desktop,
            textEngine: stage.textEngine)
        let size = PixelSize(width: 200, height: 160)
        let surface = Surface(.window, size: size, on: stage.connection.server)
        let before = stage.holdings.pixmapBytes
        painter.beginFrame(scale: 1)
        for number in 0..<20 {
            painter.paint(
                DisplayList(Self.commands(CGFloat(number))), on: PixelGrid(scale: 1),
                background: .init(red: 1, green: 1, blue: 1),
                damage: PixelRect(size), on: surface)
        }
        let full = stage.holdings.pixmapBytes
        #expect(full > before + 2 * Self.mebibyte)
        painter.beginFrame(scale: 1)
        #expect(stage.holdings.pixmapBytes == full)
        painter.beginFrame(scale: 2)
        #expect(stage.holdings.pixmapBytes < before + Self.mebibyte)
    }

    @Test("A thousand windows leave no more resources on the server than ten")
    func windows() throws {
        let stage = try Stage(FakeClient())
        let client = FakeClient(Self.commands(1))
        func open(_ count: Int) {
            for _ in 0..<count {
                let options = WindowOptions(
                    title: "Another", className: "Stage", size: CGSize(width: 90, height: 60))
                let window = XWindow(
                    connection: stage.connection, options: options, client: client,
                    textEngine: stage.textEngine)
                window.show()
                window.drawIfNeeded()
                window.close()
            }
        }
        open(10)
        let before = stage.holdings
        open(1000)
        let after = stage.holdings
        #expect(after.resources == before.resources)
        #expect(after.pixmapBytes == before.pixmapBytes)
    }

    /// A drawing that uses each cache, different for each number.
    private static func commands(_ number: CGFloat) -> [DrawCommand] {
        let box = CGRect(x: 1, y: 1, width: 190 + number / 50, height: 150)
        let stops = [Color.Resolved(red: 1, green: 0, blue: 0), .init(red: 0, green: 1, blue: 0)]
            .enumerated().map {
                GradientPaint.Stop(color: $0.element, location: CGFloat($0.offset))
            }
        let figure = Path { path in
            path.addEllipse(in: box)
            path.addEllipse(in: box.insetBy(dx: 3 + number / 10, dy: 5))
        }
        return [
            .fill(
                .rectangle(box),
                .gradient(
                    .init(
                        stops: stops,
                        geometry: .linear(from: .zero, to: CGPoint(x: 50 + number, y: 90))))),
            .fill(DrawShape(figure, style: FillStyle(eoFill: true)), .blue),
        ]
    }
}
