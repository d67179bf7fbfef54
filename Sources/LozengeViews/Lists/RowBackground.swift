import LozengeCore

/// The view behind a row of a list.
///
/// An object: two are the same background if they are the same object.
final class RowBackground {
    /// The view; `nil` for the background of the list's style.
    let view: AnyView?

    init(_ view: AnyView?) { self.view = view }
}

nonisolated extension View {
    /// Adds a view behind this row, as large as the row.
    ///
    /// - Parameter view: The view; `nil` for the background of the list's style.
    /// - Returns: This view; outside of a list nothing changes.
    ///
    /// Matches: SwiftUI.View.listRowBackground(_:)
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(RowBackgroundEffect(view: view))
    }
}

nonisolated extension View {
    /// Sets the colour behind this row.
    ///
    /// - Parameter color: The colour; `nil` for the background of the list's style.
    /// - Returns: This view; outside of a list nothing changes.
    ///
    /// Matches: SwiftUI.View.listRowPlatterColor(_:)
    @available(*, deprecated, renamed: "listRowBackground(_:)")
    public func listRowPlatterColor(_ color: Color?) -> some View { listRowBackground(color) }
}

/// The weight of a background, by which text on it changes its colour.
///
/// Matches: SwiftUI.BackgroundProminence
nonisolated public struct BackgroundProminence: Hashable, Sendable {
    private let isIncreased: Bool

    /// A background like that of rows, also of selected ones: text keeps its colour.
    public static let standard = BackgroundProminence(isIncreased: false)
    /// A strong background.
    public static let increased = BackgroundProminence(isIncreased: true)
}

nonisolated extension EnvironmentValues {
    /// The weight of the background of a view; the toolkit's own backgrounds are all standard.
    ///
    /// Matches: SwiftUI.EnvironmentValues.backgroundProminence
    public var backgroundProminence: BackgroundProminence {
        get { self[BackgroundProminenceKey.self] }
        set { self[BackgroundProminenceKey.self] = newValue }
    }
}

nonisolated private struct BackgroundProminenceKey: EnvironmentKey {
    static var defaultValue: BackgroundProminence { .standard }
}

/// A layout-neutral modifier that sets the background of a row.
nonisolated private struct RowBackgroundEffect<Background: View> {
    let view: Background?
}

extension RowBackgroundEffect: PrimitiveModifier {
    static var unresolved: RowBackground { RowBackground(nil) }

    func resolve(_ context: UpdateContext<Self>) -> RowBackground {
        RowBackground(view.map { AnyView($0) })
    }

    func layoutValue(_ key: ObjectIdentifier, _ context: LayoutContext<Self>) -> Any? {
        var traits = ListRowTraits()
        traits.background = context.resolved
        return context.listRowTraits(key, traits)
    }
}
