import Foundation
import LozengeCore
import LozengeViews

/// The appearance of values and controls with a label.
///
/// Matches: SwiftUI.LabeledContentStyle
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    /// The body of a labelled view.
    ///
    /// Matches: SwiftUI.LabeledContentStyle.Body
    associatedtype Body: View

    /// The properties of a labelled view.
    ///
    /// Matches: SwiftUI.LabeledContentStyle.Configuration
    typealias Configuration = LabeledContentStyleConfiguration

    /// Returns the body of a labelled view.
    ///
    /// Matches: SwiftUI.LabeledContentStyle.makeBody(configuration:)
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a labelled view.
///
/// Matches: SwiftUI.LabeledContentStyleConfiguration
nonisolated public struct LabeledContentStyleConfiguration {
    /// The label of a view.
    ///
    /// Matches: SwiftUI.LabeledContentStyleConfiguration.Label
    public typealias Label = _StyleContent<LabeledContentStyleConfiguration, _LabelSlot>

    /// The content of a labelled view.
    ///
    /// Matches: SwiftUI.LabeledContentStyleConfiguration.Content
    public typealias Content = _StyleContent<LabeledContentStyleConfiguration, _ContentSlot>

    /// The label of the view.
    ///
    /// Matches: SwiftUI.LabeledContentStyleConfiguration.label
    public let label: Label

    /// The content of the view.
    ///
    /// Matches: SwiftUI.LabeledContentStyleConfiguration.content
    public let content: Content
}

extension LabeledContentStyleConfiguration: StyleConfiguration {
    package var defaultBody: some View {
        AutomaticLabeledContentStyle().makeBody(configuration: self)
    }
}

nonisolated extension View {
    /// Sets the style of values and controls with a label in this view.
    ///
    /// Matches: SwiftUI.View.labeledContentStyle(_:)
    public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        controlStyle(style) { $0.makeBody(configuration: $1) }
    }
}

/// The label before the content; in a row of a list at its two ends, or one above the other where there is not enough room.
///
/// Matches: SwiftUI.AutomaticLabeledContentStyle
nonisolated public struct AutomaticLabeledContentStyle {
    public init() {}
}

extension AutomaticLabeledContentStyle: LabeledContentStyle {
    public func makeBody(configuration: Configuration) -> some View {
        AutomaticLabeledContent(configuration: configuration)
    }
}

/// A labelled view in the style of its place.
nonisolated private struct AutomaticLabeledContent {
    let configuration: LabeledContentStyleConfiguration
    @Environment(\.formLayout) private var formLayout
    @Environment(\.isInList) private var isInList
    @Environment(\.areLabelsHidden) private var areLabelsHidden
}

extension AutomaticLabeledContent: View {
    var body: some View {
        if areLabelsHidden {
            configuration.content
        } else if formLayout == .columns {
            FormRow {
                configuration.label
            } control: {
                configuration.content
            }
        } else if isInList {
            row
        } else {
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 8) {
                    configuration.label
                    configuration.content
                }
                VStack(alignment: .leading) {
                    configuration.label
                    configuration.content
                }
            }
        }
    }

    private var row: some View {
        ViewThatFits(in: .horizontal) {
            HStack {
                configuration.label
                Spacer()
                content
            }
            VStack(alignment: .leading) {
                configuration.label
                content
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    private var content: some View {
        configuration.content
            .defaultForegroundStyle(.secondary)
            .environment(\.areButtonsFramed, true)
    }
}

nonisolated extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    /// The label leading and the content trailing.
    ///
    /// Matches: SwiftUI.LabeledContentStyle.automatic
    public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}
