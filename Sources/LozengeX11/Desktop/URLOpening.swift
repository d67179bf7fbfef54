import Foundation
import LozengeCore

/// Opens `url` with the user's preferred program.
///
/// Runs `xdg-open`, which works on all desktops and in sandboxes with portals. A failure is
/// reported when that program ends.
///
/// - Returns: True if `xdg-open` was started; false for a URL without a scheme, which `xdg-open`
///   would read as a file name.
func openOnDesktop(_ url: URL) -> Bool {
    guard let scheme = url.scheme, !scheme.isEmpty else {
        report("Cannot open “\(url.absoluteString)”: it has no scheme. Add one, such as “https:”.")
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
            ? "xdg-open is missing. Install xdg-utils." : "xdg-open ended with status \(status)."
        Task { @MainActor in report("Cannot open “\(address)”: \(reason)") }
    }
    do {
        try opener.run()
        return true
    } catch {
        report("Cannot open “\(address)”: \(error.localizedDescription)")
        return false
    }
}
