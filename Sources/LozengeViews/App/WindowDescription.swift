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
        /// The single window of the settings.
        case settings
    }

    package let kind: Kind
    /// The identifier to open it by; `nil` without one.
    package let id: String?
    /// `nil` for the app's name.
    package let title: String?
    package var size: CGSize?
    package var resizability = WindowResizability.automatic
    package var content: () -> AnyView
    /// The commands of these windows.
    package var commands: [() -> AnyView] = []

    init(_ kind: Kind, id: String?, title: String?, content: @escaping () -> some View) {
        self.kind = kind
        self.id = id
        self.title = title
        self.content = { AnyView(content()) }
    }
}
