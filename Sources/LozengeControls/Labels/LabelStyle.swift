import Foundation
import LozengeCore
import LozengeViews

/// The appearance of labels: the arrangement of title and icon.
///
/// `Label(configuration)` in the body is the label in the next outer style.
///
/// ```swift
/// struct Stacked: LabelStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         VStack {
///             configuration.icon
///             configuration.title
///         }
///     }
/// }
/// ```
///
/// Matches: SwiftUI.LabelStyle
@MainActor @preconcurrency
public protocol LabelStyle {
    /// The body of a label.
    ///
    /// Matches: SwiftUI.LabelStyle.Body
    associatedtype Body: View

    /// The properties of a label.
    ///
    /// Matches: SwiftUI.LabelStyle.Configuration
    typealias Configuration = LabelStyleConfiguration

    /// Returns the body of a label.
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

    /// The icon of the label.
    ///
    /// Matches: SwiftUI.LabelStyleConfiguration.icon
    public let icon: Icon

    /// The title for assistive technology, where it is not shown; `nil` for a title that is no text.
    let name: Text?
}

extension LabelStyleConfiguration: StyleConfiguration {
    package var defaultBody: some View { DefaultLabelStyle().makeBody(configuration: self) }
}

/// The slot of a control's title.
///
/// Extension: a parameter of `_StyleContent`.
public enum _TitleSlot {}

/// The slot of a control's icon.
///
/// Extension: a parameter of `_StyleContent`.
public enum _IconSlot {}

nonisolated extension View {
    /// Sets the style of labels in this view.
    ///
    /// Matches: SwiftUI.View.labelStyle(_:)
    public func labelStyle<Style: LabelStyle>(_ style: Style) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// The default style of labels: icon and title.
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
/// The icon is centred half a cap height above the title's first baseline; at the title's centre if the title
/// has no text.
///
/// Matches: SwiftUI.TitleAndIconLabelStyle
/// Source: `docs/layout.md`, LABEL-1; measured on macOS and iOS. `docs/lists.md`, LIST-33.
nonisolated public struct TitleAndIconLabelStyle {
    public init() {}
}

extension TitleAndIconLabelStyle: LabelStyle {
    public func makeBody(configuration: Configuration) -> some View {
        TitleAndIcon(configuration: configuration)
    }
}

/// An icon and a title; in a row of a list, icons of all widths take the same room.
nonisolated private struct TitleAndIcon {
    let configuration: LabelStyleConfiguration
    @Environment(\.isInList) private var isInList
    @Environment(\.listItemTint) private var tint
    @Environment(\.labelReservedIconWidth) private var reservedWidth
    @Environment(\.labelIconToTitleSpacing) private var spacing
    @Environment(\.font) private var font
    @Environment(\.dynamicTypeSize) private var textSize
    /// The room of an icon beside body text.
    @ScaledMetric private var bodySlot: CGFloat = 20
    /// Source: `docs/metrics.md`, LABEL-3.
    @ScaledMetric private var spacingInList: CGFloat = 6

    /// Source: `docs/metrics.md`, LABEL-2.
    private static let usualSpacing: CGFloat = 8
}

extension TitleAndIcon: View {
    var body: some View {
        HStack(
            alignment: .firstLineCenter,
            spacing: spacing ?? (isInList ? spacingInList : Self.usualSpacing)
        ) {
            icon.accessibilityHidden(true)
            configuration.title
        }
    }

    /// The room of an icon, which grows with the text beside it.
    private var slot: CGFloat {
        guard let font else { return bodySlot }
        let growth = font.resolve(at: textSize).size / Font.body.resolve(at: textSize).size
        return bodySlot * growth
    }

    @ViewBuilder private var icon: some View {
        if isInList {
            configuration.icon
                .defaultForegroundStyle(tint?.style ?? AnyShapeStyle(TintShapeStyle()))
                .frame(width: reservedWidth ?? slot)
        } else if let reservedWidth {
            configuration.icon.frame(width: reservedWidth)
        } else {
            configuration.icon
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
    public func makeBody(configuration: Configuration) -> some View {
        if let name = configuration.name {
            configuration.icon.accessibilityLabel(name)
        } else {
            configuration.icon
        }
    }
}

nonisolated extension LabelStyle where Self == DefaultLabelStyle {
    /// The default style: icon and title.
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
