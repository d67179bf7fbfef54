import Foundation
import LozengeCore
import LozengeViews

/// The appearance of progress views.
///
/// ```swift
/// struct Percentage: ProgressViewStyle {
///     func makeBody(configuration: Configuration) -> some View {
///         Text(configuration.fractionCompleted ?? 0, format: .percent)
///     }
/// }
/// ```
///
/// Matches: SwiftUI.ProgressViewStyle
@MainActor @preconcurrency
public protocol ProgressViewStyle {
    /// The body of a progress view.
    ///
    /// Matches: SwiftUI.ProgressViewStyle.Body
    associatedtype Body: View

    /// The properties of a progress view.
    ///
    /// Matches: SwiftUI.ProgressViewStyle.Configuration
    typealias Configuration = ProgressViewStyleConfiguration

    /// Returns the body of a progress view.
    ///
    /// Matches: SwiftUI.ProgressViewStyle.makeBody(configuration:)
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a progress view.
///
/// Matches: SwiftUI.ProgressViewStyleConfiguration
nonisolated public struct ProgressViewStyleConfiguration {
    /// The label of a progress view.
    ///
    /// Matches: SwiftUI.ProgressViewStyleConfiguration.Label
    public typealias Label = _StyleContent<ProgressViewStyleConfiguration, _LabelSlot>

    /// The description of the present value.
    ///
    /// Matches: SwiftUI.ProgressViewStyleConfiguration.CurrentValueLabel
    public typealias CurrentValueLabel = _StyleContent<
        ProgressViewStyleConfiguration, _ValueSlot
    >

    /// The part that is done, from 0 to 1; `nil` if it is not known.
    ///
    /// Matches: SwiftUI.ProgressViewStyleConfiguration.fractionCompleted
    public let fractionCompleted: Double?

    /// The label; `nil` for none.
    ///
    /// Matches: SwiftUI.ProgressViewStyleConfiguration.label
    public var label: Label?

    /// The description of the present value; `nil` for none.
    ///
    /// Matches: SwiftUI.ProgressViewStyleConfiguration.currentValueLabel
    public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration: StyleConfiguration {
    package var defaultBody: some View { DefaultProgressViewStyle().makeBody(configuration: self) }
}

/// The slot of the description of a control's value.
///
/// Extension: a parameter of `_StyleContent`.
public enum _ValueSlot {}

nonisolated extension View {
    /// Sets the style of progress views in this view.
    ///
    /// Matches: SwiftUI.View.progressViewStyle(_:)
    public func progressViewStyle<Style: ProgressViewStyle>(_ style: Style) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// The default style: a bar for a known progress, a ring for an unknown one.
///
/// Matches: SwiftUI.DefaultProgressViewStyle
nonisolated public struct DefaultProgressViewStyle {
    public init() {}
}

extension DefaultProgressViewStyle: ProgressViewStyle {
    public func makeBody(configuration: Configuration) -> some View {
        if configuration.fractionCompleted != nil {
            LinearProgressViewStyle().makeBody(configuration: configuration)
        } else {
            CircularProgressViewStyle().makeBody(configuration: configuration)
        }
    }
}

/// A bar.
///
/// Matches: SwiftUI.LinearProgressViewStyle
nonisolated public struct LinearProgressViewStyle {
    private let tint: Color?

    public init() { tint = nil }

    /// Creates a style with a tint.
    ///
    /// Matches: SwiftUI.LinearProgressViewStyle.init(tint:)
    public init(tint: Color) { self.tint = tint }
}

extension LinearProgressViewStyle: ProgressViewStyle {
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 6) {
            configuration.label
            ProgressBar(fraction: configuration.fractionCompleted)
                .transformEnvironment(\.tintStyle) {
                    if let tint { $0 = AnyShapeStyle(tint) }
                }
            configuration.currentValueLabel
                .font(.footnote)
                .defaultForegroundStyle(.secondary)
        }
    }
}

/// A ring.
///
/// Matches: SwiftUI.CircularProgressViewStyle
nonisolated public struct CircularProgressViewStyle {
    private let tint: Color?

    public init() { tint = nil }

    /// Creates a style with a tint.
    ///
    /// Matches: SwiftUI.CircularProgressViewStyle.init(tint:)
    public init(tint: Color) { self.tint = tint }
}

extension CircularProgressViewStyle: ProgressViewStyle {
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 6) {
            ProgressRing(fraction: configuration.fractionCompleted)
                .transformEnvironment(\.tintStyle) {
                    if let tint { $0 = AnyShapeStyle(tint) }
                }
            configuration.label
                .font(.subheadline)
                .defaultForegroundStyle(.secondary)
            configuration.currentValueLabel
                .font(.footnote)
                .defaultForegroundStyle(.secondary)
        }
    }
}

nonisolated extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// A bar for a known progress, a ring for an unknown one.
    ///
    /// Matches: SwiftUI.ProgressViewStyle.automatic
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

nonisolated extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar.
    ///
    /// Matches: SwiftUI.ProgressViewStyle.linear
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

nonisolated extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A ring.
    ///
    /// Matches: SwiftUI.ProgressViewStyle.circular
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}
