import SwiftUI

@MainActor
extension Page {
    static let figures = [rectangles, rounds, container, path, ownShape, derived]

    private static let rectangles = Page(
        "Rectangle & RoundedRectangle", .shapes,
        "Corners that are sharp, equally round, or all different."
    ) {
        Example("Rectangle()") { Rectangle().fill(.tint).sized() }
        Example("RoundedRectangle(cornerRadius: 24)") {
            RoundedRectangle(cornerRadius: 24).fill(.tint).sized()
        }
        Example("style: .circular") {
            RoundedRectangle(cornerRadius: 24, style: .circular).fill(.tint).sized()
        }
        Example("UnevenRoundedRectangle") {
            UnevenRoundedRectangle(topLeadingRadius: 32, bottomTrailingRadius: 32)
                .fill(.tint)
                .sized()
        }
    }

    private static let rounds = Page(
        "Circle, Ellipse, Capsule", .shapes, "Round shapes that fill the available space."
    ) {
        Example("Circle()") { Circle().fill(.tint).sized() }
        Example("Ellipse()") { Ellipse().fill(.tint).sized() }
        Example("Capsule()") { Capsule().fill(.tint).frame(height: 40) }
    }

    private static let container = Page(
        "ContainerRelativeShape", .shapes, "Corners concentric with the container’s."
    ) {
        Example("containerShape(_:)") {
            ContainerRelativeShape().fill(.background)
                .padding(12)
                .background(.tint, in: ContainerRelativeShape())
                .containerShape(RoundedRectangle(cornerRadius: 32))
                .sized()
        }
        Example("Closer to the edge") {
            ContainerRelativeShape().fill(.background)
                .padding(4)
                .background(.tint, in: .containerRelative)
                .containerShape(RoundedRectangle(cornerRadius: 32))
                .sized()
        }
        Example("ContainerRelativeShape() alone") { ContainerRelativeShape().fill(.tint).sized() }
    }

    private static let path = Page("Path", .shapes, "Lines, arcs and curves, point by point.") {
        Example("addLine(to:)") {
            Path { path in
                path.move(to: CGPoint(x: 10, y: 60))
                path.addLine(to: CGPoint(x: 40, y: 10))
                path.addLine(to: CGPoint(x: 70, y: 60))
                path.closeSubpath()
            }
            .fill(.orange)
            .frame(width: 80, height: 70)
        }
        Example("addCurve(to:)") {
            Path { path in
                path.move(to: CGPoint(x: 0, y: 60))
                path.addCurve(
                    to: CGPoint(x: 100, y: 10), control1: CGPoint(x: 40, y: -40),
                    control2: CGPoint(x: 60, y: 110))
            }
            .stroke(.orange, lineWidth: 4)
            .frame(width: 100, height: 70)
        }
        Example("addArc(center:)") {
            Path { path in
                path.move(to: CGPoint(x: 40, y: 40))
                path.addArc(
                    center: CGPoint(x: 40, y: 40), radius: 32, startAngle: .degrees(30),
                    endAngle: .degrees(330), clockwise: false)
            }
            .fill(.yellow)
            .frame(width: 80, height: 80)
        }
    }

    private static let ownShape = Page(
        "Shape", .shapes, "A custom shape, with holes by the even-odd rule."
    ) {
        Example("Star(points: 5)") { Star(points: 5).fill(.orange).sized() }
        Example("FillStyle(eoFill: true)") {
            Star(points: 5).fill(.orange, style: FillStyle(eoFill: true)).sized()
        }
        Example("AnyShape") { AnyShape(Star(points: 7)).fill(.orange).sized() }
        Example("layoutDirectionBehavior: .mirrors") {
            HStack {
                Pennant().fill(.red).environment(\.layoutDirection, .leftToRight)
                Pennant().fill(.red).environment(\.layoutDirection, .rightToLeft)
            }
            .sized()
        }
    }

    private static let derived = Page(
        "Shape: size, offset, rotation, scale", .shapes, "A shape made from another."
    ) {
        Example("rotation(.degrees(15))") {
            Rectangle().rotation(.degrees(15)).fill(.tint).frame(width: 70, height: 50)
        }
        Example("scale(x: 1, y: 0.5)") { Circle().scale(x: 1, y: 0.5).fill(.tint).sized() }
        Example("offset(x: 20)") {
            Circle().offset(x: 20).fill(.tint).frame(width: 50, height: 50).framed()
        }
        Example("size(width: 30, height: 30)") {
            Rectangle().size(width: 30, height: 30).fill(.tint).sized().framed()
        }
        Example("transform(CGAffineTransform)") {
            Rectangle().transform(CGAffineTransform(a: 1, b: 0, c: -0.4, d: 1, tx: 14, ty: 0))
                .fill(.tint)
                .frame(width: 70, height: 60)
        }
    }
}

/// A star whose lines cross, so that its centre is inside twice.
struct Star: Shape {
    let points: Int

    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        var path = Path()
        path.addLines(
            (0..<points).map { index in
                let angle = Double(index * 2) / Double(points) * 2 * .pi - .pi / 2
                return CGPoint(
                    x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
            })
        path.closeSubpath()
        return path
    }
}

/// A flag that points in the direction of text.
private struct Pennant: Shape {
    var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addLines([
                CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY),
                CGPoint(x: rect.minX, y: rect.maxY),
            ])
            path.closeSubpath()
        }
    }
}

extension View {
    /// The height of the examples of shapes.
    func sized() -> some View {
        frame(height: 80)
    }
}
