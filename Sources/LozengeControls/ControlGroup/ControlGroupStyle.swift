import Foundation
import LozengeCore
import LozengeViews

/// The appearance of groups of controls.
///
/// Matches: SwiftUI.ControlGroupStyle
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    /// The body of a group.
    ///
    /// Matches: SwiftUI.ControlGroupStyle.Body
    associatedtype Body: View

    /// The properties of a group.
    ///
    /// Matches: SwiftUI.ControlGroupStyle.Configuration
    typealias Configuration = ControlGroupStyleConfiguration

    /// Returns the body of a group.
    ///
    /// Matches: SwiftUI.ControlGroupStyle.makeBody(configuration:)
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group of controls.
///
/// Matches: SwiftUI.ControlGroupStyleConfiguration
nonisolated public struct ControlGroupStyleConfiguration {
    /// The controls of a group.
    ///
    /// Matches: SwiftUI.ControlGroupStyleConfiguration.Content
    public typealias Content = _StyleContent<ControlGroupStyleConfiguration, _ContentSlot>

    /// The label of a group.
    ///
    /// Matches: SwiftUI.ControlGroupStyleConfiguration.Label
    public typealias Label = _StyleContent<ControlGroupStyleConfiguration, _LabelSlot>

    /// The controls of the group.
    ///
    /// Matches: SwiftUI.ControlGroupStyleConfiguration.content
    public let content: Content

    /// The label of the group; nothing if it has none.
    ///
    /// Matches: SwiftUI.ControlGroupStyleConfiguration.label
    public let label: Label

    let hasLabel: Bool
}

extension ControlGroupStyleConfiguration: StyleConfiguration {
    package var defaultBody: some View {
        AutomaticControlGroupStyle().makeBody(configuration: self)
    }
}

nonisolated extension View {
    /// Sets the style of groups of controls in this view.
    ///
    /// Matches: SwiftUI.View.controlGroupStyle(_:)
    public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// The style of groups that set none: joined buttons, in a menu items.
///
/// Matches: SwiftUI.AutomaticControlGroupStyle
nonisolated public struct AutomaticControlGroupStyle {
    public init() {}
}

extension AutomaticControlGroupStyle: ControlGroupStyle {
    public func makeBody(configuration: Configuration) -> some View {
        AutomaticControlGroup(configuration: configuration)
    }
}

/// Buttons in one outline, with lines between them.
///
/// Matches: SwiftUI.NavigationControlGroupStyle
nonisolated public struct NavigationControlGroupStyle {
    public init() {}
}

extension NavigationControlGroupStyle: ControlGroupStyle {
    public func makeBody(configuration: Configuration) -> some View {
        JoinedControls(controls: configuration.content)
    }
}

/// A button that opens a menu with the controls.
///
/// Matches: SwiftUI.MenuControlGroupStyle
nonisolated public struct MenuControlGroupStyle {
    public init() {}
}

extension MenuControlGroupStyle: ControlGroupStyle {
    public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            if configuration.hasLabel { configuration.label } else { Image(systemName: "ellipsis") }
        }
    }
}

/// The controls in a line of a menu; elsewhere joined buttons.
///
/// Matches: SwiftUI.CompactMenuControlGroupStyle
/// Differs: in a menu each control is an item.
nonisolated public struct CompactMenuControlGroupStyle {
    public init() {}
}

extension CompactMenuControlGroupStyle: ControlGroupStyle {
    public func makeBody(configuration: Configuration) -> some View {
        AutomaticControlGroup(configuration: configuration)
    }
}

/// The controls in a line of a menu; elsewhere joined buttons.
///
/// Matches: SwiftUI.PaletteControlGroupStyle
/// Differs: in a menu each control is an item.
nonisolated public struct PaletteControlGroupStyle {
    public init() {}
}

extension PaletteControlGroupStyle: ControlGroupStyle {
    public func makeBody(configuration: Configuration) -> some View {
        AutomaticControlGroup(configuration: configuration)
    }
}

nonisolated extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The style of groups that set none.
    ///
    /// Matches: SwiftUI.ControlGroupStyle.automatic
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

nonisolated extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// Buttons in one outline.
    ///
    /// Matches: SwiftUI.ControlGroupStyle.navigation
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

nonisolated extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A button that opens a menu.
    ///
    /// Matches: SwiftUI.ControlGroupStyle.menu
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

nonisolated extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// The controls in a line of a menu.
    ///
    /// Matches: SwiftUI.ControlGroupStyle.compactMenu
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

nonisolated extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// The controls in a line of a menu.
    ///
    /// Matches: SwiftUI.ControlGroupStyle.palette
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

/// A group in the style of its place.
nonisolated private struct AutomaticControlGroup {
    let configuration: ControlGroupStyleConfiguration
    @Environment(\.menuRows) private var menuRows
}

extension AutomaticControlGroup: View {
    var body: some View {
        if menuRows == nil {
            JoinedControls(controls: configuration.content)
        } else if configuration.hasLabel {
            Menu {
                configuration.content
            } label: {
                configuration.label
            }
        } else {
            configuration.content
        }
    }
}

/// Controls side by side in one outline, with lines between them.
nonisolated private struct JoinedControls {
    let controls: ControlGroupStyleConfiguration.Content
}

extension JoinedControls: View {
    var body: some View {
        HStack(spacing: 0) {
            Group(subviews: controls) { members in
                ForEach(members) { member in
                    if member.id != members.first?.id {
                        Color.label.opacity(0.15).frame(width: 1).padding(.vertical, 6)
                    }
                    member
                        .buttonStyle(JoinedButtonStyle())
                        .toggleStyle(.button)
                }
            }
        }
        .fixedSize()
        .controlGround(.plate)
        .fainterWhileDisabled()
    }
}

/// A button that is part of a larger outline.
nonisolated private struct JoinedButtonStyle {}

extension JoinedButtonStyle: ButtonStyle, FadingStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .defaultForegroundStyle(Color.label)
            .fontWeight(.semibold)
            .lineLimit(1)
            .padding(.horizontal, 12)
            .padding(.vertical, 7)
            .frame(minHeight: 34)
            .controlGround(
                .flat, isPressed: configuration.isPressed,
                in: .roundedRectangle(radius: Theme.Radius.control))
    }
}
