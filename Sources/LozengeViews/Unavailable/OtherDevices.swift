import LozengeCore

// Modifiers for parts of devices that a desktop does not have.
nonisolated extension View {
    /// Hides the system's overlays over an app.
    ///
    /// Matches: SwiftUI.View.persistentSystemOverlays(_:)
    @available(*, unavailable, message: "X11 draws nothing over a window; leave it out.")
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { self }

    /// Unavailable: gives the app's gestures precedence over the system's.
    ///
    /// Matches: SwiftUI.View.defersSystemGestures(on:)
    @available(*, unavailable, message: "X11 has no gestures at edges; leave it out.")
    public func defersSystemGestures(on edges: Edge.Set) -> some View { self }

    /// Adds controls to the Touch Bar.
    ///
    /// Matches: SwiftUI.View.touchBar(content:)
    @available(
        *, unavailable, message: "There is no Touch Bar; use commands or keyboardShortcut instead."
    )
    public func touchBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

    /// Makes this view the principal one of the Touch Bar.
    ///
    /// Matches: SwiftUI.View.touchBarItemPrincipal(_:)
    @available(*, unavailable, message: "There is no Touch Bar; leave it out.")
    public func touchBarItemPrincipal(_ principal: Bool = true) -> some View { self }

    /// Sets the name of this view in the settings of the Touch Bar.
    ///
    /// Matches: SwiftUI.View.touchBarCustomizationLabel(_:)
    @available(*, unavailable, message: "There is no Touch Bar; leave it out.")
    public func touchBarCustomizationLabel(_ label: Text) -> some View { self }

    /// Binds a value to the crown of a watch.
    ///
    /// Matches: SwiftUI.View.digitalCrownRotation(_:)
    @available(
        *, unavailable, message: "There is no Digital Crown; use a Slider or a Stepper instead."
    )
    public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>
    ) -> some View { self }

    /// Handles a double tap on a pencil.
    ///
    /// Matches: SwiftUI.View.onPencilDoubleTap(perform:)
    @available(*, unavailable, message: "Pens report no taps to X11; use keyboardShortcut instead.")
    public func onPencilDoubleTap(perform action: @escaping (Any) -> Void) -> some View { self }

    /// Handles a squeeze of a pencil.
    ///
    /// Matches: SwiftUI.View.onPencilSqueeze(perform:)
    @available(*, unavailable, message: "Pens report no squeeze to X11; use contextMenu instead.")
    public func onPencilSqueeze(perform action: @escaping (Any) -> Void) -> some View { self }

    /// Sets the address that a widget opens.
    ///
    /// Matches: SwiftUI.View.widgetURL(_:)
    @available(*, unavailable, message: "There are no widgets here; use a Link instead.")
    public func widgetURL(_ url: Any?) -> some View { self }

    /// Adds quick actions of a watch.
    ///
    /// Matches: SwiftUI.View.accessibilityQuickAction(style:content:)
    @available(
        *, unavailable, message: "Quick actions are for watches; use accessibilityAction instead."
    )
    public func accessibilityQuickAction<Content: View>(
        style: Any, @ViewBuilder content: () -> Content
    ) -> some View { self }

    /// Offers what the user does to the user's other devices.
    ///
    /// Matches: SwiftUI.View.userActivity(_:isActive:_:)
    @available(
        *, unavailable,
        message: "X11 desktops hand no activity to other devices; use SceneStorage to restore it."
    )
    public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (Any) -> Void
    ) -> some View { self }

    /// Continues what the user does on another device.
    ///
    /// Matches: SwiftUI.View.onContinueUserActivity(_:perform:)
    @available(
        *, unavailable,
        message: "X11 desktops hand over no activity of other devices; use onOpenURL instead."
    )
    public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (Any) -> Void
    ) -> some View { self }
}
