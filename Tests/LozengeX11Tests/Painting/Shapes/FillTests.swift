import Foundation
import LozengeCore
import Testing

@testable import LozengeX11

@Suite("Fills on the screen")
struct FillTests {
    @Test(
        "A rectangle's edges land on the nearest pixels",
        arguments: [
            (1, PixelRect(minX: 10, minY: 20, maxX: 51, maxY: 41)),
            (1.25, PixelRect(minX: 13, minY: 26, maxX: 63, maxY: 51)),
            (1.5, PixelRect(minX: 15, minY: 31, maxX: 76, maxY: 61)),
            (2, PixelRect(minX: 20, minY: 41, maxX: 101, maxY: 81)),
        ] as [(CGFloat, PixelRect)])
    func rectangle(scale: CGFloat, expected: PixelRect) throws {
        let rect = CGRect(x: 10.2, y: 20.4, width: 40.3, height: 20.1)
        let stage = try Stage(FakeClient([.fill(.rectangle(rect), .red)]), scale: scale)
        let pixels = try stage.pixels()
        #expect(pixels.bounds(of: 0xff0000) == expected)
        #expect(
            pixels.values.count { $0 == 0xff0000 } == expected.width * expected.height)
        #expect(pixels.values.allSatisfy { $0 == 0xff0000 || $0 == 0xffffff })
    }

    @Test("Neighbours have no gaps", arguments: [1, 1.25, 1.5, 1.75, 2] as [CGFloat])
    func neighbours(scale: CGFloat) throws {
        let columns = (0..<30).map { index in
            DrawCommand.fill(
                .rectangle(CGRect(x: CGFloat(index) * 4.1, y: 0, width: 4.1, height: 10)), .black)
        }
        let stage = try Stage(FakeClient(columns), scale: scale)
        let pixels = try stage.pixels()
        let end = PixelGrid(scale: scale).edge(30 * 4.1)
        #expect((0..<end).allSatisfy { pixels[$0, 5] == 0 })
        #expect(pixels[end, 5] == 0xffffff)
    }

    @Test("Snapping a thin box does not move a figure that extends far beyond it")
    func thinBox() throws {
        let figure = DrawShape(
            Path(ellipseIn: CGRect(x: 10, y: 4, width: 40, height: 12)),
            box: CGRect(x: 10, y: 60.7, width: 40, height: 0.8))
        let stage = try Stage(FakeClient([.fill(figure, .black)]))
        let ink = try stage.pixels().bounds { $0 != 0xffffff }
        #expect(
            PixelRect(minX: 9, minY: 3, maxX: 51, maxY: 17).contains(ink) && ink.height >= 12,
            "\(ink)")
    }

    @Test("A translucent colour is blended once, corners included")
    func translucent() throws {
        let shape = DrawShape.roundedRectangle(
            CGRect(x: 10, y: 10, width: 81, height: 61), radius: 30.5)
        let stage = try Stage(FakeClient([.fill(shape, .rgb(0, 0, 0, 0.5))]))
        let pixels = try stage.pixels()
        #expect(pixels.values.allSatisfy { $0 & 255 >= 127 })
        #expect((10..<91).allSatisfy { abs(pixels.red($0, 40) - 128) <= 1 || $0 < 12 || $0 > 88 })
    }

    @Test("Round corners cover as much as the circle does", arguments: [4, 10.5, 40] as [CGFloat])
    func corners(radius: CGFloat) throws {
        let box = CGRect(x: 5, y: 5, width: 120, height: 100)
        let stage = try Stage(
            FakeClient([.fill(.roundedRectangle(box, radius: radius), .black)]))
        let pixels = try stage.pixels()
        var worst = 0
        for y in 5..<45 {
            for x in 5..<45 {
                let covered = coverage(x: x, y: y) { px, py in
                    let dx = min(px - 5 - radius, 0)
                    let dy = min(py - 5 - radius, 0)
                    return dx * dx + dy * dy <= radius * radius
                }
                worst = max(worst, abs(pixels.red(x, y) - Int((255 * (1 - covered)).rounded())))
            }
        }
        #expect(worst <= 4)
    }

    @Test("An ellipse fills its box exactly")
    func ellipse() throws {
        let box = CGRect(x: 20, y: 30, width: 100, height: 60)
        let stage = try Stage(FakeClient([.fill(.ellipse(box), .black)]))
        let pixels = try stage.pixels()
        #expect(
            pixels.bounds { $0 != 0xffffff } == PixelRect(x: 20, y: 30, width: 100, height: 60))
        let dark = pixels.values.reduce(0.0) { $0 + Double(255 - ($1 & 255)) / 255 }
        #expect(abs(dark - Double.pi * 50 * 30) < 5)
    }

    @Test("Gradients interpolate straight colours and apply the opacity afterwards")
    func translucentGradient() throws {
        let colors = [
            Color.Resolved(red: 1, green: 0, blue: 0), .init(red: 0, green: 0, blue: 1, opacity: 0),
        ]
        let gradient = GradientPaint(
            stops: [.init(color: colors[0], location: 0), .init(color: colors[1], location: 1)],
            geometry: .linear(from: .zero, to: CGPoint(x: 200, y: 0)))
        let stage = try Stage(
            FakeClient([
                .fill(.rectangle(CGRect(x: 0, y: 0, width: 200, height: 9)), .gradient(gradient))
            ]))
        let pixels = try stage.pixels()
        for x in 0..<200 {
            let share = (Double(x) + 0.5) / 200
            let blue = 255 * (share * (1 - share) + share)
            #expect(abs(Double(pixels[x, 4] & 255) - blue) <= 2)
            #expect(abs(Double(pixels.red(x, 4)) - 255 * (pow(1 - share, 2) + share)) <= 2)
        }
    }

    @Test("A border lies inside its rectangle and is a pixel wide at least")
    func border() throws {
        let stage = try Stage(
            FakeClient([
                .border(CGRect(x: 10, y: 10, width: 50, height: 40), width: 0.3, .red),
                .border(CGRect(x: 70, y: 10, width: 50, height: 40), width: 3, .blue),
            ]))
        let pixels = try stage.pixels()
        #expect(pixels.bounds(of: 0xff0000) == PixelRect(x: 10, y: 10, width: 50, height: 40))
        #expect(pixels.values.count { $0 == 0xff0000 } == 50 * 40 - 48 * 38)
        #expect(pixels.values.count { $0 == 0x0000ff } == 50 * 40 - 44 * 34)
    }

    @Test("NaN and huge lengths are drawn as far as possible")
    func extremes() throws {
        let errors = XErrors.count
        let stage = try Stage(
            FakeClient([
                .fill(.rectangle(CGRect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)), .green),
                .fill(
                    .roundedRectangle(
                        CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6), radius: 20), .blue),
                .group(
                    .shadow(
                        Shadow(color: .init(red: 0, green: 0, blue: 0), radius: 9, offset: .zero)),
                    [.fill(.rectangle(CGRect(x: -1e9, y: 150, width: 2e9, height: 5)), .blue)]),
                .fill(.ellipse(CGRect(x: 40, y: -1e6, width: 2e6, height: 2e6)), .green),
                .group(
                    .clip(.ellipse(CGRect(x: 120, y: -1e6, width: 2e6, height: 2e6))),
                    [
                        .picture(
                            .checkers(8, isOpaque: true),
                            in: CGRect(x: 0, y: 0, width: 1e6, height: 1e6), PictureStyle())
                    ]),
                .fill(.rectangle(CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5)), .red),
                .fill(
                    .roundedRectangle(
                        CGRect(x: 5, y: 5, width: 20, height: 20), radius: .nan), .red),
                .fill(.rectangle(CGRect(x: 50, y: 50, width: CGFloat.infinity, height: 5)), .red),
            ]))
        let pixels = try stage.pixels()
        #expect(pixels[30, 100] == 0x0000ff)
        #expect(pixels[100, 100] == 0x00ff00)
        #expect(pixels[140, 100] == 0xff0000)
        #expect(pixels[199, 52] == 0xff0000)
        #expect(pixels[10, 10] == 0xff0000)
        #expect(XErrors.count == errors)
    }
}

/// Returns the share of a pixel inside, by a grid of samples.
private func coverage(x: Int, y: Int, _ isInside: (CGFloat, CGFloat) -> Bool) -> Double {
    let steps = 40
    var inside = 0
    for row in 0..<steps {
        for column in 0..<steps
        where isInside(
            CGFloat(x) + (CGFloat(column) + 0.5) / CGFloat(steps),
            CGFloat(y) + (CGFloat(row) + 0.5) / CGFloat(steps))
        {
            inside += 1
        }
    }
    return Double(inside) / Double(steps * steps)
}
