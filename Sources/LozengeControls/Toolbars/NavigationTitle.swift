import Foundation
import LozengeCore
import LozengeViews

/// The title that a page declares for the window and its toolbar.
nonisolated struct NavigationTitle {
    var text: Text?
    var subtitle: Text?
    /// The title as the user can change it; `nil` for a title that is fixed.
    var name: Binding<String>?
}

nonisolated extension View {
    /// Sets the title of the page: that of its window, or the heading of its sheet.
    ///
    /// Of the pages of a stack, the one on top counts; without a title the window has that of its scene.
    ///
    /// Matches: SwiftUI.View.navigationTitle(_:)
    public func navigationTitle(_ title: Text) -> some View {
        declares(NavigationTitle(text: title))
    }

    /// Sets the title of the page, which is localized.
    ///
    /// Matches: SwiftUI.View.navigationTitle(_:)
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// Sets the title of the page to that of a resource.
    ///
    /// Matches: SwiftUI.View.navigationTitle(_:)
    @_disfavoredOverload
    public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
        navigationTitle(Text(titleResource))
    }

    /// Sets the title of the page, which is not localized.
    ///
    /// Matches: SwiftUI.View.navigationTitle(_:)
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }

    /// Sets the title of the page, which the user can change in the toolbar.
    ///
    /// Matches: SwiftUI.View.navigationTitle(_:)
    public func navigationTitle(_ title: Binding<String>) -> some View {
        declares(NavigationTitle(text: Text(title.wrappedValue), name: title))
    }

    /// Sets the title below that of the page, in the toolbar.
    ///
    /// Matches: SwiftUI.View.navigationSubtitle(_:)
    public func navigationSubtitle(_ subtitle: Text) -> some View {
        declares(NavigationTitle(subtitle: subtitle))
    }

    /// Sets the title below that of the page, which is localized.
    ///
    /// Matches: SwiftUI.View.navigationSubtitle(_:)
    public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    /// Sets the title below that of the page to the text of a resource.
    ///
    /// Matches: SwiftUI.View.navigationSubtitle(_:)
    @_disfavoredOverload
    public func navigationSubtitle(_ subtitleResource: LocalizedStringResource) -> some View {
        navigationSubtitle(Text(subtitleResource))
    }

    /// Sets the title below that of the page, which is not localized.
    ///
    /// Matches: SwiftUI.View.navigationSubtitle(_:)
    @_disfavoredOverload
    public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(subtitle))
    }

    /// Hides the button for the page before, and its keys.
    ///
    /// Matches: SwiftUI.View.navigationBarBackButtonHidden(_:)
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        declares(hidesBackButton ? HiddenBackButton() : nil)
    }

    /// Declares the file that the window is about; the title is the file's name.
    ///
    /// Matches: SwiftUI.View.navigationDocument(_:)
    /// Differs: the toolbar has no picture of the file that could be dragged.
    public func navigationDocument(_ url: URL) -> some View {
        navigationTitle(url.lastPathComponent)
    }
}

/// The declaration of a page without a button for the page before.
nonisolated struct HiddenBackButton {}

nonisolated extension [Declaration<NavigationTitle>] {
    /// The title that counts: the last one with a text, and the last subtitle.
    var shown: (text: Declaration<NavigationTitle>?, subtitle: Text?) {
        (last { $0.value.text != nil }, last { $0.value.subtitle != nil }?.value.subtitle)
    }
}
