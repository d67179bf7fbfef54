/// The state of an app that is kept between runs.
///
/// Source: the XDG base directory specification, for the folders.
final class AppMemory {
    let settings: ValueStore
    let windows: ValueStore
    private let files: [ValueFile]

    /// - Parameters:
    ///   - name: The app's name, which is the name of its folders.
    ///   - variables: The environment variables with the folders; by default those of the process.
    init(of name: String, _ variables: EnvironmentVariables = .ofProcess) {
        let home = variables["HOME"] ?? NSHomeDirectory()
        func file(_ variable: String, or folder: String, _ file: String) -> ValueFile {
            // The specification ignores relative paths.
            let given = variables[variable].flatMap { $0.utf8.first == 0x2F ? $0 : nil }
            return ValueFile("\(given ?? "\(home)/\(folder)")/\(name)/\(file)")
        }
        files = [
            file("XDG_CONFIG_HOME", or: ".config", "settings.json"),
            file("XDG_STATE_HOME", or: ".local/state", "windows.json"),
        ]
        (settings, windows) = (ValueStore(files[0]), ValueStore(files[1]))
    }

    /// Returns the environment with the stored state for the window called `name`.
    func surroundings(ofWindow name: String) -> EnvironmentValues {
        var surroundings = EnvironmentValues()
        surroundings.appStore = settings
        surroundings.sceneStore = windows
        surroundings.sceneName = name
        return surroundings
    }

    /// Writes the unsaved values.
    func flush() { for file in files { file.flush() } }
}
