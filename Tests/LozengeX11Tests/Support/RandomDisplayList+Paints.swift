import Foundation
import LozengeCore
import RandomFixtures

extension RandomDisplayList {
    mutating func paint() -> Paint {
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1: .gradient(GradientPaint(stops: stops(), geometry: geometry()))
        case 2: .picture(picturePaint())
        case 3: mesh(color()).map { .mesh($0) } ?? .color(color())
        default: .color(color())
        }
    }

    /// Returns stops: one, many, or some at one location.
    private mutating func stops() -> [GradientPaint.Stop] {
        let count = one(of: [0, 1, 2, 2, 3, 5, 40])
        let isSharp = Int.random(in: 0..<4, using: &random) == 0
        return (0..<count).map { _ in
            GradientPaint.Stop(
                color: color(), location: isSharp ? one(of: [0, 0.5, 1]) : length(-0.2...1.2))
        }
    }

    private mutating func geometry() -> GradientPaint.Geometry {
        let isNothing = Int.random(in: 0..<6, using: &random) == 0
        switch Int.random(in: 0..<3, using: &random) {
        case 0:
            let start = point(0...160)
            return .linear(from: start, to: isNothing ? start : point(0...160))
        case 1:
            let size = CGSize(width: length(0...90), height: length(0...90))
            let share = length(0...1.2)
            return .elliptical(
                center: point(0...160),
                from: isNothing
                    ? size : CGSize(width: size.width * share, height: size.height * share),
                to: size)
        default:
            let start = Angle.degrees(Double(length(-400...400)))
            return .angular(
                center: point(0...160), from: start,
                to: isNothing ? start : .degrees(Double(length(-400...400))))
        }
    }

    /// Returns a mesh with two or three rows in a color and its mixtures with white, some of whose points are outside.
    ///
    /// Its places are drawn from the color, so that everything after it is independent of it.
    private func mesh(_ color: Color.Resolved) -> MeshPaint? {
        var random = SeededGenerator(seed: UInt64(color.red * 1e6))
        func place() -> CGPoint {
            CGPoint(
                x: .random(in: -0.2...1.2, using: &random), y: .random(in: 0...1, using: &random))
        }
        let (columns, rows) = (Int.random(in: 2...3, using: &random), 2)
        let vertices = (0..<columns * rows).map { index in
            var color = color
            color.green = Float(index) / 6
            return MeshPaint.Vertex(
                position: place(), leading: place(), top: place(), trailing: place(),
                bottom: place(), color: color)
        }
        return MeshPaint(
            columns: columns, vertices: vertices, background: color,
            smoothsColors: .random(using: &random), colorSpace: .perceptual,
            frame: CGRect(x: 20, y: 30, width: 100 * place().y, height: 100 * place().y))
    }

    private mutating func picturePaint() -> PicturePaint {
        let source = CGRect(
            x: length(0...0.5), y: length(0...0.5), width: length(0...1), height: length(0...1))
        return PicturePaint(
            picture(),
            source: Bool.random(using: &random)
                ? CGRect(x: 0, y: 0, width: 1, height: 1) : source,
            scale: one(of: [1, 2, length(0...3)]), origin: point(-20...20))
    }

    mutating func color() -> Color.Resolved {
        func channel() -> Float { Float(Double.random(in: 0...1, using: &random)) }
        return Color.Resolved(
            red: channel(), green: channel(), blue: channel(),
            opacity: Bool.random(using: &random) ? 1 : channel())
    }
}
