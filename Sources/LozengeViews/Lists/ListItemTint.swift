import LozengeCore

/// The colour of the icons of rows.
///
/// Matches: SwiftUI.ListItemTint
nonisolated public struct ListItemTint: Hashable, Sendable {
    /// The colour; `nil` for that of the text.
    let color: Color?

    /// A colour that no setting of the user replaces.
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// A colour that the style of the list may replace; here none does.
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint(color: tint) }
    /// The colour of the text.
    public static let monochrome = ListItemTint(color: nil)
}

nonisolated extension View {
    /// Sets the colour of the icons of labels in the rows of this view.
    ///
    /// - Parameter tint: The colour; `nil` for the accent colour.
    /// - Returns: This view; outside of a list nothing changes.
    ///
    /// Matches: SwiftUI.View.listItemTint(_:)
    public func listItemTint(_ tint: ListItemTint?) -> some View {
        environment(\.listItemTint, tint)
    }

    /// Sets the colour of the icons of labels in the rows of this view.
    ///
    /// - Parameter tint: The colour; `nil` for the accent colour.
    /// - Returns: This view; outside of a list nothing changes.
    ///
    /// Matches: SwiftUI.View.listItemTint(_:)-Color
    public func listItemTint(_ tint: Color?) -> some View {
        listItemTint(tint.map { .fixed($0) })
    }
}

nonisolated extension EnvironmentValues {
    /// The colour of the icons of rows; `nil` for the accent colour.
    package var listItemTint: ListItemTint? {
        get { self[ListItemTintKey.self] }
        set { self[ListItemTintKey.self] = newValue }
    }

    /// True for a view in a row of a list.
    package var isInList: Bool { listLook != nil }
}

nonisolated extension ListItemTint {
    /// The style of an icon.
    package var style: AnyShapeStyle {
        color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.foreground)
    }
}

nonisolated private struct ListItemTintKey: EnvironmentKey {
    static var defaultValue: ListItemTint? { nil }
}
