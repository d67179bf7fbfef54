import LozengeCore
import LozengeViews

/// A button that shows or hides the single window of a scene.
///
/// It is disabled if no `Window` or `UtilityWindow` has the identifier.
///
/// Matches: SwiftUI.WindowVisibilityToggle
nonisolated public struct WindowVisibilityToggle<Label: View> {
    private let id: String
    private let label: Label
    @Environment(\.windowPlace) private var place
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
}

extension WindowVisibilityToggle where Label == DefaultWindowVisibilityToggleLabel {
    /// Creates a button with a label such as “Show Inspector”.
    ///
    /// Matches: SwiftUI.WindowVisibilityToggle.init(windowID:)
    nonisolated public init(windowID: String) {
        id = windowID
        label = DefaultWindowVisibilityToggleLabel(id: windowID)
    }
}

extension WindowVisibilityToggle: View {
    public var body: some View {
        let window = place.keeper?.singleWindow(id)
        Button {
            if window?.isOpen == true { dismissWindow(id: id) } else { openWindow(id: id) }
        } label: {
            label
        }
        .disabled(window == nil)
    }
}

/// The standard label of a button that shows or hides a window.
///
/// Matches: SwiftUI.DefaultWindowVisibilityToggleLabel
nonisolated public struct DefaultWindowVisibilityToggleLabel {
    fileprivate let id: String
    @Environment(\.windowPlace) private var place

    fileprivate init(id: String) { self.id = id }
}

extension DefaultWindowVisibilityToggleLabel: View {
    public var body: some View {
        if let window = place.keeper?.singleWindow(id) {
            window.isOpen ? Text("Hide \(window.title)") : Text("Show \(window.title)")
        } else {
            Text("Show Window")
        }
    }
}
