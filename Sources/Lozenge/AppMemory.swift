import LozengeX11

/// The state of an app that is kept between runs.
///
/// Source: the XDG base directory specification, for the folders.
final class AppMemory {
    let settings: ValueStore
    let windows: ValueStore
    private let files: [ValueFile]
    private let recentFiles: RecentFiles
    /// The folder for copies of documents that are not saved.
    let recoveryFolder: URL

    /// - Parameters:
    ///   - name: The app's name, which is the name of its folders.
    ///   - variables: The environment variables with the folders; by default those of the process.
    init(of name: String, _ variables: EnvironmentVariables = .ofProcess) {
        func path(_ variable: String, or folder: String, _ file: String) -> String {
            "\(variables.folder(variable, or: folder))/\(name)/\(file)"
        }
        files = [
            ValueFile(path("XDG_CONFIG_HOME", or: ".config", "settings.json")),
            ValueFile(path("XDG_STATE_HOME", or: ".local/state", "windows.json")),
        ]
        recoveryFolder = URL(
            fileURLWithPath: path("XDG_STATE_HOME", or: ".local/state", "documents"))
        let recent = RecentlyUsedFiles(of: name)
        recentFiles = RecentFiles(
            list: { recent.files }, add: { recent.add($0, mimeType: $1) }, clear: { recent.clear() }
        )
        (settings, windows) = (ValueStore(files[0]), ValueStore(files[1]))
    }

    /// Returns the environment with the stored state for the window called `name`.
    func surroundings(ofWindow name: String) -> EnvironmentValues {
        var surroundings = EnvironmentValues()
        surroundings.appStore = settings
        surroundings.sceneStore = windows
        surroundings.sceneName = name
        surroundings.recentFiles = recentFiles
        surroundings.recoveryFolder = recoveryFolder
        return surroundings
    }

    /// Writes the unsaved values.
    func flush() { for file in files { file.flush() } }
}
