import Foundation
import LozengeCore
import LozengeViews

/// A message in place of content that is not there, with actions.
///
/// ```swift
/// ContentUnavailableView {
///     Label("No Notes", systemImage: "note.text")
/// } description: {
///     Text("Notes that you write appear here.")
/// } actions: {
///     Button("New Note", action: add)
/// }
/// ```
///
/// Matches: SwiftUI.ContentUnavailableView
/// Source: `docs/theme.md`, EMPTY-1.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
    private let label: Label
    private let description: Description
    private let actions: Actions

    /// Creates a message with a description and actions.
    ///
    /// Matches: SwiftUI.ContentUnavailableView.init(label:description:actions:)
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description,
        @ViewBuilder actions: () -> Actions
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }
}

nonisolated extension ContentUnavailableView where Actions == EmptyView {
    /// Creates a message with a description.
    ///
    /// Matches: SwiftUI.ContentUnavailableView.init(label:description:)
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description
    ) {
        self.init(label: label, description: description) { EmptyView() }
    }
}

nonisolated extension ContentUnavailableView where Description == EmptyView {
    /// Creates a message with controls.
    ///
    /// Matches: SwiftUI.ContentUnavailableView.init(label:actions:)
    public init(@ViewBuilder label: () -> Label, @ViewBuilder actions: () -> Actions) {
        self.init(label: label, description: { EmptyView() }, actions: actions)
    }
}

nonisolated extension ContentUnavailableView where Description == EmptyView, Actions == EmptyView {
    /// Creates a message.
    ///
    /// Matches: SwiftUI.ContentUnavailableView.init(label:)
    public init(@ViewBuilder label: () -> Label) {
        self.init(label: label) {
            EmptyView()
        } actions: {
            EmptyView()
        }
    }
}

extension ContentUnavailableView: View {
    public var body: some View {
        VStack(spacing: 12) {
            label.labelStyle(UnavailableLabelStyle())
            description
                .defaultForegroundStyle(.secondary)
                .font(.subheadline)
            VStack(spacing: 8) { actions }.padding(.top, 6)
        }
        .multilineTextAlignment(.center)
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// A large symbol above a title.
nonisolated private struct UnavailableLabelStyle {}

extension UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 12) {
            configuration.icon
                .font(.system(size: 48))
                .defaultForegroundStyle(.secondary)
                .accessibilityHidden(true)
            configuration.title.font(.title2).fontWeight(.bold)
        }
    }
}

nonisolated extension ContentUnavailableView
where
    Label == LozengeControls.Label<Text, Image>, Description == Text?, Actions == EmptyView
{
    /// Creates a message with the icon that stands for an SF Symbol.
    ///
    /// Matches: SwiftUI.ContentUnavailableView.init(_:systemImage:description:)
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init {
            LozengeControls.Label(title, systemImage: name)
        } description: {
            description
        }
    }

    /// Creates a message with a title from a resource and the icon that stands for an SF Symbol.
    ///
    /// Matches: SwiftUI.ContentUnavailableView.init(_:systemImage:description:)
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage name: String, description: Text? = nil
    ) {
        self.init {
            LozengeControls.Label(titleResource, systemImage: name)
        } description: {
            description
        }
    }

    /// Creates a message with the icon that stands for an SF Symbol; the title is not localized.
    ///
    /// Matches: SwiftUI.ContentUnavailableView.init(_:systemImage:description:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage name: String, description: Text? = nil
    ) {
        self.init {
            LozengeControls.Label(title, systemImage: name)
        } description: {
            description
        }
    }

    /// Creates a message with a picture.
    ///
    /// Matches: SwiftUI.ContentUnavailableView.init(_:image:description:)
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init {
            LozengeControls.Label(title, image: name)
        } description: {
            description
        }
    }

    /// Creates a message with a picture; the title is not localized.
    ///
    /// Matches: SwiftUI.ContentUnavailableView.init(_:image:description:)
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init {
            LozengeControls.Label(title, image: name)
        } description: {
            description
        }
    }

    /// Creates a message with a title from a resource and a picture.
    ///
    /// Matches: SwiftUI.ContentUnavailableView.init(_:image:description:)
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image name: String, description: Text? = nil
    ) {
        self.init {
            LozengeControls.Label(titleResource, image: name)
        } description: {
            description
        }
    }

    /// The message for a search without results.
    ///
    /// Matches: SwiftUI.ContentUnavailableView.search
    public static var search: ContentUnavailableView {
        ContentUnavailableView(
            "No Results", systemImage: "magnifyingglass",
            description: Text("Check the spelling or try a new search."))
    }

    /// Returns the message for a search without results, with the text that was looked for.
    ///
    /// Matches: SwiftUI.ContentUnavailableView.search(text:)
    public static func search(text: String) -> ContentUnavailableView {
        ContentUnavailableView(
            "No Results for “\(text)”", systemImage: "magnifyingglass",
            description: Text("Check the spelling or try a new search."))
    }
}
