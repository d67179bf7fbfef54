import Foundation
import LozengeCore

/// A rectangle as large as it is offered.
///
/// Matches: SwiftUI.Rectangle
public struct Rectangle: BasicShape {
    public init() {}

    package func outline(in rect: CGRect) -> DrawShape { .rectangle(rect) }
}

/// A rectangle with rounded corners, as large as it is offered.
///
/// Matches: SwiftUI.RoundedRectangle
/// Differs: corners are quarter circles; SwiftUI's are of continuous curvature by default.
public struct RoundedRectangle: BasicShape {
    /// In points, at most half the shorter side.
    public var cornerRadius: CGFloat

    public init(cornerRadius: CGFloat) {
        self.cornerRadius = cornerRadius
    }

    package func outline(in rect: CGRect) -> DrawShape {
        .roundedRectangle(
            rect, radius: max(0, min(cornerRadius, rect.width / 2, rect.height / 2)))
    }
}

/// A rectangle whose shorter sides are half circles, as large as it is offered.
///
/// Matches: SwiftUI.Capsule
public struct Capsule: BasicShape {
    public init() {}

    package func outline(in rect: CGRect) -> DrawShape {
        .roundedRectangle(rect, radius: min(rect.width, rect.height) / 2)
    }
}

/// An ellipse as large as it is offered.
///
/// Matches: SwiftUI.Ellipse
public struct Ellipse: BasicShape {
    public init() {}

    package func outline(in rect: CGRect) -> DrawShape { .ellipse(rect) }
}

/// A circle as wide as the shorter side of what is offered.
///
/// Matches: SwiftUI.Circle
public struct Circle: BasicShape {
    public init() {}

    /// Nothing offered counts as 10, then the smaller side (LEAF-2).
    package func sizeThatFits(
        _ proposal: ProposedViewSize, _ node: PrimitiveNode<Self>
    ) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }

    package func outline(in rect: CGRect) -> DrawShape {
        let side = min(rect.width, rect.height)
        return .ellipse(
            CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
}
