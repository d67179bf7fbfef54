import Foundation
import WaitingFixtures

/// A program that these tests need besides the apps.
nonisolated enum Tool: String {
    case xephyr = "Xephyr"
    case openbox
    case xfwm4
    case picom
    case session = "dbus-run-session"
    case xdotool
    case setxkbmap
    case xclip
    case uim = "uim-xim"
    case localedef
    case orca

    /// The Debian package of the program.
    private var package: String {
        switch self {
        case .xephyr: "xserver-xephyr"
        case .setxkbmap: "x11-xkb-utils"
        case .session: "dbus-daemon"
        case .localedef: "locales"
        default: rawValue
        }
    }

    var isInstalled: Bool { path != nil }

    /// The path of the program.
    ///
    /// - Throws: A message that names the package to install.
    func find() throws -> String {
        guard let path else {
            throw Failure(
                description: "This test needs \(rawValue): install the package \(package).")
        }
        return path
    }

    private var path: String? {
        let folders = (getenv("PATH").map { String(cString: $0) } ?? "/usr/bin:/bin")
        return folders.split(separator: ":").map { "\($0)/\(rawValue)" }
            .first { access($0, X_OK) == 0 }
    }
}

/// Returns the path of an app's executable: in the folder that `LOZENGE_TEST_APPS` names, or beside these
/// tests if the variable is not set.
///
/// - Throws: A ``Failure`` if the executable is not there.
func executable(_ name: String) throws -> String {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let folder =
        ProcessInfo.processInfo.environment["LOZENGE_TEST_APPS"].map { URL(fileURLWithPath: $0) }
        ?? tests.deletingLastPathComponent()
    let path = folder.appendingPathComponent(name).path
    guard access(path, X_OK) == 0 else {
        throw Failure(description: "Cannot find \(path). Build the app first.")
    }
    return path
}

/// Returns the URL of `path` below the folder of the tests.
nonisolated func fixture(_ path: String) -> String {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../Fixtures/" + path).standardizedFileURL.path
}
