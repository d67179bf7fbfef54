import Foundation
import LozengeCore

extension FontCollection {
    /// Returns the family of text without a family.
    ///
    /// If the user's configuration defines `sans-serif` or `system-ui`, that is used; otherwise
    /// Inter, which is designed for screens, if installed.
    func preferredSystemFamily() -> String {
        for alias in ["system-ui", "sans-serif"] where userConfigures(alias) { return alias }
        return hasFamily("Inter") ? "Inter" : "sans-serif"
    }

    /// Returns true if a file of the user or the administrator mentions the generic family.
    ///
    /// The files are searched as text, since Fontconfig does not report the file of a rule.
    private func userConfigures(_ alias: String) -> Bool {
        let variables = EnvironmentVariables.ofProcess
        let home = variables["HOME"] ?? "/nonexistent"
        let own = [
            (variables["XDG_CONFIG_HOME"] ?? home + "/.config") + "/fontconfig",
            home + "/.fonts.conf",
            "/etc/fonts/local.conf",
        ]
        return configurationFiles.contains { file in
            own.contains { file.hasPrefix($0) }
                && (try? RegularFile.contents(of: file)).map {
                    String(decoding: $0, as: UTF8.self).contains(alias)
                } == true
        }
    }
}
