import Foundation
import LozengeCore

/// Has the desktop open `url` with the program that the user chose for its kind.
///
/// Through `xdg-open`, which knows every desktop and the portals of sandboxes. What comes of it is
/// reported when it ends.
///
/// - Returns: Whether it was asked: not for a URL without a scheme, which would name a file here.
func openOnDesktop(_ url: URL) -> Bool {
    guard let scheme = url.scheme, !scheme.isEmpty else {
        report("“\(url.absoluteString)” does not say how to open it, as “https:” would")
        return false
    }
    let opener = Process()
    opener.executableURL = URL(filePath: "/usr/bin/env")
    opener.arguments = ["xdg-open", url.absoluteString]
    opener.standardInput = FileHandle.nullDevice
    opener.standardOutput = FileHandle.nullDevice
    let address = url.absoluteString
    opener.terminationHandler = { process in
        let status = process.terminationStatus
        guard status != 0 else { return }
        let reason =
            status == 127
            ? "xdg-open is missing; install xdg-utils" : "xdg-open ended with status \(status)"
        Task { @MainActor in report("“\(address)” could not be opened: \(reason)") }
    }
    do {
        try opener.run()
        return true
    } catch {
        report("“\(address)” could not be opened: \(error.localizedDescription)")
        return false
    }
}
