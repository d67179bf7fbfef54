import Foundation
import LozengeCore

/// An action that opens a window of the app.
///
/// ```swift
/// @Environment(\.openWindow) private var openWindow
///
/// var body: some View {
///     Button("Inspect") { openWindow(id: "inspector") }
///     Button("Read") { openWindow(value: note.id) }
/// }
/// ```
///
/// Matches: SwiftUI.OpenWindowAction
/// Source: `docs/windows.md`, WINDOW-3, WINDOW-7.
public struct OpenWindowAction {
    let place: AppWindow

    /// Opens a window of the scene with `id`; a single window that is open is activated.
    ///
    /// Matches: SwiftUI.OpenWindowAction.callAsFunction(id:)
    public func callAsFunction(id: String) { open(id, nil) }

    /// Opens a window of the group for values of this type; a window that presents `value` is activated.
    ///
    /// Matches: SwiftUI.OpenWindowAction.callAsFunction(value:)
    public func callAsFunction<D: Codable & Hashable>(value: D) {
        open(nil, PresentedValue(value))
    }

    /// Opens a window of the group with `id`; a window that presents `value` is activated.
    ///
    /// Matches: SwiftUI.OpenWindowAction.callAsFunction(id:value:)
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        open(id, PresentedValue(value))
    }

    private func open(_ id: String?, _ value: PresentedValue?) {
        guard let keeper = place.keeper else {
            let name = id ?? value.map { "for a \($0.typeName)" } ?? ""
            return report(
                "Cannot open the window “\(name)”: the view belongs to no app. Nothing is opened.")
        }
        keeper.openWindow(id, value: value)
    }
}

/// An action that closes windows of the app.
///
/// A window with an open dialog stays open, and one with a `dismissalConfirmationDialog` asks first, unless
/// the action is called in a transaction whose ``Transaction/dismissBehavior`` is destructive.
///
/// Matches: SwiftUI.DismissWindowAction
/// Source: `docs/windows.md`, WINDOW-8.
public struct DismissWindowAction {
    let place: AppWindow

    /// Closes the window of the view.
    ///
    /// Matches: SwiftUI.DismissWindowAction.callAsFunction()
    public func callAsFunction() { place.close?(Transaction.present.dismissBehavior) }

    /// Closes all windows of the scene with `id`.
    ///
    /// Matches: SwiftUI.DismissWindowAction.callAsFunction(id:)
    public func callAsFunction(id: String) { close(id, nil) }

    /// Closes the windows that present `value`.
    ///
    /// Matches: SwiftUI.DismissWindowAction.callAsFunction(value:)
    public func callAsFunction<D: Codable & Hashable>(value: D) {
        close(nil, PresentedValue(value))
    }

    /// Closes the windows of the group with `id` that present `value`.
    ///
    /// Matches: SwiftUI.DismissWindowAction.callAsFunction(id:value:)
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        close(id, PresentedValue(value))
    }

    private func close(_ id: String?, _ value: PresentedValue?) {
        place.keeper?.closeWindows(id, value: value, Transaction.present.dismissBehavior)
    }
}

/// The way in which a program closes a window.
///
/// Matches: SwiftUI.DismissBehavior
nonisolated public struct DismissBehavior: Hashable, Sendable {
    private let name: String

    /// As if the user closed it.
    ///
    /// Matches: SwiftUI.DismissBehavior.interactive
    public static let interactive = DismissBehavior(name: "interactive")
    /// At once and without a question.
    ///
    /// Matches: SwiftUI.DismissBehavior.destructive
    public static let destructive = DismissBehavior(name: "destructive")
}

nonisolated extension Transaction {
    /// The way in which ``DismissWindowAction`` closes windows.
    ///
    /// Matches: SwiftUI.Transaction.dismissBehavior
    public var dismissBehavior: DismissBehavior {
        get { self[DismissBehaviorKey.self] }
        set { self[DismissBehaviorKey.self] = newValue }
    }
}

nonisolated private struct DismissBehaviorKey: TransactionKey {
    static var defaultValue: DismissBehavior { .interactive }
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
    let end: LatestAction<@MainActor () -> Void>?

    /// Ends the presentation; of a view that is not presented, closes the window.
    ///
    /// Matches: SwiftUI.DismissAction.callAsFunction()
    public func callAsFunction() {
        if let end { end.action?() } else { place.close?(.interactive) }
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
    /// Opens a window of the scene with `id` and of the group for `value`; a window that is open is activated.
    func openWindow(_ id: String?, value: PresentedValue?)
    func openSettings()
    /// Opens the document in a file in a window, or activates its window.
    ///
    /// - Throws: The reason why it cannot be opened.
    func openDocument(_ file: URL) async throws
    /// Closes all windows of the scene with `id` that present `value`; `nil` for any.
    func closeWindows(_ id: String?, value: PresentedValue?, _ behavior: DismissBehavior)
    /// The title of the single window with `id`, and whether it is open; `nil` if there is no such scene.
    ///
    /// Views that read it are updated when that changes.
    func singleWindow(_ id: String) -> (title: Text, isOpen: Bool)?
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
    @MainActor package var close: ((DismissBehavior) -> Void)?

    nonisolated package init() {}
}

nonisolated private struct AppWindowKey: EnvironmentKey {
    /// Outside of an app, nothing is opened or closed.
    static let defaultValue = AppWindow()
}
