import LozengeImage
import LozengeText
import LozengeX11

extension App {
    /// Opens the app's windows and runs until the last is closed.
    ///
    /// Without a usable display, the app prints one sentence and exits with status 1. With `--snapshot FILE`,
    /// it writes a picture of its first window and opens none. `--help` and `--version` print and exit.
    ///
    /// Matches: SwiftUI.App.main()
    public static func main() {
        #if DEBUG
            if let running = RunningApp.current, let takeOver = RunningApp.takeOver {
                return takeOver(running, Self())
            }
        #endif
        LocaleVariables.repair()
        let arguments = CommandLine.arguments.dropFirst()
        if let answer = StandardOptions.answer(to: arguments, of: appName) {
            print(answer, terminator: "")
            exit(0)
        }
        do {
            if let options = try SnapshotOptions(arguments) {
                try options.takeSnapshot(of: Self())
                exit(0)
            }
            exit(try RunningApp(Self()).run())
        } catch {
            writeToStandardError("\(appName): \(error)")
            exit(1)
        }
    }
}

/// Returns the name of an app's files on the desktop: `character-card` for CharacterCard.
func desktopID(of name: String) -> String {
    let letters: ClosedRange<Unicode.Scalar> = "a"..."z"
    let capitals: ClosedRange<Unicode.Scalar> = "A"..."Z"
    var id = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
        if capitals.contains(scalar), let last = id.last, letters.contains(last) { id.append("-") }
        id.append(scalar)
    }
    return String(id).lowercased()
}

/// The name of the app for the desktop and the user, which is the name of its executable.
var appName: String {
    let name = ResourceFolders.executableName
    return name.isEmpty ? "Lozenge" : name
}
