/// What an app remembers from one time it runs to the next.
///
/// Source: the XDG base directory specification, for the folders.
final class AppMemory {
    let settings: ValueStore
    private let windows: ValueStore
    private let files: [ValueFile]

    /// - Parameters:
    ///   - name: The app's name, which its folders have.
    ///   - variables: Where the folders are; those of the process.
    init(of name: String, _ variables: EnvironmentVariables = .ofProcess) {
        let home = variables["HOME"] ?? NSHomeDirectory()
        func file(_ variable: String, or folder: String, _ file: String) -> ValueFile {
            // A path that does not begin at the root is to be ignored.
            let given = variables[variable].flatMap { $0.utf8.first == 0x2F ? $0 : nil }
            return ValueFile("\(given ?? "\(home)/\(folder)")/\(name)/\(file)")
        }
        files = [
            file("XDG_CONFIG_HOME", or: ".config", "settings.json"),
            file("XDG_STATE_HOME", or: ".local/state", "windows.json"),
        ]
        (settings, windows) = (ValueStore(files[0]), ValueStore(files[1]))
    }

    /// What the views of the window called `name` can know of it.
    func surroundings(ofWindow name: String) -> EnvironmentValues {
        var surroundings = EnvironmentValues()
        surroundings.appStore = settings
        surroundings.sceneStore = windows
        surroundings.sceneName = name
        return surroundings
    }

    /// Writes what is not written yet.
    func flush() { for file in files { file.flush() } }
}
