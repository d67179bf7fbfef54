import Foundation
import LozengeCore

/// A kind of window of an app, with its content.
///
/// Extension: for the engine.
public struct WindowDescription {
    /// The number of windows of a kind.
    package enum Kind: String {
        /// Any number.
        case group
        case single
        /// A single window that floats over the app's others.
        case utility
        /// The single window of the settings.
        case settings
        /// An icon in the desktop's panel, which opens a menu or a window.
        case statusItem

        /// True for a window that keeps the app running.
        package var isOrdinary: Bool { self == .group || self == .single }
    }

    package private(set) var kind: Kind
    /// The identifier to open it by; `nil` without one.
    package let id: String?
    /// `nil` for the app's name.
    package let title: Text?
    package var size: CGSize?
    package var resizability: WindowResizability?
    package var content: () -> AnyView
    /// Returns a view with the environment that the scene sets.
    var surround: (AnyView) -> AnyView = { $0 }
    /// The commands of these windows.
    package var commands: [() -> AnyView] = []
    /// The type of the values that the windows present; `nil` for windows that present none.
    package var value: PresentedValueType?
    /// The documents of these windows; `nil` for windows of other content.
    package var document: DocumentScene?
    /// The icon in the panel; `nil` for windows without one.
    package var statusItem: StatusItemScene?
    package var style: any WindowStyle = DefaultWindowStyle()
    package var level = WindowLevel.automatic
    package var role = WindowManagerRole.automatic
    package var position: UnitPoint?
    package var placement: ((WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement)?
    package var restoration = SceneRestorationBehavior.automatic
    package var launch = SceneLaunchBehavior.automatic
    /// The keys that open a window; `nil` for the usual ones, `.some(nil)` for none.
    package var shortcut: KeyboardShortcut??
    /// Parts of the addresses that a new window of this kind opens.
    package var externalEvents: Set<String> = []
    /// True if the standard commands of this kind of window are left out.
    package var removesCommands = false

    init(_ kind: Kind, id: String?, title: Text?, content: @escaping () -> some View) {
        self.kind = kind
        self.id = id
        self.title = title
        self.content = { AnyView(content()) }
    }

    /// Returns a window of another kind with the same content.
    package func asWindow(_ kind: Kind) -> WindowDescription {
        var window = self
        window.kind = kind
        return window
    }

    /// Returns a view with the environment that the scene sets.
    package func surrounded(_ view: AnyView) -> AnyView { surround(view) }

    /// Returns the content in a frame, with the environment that the scene sets around both.
    package func framed(by frame: (AnyView) -> some View) -> AnyView {
        surround(AnyView(frame(content())))
    }

    /// True if a window is at most as large as the maximum of its content.
    package var isLimited: Bool {
        (resizability ?? (kind == .settings ? .contentSize : .automatic)).limit == .both
    }
}
