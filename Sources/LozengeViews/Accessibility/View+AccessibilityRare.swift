import Foundation
import LozengeCore

nonisolated extension View {
    /// Sets the description of this view's scroll position for assistive technology, such as “page 2 of 5”.
    ///
    /// Matches: SwiftUI.View.accessibilityScrollStatus(_:isEnabled:)
    /// Differs: not told: AT-SPI has no such text. Post an `AccessibilityNotification.PageScrolled` instead.
    public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View {
        accessibility { if isEnabled { $0.scrollStatus = status } }
    }

    /// Sets the description of this view's scroll position for assistive technology, localized.
    ///
    /// Matches: SwiftUI.View.accessibilityScrollStatus(_:isEnabled:)
    /// Differs: not told: AT-SPI has no such text. Post an `AccessibilityNotification.PageScrolled` instead.
    public func accessibilityScrollStatus(
        _ statusKey: LocalizedStringKey, isEnabled: Bool = true
    ) -> some View {
        accessibilityScrollStatus(Text(statusKey), isEnabled: isEnabled)
    }

    /// Sets the kind of text that this view shows.
    ///
    /// Matches: SwiftUI.View.accessibilityTextContentType(_:)
    /// Differs: not told: AT-SPI has no kinds of text.
    public func accessibilityTextContentType(
        _ value: AccessibilityTextContentType
    ) -> some View { accessibility { $0.textContentType = value } }

    /// Adds an action that scrolls this view by a page towards an edge.
    ///
    /// Matches: SwiftUI.View.accessibilityScrollAction(_:)
    /// Differs: four actions with names, such as “Scroll Up”: AT-SPI has no gestures.
    public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
        accessibility { $0.actions = [AccessibilityAction(kind: .scroll(handler), perform: {})] }
    }

    /// Adds an action that shows this view larger or smaller.
    ///
    /// Matches: SwiftUI.View.accessibilityZoomAction(_:)
    /// Differs: two actions with names, “Zoom In” and “Zoom Out”: AT-SPI has no gestures.
    public func accessibilityZoomAction(
        _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
    ) -> some View {
        accessibility { $0.actions = [AccessibilityAction(kind: .zoom(handler), perform: {})] }
    }

    /// Adds an action whose name is a view.
    ///
    /// Matches: SwiftUI.View.accessibilityAction(action:label:)
    public func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        let label = AnyView(label())
        return accessibility {
            $0.actions = [AccessibilityAction(kind: .labeled(label), perform: action)]
        }
    }

    /// Adds the buttons of `content` as actions.
    ///
    /// Matches: SwiftUI.View.accessibilityActions(_:)
    public func accessibilityActions<Content: View>(
        @ViewBuilder _ content: () -> Content
    ) -> some View { accessibilityActions(category: .default, content) }

    /// Adds the buttons of `content` as actions of a category.
    ///
    /// Matches: SwiftUI.View.accessibilityActions(category:_:)
    public func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View {
        let buttons = AnyView(content())
        return accessibility { $0.actionButtons = [(category, buttons)] }
    }

    /// Lets a screen reader pass touches on to this view.
    ///
    /// Matches: SwiftUI.View.accessibilityDirectTouch(_:options:)
    /// Differs: no effect: screen readers of Linux do not take touches.
    public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
    ) -> some View { accessibility { $0.directTouch = isDirectTouchArea ? options : nil } }

    /// Sets elements for assistive technology that represent the drawing of this view.
    ///
    /// Matches: SwiftUI.View.accessibilityChildren(children:)
    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        let children = AnyView(children())
        return accessibility { $0.elements = children }
    }

    /// Sets another view for assistive technology that replaces this one.
    ///
    /// Matches: SwiftUI.View.accessibilityRepresentation(representation:)
    public func accessibilityRepresentation<V: View>(
        @ViewBuilder representation: () -> V
    ) -> some View {
        let representation = AnyView(representation())
        return accessibility { $0.representation = representation }
    }

    /// Keeps the colours of this view where a desktop inverts colours.
    ///
    /// Matches: SwiftUI.View.accessibilityIgnoresInvertColors(_:)
    /// Differs: no effect: a desktop that inverts colours does so behind the app.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
        accessibility { $0.ignoresInvertColors = active }
    }

    /// Lets this view be shown large.
    ///
    /// Matches: SwiftUI.View.accessibilityShowsLargeContentViewer()
    /// Differs: no effect: desktops have no such viewer; Ctrl + makes all text larger.
    public func accessibilityShowsLargeContentViewer() -> some View {
        accessibility { $0.showsLargeContent = true }
    }

    /// Lets a view be shown large in the place of this one.
    ///
    /// Matches: SwiftUI.View.accessibilityShowsLargeContentViewer(_:)
    /// Differs: no effect: desktops have no such viewer; Ctrl + makes all text larger.
    public func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View {
        let content = AnyView(largeContentView())
        return accessibility {
            $0.showsLargeContent = true
            $0.largeContent = content
        }
    }

    /// Lets a screen reader speak all punctuation of this view's texts.
    ///
    /// Matches: SwiftUI.View.speechAlwaysIncludesPunctuation(_:)
    /// Differs: no effect: AT-SPI has no way to tell a reader how to speak.
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
        accessibility { $0.speaksPunctuation = value }
    }

    /// Lets a screen reader spell this view's texts.
    ///
    /// Matches: SwiftUI.View.speechSpellsOutCharacters(_:)
    /// Differs: no effect: AT-SPI has no way to tell a reader how to speak.
    public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
        accessibility { $0.spellsOut = value }
    }

    /// Queues announcements of this view's texts behind earlier ones.
    ///
    /// Matches: SwiftUI.View.speechAnnouncementsQueued(_:)
    /// Differs: no effect: readers decide themselves what waits.
    public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
        accessibility { $0.queuesAnnouncements = value }
    }

    /// Raises or lowers the voice for this view's texts: from -1 to 1, 0 for the usual pitch.
    ///
    /// Matches: SwiftUI.View.speechAdjustedPitch(_:)
    /// Differs: no effect: AT-SPI has no way to tell a reader how to speak.
    public func speechAdjustedPitch(_ value: Double) -> some View {
        accessibility { $0.pitch = value.isNaN ? 0 : min(max(value, -1), 1) }
    }
}
