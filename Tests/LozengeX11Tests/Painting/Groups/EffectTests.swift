import CX11
import Foundation
import LozengeCore
import Testing

@testable import LozengeX11

@Suite("Effects on the screen")
struct EffectTests {
    private let box = CGRect(x: 50, y: 45, width: 100, height: 70)

    @Test(
        "A shadow is the Gaussian of its outline",
        arguments: [(0, 3), (12, 4), (35, 6), (20, 13)] as [(CGFloat, CGFloat)])
    func shadow(radius: CGFloat, deviation: CGFloat) throws {
        let shape = DrawShape.roundedRectangle(box, radius: radius)
        let client = FakeClient([
            .group(
                .shadow(shadow(radius: deviation, offset: CGSize(width: 300, height: 0))),
                [.fill(shape.moved(x: -300), .red)])
        ])
        let stage = try Stage(client)
        let reference = try gaussian(of: shape, deviation: deviation, width: 200, height: 160)
        #expect(worst(try stage.pixels(), reference) <= 2)
    }

    @Test("A shadow longer than its mask is stretched without a seam")
    func stretched() throws {
        let shape = DrawShape.roundedRectangle(
            CGRect(x: 30, y: 30, width: 240, height: 140), radius: 10)
        let client = FakeClient([
            .group(
                .shadow(shadow(radius: 4, offset: CGSize(width: 0, height: 600))),
                [.fill(shape.moved(x: 0, y: -600), .red)])
        ])
        let stage = try Stage(client, size: CGSize(width: 300, height: 200))
        let reference = try gaussian(of: shape, deviation: 4, width: 300, height: 200)
        #expect(worst(try stage.pixels(), reference) <= 2)
    }

    @Test(
        "The shadow of any outline is close to that Gaussian", arguments: [2, 7, 20] as [CGFloat])
    func generalShadow(deviation: CGFloat) throws {
        let shape = DrawShape.rectangle(box)
        let half = CGRect(x: box.minX - 300, y: box.minY, width: 50, height: box.height)
        let client = FakeClient([
            .group(
                .shadow(shadow(radius: deviation, offset: CGSize(width: 300, height: 0))),
                [
                    .fill(.rectangle(half), .red),
                    .fill(.rectangle(half.offsetBy(dx: 50, dy: 0)), .blue),
                ])
        ])
        let stage = try Stage(client)
        let reference = try gaussian(of: shape, deviation: deviation, width: 200, height: 160)
        #expect(worst(try stage.pixels(), reference) <= 8)
    }

    @Test("Clipping by corners looks like clipping a temporary surface")
    func clipCorners() throws {
        let clip = DrawEffect.clip(.roundedRectangle(box, radius: 17.3))
        let content: [DrawCommand] = [
            .fill(.rectangle(CGRect(x: 0, y: 0, width: 100, height: 160)), .rgb(0.2, 0.5, 0.9)),
            .fill(.ellipse(CGRect(x: 60, y: 30, width: 120, height: 90)), .rgb(1, 0, 0, 0.5)),
        ]
        let backdrop = DrawCommand.fill(
            .roundedRectangle(CGRect(x: 20, y: 20, width: 90, height: 110), radius: 30), .green)
        let direct = try Stage(FakeClient([backdrop, .group(clip, content)])).pixels()
        // Within a group the background is not opaque, so that the other method is used.
        let grouped = try Stage(
            FakeClient([
                backdrop,
                .group(
                    .opacity(0.9999), [.group(clip, content), .fill(.rectangle(.zero), .red)]),
            ])
        ).pixels()
        #expect(direct.distance(to: grouped) <= 2)
        #expect(direct[51, 46] == direct[10, 10] || direct[51, 46] == 0x00ff00)
        #expect(direct[75, 80] != 0xffffff)
    }

    @Test("A clip to an ellipse shows the ellipse")
    func clipEllipse() throws {
        let client = FakeClient([
            .group(.clip(.ellipse(box)), [.fill(.rectangle(box), .black)])
        ])
        let clipped = try Stage(client).pixels()
        let filled = try Stage(FakeClient([.fill(.ellipse(box), .black)])).pixels()
        #expect(clipped.distance(to: filled) <= 1)
    }

    @Test("A group's opacity counts once where its parts overlap")
    func opacity() throws {
        let left = CGRect(x: 20, y: 20, width: 80, height: 80)
        let client = FakeClient([
            .group(
                .opacity(0.5),
                [
                    .fill(.rectangle(left), .red),
                    .fill(.rectangle(left.offsetBy(dx: 40, dy: 0)), .blue),
                ])
        ])
        let pixels = try Stage(client).pixels()
        #expect([0xff8080, 0xff7f7f].contains(pixels[30, 50]))
        #expect([0x8080ff, 0x7f7fff].contains(pixels[80, 50]))
    }

    @Test("One command in a group is drawn as if in a group")
    func single() throws {
        let direct = try Stage(
            FakeClient([.group(.opacity(0.3), [.fill(.ellipse(box), .red)])])
        ).pixels()
        let grouped = try Stage(
            FakeClient([
                .group(
                    .opacity(0.3), [.fill(.ellipse(box), .red), .fill(.rectangle(.zero), .red)])
            ])
        ).pixels()
        #expect(direct.distance(to: grouped) <= 1)
    }

    private func shadow(radius: CGFloat, offset: CGSize) -> Shadow {
        Shadow(color: .init(red: 0, green: 0, blue: 0), radius: radius, offset: offset)
    }

    /// Calculates a blur directly, every pixel from every pixel of the shape, for one row of four; `nil` for
    /// the others.
    private func gaussian(
        of shape: DrawShape, deviation: CGFloat, width: Int, height: Int
    ) throws -> [[Double]?] {
        var placed = try #require(RoundedPixelRect(shape, on: PixelGrid(scale: 1)))
        let rect = placed.rect
        placed.rect = PixelRect(x: 0, y: 0, width: rect.width, height: rect.height)
        let covered = CoverageRasterizer().coverage(of: placed).bytes.map(Double.init)
        let weights = (0..<max(width, height)).map { distance in
            Double(
                normal((CGFloat(distance) + 0.5) / deviation)
                    - normal((CGFloat(distance) - 0.5) / deviation))
        }
        let across = (0..<rect.height).map { row in
            (0..<width).map { x in
                var sum = 0.0
                for column in 0..<rect.width {
                    let weight = weights[abs(x - rect.minX - column)]
                    sum += weight * covered[row * rect.width + column]
                }
                return sum
            }
        }
        return (0..<height).map { y in
            guard y % 4 == 0 else { return nil }
            return (0..<width).map { x in
                across.enumerated().reduce(0) { sum, row in
                    sum + weights[abs(y - rect.minY - row.offset)] * row.element[x]
                }
            }
        }
    }

    private func worst(_ pixels: Pixels, _ reference: [[Double]?]) -> Int {
        var worst = 0
        for (y, row) in reference.enumerated() {
            for (x, value) in (row ?? []).enumerated() {
                worst = max(worst, abs(255 - pixels.red(x, y) - Int(value.rounded())))
            }
        }
        return worst
    }
}

extension DrawShape {
    fileprivate func moved(x: CGFloat, y: CGFloat = 0) -> DrawShape {
        var shape = self
        shape.origin = CGPoint(x: x, y: y)
        return shape
    }
}
