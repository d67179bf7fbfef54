import Foundation
import LozengeCore

/// A title with an icon before it.
///
/// Matches: SwiftUI.Label
/// Differs: there are no styles; title and icon are always both shown, centred on each other.
public struct Label<Title: View, Icon: View>: View {
    /// Source: measured on macOS; §7 of the layout notes.
    private static var spacing: CGFloat { 8 }

    private let title: Title
    private let icon: Icon

    /// A label of two views.
    ///
    /// Matches: SwiftUI.Label.init(title:icon:)
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    public var body: some View {
        HStack(spacing: Self.spacing) {
            icon
            title
        }
    }
}

extension Label where Title == Text, Icon == Image {
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

    /// A label of words and one of Apple's symbols.
    ///
    /// Matches: SwiftUI.Label.init(_:systemImage:)
    @available(
        *, unavailable, message: "Apple's symbols are not there; use Label(_:image:) with a picture"
    )
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init(titleKey, image: name)
    }
}
