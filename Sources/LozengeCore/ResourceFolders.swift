import Foundation

/// The folders with an app's resources: its pictures, and the translations of its words.
///
/// In this order: the folder in `LOZENGE_ASSETS`, the resource bundles beside the executable, where
/// the Swift package manager puts them, and `../share/<app>/assets`, where `make install` does.
package struct ResourceFolders: Sendable {
    /// The folders of this process, determined once.
    package static let ofProcess = ResourceFolders(
        executable: executable,
        given: EnvironmentVariables.ofProcess["LOZENGE_ASSETS"])

    /// The file that this process runs, whatever links lead to it.
    package static let executable: String = {
        guard let path = realpath("/proc/self/exe", nil) else { return "" }
        defer { free(path) }
        return String(cString: path)
    }()

    /// The name of that file; empty if it is not known.
    package static var executableName: String {
        executable.split(separator: "/").last.map(String.init) ?? ""
    }

    /// The first that has something counts; not all of them need be there.
    package let paths: [String]
    /// The folder that the executable is in.
    package let home: String

    package init(executable: String, given: String?) {
        let parts = executable.split(separator: "/")
        func path(_ parts: ArraySlice<Substring>) -> String { parts.reduce("") { "\($0)/\($1)" } }
        let home = path(parts.dropLast())
        let bundles = Folder(home).names(endingIn: ".resources")
        let installed = "\(path(parts.dropLast(2)))/share/\(parts.last ?? "")/assets"
        self.home = home
        paths = [given].compactMap { $0 } + bundles.map { "\(home)/\($0)" } + [installed]
    }
}
