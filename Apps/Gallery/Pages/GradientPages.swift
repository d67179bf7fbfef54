import SwiftUI

@MainActor
extension Page {
    static let gradients = [linear, radial, elliptical, angular, mesh, mixtures]

    private static let linear = Page(
        "Gradient: Linear", .styles, "From one point of the shape to another.", cell: 180
    ) {
        Example("top to bottom") {
            LinearGradient(colors: [.blue, .purple], startPoint: .top, endPoint: .bottom).sized()
        }
        Example("topLeading to bottomTrailing") {
            LinearGradient(
                colors: [.orange, .pink, .purple], startPoint: .topLeading,
                endPoint: .bottomTrailing
            )
            .sized()
        }
        Example("stops") {
            LinearGradient(
                stops: [
                    .init(color: .green, location: 0), .init(color: .green, location: 0.5),
                    .init(color: .yellow, location: 0.5), .init(color: .red, location: 1),
                ], startPoint: .leading, endPoint: .trailing
            )
            .sized()
        }
    }

    private static let radial = Page(
        "Gradient: Radial", .styles, "From one circle to another around the same point.", cell: 180
    ) {
        Example("startRadius: 0, endRadius: 60") {
            RadialGradient(
                colors: [.yellow, .orange, .red], center: .center, startRadius: 0, endRadius: 60
            )
            .sized()
        }
        Example("center: .topLeading") {
            RadialGradient(
                colors: [.white, .blue], center: .topLeading, startRadius: 10, endRadius: 120
            )
            .sized()
        }
    }

    private static let elliptical = Page(
        "Gradient: Elliptical", .styles, "Rings in the proportions of the shape.", cell: 180
    ) {
        Example("EllipticalGradient(colors:)") {
            EllipticalGradient(colors: [.mint, .teal, .indigo]).sized()
        }
        Example("startRadiusFraction: 0.2") {
            EllipticalGradient(
                colors: [.yellow, .red], startRadiusFraction: 0.2, endRadiusFraction: 0.5
            )
            .clipShape(Ellipse())
            .sized()
        }
    }

    private static let angular = Page(
        "Gradient: Angular", .styles, "Around a point, like the hand of a clock.", cell: 180
    ) {
        Example("The color wheel") {
            AngularGradient(
                colors: [.red, .yellow, .green, .cyan, .blue, .purple, .red], center: .center
            )
            .clipShape(Circle())
            .sized()
        }
        Example("startAngle, endAngle") {
            AngularGradient(
                gradient: Gradient(colors: [.blue, .white]), center: .center,
                startAngle: .degrees(-90), endAngle: .degrees(180)
            )
            .clipShape(Circle())
            .sized()
        }
    }

    private static let mesh = Page(
        "Gradient: Mesh", .styles, "Between the points of a mesh, which may move.", cell: 180
    ) {
        Example("MeshGradient(width: 3, height: 3, points:colors:)") {
            MeshGradient(width: 3, height: 3, points: MovingMesh.points(apart: 0.3), colors: dawn)
                .clipShape(.rect(cornerRadius: 12))
                .sized()
        }
        Example("smoothsColors: false") {
            MeshGradient(
                width: 3, height: 3, points: MovingMesh.points(apart: 0), colors: dawn,
                smoothsColors: false
            )
            .clipShape(.rect(cornerRadius: 12))
            .sized()
        }
        Example("withAnimation") { MovingMesh(colors: dawn).sized() }
        Example("foregroundStyle") {
            Text("Dawn").font(.system(size: 56, weight: .heavy))
                .foregroundStyle(
                    MeshGradient(
                        width: 3, height: 3, points: MovingMesh.points(apart: 0), colors: dawn))
        }
    }

    private static let dawn: [Color] = [
        .indigo, .purple, .blue, .pink, .orange, .purple, .yellow, .pink, .indigo,
    ]

    private static let mixtures = Page(
        "Gradient: colorSpace", .styles, "Mixing by components or perceptually.",
        cell: 180
    ) {
        Example("device") { Rectangle().fill(mixture(.device)).sized() }
        Example("perceptual") { Rectangle().fill(mixture(.perceptual)).sized() }
        Example("Color.gradient") { Rectangle().fill(Color.teal.gradient).sized() }
    }

    private static func mixture(_ space: Gradient.ColorSpace) -> some ShapeStyle {
        Gradient(colors: [.yellow, .blue]).colorSpace(space)
    }
}

/// A mesh whose middle goes from one corner to the other.
private struct MovingMesh: View {
    let colors: [Color]
    @State private var isAway = false

    var body: some View {
        Button {
            withAnimation(.easeInOut(duration: 1)) { isAway.toggle() }
        } label: {
            MeshGradient(
                width: 3, height: 3, points: Self.points(apart: isAway ? 0.3 : -0.3),
                colors: colors
            )
            .clipShape(Circle())
            .overlay { Text("Move").foregroundStyle(.white).bold() }
        }
        .buttonStyle(.plain)
    }

    /// Returns nine points, of which the middle one is beside the center.
    static func points(apart distance: Float) -> [SIMD2<Float>] {
        [
            [0, 0], [0.5, 0], [1, 0],
            [0, 0.5], [0.5 + distance, 0.5 - distance], [1, 0.5],
            [0, 1], [0.5, 1], [1, 1],
        ]
    }
}
