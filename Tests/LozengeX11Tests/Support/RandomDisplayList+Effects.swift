import Foundation
import LozengeCore

extension RandomDisplayList {
    mutating func effect(depth: Int) -> DrawEffect {
        switch Int.random(in: 0..<10, using: &random) {
        case 0: .opacity(Double(length(-0.1...1.1)))
        case 1: .clip(shape())
        case 2: .clip(.roundedRectangle(rect(), radius: length(2...20)))
        case 3: .mask(fragment(depth: depth - 1))
        case 4: .blur(length(0...9), isOpaque: Bool.random(using: &random))
        case 5: .filter(filter())
        case 6: .blend(one(of: Self.modes))
        case 7: .transform(transform())
        case 8: .projection(projection())
        default:
            .shadow(
                Shadow(
                    color: color(), radius: one(of: [0, length(0...9)]),
                    offset: CGSize(width: length(-6...6), height: length(-6...6))))
        }
    }

    private static let modes: [BlendMode] = [
        .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn,
        .softLight, .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity,
        .sourceAtop, .destinationOver, .destinationOut, .plusLighter,
    ]

    private mutating func filter() -> ColorMatrix {
        let amount = Double(length(-1...2))
        return one(of: [
            .brightness(amount), .contrast(amount), .saturation(amount),
            .hueRotation(.radians(amount)), .inversion, .multiplication(by: color()),
        ])
    }

    /// Returns a random transform: a translation, scale, rotation, reflection or projection to a line.
    private mutating func transform() -> CGAffineTransform {
        let around = point(0...120)
        let inner: CGAffineTransform =
            switch Int.random(in: 0..<7, using: &random) {
            case 0: CGAffineTransform(translationX: 7, y: -3)
            case 1: CGAffineTransform(translationX: length(-20...20), y: length(-20...20))
            case 2: CGAffineTransform(scaleX: length(0.2...3), y: length(0.2...3))
            case 3: CGAffineTransform(scaleX: -1, y: 1)
            case 4: CGAffineTransform(scaleX: one(of: [0, 1]), y: 0)
            case 5:
                CGAffineTransform(rotationAngle: length(-3...3)).scaledBy(x: 1, y: length(0.5...2))
            default: CGAffineTransform(rotationAngle: length(-3...3))
            }
        return CGAffineTransform(translationX: -around.x, y: -around.y).concatenating(inner)
            .concatenating(CGAffineTransform(translationX: around.x, y: around.y))
    }

    private mutating func projection() -> ProjectionTransform {
        var projection = ProjectionTransform(transform())
        if Bool.random(using: &random) {
            projection.m13 = length(-0.006...0.006)
            projection.m23 = length(-0.006...0.006)
        }
        return projection
    }
}
