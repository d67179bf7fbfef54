import Foundation
import LozengeCore

extension FontCollection {
    /// The family of text that names none.
    ///
    /// A user who wrote down what `sans-serif` or `system-ui` is to be gets that; otherwise Inter,
    /// which is drawn for screens, where it is installed.
    func preferredSystemFamily() -> String {
        for alias in ["system-ui", "sans-serif"] where userConfigures(alias) { return alias }
        return hasFamily("Inter") ? "Inter" : "sans-serif"
    }

    /// Whether a file of the user's or the administrator's own mentions the generic family.
    ///
    /// Fontconfig does not say which file a rule came from, so the files are read as text.
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
