import LozengeCore

/// The icon in the desktop's panel of a scene.
package struct StatusItemScene {
    package let label: () -> AnyView
    /// False while the app takes the icon away.
    package let isInserted: Bool
    package var style: any MenuBarExtraStyle = .automatic
}

/// A scene with an icon in the panel: the base of the scenes of other modules.
nonisolated package struct StatusItemWindows<Label: View, Content: View> {
    let isInserted: Binding<Bool>?
    let label: () -> Label
    let content: () -> Content

    package init(
        isInserted: Binding<Bool>?, label: @escaping () -> Label,
        content: @escaping () -> Content
    ) { (self.isInserted, self.label, self.content) = (isInserted, label, content) }
}

extension StatusItemWindows: Scene {
    package typealias Body = Never

    package func _windows() -> [WindowDescription] {
        let label = label
        var window = WindowDescription(.statusItem, id: nil, title: nil, content: content)
        window.statusItem = StatusItemScene(
            label: { AnyView(label()) }, isInserted: isInserted?.wrappedValue ?? true)
        return [window]
    }
}

/// The way in which an icon in the desktop's panel shows its content.
///
/// Matches: SwiftUI.MenuBarExtraStyle
nonisolated public protocol MenuBarExtraStyle: Sendable {}

/// A menu.
///
/// Matches: SwiftUI.AutomaticMenuBarExtraStyle
nonisolated public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
    public init() {}
}

/// A menu of the panel.
///
/// Matches: SwiftUI.PullDownMenuBarExtraStyle
nonisolated public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
    public init() {}
}

/// A window beside the icon, which closes when another window gets the focus, and by Escape.
///
/// Matches: SwiftUI.WindowMenuBarExtraStyle
nonisolated public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
    public init() {}
}

nonisolated extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
    /// A menu.
    ///
    /// Matches: SwiftUI.MenuBarExtraStyle.automatic
    public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

nonisolated extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
    /// A menu of the panel.
    ///
    /// Matches: SwiftUI.MenuBarExtraStyle.menu
    public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

nonisolated extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
    /// A window beside the icon.
    ///
    /// Matches: SwiftUI.MenuBarExtraStyle.window
    public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

nonisolated extension Scene {
    /// Sets how icons in the panel of this scene show their content.
    ///
    /// Matches: SwiftUI.Scene.menuBarExtraStyle(_:)
    public func menuBarExtraStyle(_ style: some MenuBarExtraStyle) -> _ChangedScene<Self> {
        changed(style) { $1.statusItem?.style = $0 }
    }
}
