import LozengeCore
import LozengeViews

/// The command that shows and hides the sidebar of the window.
///
/// Matches: SwiftUI.SidebarCommands
nonisolated public struct SidebarCommands {
    /// Creates the command.
    ///
    /// Matches: SwiftUI.SidebarCommands.init()
    public init() {}
}

extension SidebarCommands: Commands {
    public var body: some Commands {
        CommandGroup(after: .sidebar) {
            PartToggle(
                part: \.sidebarToggle, show: "Show Sidebar", hide: "Hide Sidebar",
                shortcut: KeyboardShortcut("s", modifiers: [.control, .option]))
        }
    }
}

/// The command that shows and hides the inspector of the window.
///
/// Matches: SwiftUI.InspectorCommands
nonisolated public struct InspectorCommands {
    /// Creates the command.
    ///
    /// Matches: SwiftUI.InspectorCommands.init()
    public init() {}
}

extension InspectorCommands: Commands {
    public var body: some Commands {
        CommandGroup(after: .sidebar) {
            PartToggle(
                part: \.inspectorToggle, show: "Show Inspector", hide: "Hide Inspector",
                shortcut: KeyboardShortcut("i", modifiers: [.control, .option]))
        }
    }
}

/// The command that shows and hides the toolbar of the window.
///
/// Matches: SwiftUI.ToolbarCommands
nonisolated public struct ToolbarCommands {
    /// Creates the command.
    ///
    /// Matches: SwiftUI.ToolbarCommands.init()
    public init() {}
}

extension ToolbarCommands: Commands {
    public var body: some Commands {
        CommandGroup(before: .toolbar) {
            PartToggle(
                part: \.toolbarToggle, show: "Show Toolbar", hide: "Hide Toolbar",
                shortcut: KeyboardShortcut("t", modifiers: [.control, .option]))
        }
    }
}

/// A part of a window that is shown or hidden.
nonisolated struct WindowPart {
    let isShown: Bool
    let toggle: @MainActor () -> Void
}

/// The item that shows or hides a part of the window; disabled if it has none.
nonisolated private struct PartToggle {
    let show: LocalizedStringKey
    let hide: LocalizedStringKey
    let shortcut: KeyboardShortcut
    @FocusedValue private var part: WindowPart?

    init(
        part: KeyPath<FocusedValues, WindowPart?>, show: LocalizedStringKey,
        hide: LocalizedStringKey, shortcut: KeyboardShortcut
    ) {
        (self.show, self.hide, self.shortcut) = (show, hide, shortcut)
        _part = FocusedValue(part)
    }
}

extension PartToggle: View {
    var body: some View {
        Button(part?.isShown == false ? show : hide) { part?.toggle() }
            .keyboardShortcut(shortcut)
            .disabled(part == nil)
    }
}

nonisolated extension FocusedValues {
    /// The sidebar of the window.
    var sidebarToggle: WindowPart? {
        get { self[SidebarToggleKey.self] }
        set { self[SidebarToggleKey.self] = newValue }
    }

    /// The inspector of the window.
    var inspectorToggle: WindowPart? {
        get { self[InspectorToggleKey.self] }
        set { self[InspectorToggleKey.self] = newValue }
    }

    /// The toolbar of the window.
    var toolbarToggle: WindowPart? {
        get { self[ToolbarToggleKey.self] }
        set { self[ToolbarToggleKey.self] = newValue }
    }
}

nonisolated private struct SidebarToggleKey: FocusedValueKey { typealias Value = WindowPart }
nonisolated private struct InspectorToggleKey: FocusedValueKey { typealias Value = WindowPart }
nonisolated private struct ToolbarToggleKey: FocusedValueKey { typealias Value = WindowPart }
