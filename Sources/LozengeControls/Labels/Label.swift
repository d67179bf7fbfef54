import Foundation
import LozengeCore
import LozengeViews

/// A title and an icon that stand for the same thing.
///
/// The ``LabelStyle`` of the environment arranges them; by default the icon is before the title.
///
/// Matches: SwiftUI.Label
nonisolated public struct Label<Title: View, Icon: View> {
    private let title: Title
    private let icon: Icon

    @Environment(stylesOf: LabelStyleConfiguration.self) private var styles

    /// A label of two views.
    ///
    /// Matches: SwiftUI.Label.init(title:icon:)
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }
}

extension Label: View {
    public var body: some View {
        styles.makeBody(
            LabelStyleConfiguration(title: styles.content(title), icon: styles.content(icon)))
    }
}

nonisolated extension Label
where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
    /// The label that is being styled, in the style that was set further out.
    ///
    /// Matches: SwiftUI.Label.init(_:)
    public init(_ configuration: LabelStyleConfiguration) {
        self.init {
            configuration.title
        } icon: {
            configuration.icon
        }
    }
}

nonisolated extension Label where Title == Text, Icon == Image {
    /// A label of words, such as a string literal, and the picture called `name`.
    ///
    /// Matches: SwiftUI.Label.init(_:image:)
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(name)
        }
    }

    /// A label of a string, shown as it is, and the picture called `name`.
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

    /// A label of words and one of Apple's symbols, as the desktop's icon that means the same.
    ///
    /// Matches: SwiftUI.Label.init(_:systemImage:)
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(systemName: name)
        }
    }

    /// A label of a string, shown as it is, and one of Apple's symbols.
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
