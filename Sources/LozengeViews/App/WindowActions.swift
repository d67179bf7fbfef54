import LozengeCore

/// An action that opens a window of the app.
///
/// ```swift
/// @Environment(\.openWindow) private var openWindow
///
/// var body: some View { Button("Inspect") { openWindow(id: "inspector") } }
/// ```
///
/// Matches: SwiftUI.OpenWindowAction
public struct OpenWindowAction {
    let place: AppWindow

    /// Opens a window of the scene with `id`; a single window that is open is activated.
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

/// An action that closes windows of the app.
///
/// Matches: SwiftUI.DismissWindowAction
public struct DismissWindowAction {
    let place: AppWindow

    /// Closes the window of the view.
    ///
    /// Matches: SwiftUI.DismissWindowAction.callAsFunction()
    public func callAsFunction() { place.close?() }

    /// Closes all windows of the scene with `id`.
    ///
    /// Matches: SwiftUI.DismissWindowAction.callAsFunction(id:)
    public func callAsFunction(id: String) { place.keeper?.closeWindows(id) }
}

/// An action that ends the presentation of a view.
///
/// ```swift
/// struct DoneButton: View {
///     @Environment(\.dismiss) private var dismiss
///
///     var body: some View { Button("Done") { dismiss() } }
/// }
/// ```
///
/// Matches: SwiftUI.DismissAction
public struct DismissAction {
    let place: AppWindow
    /// Ends the presentation of the view; `nil` for a view of the window itself.
    let end: (@MainActor () -> Void)?

    /// Ends the presentation; of a view that is not presented, closes the window.
    ///
    /// Matches: SwiftUI.DismissAction.callAsFunction()
    public func callAsFunction() {
        if let end { end() } else { place.close?() }
    }
}

/// An action that opens the settings of the app.
///
/// Matches: SwiftUI.OpenSettingsAction
public struct OpenSettingsAction {
    let place: AppWindow

    /// Opens the settings or activates their window.
    ///
    /// Matches: SwiftUI.OpenSettingsAction.callAsFunction()
    public func callAsFunction() { place.keeper?.openSettings() }
}

/// The windows of an app, for the actions of views.
package protocol WindowKeeper: AnyObject {
    /// Opens a window of the scene with `id`.
    func openWindow(_ id: String)
    func openSettings()
    /// Closes all windows of the scene with `id`.
    func closeWindows(_ id: String)
}

nonisolated extension EnvironmentValues {
    /// Opens a window of the app.
    ///
    /// Matches: SwiftUI.EnvironmentValues.openWindow
    public var openWindow: OpenWindowAction { OpenWindowAction(place: windowPlace) }

    /// Closes windows of the app.
    ///
    /// Matches: SwiftUI.EnvironmentValues.dismissWindow
    public var dismissWindow: DismissWindowAction { DismissWindowAction(place: windowPlace) }

    /// Ends the presentation of the view; of a view that is not presented, closes the window.
    ///
    /// Matches: SwiftUI.EnvironmentValues.dismiss
    public var dismiss: DismissAction {
        DismissAction(place: windowPlace, end: endPresentation)
    }

    /// Opens the settings of the app.
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
