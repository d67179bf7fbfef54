import SwiftUI

@MainActor
extension Page {
    static let gradients = [linear, radial, elliptical, angular, mixtures]

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
