import CCairo
import Foundation
import LozengeCore
import Testing

@testable import LozengeX11

@Suite("Blurs compared with the Gaussian")
struct GaussianTests {
    /// The blur is followed to three deviations, in 255ths that are rounded at every step.
    @Test(
        "A blurred figure",
        arguments: [(1.5, 4), (4, 6), (9, 6), (20, 6)] as [(CGFloat, Int)])
    func blurred(deviation: CGFloat, bound: Int) throws {
        let size = PixelSize(width: 200, height: 160)
        let path = Path(ellipseIn: CGRect(x: 50, y: 40, width: 100, height: 80))
        let stage = try Stage(
            FakeClient([
                .group(
                    .blur(deviation, isOpaque: false), [.fill(DrawShape(path), .black)])
            ]))
        let sharp = CairoSheet(width: size.width, height: size.height)
        sharp.trace(path)
        sharp.set(Color.Resolved(red: 0, green: 0, blue: 0))
        cairo_fill(sharp.cairo)
        let covered = sharp.values.map { 255 - Double($0 & 255) }
        let expected = gaussian(of: covered, size, deviation: deviation)
        let pixels = try stage.pixels()
        var worst = 0
        for (index, value) in pixels.values.enumerated() {
            worst = max(worst, abs(255 - Int(value & 255) - Int(expected[index].rounded())))
        }
        #expect(worst <= bound)
    }

    /// Calculates every pixel from every other in its row, and then in its column; nothing is beyond the
    /// edges.
    private func gaussian(
        of values: [Double], _ size: PixelSize, deviation: CGFloat
    ) -> [Double] {
        let weights = (0..<max(size.width, size.height)).map { distance in
            Double(
                normal((CGFloat(distance) + 0.5) / deviation)
                    - normal((CGFloat(distance) - 0.5) / deviation))
        }
        // Beyond five deviations the weight is invisible.
        let reach = Int((5 * deviation).rounded(.up))
        func sum(_ at: Int, of length: Int, _ value: (Int) -> Double) -> Double {
            var sum = 0.0
            var other = max(0, at - reach)
            while other < min(length, at + reach + 1) {
                sum += weights[abs(other - at)] * value(other)
                other += 1
            }
            return sum
        }
        let width = size.width
        let across = values.indices.map { index in
            sum(index % width, of: width) { values[index / width * width + $0] }
        }
        return values.indices.map { index in
            sum(index / width, of: size.height) { across[$0 * width + index % width] }
        }
    }
}
