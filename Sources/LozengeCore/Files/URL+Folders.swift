public import Foundation

/// Folders of the user that Foundation names on Apple's systems and not on Linux; by the XDG
/// directories, and the current folder where there is none.
extension URL {
    /// The user's documents.
    ///
    /// Matches: Foundation.URL.documentsDirectory
    @_disfavoredOverload
    public static var documentsDirectory: URL { folder(.documentDirectory) }

    /// The folder that programs download to.
    ///
    /// Matches: Foundation.URL.downloadsDirectory
    @_disfavoredOverload
    public static var downloadsDirectory: URL { folder(.downloadsDirectory) }

    /// The folder of files that can be made again.
    ///
    /// Matches: Foundation.URL.cachesDirectory
    @_disfavoredOverload
    public static var cachesDirectory: URL { folder(.cachesDirectory) }

    /// The folder of files that programs need and users do not open.
    ///
    /// Matches: Foundation.URL.applicationSupportDirectory
    @_disfavoredOverload
    public static var applicationSupportDirectory: URL { folder(.applicationSupportDirectory) }

    /// The folder that is shown on the desktop.
    ///
    /// Matches: Foundation.URL.desktopDirectory
    @_disfavoredOverload
    public static var desktopDirectory: URL { folder(.desktopDirectory) }

    /// The user's pictures.
    ///
    /// Matches: Foundation.URL.picturesDirectory
    @_disfavoredOverload
    public static var picturesDirectory: URL { folder(.picturesDirectory) }

    /// The user's films.
    ///
    /// Matches: Foundation.URL.moviesDirectory
    @_disfavoredOverload
    public static var moviesDirectory: URL { folder(.moviesDirectory) }

    /// The user's music.
    ///
    /// Matches: Foundation.URL.musicDirectory
    @_disfavoredOverload
    public static var musicDirectory: URL { folder(.musicDirectory) }

    /// The folder that other users see.
    ///
    /// Matches: Foundation.URL.sharedPublicDirectory
    @_disfavoredOverload
    public static var sharedPublicDirectory: URL { folder(.sharedPublicDirectory) }

    /// The folder of files that were put into the trash of the desktop.
    ///
    /// Matches: Foundation.URL.trashDirectory
    @_disfavoredOverload
    public static var trashDirectory: URL {
        applicationSupportDirectory.appending(path: "Trash/files", directoryHint: .isDirectory)
    }

    /// The folder of files that programs keep for a user: ``applicationSupportDirectory``.
    ///
    /// Matches: Foundation.URL.libraryDirectory
    @_disfavoredOverload
    public static var libraryDirectory: URL { applicationSupportDirectory }

    /// The folder of the programs of all users: that of their desktop entries.
    ///
    /// Matches: Foundation.URL.applicationDirectory
    @_disfavoredOverload
    public static var applicationDirectory: URL {
        URL(fileURLWithPath: "/usr/share/applications", isDirectory: true)
    }

    /// The folder of the users' home folders.
    ///
    /// Matches: Foundation.URL.userDirectory
    @_disfavoredOverload
    public static var userDirectory: URL { URL(fileURLWithPath: "/home", isDirectory: true) }

    private static func folder(_ kind: FileManager.SearchPathDirectory) -> URL {
        FileManager.default.urls(for: kind, in: .userDomainMask).first
            ?? URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    }
}

extension UserDefaults {
    /// Stores `value`, or removes what is stored if it is `nil`.
    ///
    /// Matches: Foundation.UserDefaults.setValue(_:forKey:)
    @_disfavoredOverload
    public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
