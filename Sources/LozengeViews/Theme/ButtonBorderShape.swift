import Foundation
import LozengeCore

/// The shape of the ground of buttons.
///
/// Matches: SwiftUI.ButtonBorderShape
nonisolated public struct ButtonBorderShape: Hashable, Sendable {
    /// The radius of the corners, in points; infinite for half of the height, `nil` for that of the theme.
    private let radius: CGFloat?
    /// True if the ground is as wide as it is high.
    package let isRound: Bool

    private init(radius: CGFloat?, isRound: Bool = false) {
        self.radius = radius
        self.isRound = isRound
    }

    /// The shape of the theme: a rectangle with round corners.
    ///
    /// Matches: SwiftUI.ButtonBorderShape.automatic
    public static let automatic = ButtonBorderShape(radius: nil)
    /// A rectangle with half circles at its ends.
    ///
    /// Matches: SwiftUI.ButtonBorderShape.capsule
    public static let capsule = ButtonBorderShape(radius: .infinity)
    /// A rectangle with round corners.
    ///
    /// Matches: SwiftUI.ButtonBorderShape.roundedRectangle
    public static let roundedRectangle = ButtonBorderShape(radius: nil)
    /// A circle.
    ///
    /// Matches: SwiftUI.ButtonBorderShape.circle
    public static let circle = ButtonBorderShape(radius: .infinity, isRound: true)

    /// A rectangle with corners of a radius, in points: from 0 to half of the height; others are limited, NaN is 0.
    ///
    /// Matches: SwiftUI.ButtonBorderShape.roundedRectangle(radius:)
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(radius: radius > 0 ? radius : 0)
    }

    /// Returns the radius of corners in a frame of a size.
    package func radius(in size: CGSize) -> CGFloat {
        min(radius ?? Theme.Radius.control, size.width / 2, size.height / 2)
    }
}

nonisolated extension View {
    /// Sets the shape of the ground of buttons in this view.
    ///
    /// Matches: SwiftUI.View.buttonBorderShape(_:)
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
        environment(\.buttonBorderShape, shape)
    }
}

nonisolated extension EnvironmentValues {
    /// The shape of the ground of buttons.
    ///
    /// Matches: SwiftUI.EnvironmentValues.buttonBorderShape
    public var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

nonisolated private struct ButtonBorderShapeKey: EnvironmentKey {
    static var defaultValue: ButtonBorderShape { .automatic }
}
