import SwiftUI

@MainActor
extension Page {
    static let turns = [rotation, scale, transform, rotation3D, projection]

    private static let rotation = Page(
        "rotationEffect", .effects, "Rotated around a point; the layout is unchanged."
    ) {
        Example("degrees(15)") { Tile("Turn").rotationEffect(.degrees(15)).framed() }
        Example("degrees(90)") { Tile("Turn").rotationEffect(.degrees(90)).framed() }
        Example("anchor: .bottomLeading") {
            Tile("Turn").rotationEffect(.degrees(20), anchor: .bottomLeading).framed()
        }
    }

    private static let scale = Page(
        "scaleEffect", .effects, "Drawn larger, smaller, or mirrored."
    ) {
        Example("scaleEffect(1.5)") { Tile("Size").scaleEffect(1.5).framed() }
        Example("scaleEffect(x: 1.4, y: 0.7)") {
            Tile("Size").scaleEffect(x: 1.4, y: 0.7).framed()
        }
        Example("scaleEffect(x: -1)") { Tile("Size").scaleEffect(x: -1).framed() }
        Example("anchor: .topLeading") {
            Tile("Size").scaleEffect(0.5, anchor: .topLeading).framed()
        }
    }

    private static let transform = Page(
        "transformEffect", .effects, "Any affine transform: moved, rotated, sheared."
    ) {
        Example("Sheared") {
            Tile("Slope").transformEffect(
                CGAffineTransform(a: 1, b: 0, c: -0.3, d: 1, tx: 8, ty: 0)
            )
            .framed()
        }
        Example("Moved and rotated") {
            Tile("Slope")
                .transformEffect(CGAffineTransform(translationX: 12, y: -4).rotated(by: 0.2))
                .framed()
        }
    }

    private static let rotation3D = Page(
        "rotation3DEffect", .effects, "Rotated out of the plane, in perspective."
    ) {
        Example("45° around y") { Card().rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0)) }
        Example("45° around x") { Card().rotation3DEffect(.degrees(45), axis: (x: 1, y: 0, z: 0)) }
        Example("perspective: 0.2") {
            Card().rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0), perspective: 0.2)
        }
        Example("around x, y and z") {
            Card().rotation3DEffect(.degrees(40), axis: (x: 1, y: 1, z: 1))
        }
    }

    private static let projection = Page(
        "projectionEffect & GeometryEffect", .effects, "Any projection, with a name or without."
    ) {
        Example("projectionEffect") {
            Card().projectionEffect(
                ProjectionTransform(CGAffineTransform(a: 1, b: 0.15, c: 0, d: 1, tx: 0, ty: -8)))
        }
        Example("modifier(Lean(by: 0.25))") { Card().modifier(Lean(by: 0.25)) }
    }
}

/// Slants a view to the right; its bottom edge stays.
private struct Lean: GeometryEffect {
    let slope: CGFloat

    init(by slope: CGFloat) { self.slope = slope }

    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(
            CGAffineTransform(a: 1, b: 0, c: -slope, d: 1, tx: slope * size.height, ty: 0))
    }
}

private struct Card: View {
    var body: some View {
        Image("barbarian").resizable().scaledToFill().frame(width: 72, height: 90)
            .clipShape(.rect(cornerRadius: 8))
    }
}
