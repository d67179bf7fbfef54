public import CoreTransferable
import Foundation
import LozengeCore
import LozengeViews

// The links below have the default label: with the words “Share…”, or with a title.

nonisolated extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    /// Creates a link that shares a URL.
    ///
    /// Matches: SwiftUI.ShareLink.init(item:subject:message:)
    public init(item: URL, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<URL> {
        self.init(CollectionOfOne(item), subject, message, title: nil, DefaultShareLinkLabel())
    }

    /// Creates a link that shares a URL, with a localized title.
    ///
    /// Matches: SwiftUI.ShareLink.init(_:item:subject:message:)
    public init(
        _ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<URL> {
        self.init(
            CollectionOfOne(item), subject, message, title: nil,
            DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// Creates a link that shares a URL, with a title from a resource.
    ///
    /// Matches: SwiftUI.ShareLink.init(_:item:subject:message:)
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, item: URL, subject: Text? = nil,
        message: Text? = nil
    ) where Data == CollectionOfOne<URL> {
        self.init(
            CollectionOfOne(item), subject, message, title: nil,
            DefaultShareLinkLabel(title: Text(titleResource)))
    }

    /// Creates a link that shares a URL, with a title, which is not localized.
    ///
    /// Matches: SwiftUI.ShareLink.init(_:item:subject:message:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, item: URL, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<URL> {
        self.init(
            CollectionOfOne(item), subject, message, title: nil,
            DefaultShareLinkLabel(title: Text(title)))
    }

    /// Creates a link that shares a text.
    ///
    /// Matches: SwiftUI.ShareLink.init(item:subject:message:)
    public init(item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String> {
        self.init(CollectionOfOne(item), subject, message, title: nil, DefaultShareLinkLabel())
    }

    /// Creates a link that shares a text, with a localized title.
    ///
    /// Matches: SwiftUI.ShareLink.init(_:item:subject:message:)
    public init(
        _ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<String> {
        self.init(
            CollectionOfOne(item), subject, message, title: nil,
            DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// Creates a link that shares a text, with a title from a resource.
    ///
    /// Matches: SwiftUI.ShareLink.init(_:item:subject:message:)
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, item: String, subject: Text? = nil,
        message: Text? = nil
    ) where Data == CollectionOfOne<String> {
        self.init(
            CollectionOfOne(item), subject, message, title: nil,
            DefaultShareLinkLabel(title: Text(titleResource)))
    }

    /// Creates a link that shares a text, with a title, which is not localized.
    ///
    /// Matches: SwiftUI.ShareLink.init(_:item:subject:message:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, item: String, subject: Text? = nil, message: Text? = nil
    ) where Data == CollectionOfOne<String> {
        self.init(
            CollectionOfOne(item), subject, message, title: nil,
            DefaultShareLinkLabel(title: Text(title)))
    }

    /// Creates a link that shares several URLs.
    ///
    /// Matches: SwiftUI.ShareLink.init(items:subject:message:)
    public init(items: Data, subject: Text? = nil, message: Text? = nil) where Data.Element == URL {
        self.init(items, subject, message, title: nil, DefaultShareLinkLabel())
    }

    /// Creates a link that shares several URLs, with a localized title.
    ///
    /// Matches: SwiftUI.ShareLink.init(_:items:subject:message:)
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == URL {
        self.init(items, subject, message, title: nil, DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// Creates a link that shares several URLs, with a title from a resource.
    ///
    /// Matches: SwiftUI.ShareLink.init(_:items:subject:message:)
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil,
        message: Text? = nil
    ) where Data.Element == URL {
        self.init(
            items, subject, message, title: nil, DefaultShareLinkLabel(title: Text(titleResource)))
    }

    /// Creates a link that shares several URLs, with a title, which is not localized.
    ///
    /// Matches: SwiftUI.ShareLink.init(_:items:subject:message:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == URL {
        self.init(items, subject, message, title: nil, DefaultShareLinkLabel(title: Text(title)))
    }

    /// Creates a link that shares several texts.
    ///
    /// Matches: SwiftUI.ShareLink.init(items:subject:message:)
    public init(items: Data, subject: Text? = nil, message: Text? = nil)
    where Data.Element == String {
        self.init(items, subject, message, title: nil, DefaultShareLinkLabel())
    }

    /// Creates a link that shares several texts, with a localized title.
    ///
    /// Matches: SwiftUI.ShareLink.init(_:items:subject:message:)
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == String {
        self.init(items, subject, message, title: nil, DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// Creates a link that shares several texts, with a title from a resource.
    ///
    /// Matches: SwiftUI.ShareLink.init(_:items:subject:message:)
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil,
        message: Text? = nil
    ) where Data.Element == String {
        self.init(
            items, subject, message, title: nil, DefaultShareLinkLabel(title: Text(titleResource)))
    }

    /// Creates a link that shares several texts, with a title, which is not localized.
    ///
    /// Matches: SwiftUI.ShareLink.init(_:items:subject:message:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil
    ) where Data.Element == String {
        self.init(items, subject, message, title: nil, DefaultShareLinkLabel(title: Text(title)))
    }
}

nonisolated extension ShareLink where Label == DefaultShareLinkLabel {
    /// Creates a link that shares a value.
    ///
    /// Matches: SwiftUI.ShareLink.init(item:subject:message:preview:)
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(
            CollectionOfOne(item), subject, message, title: { _ in preview.title },
            DefaultShareLinkLabel())
    }

    /// Creates a link that shares a value, with a localized title.
    ///
    /// Matches: SwiftUI.ShareLink.init(_:item:subject:message:preview:)
    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(
            CollectionOfOne(item), subject, message, title: { _ in preview.title },
            DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// Creates a link that shares a value, with a title from a resource.
    ///
    /// Matches: SwiftUI.ShareLink.init(_:item:subject:message:preview:)
    @_disfavoredOverload
    public init<I: Transferable>(
        _ titleResource: LocalizedStringResource, item: I, subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(
            CollectionOfOne(item), subject, message, title: { _ in preview.title },
            DefaultShareLinkLabel(title: Text(titleResource)))
    }

    /// Creates a link that shares a value, with a title, which is not localized.
    ///
    /// Matches: SwiftUI.ShareLink.init(_:item:subject:message:preview:)
    @_disfavoredOverload
    public init<S: StringProtocol, I: Transferable>(
        _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> {
        self.init(
            CollectionOfOne(item), subject, message, title: { _ in preview.title },
            DefaultShareLinkLabel(title: Text(title)))
    }

    /// Creates a link that shares several values.
    ///
    /// Matches: SwiftUI.ShareLink.init(items:subject:message:preview:)
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(items, subject, message, title: { preview($0).title }, DefaultShareLinkLabel())
    }

    /// Creates a link that shares several values, with a localized title.
    ///
    /// Matches: SwiftUI.ShareLink.init(_:items:subject:message:preview:)
    public init(
        _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(
            items, subject, message, title: { preview($0).title },
            DefaultShareLinkLabel(title: Text(titleKey)))
    }

    /// Creates a link that shares several values, with a title from a resource.
    ///
    /// Matches: SwiftUI.ShareLink.init(_:items:subject:message:preview:)
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, items: Data, subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(
            items, subject, message, title: { preview($0).title },
            DefaultShareLinkLabel(title: Text(titleResource)))
    }

    /// Creates a link that shares several values, with a title, which is not localized.
    ///
    /// Matches: SwiftUI.ShareLink.init(_:items:subject:message:preview:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(
            items, subject, message, title: { preview($0).title },
            DefaultShareLinkLabel(title: Text(title)))
    }
}
