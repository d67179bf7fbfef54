import Foundation
import LozengeViews

nonisolated extension View {
    /// Sets the width of the room for the icons of labels in this view, in which they are centred.
    ///
    /// ```swift
    /// List(places) { Label($0.name, systemImage: $0.symbol) }
    ///     .labelReservedIconWidth(30)
    /// ```
    ///
    /// - Parameter value: The width, in points. A negative one counts as 0; one that is not finite is ignored.
    /// - Returns: A view whose labels, in styles that show both, have such icons.
    ///
    /// Matches: SwiftUI.View.labelReservedIconWidth(_:)
    public func labelReservedIconWidth(_ value: CGFloat) -> some View {
        environment(\.labelReservedIconWidth, value)
    }

    /// Sets the distance between the icons and the titles of labels in this view.
    ///
    /// - Parameter value: The distance, in points; a negative one lets them overlap. One that is not finite is ignored.
    /// - Returns: A view whose labels, in styles that show both, have that distance.
    ///
    /// Matches: SwiftUI.View.labelIconToTitleSpacing(_:)
    public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
        environment(\.labelIconToTitleSpacing, value)
    }
}

nonisolated extension EnvironmentValues {
    /// The width of the room for the icons of labels, in points; `nil` for their own, and in lists for a common one.
    ///
    /// Matches: SwiftUI.EnvironmentValues.labelReservedIconWidth
    public var labelReservedIconWidth: CGFloat? {
        get { self[ReservedIconWidthKey.self] }
        set {
            self[ReservedIconWidthKey.self] = newValue.flatMap { $0.isFinite ? max(0, $0) : nil }
        }
    }

    /// The distance between the icons and the titles of labels, in points; `nil` for the usual one.
    ///
    /// Matches: SwiftUI.EnvironmentValues.labelIconToTitleSpacing
    public var labelIconToTitleSpacing: CGFloat? {
        get { self[IconToTitleSpacingKey.self] }
        set { self[IconToTitleSpacingKey.self] = newValue.flatMap { $0.isFinite ? $0 : nil } }
    }
}

nonisolated private struct ReservedIconWidthKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}

nonisolated private struct IconToTitleSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
}
