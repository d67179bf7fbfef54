import Foundation
import LozengeCore

/// A path as a shape: keeps its points, regardless of the rectangle.
///
/// Matches: SwiftUI.Path
nonisolated extension Path: Shape {
    public func path(in rect: CGRect) -> Path { self }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
