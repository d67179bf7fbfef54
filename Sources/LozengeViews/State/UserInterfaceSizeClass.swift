import Foundation
import LozengeCore

/// The room that a window has along an axis.
///
/// ```swift
/// struct Overview: View {
///     @Environment(\.horizontalSizeClass) private var width
///
///     var body: some View {
///         if width == .compact { VStack { Charts() } } else { HStack { Charts() } }
///     }
/// }
/// ```
///
/// Matches: SwiftUI.UserInterfaceSizeClass
nonisolated public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact, regular
}

nonisolated extension EnvironmentValues {
    /// The width of the window: `.compact` below 520 points at the default text size, and more at larger ones.
    ///
    /// Matches: SwiftUI.EnvironmentValues.horizontalSizeClass
    /// Differs: never `nil`. The limit is a choice: a window can have any width.
    /// Source: `docs/metrics.md`, WINDOW-2.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// The height of the window: `.compact` below 400 points at the default text size, and more at larger ones.
    ///
    /// Matches: SwiftUI.EnvironmentValues.verticalSizeClass
    /// Differs: never `nil`. The limit is a choice: a window can have any height.
    /// Source: `docs/metrics.md`, WINDOW-2.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }
}

nonisolated private struct HorizontalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .regular }
}
nonisolated private struct VerticalSizeClassKey: EnvironmentKey {
    static var defaultValue: UserInterfaceSizeClass? { .regular }
}

/// The size classes of a window.
struct SizeClasses: Equatable {
    var horizontal = UserInterfaceSizeClass.regular
    var vertical = UserInterfaceSizeClass.regular

    init() {}

    /// - Parameters:
    ///   - size: The size of the window, in points.
    ///   - textSize: The text size: at a larger one less fits.
    init(of size: CGSize, at textSize: DynamicTypeSize) {
        let scale =
            Font.TextStyle.body.pointSize(at: textSize) / Font.TextStyle.body.pointSize(at: .large)
        horizontal = size.width < 520 * scale ? .compact : .regular
        vertical = size.height < 400 * scale ? .compact : .regular
    }
}
