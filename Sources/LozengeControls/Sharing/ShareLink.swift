public import CoreTransferable
import Foundation
import LozengeCore
import LozengeViews

/// A button that offers to share values with other apps.
///
/// ```swift
/// ShareLink(item: article.url)
/// ShareLink("Share Report", item: report, preview: SharePreview(report.title))
/// ```
///
/// Its popover copies texts and addresses, sends them by email, opens addresses and files in another app, and saves files
/// in the folder for downloads. In a menu the choices are a submenu.
///
/// Matches: SwiftUI.ShareLink
/// Source: `docs/theme.md`, SHARE-1.
nonisolated public struct ShareLink<
    Data: RandomAccessCollection, PreviewImage: Transferable, PreviewIcon: Transferable, Label: View
> where Data.Element: Transferable {
    private let items: Data
    private let subject: Text?
    private let message: Text?
    /// Returns the title of a value; `nil` for values that show what they are.
    private let title: ((Data.Element) -> Text)?
    private let label: Label
    @State private var isOpen = false
    @Environment(\.menuRows) private var menuRows
    @Environment(\.self) private var environment

    init(
        _ items: Data, _ subject: Text?, _ message: Text?, title: ((Data.Element) -> Text)?,
        _ label: Label
    ) {
        self.items = items
        self.subject = subject
        self.message = message
        self.title = title
        self.label = label
    }
}

extension ShareLink: View {
    public var body: some View {
        if menuRows != nil {
            Menu {
                choices
            } label: {
                label
            }
        } else {
            Button {
                isOpen = true
            } label: {
                label
            }
            .popover(isPresented: $isOpen) { choices }
        }
    }

    private var choices: some View {
        ShareChoices(
            items: items.map { SharedItem($0, title: title?($0).string(in: environment)) },
            title: items.count == 1 ? items.first.flatMap { title?($0) } : nil, subject: subject,
            message: message
        ) { isOpen = false }
    }
}

/// The label of a share link that sets none.
///
/// Matches: SwiftUI.DefaultShareLinkLabel
nonisolated public struct DefaultShareLinkLabel {
    let title: Text
}

extension DefaultShareLinkLabel: View {
    public var body: some View {
        LozengeControls.Label {
            title
        } icon: {
            Image(systemName: "square.and.arrow.up")
        }
    }

    nonisolated init() { self.init(title: Text("Share…")) }
}

nonisolated extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    /// Creates a link that shares a URL, with a label made of views.
    ///
    /// Matches: SwiftUI.ShareLink.init(item:subject:message:label:)
    public init(
        item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<URL> {
        self.init(CollectionOfOne(item), subject, message, title: nil, label())
    }

    /// Creates a link that shares a text, with a label made of views.
    ///
    /// Matches: SwiftUI.ShareLink.init(item:subject:message:label:)
    public init(
        item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<String> {
        self.init(CollectionOfOne(item), subject, message, title: nil, label())
    }

    /// Creates a link that shares several URLs, with a label made of views.
    ///
    /// Matches: SwiftUI.ShareLink.init(items:subject:message:label:)
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data.Element == URL {
        self.init(items, subject, message, title: nil, label())
    }

    /// Creates a link that shares several texts, with a label made of views.
    ///
    /// Matches: SwiftUI.ShareLink.init(items:subject:message:label:)
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
    ) where Data.Element == String {
        self.init(items, subject, message, title: nil, label())
    }
}

nonisolated extension ShareLink {
    /// Creates a link that shares a value, with a label made of views.
    ///
    /// Matches: SwiftUI.ShareLink.init(item:subject:message:preview:label:)
    public init<I: Transferable>(
        item: I, subject: Text? = nil, message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> {
        self.init(CollectionOfOne(item), subject, message, title: { _ in preview.title }, label())
    }

    /// Creates a link that shares several values, with a label made of views.
    ///
    /// Matches: SwiftUI.ShareLink.init(items:subject:message:preview:label:)
    public init(
        items: Data, subject: Text? = nil, message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(items, subject, message, title: { preview($0).title }, label())
    }
}
