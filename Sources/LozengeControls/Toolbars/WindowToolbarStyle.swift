import Foundation
import LozengeCore
import LozengeViews

/// The look of the toolbar of a window.
///
/// ```swift
/// WindowGroup { MailView() }.windowToolbarStyle(.unifiedCompact)
/// ```
///
/// Matches: SwiftUI.WindowToolbarStyle
/// Differs: the title is always that of the window manager's bar.
nonisolated public protocol WindowToolbarStyle {}

/// The usual toolbar.
///
/// Matches: SwiftUI.DefaultWindowToolbarStyle
nonisolated public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
    public init() {}
}

/// A toolbar below the title.
///
/// Matches: SwiftUI.ExpandedWindowToolbarStyle
nonisolated public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
    public init() {}
}

/// The usual toolbar: the window manager has the title.
///
/// Matches: SwiftUI.UnifiedWindowToolbarStyle
nonisolated public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
    public init() {}
}

/// A lower toolbar.
///
/// Matches: SwiftUI.UnifiedCompactWindowToolbarStyle
nonisolated public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
    public init() {}
}

nonisolated extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    /// The usual toolbar.
    ///
    /// Matches: SwiftUI.WindowToolbarStyle.automatic
    public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

nonisolated extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    /// A toolbar below the title.
    ///
    /// Matches: SwiftUI.WindowToolbarStyle.expanded
    public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

nonisolated extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    /// The usual toolbar.
    ///
    /// Matches: SwiftUI.WindowToolbarStyle.unified
    public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }

    /// The usual toolbar.
    ///
    /// - Parameter showsTitle: True; the bar of the window manager has the title in any case.
    /// - Returns: The style.
    ///
    /// Matches: SwiftUI.WindowToolbarStyle.unified(showsTitle:)
    public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle { unified }
}

nonisolated extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    /// A lower toolbar.
    ///
    /// Matches: SwiftUI.WindowToolbarStyle.unifiedCompact
    public static var unifiedCompact: UnifiedCompactWindowToolbarStyle {
        UnifiedCompactWindowToolbarStyle()
    }

    /// A lower toolbar.
    ///
    /// - Parameter showsTitle: True; the bar of the window manager has the title in any case.
    /// - Returns: The style.
    ///
    /// Matches: SwiftUI.WindowToolbarStyle.unifiedCompact(showsTitle:)
    public static func unifiedCompact(
        showsTitle: Bool
    ) -> UnifiedCompactWindowToolbarStyle { unifiedCompact }
}

/// The parts of the labels in a toolbar.
///
/// Matches: SwiftUI.ToolbarLabelStyle
nonisolated public struct ToolbarLabelStyle: Hashable, Sendable {
    fileprivate enum Parts { case title, icon, both }

    fileprivate let parts: Parts

    /// The icons; a label without one has its title.
    ///
    /// Matches: SwiftUI.ToolbarLabelStyle.automatic
    public static let automatic = ToolbarLabelStyle(parts: .icon)
    /// Titles and icons.
    ///
    /// Matches: SwiftUI.ToolbarLabelStyle.titleAndIcon
    public static let titleAndIcon = ToolbarLabelStyle(parts: .both)
    /// The titles.
    ///
    /// Matches: SwiftUI.ToolbarLabelStyle.titleOnly
    public static let titleOnly = ToolbarLabelStyle(parts: .title)
    /// The icons.
    ///
    /// Matches: SwiftUI.ToolbarLabelStyle.iconOnly
    public static let iconOnly = ToolbarLabelStyle(parts: .icon)
}

nonisolated extension Scene {
    /// Sets the look of the toolbar of this scene's windows.
    ///
    /// Matches: SwiftUI.Scene.windowToolbarStyle(_:)
    public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> _ChangedScene<Self> {
        environment(\.isToolbarCompact, style is UnifiedCompactWindowToolbarStyle)
    }

    /// Sets the parts of the labels in the toolbar of this scene's windows.
    ///
    /// Matches: SwiftUI.Scene.windowToolbarLabelStyle(fixed:)
    public func windowToolbarLabelStyle(
        fixed toolbarLabelStyle: ToolbarLabelStyle
    ) -> _ChangedScene<Self> { environment(\.toolbarLabelStyle, toolbarLabelStyle) }

    /// Sets the parts of the labels in the toolbar of this scene's windows.
    ///
    /// Matches: SwiftUI.Scene.windowToolbarLabelStyle(_:)
    /// Differs: the toolbar has no menu by which the user changes the value.
    @MainActor public func windowToolbarLabelStyle(
        _ toolbarLabelStyle: Binding<ToolbarLabelStyle>
    ) -> _ChangedScene<Self> {
        windowToolbarLabelStyle(fixed: toolbarLabelStyle.wrappedValue)
    }
}

nonisolated extension EnvironmentValues {
    /// True for a lower toolbar.
    var isToolbarCompact: Bool {
        get { self[ToolbarCompactKey.self] }
        set { self[ToolbarCompactKey.self] = newValue }
    }

    /// The parts of the labels in the toolbar.
    var toolbarLabelStyle: ToolbarLabelStyle {
        get { self[ToolbarLabelStyleKey.self] }
        set { self[ToolbarLabelStyleKey.self] = newValue }
    }
}

nonisolated private struct ToolbarCompactKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

nonisolated private struct ToolbarLabelStyleKey: EnvironmentKey {
    static var defaultValue: ToolbarLabelStyle { .automatic }
}

/// The look of labels in a bar: the icon, with the title as its tooltip, unless the scene wants titles.
nonisolated struct BarLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        BarLabel(configuration: configuration)
    }
}

nonisolated private struct BarLabel {
    let configuration: LabelStyleConfiguration
    @Environment(\.toolbarLabelStyle) private var style

    init(configuration: LabelStyleConfiguration) { self.configuration = configuration }
}

extension BarLabel: View {
    var body: some View {
        switch style.parts {
        case .title: configuration.title
        case .both:
            HStack(spacing: 6) {
                configuration.icon
                configuration.title
            }
        case .icon:
            if let name = configuration.name {
                configuration.icon.accessibilityLabel(name).help(name)
            } else {
                configuration.icon
            }
        }
    }
}
