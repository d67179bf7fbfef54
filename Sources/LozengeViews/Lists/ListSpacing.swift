import Foundation
import LozengeCore

/// The distance between sections of a list.
///
/// Matches: SwiftUI.ListSectionSpacing
nonisolated public struct ListSectionSpacing: Hashable, Sendable {
    /// The distance in points; `nil` for that of the list's style.
    let length: CGFloat?

    /// The distance of the list's style.
    public static let `default` = ListSectionSpacing(length: nil)
    /// A shorter distance.
    public static let compact = ListSectionSpacing(length: 8)

    /// A distance in points; 0 for a negative or no number.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
        ListSectionSpacing(length: spacing.isFinite ? max(0, spacing) : 0)
    }
}

nonisolated extension View {
    /// Sets the distance between the rows of lists in this view.
    ///
    /// - Parameter spacing: The distance in points; `nil` for none, negative and infinite numbers count as 0.
    /// - Returns: This view with the distance.
    ///
    /// Matches: SwiftUI.View.listRowSpacing(_:)
    public func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing.map { $0.isFinite ? max(0, $0) : 0 } ?? 0)
    }

    /// Sets the distance between the sections of lists in this view.
    ///
    /// Matches: SwiftUI.View.listSectionSpacing(_:)
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing)
    }

    /// Sets the distance between the sections of lists in this view, in points.
    ///
    /// Matches: SwiftUI.View.listSectionSpacing(_:)-CGFloat
    public func listSectionSpacing(_ spacing: CGFloat) -> some View {
        listSectionSpacing(.custom(spacing))
    }
}

nonisolated extension EnvironmentValues {
    /// The distance between the rows of lists, in points.
    var listRowSpacing: CGFloat {
        get { self[ListRowSpacingKey.self] }
        set { self[ListRowSpacingKey.self] = newValue }
    }

    /// The distance between the sections of lists.
    var listSectionSpacing: ListSectionSpacing {
        get { self[ListSectionSpacingKey.self] }
        set { self[ListSectionSpacingKey.self] = newValue }
    }
}

nonisolated private struct ListRowSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat { 0 }
}
nonisolated private struct ListSectionSpacingKey: EnvironmentKey {
    static var defaultValue: ListSectionSpacing { .default }
}
