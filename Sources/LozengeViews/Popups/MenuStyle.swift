import Foundation
import LozengeCore

/// The appearance of buttons that open menus.
///
/// ```swift
/// struct Boxed: MenuStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         Menu(configuration).padding(4).border(.secondary)
///     }
/// }
/// ```
///
/// Matches: SwiftUI.MenuStyle
@MainActor @preconcurrency
public protocol MenuStyle {
    /// The body of a menu's button.
    ///
    /// Matches: SwiftUI.MenuStyle.Body
    associatedtype Body: View

    /// The properties of a menu.
    ///
    /// Matches: SwiftUI.MenuStyle.Configuration
    typealias Configuration = MenuStyleConfiguration

    /// Returns the body of a menu's button.
    ///
    /// Matches: SwiftUI.MenuStyle.makeBody(configuration:)
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a menu.
///
/// Matches: SwiftUI.MenuStyleConfiguration
nonisolated public struct MenuStyleConfiguration {
    /// The label of a menu.
    ///
    /// Matches: SwiftUI.MenuStyleConfiguration.Label
    public typealias Label = _StyleContent<MenuStyleConfiguration, _LabelSlot>

    /// The items of a menu.
    ///
    /// Matches: SwiftUI.MenuStyleConfiguration.Content
    public typealias Content = _StyleContent<MenuStyleConfiguration, _ContentSlot>

    let label: Label
    let content: Content
    let primaryAction: (() -> Void)?
    /// True if the label draws a ground of its own.
    let drawsGround: Bool
}

extension MenuStyleConfiguration: StyleConfiguration {
    package var defaultBody: some View { StandardMenu(configuration: self) }
}

nonisolated extension View {
    /// Sets the style of menus in this view.
    ///
    /// Matches: SwiftUI.View.menuStyle(_:)
    public func menuStyle<Style: MenuStyle>(_ style: Style) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }

    /// Shows or hides the marks of buttons that open menus in this view.
    ///
    /// Matches: SwiftUI.View.menuIndicator(_:)
    public func menuIndicator(_ visibility: Visibility) -> some View {
        environment(\.menuIndicatorVisibility, visibility)
    }
}

/// The default style: a button in the style of buttons.
///
/// Matches: SwiftUI.DefaultMenuStyle
nonisolated public struct DefaultMenuStyle {
    public init() {}
}

extension DefaultMenuStyle: MenuStyle {
    public func makeBody(configuration: Configuration) -> some View {
        StandardMenu(configuration: configuration)
    }
}

/// A button in the style of buttons.
///
/// Matches: SwiftUI.ButtonMenuStyle
nonisolated public struct ButtonMenuStyle {
    public init() {}
}

extension ButtonMenuStyle: MenuStyle {
    public func makeBody(configuration: Configuration) -> some View {
        StandardMenu(configuration: configuration)
    }
}

/// A button without a border.
///
/// Matches: SwiftUI.BorderlessButtonMenuStyle
nonisolated public struct BorderlessButtonMenuStyle {
    public init() {}
}

extension BorderlessButtonMenuStyle: MenuStyle {
    public func makeBody(configuration: Configuration) -> some View {
        StandardMenu(configuration: configuration, isBorderless: true)
    }
}

/// A button with a border.
///
/// Matches: SwiftUI.BorderedButtonMenuStyle
@available(*, deprecated, message: "Use the menu style button with the button style bordered.")
nonisolated public struct BorderedButtonMenuStyle {
    public init() {}
}

@available(*, deprecated)
extension BorderedButtonMenuStyle: MenuStyle {
    public func makeBody(configuration: Configuration) -> some View {
        StandardMenu(configuration: configuration).buttonStyle(.bordered)
    }
}

@available(*, deprecated)
nonisolated extension MenuStyle where Self == BorderedButtonMenuStyle {
    /// A button with a border.
    ///
    /// Matches: SwiftUI.MenuStyle.borderedButton
    public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

nonisolated extension MenuStyle where Self == DefaultMenuStyle {
    /// A button in the style of buttons.
    ///
    /// Matches: SwiftUI.MenuStyle.automatic
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

nonisolated extension MenuStyle where Self == ButtonMenuStyle {
    /// A button in the style of buttons.
    ///
    /// Matches: SwiftUI.MenuStyle.button
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

nonisolated extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A button without a border.
    ///
    /// Matches: SwiftUI.MenuStyle.borderlessButton
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// A button with a menu, or beside one if it has an action of its own.
nonisolated private struct StandardMenu {
    let configuration: MenuStyleConfiguration
    let isBorderless: Bool
    @Environment(\.menuIndicatorVisibility) private var indicator

    init(configuration: MenuStyleConfiguration, isBorderless: Bool = false) {
        self.configuration = configuration
        self.isBorderless = isBorderless
    }
}

extension StandardMenu: View {
    private var showsMark: Bool {
        indicator == .visible || (indicator == .automatic && !configuration.drawsGround)
    }

    var body: some View {
        let configuration = configuration
        if let action = configuration.primaryAction {
            HStack(spacing: 2) {
                if isBorderless {
                    Button(action: action) { configuration.label }.buttonStyle(.borderless)
                } else {
                    Button(action: action) { configuration.label }
                }
                MenuButton(isBorderless: isBorderless) {
                    configuration.content
                } label: {
                    Chevron(.bottom).frame(maxHeight: .infinity)
                }
                .accessibilityLabel("More")
            }
            .fixedSize(horizontal: false, vertical: true)
        } else {
            MenuButton(drawsGround: configuration.drawsGround, isBorderless: isBorderless) {
                configuration.content
            } label: {
                if !showsMark {
                    configuration.label
                } else {
                    HStack(spacing: 6) {
                        configuration.label
                        Chevron(.bottom)
                    }
                }
            }
        }
    }
}

nonisolated extension EnvironmentValues {
    /// The visibility of the marks of buttons that open menus.
    ///
    /// Matches: SwiftUI.EnvironmentValues.menuIndicatorVisibility
    public var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }
}

nonisolated private struct MenuIndicatorKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}
