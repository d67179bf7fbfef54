import Foundation
import LozengeCore

/// A path is a shape that is drawn where its points are, whatever the rectangle.
///
/// Matches: SwiftUI.Path
nonisolated extension Path: Shape {
    public func path(in rect: CGRect) -> Path { self }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
