/// A group of standard commands, or a position in the menus for commands of the app.
///
/// Matches: SwiftUI.CommandGroupPlacement
nonisolated public struct CommandGroupPlacement: Hashable, Sendable {
    private let name: String

    /// Information about the app.
    ///
    /// Matches: SwiftUI.CommandGroupPlacement.appInfo
    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    /// The app's settings: Ctrl ,.
    ///
    /// Matches: SwiftUI.CommandGroupPlacement.appSettings
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    /// The list of all keys: Ctrl ?.
    package static let keyboardShortcuts = CommandGroupPlacement(name: "keyboardShortcuts")
    /// The end of the app: Ctrl Q.
    ///
    /// Matches: SwiftUI.CommandGroupPlacement.appTermination
    public static let appTermination = CommandGroupPlacement(name: "appTermination")
    /// New windows and documents: Ctrl N.
    ///
    /// Matches: SwiftUI.CommandGroupPlacement.newItem
    public static let newItem = CommandGroupPlacement(name: "newItem")
    /// Saving, and closing by Ctrl W.
    ///
    /// Matches: SwiftUI.CommandGroupPlacement.saveItem
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    /// Import and export.
    ///
    /// Matches: SwiftUI.CommandGroupPlacement.importExport
    public static let importExport = CommandGroupPlacement(name: "importExport")
    /// Printing.
    ///
    /// Matches: SwiftUI.CommandGroupPlacement.printItem
    public static let printItem = CommandGroupPlacement(name: "printItem")
    /// Undo and redo.
    ///
    /// Matches: SwiftUI.CommandGroupPlacement.undoRedo
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    /// Ctrl X, C, V and A.
    ///
    /// Matches: SwiftUI.CommandGroupPlacement.pasteboard
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    /// Finding and replacing.
    ///
    /// Matches: SwiftUI.CommandGroupPlacement.textEditing
    public static let textEditing = CommandGroupPlacement(name: "textEditing")
    /// Fonts and other formats.
    ///
    /// Matches: SwiftUI.CommandGroupPlacement.textFormatting
    public static let textFormatting = CommandGroupPlacement(name: "textFormatting")
    /// Commands of the app that belong to no other group.
    ///
    /// Matches: SwiftUI.CommandGroupPlacement.toolbar
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    /// The sidebar.
    ///
    /// Matches: SwiftUI.CommandGroupPlacement.sidebar
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    /// Services of other apps; empty until the app adds commands.
    ///
    /// Matches: SwiftUI.CommandGroupPlacement.systemServices
    public static let systemServices = CommandGroupPlacement(name: "systemServices")
    /// Hiding the app; empty until the app adds commands.
    ///
    /// Matches: SwiftUI.CommandGroupPlacement.appVisibility
    public static let appVisibility = CommandGroupPlacement(name: "appVisibility")
    /// The windows of which an app has one each.
    ///
    /// Matches: SwiftUI.CommandGroupPlacement.singleWindowList
    public static let singleWindowList = CommandGroupPlacement(name: "singleWindowList")
    /// The arrangement of the windows; empty until the app adds commands.
    ///
    /// Matches: SwiftUI.CommandGroupPlacement.windowArrangement
    public static let windowArrangement = CommandGroupPlacement(name: "windowArrangement")
    /// The utility windows.
    package static let utilityWindows = CommandGroupPlacement(name: "utilityWindows")
    /// The text size.
    static let textSize = CommandGroupPlacement(name: "textSize")
    /// The size of the window.
    ///
    /// Matches: SwiftUI.CommandGroupPlacement.windowSize
    public static let windowSize = CommandGroupPlacement(name: "windowSize")
    /// The windows of the app.
    ///
    /// Matches: SwiftUI.CommandGroupPlacement.windowList
    public static let windowList = CommandGroupPlacement(name: "windowList")
    /// The manual of the app.
    ///
    /// Matches: SwiftUI.CommandGroupPlacement.help
    public static let help = CommandGroupPlacement(name: "help")
}
