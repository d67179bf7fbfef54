import Foundation
import LozengeCore
import LozengeViews

/// A title with an icon.
///
/// The ``LabelStyle`` of the environment arranges them; by default the icon is before the title.
///
/// ```swift
/// Label("Inbox", systemImage: "tray")
/// Label { Text(folder.name).bold() } icon: { Circle().fill(folder.color) }
/// ```
///
/// Matches: SwiftUI.Label
nonisolated public struct Label<Title: View, Icon: View> {
    private let title: Title
    private let icon: Icon
    /// The title for assistive technology; `nil` for a title that is no text.
    private let name: Text?

    @Environment(stylesOf: LabelStyleConfiguration.self) private var styles

    /// Creates a label from two views.
    ///
    /// Matches: SwiftUI.Label.init(title:icon:)
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.init(title(), icon(), name: nil)
    }

    private init(_ title: Title, _ icon: Icon, name: Text?) {
        self.title = title
        self.icon = icon
        self.name = name ?? title as? Text
    }
}

extension Label: View {
    public var body: some View {
        styles.makeBody(
            LabelStyleConfiguration(
                title: styles.content(title), icon: styles.content(icon), name: name))
    }
}

nonisolated extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// Creates the label that is being styled, in the next outer style.
    ///
    /// Matches: SwiftUI.Label.init(_:)
    public init(_ configuration: LabelStyleConfiguration) {
        self.init(configuration.title, configuration.icon, name: configuration.name)
    }
}

nonisolated extension Label where Title == Text, Icon == Image {
    /// Creates a label with a localized title and the picture called `name`.
    ///
    /// Matches: SwiftUI.Label.init(_:image:)
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(name)
        }
    }

    /// Creates a label with a title from a resource and the picture called `name`.
    ///
    /// Matches: SwiftUI.Label.init(_:image:)
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image name: String) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(name)
        }
    }

    /// Creates a label with a localized title and a picture of an asset catalog.
    ///
    /// Matches: SwiftUI.Label.init(_:image:)
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(resource)
        }
    }

    /// Creates a label with a title from a resource and a picture of an asset catalog.
    ///
    /// Matches: SwiftUI.Label.init(_:image:)
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(resource)
        }
    }

    /// Creates a label with a title, which is not localized, and a picture of an asset catalog.
    ///
    /// Matches: SwiftUI.Label.init(_:image:)
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init {
            Text(title)
        } icon: {
            Image(resource)
        }
    }

    /// Creates a label with a title, which is not localized, and the picture called `name`.
    ///
    /// Matches: SwiftUI.Label.init(_:image:)
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(name)
        }
    }

    /// Creates a label with a localized title and the icon that stands for an SF Symbol.
    ///
    /// Matches: SwiftUI.Label.init(_:systemImage:)
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(systemName: name)
        }
    }

    /// Creates a label with a title from a resource and the icon that stands for an SF Symbol.
    ///
    /// Matches: SwiftUI.Label.init(_:systemImage:)
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init {
            Text(titleResource)
        } icon: {
            Image(systemName: name)
        }
    }

    /// Creates a label with a title, which is not localized, and the icon that stands for an SF Symbol.
    ///
    /// Matches: SwiftUI.Label.init(_:systemImage:)
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }
}
