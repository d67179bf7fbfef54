import Foundation
import LozengeCore

/// Flexible space that takes the remaining length of its stack.
///
/// It is served after all other views of the stack. Outside of a stack it expands along both axes.
///
/// ```swift
/// HStack { Text("Name"); Spacer(); Text("Ada") }
/// ```
///
/// Matches: SwiftUI.Spacer
nonisolated public struct Spacer {
    /// The least length in points; `nil` for 8.
    public var minLength: CGFloat?

    public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }
}

extension Spacer: PrimitiveView {
    package func sizeThatFits(
        _ proposal: ProposedViewSize, _ context: LayoutContext<Spacer>
    ) -> CGSize {
        let least = minLength ?? EdgeSpacing.defaultDistance
        func length(_ axis: Axis) -> CGFloat {
            guard context.stackAxis == nil || context.stackAxis == axis else { return 0 }
            let offer = proposal[axis]
            return offer > least ? offer : least
        }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }

    package func priority(_ context: LayoutContext<Spacer>) -> Double { -.infinity }

    package func spacing(_ context: LayoutContext<Spacer>) -> ViewSpacing {
        switch context.stackAxis {
        case .horizontal: Self.horizontalSpacing
        case .vertical: Self.verticalSpacing
        case nil: .zero
        }
    }

    private static let horizontalSpacing = ViewSpacing(touchingOn: .horizontal)
    private static let verticalSpacing = ViewSpacing(touchingOn: .vertical)

    package func isSpacer(_ context: LayoutContext<Spacer>) -> Bool { true }

    package func target(at point: CGPoint, _ context: EventContext<Spacer>) -> Node? { nil }
}
