import LozengeImage
import LozengeText
import LozengeX11

extension App {
    /// Opens the app's windows and runs until the last is closed.
    ///
    /// Ends with status 1 and one sentence where there is no usable display. With `--snapshot FILE`
    /// no window is opened: what the first would show becomes a PNG file.
    ///
    /// Matches: SwiftUI.App.main()
    public static func main() {
        do {
            if let options = try SnapshotOptions(CommandLine.arguments.dropFirst()) {
                try options.takeSnapshot(of: Self())
                exit(0)
            }
            exit(try RunningApp(Self()).run())
        } catch {
            FileHandle.standardError.write(Data("\(appName): \(error)\n".utf8))
            exit(1)
        }
    }
}

/// The name of an app's files on the desktop: `character-card` for CharacterCard.
func desktopID(of name: String) -> String {
    var id = ""
    for (previous, character) in zip([nil] + name.map(Optional.some), name) {
        if character.isUppercase, previous?.isLowercase == true { id.append("-") }
        id.append(character.lowercased())
    }
    return id
}

/// What the desktop and the user know the app by: the name of its executable.
var appName: String {
    (CommandLine.arguments.first ?? "Lozenge").split(separator: "/").last.map(String.init)
        ?? "Lozenge"
}
