import Foundation
import LozengeCore
import LozengeViews

nonisolated extension View {
    /// Sets the folder that dialogs for files of this view show first; `nil` for the latest one.
    ///
    /// Matches: SwiftUI.View.fileDialogDefaultDirectory(_:)
    public func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
        environment(\.fileDialogOptions.folder, defaultDirectory)
    }

    /// Sets the title of dialogs for files of this view; `nil` for the usual one.
    ///
    /// Matches: SwiftUI.View.fileDialogMessage(_:)
    public func fileDialogMessage(_ message: Text?) -> some View {
        environment(\.fileDialogOptions.message, message)
    }

    /// Sets the localized title of dialogs for files of this view.
    ///
    /// Matches: SwiftUI.View.fileDialogMessage(_:)
    public func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
        fileDialogMessage(Text(messageKey))
    }

    /// Sets the title of this view's dialogs for files to the text of a resource.
    ///
    /// Matches: SwiftUI.View.fileDialogMessage(_:)
    @_disfavoredOverload
    public func fileDialogMessage(_ messageResource: LocalizedStringResource) -> some View {
        fileDialogMessage(Text(messageResource))
    }

    /// Sets the title of dialogs for files of this view, which is not localized.
    ///
    /// Matches: SwiftUI.View.fileDialogMessage(_:)
    @_disfavoredOverload
    public func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
        fileDialogMessage(Text(message))
    }

    /// Sets the label of the button that accepts in dialogs for files of this view; `nil` for the usual one.
    ///
    /// Matches: SwiftUI.View.fileDialogConfirmationLabel(_:)
    public func fileDialogConfirmationLabel(_ label: Text?) -> some View {
        environment(\.fileDialogOptions.acceptLabel, label)
    }

    /// Sets the localized label of the button that accepts in dialogs for files of this view.
    ///
    /// Matches: SwiftUI.View.fileDialogConfirmationLabel(_:)
    public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
        fileDialogConfirmationLabel(Text(labelKey))
    }

    /// Sets the label of the button that accepts, in this view's dialogs for files, to the text of a resource.
    ///
    /// Matches: SwiftUI.View.fileDialogConfirmationLabel(_:)
    @_disfavoredOverload
    public func fileDialogConfirmationLabel(_ labelResource: LocalizedStringResource) -> some View {
        fileDialogConfirmationLabel(Text(labelResource))
    }

    /// Sets the label of the button that accepts in dialogs for files of this view, which is not localized.
    ///
    /// Matches: SwiftUI.View.fileDialogConfirmationLabel(_:)
    @_disfavoredOverload
    public func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
        fileDialogConfirmationLabel(Text(label))
    }

    /// Sets the label of the field for a file's name in dialogs of this view; `nil` for the usual one.
    ///
    /// Matches: SwiftUI.View.fileExporterFilenameLabel(_:)
    /// Differs: a dialog of the desktop has its own label.
    public func fileExporterFilenameLabel(_ label: Text?) -> some View {
        environment(\.fileDialogOptions.nameLabel, label)
    }

    /// Sets the localized label of the field for a file's name in dialogs of this view.
    ///
    /// Matches: SwiftUI.View.fileExporterFilenameLabel(_:)
    /// Differs: a dialog of the desktop has its own label.
    public func fileExporterFilenameLabel(_ labelKey: LocalizedStringKey) -> some View {
        fileExporterFilenameLabel(Text(labelKey))
    }

    /// Sets the label of the field for a name, in this view's dialogs for files, to the text of a resource.
    ///
    /// Matches: SwiftUI.View.fileExporterFilenameLabel(_:)
    /// Differs: a dialog of the desktop has its own label.
    @_disfavoredOverload
    public func fileExporterFilenameLabel(_ labelResource: LocalizedStringResource) -> some View {
        fileExporterFilenameLabel(Text(labelResource))
    }

    /// Sets the label of the field for a file's name in dialogs of this view, which is not localized.
    ///
    /// Matches: SwiftUI.View.fileExporterFilenameLabel(_:)
    /// Differs: a dialog of the desktop has its own label.
    @_disfavoredOverload
    public func fileExporterFilenameLabel<S: StringProtocol>(_ label: S) -> some View {
        fileExporterFilenameLabel(Text(label))
    }

    /// Sets the parts of dialogs for files.
    ///
    /// Matches: SwiftUI.View.fileDialogBrowserOptions(_:)
    @available(
        *, unavailable, message: "The desktop's dialog has these options of its own; leave it out."
    )
    public func fileDialogBrowserOptions(_ options: FileDialogBrowserOptions) -> some View { self }

    /// Keeps the folder and the size of dialogs apart from those with another identifier.
    ///
    /// Matches: SwiftUI.View.fileDialogCustomizationID(_:)
    @available(
        *, unavailable,
        message: "The desktop's dialog remembers one folder for an app; leave it out."
    )
    public func fileDialogCustomizationID(_ id: String) -> some View { self }

    /// Chooses aliases instead of what they stand for.
    ///
    /// Matches: SwiftUI.View.fileDialogImportsUnresolvedAliases(_:)
    @available(
        *, unavailable,
        message:
            "A symbolic link is chosen as itself; use resolvingSymlinksInPath() for its target."
    )
    public func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View { self }

    /// Filters the files that can be chosen.
    ///
    /// Matches: SwiftUI.View.fileDialogURLEnabled(_:)
    @available(
        *, unavailable,
        message: "The desktop's dialog asks no program for each file; check the result instead."
    )
    public func fileDialogURLEnabled(_ predicate: Predicate<URL>) -> some View { self }
}

/// Parts of dialogs for files.
///
/// Matches: SwiftUI.FileDialogBrowserOptions
@available(*, unavailable, message: "The desktop's dialog has these options of its own.")
nonisolated public struct FileDialogBrowserOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Packages are shown as folders.
    public static let enumeratePackages = FileDialogBrowserOptions(rawValue: 1)
    /// Hidden files are shown.
    public static let includeHiddenFiles = FileDialogBrowserOptions(rawValue: 2)
    /// Extensions of names are shown.
    public static let displayFileExtensions = FileDialogBrowserOptions(rawValue: 4)
}

/// The options of dialogs for files; `nil` for the usual ones.
nonisolated struct FileDialogOptions {
    var folder: URL?
    var message: Text?
    var acceptLabel: Text?
    var nameLabel: Text?
}

nonisolated extension EnvironmentValues {
    var fileDialogOptions: FileDialogOptions {
        get { self[FileDialogOptionsKey.self] }
        set { self[FileDialogOptionsKey.self] = newValue }
    }
}

nonisolated private struct FileDialogOptionsKey: EnvironmentKey {
    static var defaultValue: FileDialogOptions { FileDialogOptions() }
}
