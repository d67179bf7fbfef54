import Foundation
import LozengeCore

extension RandomDisplayList {
    mutating func shape() -> DrawShape {
        var shape = DrawShape(path())
        if Int.random(in: 0..<3, using: &random) == 0 { shape.stroke = stroke() }
        if Int.random(in: 0..<3, using: &random) == 0 {
            shape.style = FillStyle(
                eoFill: Bool.random(using: &random), antialiased: Bool.random(using: &random))
        }
        if Int.random(in: 0..<3, using: &random) == 0 { shape.box = rect() }
        if Int.random(in: 0..<3, using: &random) == 0 { shape.origin = point(-20...20) }
        return shape
    }

    private mutating func path() -> Path {
        let style = one(of: [RoundedCornerStyle.circular, .continuous])
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1: return Path(rect())
        case 2: return Path(roundedRect: rect(), cornerRadius: length(0...40), style: style)
        case 3:
            let size = CGSize(width: length(0...40), height: length(0...40))
            return Path(roundedRect: rect(), cornerSize: size, style: style)
        case 4:
            return Path(
                roundedRect: rect(),
                cornerRadii: RectangleCornerRadii(
                    topLeading: length(0...40), bottomLeading: length(0...40),
                    bottomTrailing: length(-5...9), topTrailing: length(0...20)),
                style: style)
        case 5: return Path(ellipseIn: rect())
        default: return elements()
        }
    }

    /// Returns lines and curves that may cross, in subpaths that may be closed.
    private mutating func elements() -> Path {
        var path = Path()
        for _ in 0..<Int.random(in: 1...2, using: &random) {
            path.move(to: point(-20...180))
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                switch Int.random(in: 0..<5, using: &random) {
                case 0: path.addQuadCurve(to: point(0...160), control: point(0...160))
                case 1:
                    path.addCurve(
                        to: point(0...160), control1: point(0...160), control2: point(0...160))
                default: path.addLine(to: point(-20...180))
                }
            }
            if Bool.random(using: &random) { path.closeSubpath() }
        }
        return path
    }

    private mutating func stroke() -> StrokeStyle {
        var stroke = StrokeStyle(lineWidth: length(0...12))
        stroke.lineCap = one(of: [.butt, .round, .square])
        stroke.lineJoin = one(of: [.miter, .round, .bevel])
        stroke.miterLimit = length(0...10)
        if Bool.random(using: &random) {
            stroke.dash = (0..<Int.random(in: 1...3, using: &random)).map { _ in length(0...20) }
            stroke.dashPhase = length(-30...30)
        }
        return stroke
    }
}
