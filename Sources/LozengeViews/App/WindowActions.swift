import LozengeCore

/// Opens a window of the app.
///
/// Matches: SwiftUI.OpenWindowAction
public struct OpenWindowAction {
    let place: AppWindow

    /// Opens the window, or another one of the group, that was given `id`; one that there is one of
    /// comes to the front.
    ///
    /// Matches: SwiftUI.OpenWindowAction.callAsFunction(id:)
    public func callAsFunction(id: String) {
        guard let keeper = place.keeper else {
            return report(
                "Cannot open the window “\(id)”: the view belongs to no app. Nothing is opened.")
        }
        keeper.openWindow(id)
    }
}

/// Closes windows of the app.
///
/// Matches: SwiftUI.DismissWindowAction
public struct DismissWindowAction {
    let place: AppWindow

    /// Closes the window that this is called in.
    ///
    /// Matches: SwiftUI.DismissWindowAction.callAsFunction()
    public func callAsFunction() { place.close?() }

    /// Closes all windows that were given `id`.
    ///
    /// Matches: SwiftUI.DismissWindowAction.callAsFunction(id:)
    public func callAsFunction(id: String) { place.keeper?.closeWindows(id) }
}

/// Leaves what a view is shown in.
///
/// Matches: SwiftUI.DismissAction
public struct DismissAction {
    let place: AppWindow

    /// Closes the window.
    ///
    /// Matches: SwiftUI.DismissAction.callAsFunction()
    public func callAsFunction() { place.close?() }
}

/// Opens the window of the app's settings.
///
/// Matches: SwiftUI.OpenSettingsAction
public struct OpenSettingsAction {
    let place: AppWindow

    /// Opens it, or brings it to the front.
    ///
    /// Matches: SwiftUI.OpenSettingsAction.callAsFunction()
    public func callAsFunction() { place.keeper?.openSettings() }
}

/// The actions of views on the windows of their app.
package protocol WindowKeeper: AnyObject {
    /// Opens the window of `id`.
    func openWindow(_ id: String)
    func openSettings()
    /// Closes all windows of `id`.
    func closeWindows(_ id: String)
}

nonisolated extension EnvironmentValues {
    /// Opens windows of the app.
    ///
    /// Matches: SwiftUI.EnvironmentValues.openWindow
    public var openWindow: OpenWindowAction { OpenWindowAction(place: windowPlace) }

    /// Closes windows of the app.
    ///
    /// Matches: SwiftUI.EnvironmentValues.dismissWindow
    public var dismissWindow: DismissWindowAction { DismissWindowAction(place: windowPlace) }

    /// Leaves what the view is shown in: its window.
    ///
    /// Matches: SwiftUI.EnvironmentValues.dismiss
    public var dismiss: DismissAction { DismissAction(place: windowPlace) }

    /// Opens the window of the app's settings.
    ///
    /// Matches: SwiftUI.EnvironmentValues.openSettings
    public var openSettings: OpenSettingsAction { OpenSettingsAction(place: windowPlace) }

    /// The app's windows.
    package var windowPlace: AppWindow {
        get { self[AppWindowKey.self] }
        set { self[AppWindowKey.self] = newValue }
    }
}

/// A window among those of its app.
package final class AppWindow: Sendable {
    @MainActor package weak var keeper: (any WindowKeeper)?
    /// Closes the window itself.
    @MainActor package var close: (() -> Void)?

    nonisolated package init() {}
}

nonisolated private struct AppWindowKey: EnvironmentKey {
    /// Outside of an app, nothing is opened or closed.
    static let defaultValue = AppWindow()
}
