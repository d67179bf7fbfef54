import Foundation
import LozengeCore
import LozengeViews

/// How labels look: what becomes of their title and their icon.
///
/// `Label(configuration)` in the body is the label in the style that was set further out.
///
/// Matches: SwiftUI.LabelStyle
@MainActor @preconcurrency
public protocol LabelStyle {
    /// The view that is the body of a label.
    ///
    /// Matches: SwiftUI.LabelStyle.Body
    associatedtype Body: View

    /// The properties of a label.
    ///
    /// Matches: SwiftUI.LabelStyle.Configuration
    typealias Configuration = LabelStyleConfiguration

    /// Makes what there is to see of a label.
    ///
    /// Matches: SwiftUI.LabelStyle.makeBody(configuration:)
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a label.
///
/// Matches: SwiftUI.LabelStyleConfiguration
nonisolated public struct LabelStyleConfiguration {
    /// The title of a label.
    ///
    /// Matches: SwiftUI.LabelStyleConfiguration.Title
    public typealias Title = _StyleContent<LabelStyleConfiguration, _TitleSlot>

    /// The icon of a label.
    ///
    /// Matches: SwiftUI.LabelStyleConfiguration.Icon
    public typealias Icon = _StyleContent<LabelStyleConfiguration, _IconSlot>

    /// The title of the label.
    ///
    /// Matches: SwiftUI.LabelStyleConfiguration.title
    public let title: Title

    /// The picture that stands for it.
    ///
    /// Matches: SwiftUI.LabelStyleConfiguration.icon
    public let icon: Icon
}

extension LabelStyleConfiguration: StyleConfiguration {
    package var defaultBody: some View { DefaultLabelStyle().makeBody(configuration: self) }
}

/// The title of a control.
///
/// Extension: names it in `_StyleContent`.
public enum _TitleSlot {}

/// The icon of a control.
///
/// Extension: names it in `_StyleContent`.
public enum _IconSlot {}

nonisolated extension View {
    /// How labels in this view look.
    ///
    /// Matches: SwiftUI.View.labelStyle(_:)
    public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// The style of labels where none was set: icon and title.
///
/// Matches: SwiftUI.DefaultLabelStyle
nonisolated public struct DefaultLabelStyle {
    public init() {}
}

extension DefaultLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIconLabelStyle().makeBody(configuration: configuration)
    }
}

/// The icon, and the title after it.
///
/// The middle of the icon is half a cap height above the title's first baseline; a title without text
/// has its middle there.
///
/// Matches: SwiftUI.TitleAndIconLabelStyle
/// Source: `docs/layout.md`, LABEL-1; measured on macOS and iOS.
nonisolated public struct TitleAndIconLabelStyle {
    public init() {}
}

extension TitleAndIconLabelStyle: LabelStyle {
    private static var spacing: CGFloat { 8 }

    public func makeBody(configuration: Configuration) -> some View {
        HStack(alignment: .firstLineCenter, spacing: Self.spacing) {
            configuration.icon.accessibilityHidden(true)
            configuration.title
        }
    }
}

/// The title alone.
///
/// Matches: SwiftUI.TitleOnlyLabelStyle
nonisolated public struct TitleOnlyLabelStyle {
    public init() {}
}

extension TitleOnlyLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
///
/// Matches: SwiftUI.IconOnlyLabelStyle
nonisolated public struct IconOnlyLabelStyle {
    public init() {}
}

extension IconOnlyLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

nonisolated extension LabelStyle where Self == DefaultLabelStyle {
    /// The style where none was set: icon and title.
    ///
    /// Matches: SwiftUI.LabelStyle.automatic
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

nonisolated extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The icon, and the title after it.
    ///
    /// Matches: SwiftUI.LabelStyle.titleAndIcon
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

nonisolated extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    ///
    /// Matches: SwiftUI.LabelStyle.titleOnly
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

nonisolated extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon alone.
    ///
    /// Matches: SwiftUI.LabelStyle.iconOnly
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
