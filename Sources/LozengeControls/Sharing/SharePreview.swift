public import CoreTransferable
import Foundation
import LozengeCore
import LozengeViews

/// The words and the pictures for something that is shared.
///
/// Matches: SwiftUI.SharePreview
nonisolated public struct SharePreview<Image: Transferable, Icon: Transferable> {
    let title: Text

    private init(title: Text) { self.title = title }
}

nonisolated extension SharePreview {
    /// Creates a preview with a title, a picture and an icon.
    ///
    /// Matches: SwiftUI.SharePreview.init(_:image:icon:)
    /// Differs: the picture and the icon are not shown.
    public init(_ title: Text, image: Image, icon: Icon) { self.init(title: title) }

    /// Creates a preview with a localized title, a picture and an icon.
    ///
    /// Matches: SwiftUI.SharePreview.init(_:image:icon:)
    /// Differs: the picture and the icon are not shown.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
        self.init(title: Text(titleKey))
    }

    /// Creates a preview with a title from a resource, a picture and an icon.
    ///
    /// Matches: SwiftUI.SharePreview.init(_:image:icon:)
    /// Differs: the picture and the icon are not shown.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {
        self.init(title: Text(titleResource))
    }

    /// Creates a preview with a title, which is not localized, a picture and an icon.
    ///
    /// Matches: SwiftUI.SharePreview.init(_:image:icon:)
    /// Differs: the picture and the icon are not shown.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
        self.init(title: Text(title))
    }
}

nonisolated extension SharePreview where Image == Never, Icon == Never {
    /// Creates a preview with a title.
    ///
    /// Matches: SwiftUI.SharePreview.init(_:)
    public init(_ title: Text) { self.init(title: title) }

    /// Creates a preview with a localized title.
    ///
    /// Matches: SwiftUI.SharePreview.init(_:)
    public init(_ titleKey: LocalizedStringKey) { self.init(title: Text(titleKey)) }

    /// Creates a preview with a title from a resource.
    ///
    /// Matches: SwiftUI.SharePreview.init(_:)
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource) {
        self.init(title: Text(titleResource))
    }

    /// Creates a preview with a title, which is not localized.
    ///
    /// Matches: SwiftUI.SharePreview.init(_:)
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init(title: Text(title)) }
}

nonisolated extension SharePreview where Icon == Never {
    /// Creates a preview with a title and a picture.
    ///
    /// Matches: SwiftUI.SharePreview.init(_:image:)
    /// Differs: the picture is not shown.
    public init(_ title: Text, image: Image) { self.init(title: title) }

    /// Creates a preview with a localized title and a picture.
    ///
    /// Matches: SwiftUI.SharePreview.init(_:image:)
    /// Differs: the picture is not shown.
    public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(title: Text(titleKey)) }

    /// Creates a preview with a title from a resource and a picture.
    ///
    /// Matches: SwiftUI.SharePreview.init(_:image:)
    /// Differs: the picture is not shown.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image: Image) {
        self.init(title: Text(titleResource))
    }

    /// Creates a preview with a title, which is not localized, and a picture.
    ///
    /// Matches: SwiftUI.SharePreview.init(_:image:)
    /// Differs: the picture is not shown.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) { self.init(title: Text(title)) }
}

nonisolated extension SharePreview where Image == Never {
    /// Creates a preview with a title and an icon.
    ///
    /// Matches: SwiftUI.SharePreview.init(_:icon:)
    /// Differs: the icon is not shown.
    public init(_ title: Text, icon: Icon) { self.init(title: title) }

    /// Creates a preview with a localized title and an icon.
    ///
    /// Matches: SwiftUI.SharePreview.init(_:icon:)
    /// Differs: the icon is not shown.
    public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(title: Text(titleKey)) }

    /// Creates a preview with a title from a resource and an icon.
    ///
    /// Matches: SwiftUI.SharePreview.init(_:icon:)
    /// Differs: the icon is not shown.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, icon: Icon) {
        self.init(title: Text(titleResource))
    }

    /// Creates a preview with a title, which is not localized, and an icon.
    ///
    /// Matches: SwiftUI.SharePreview.init(_:icon:)
    /// Differs: the icon is not shown.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(title: Text(title)) }
}
