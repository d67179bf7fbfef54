import Foundation
import LozengeX11

/// A window that an app had open when it was last quit.
///
/// Source: `docs/windows.md`, WINDOW-10.
struct WindowRecord: Codable {
    /// The identity of its kind.
    let key: String
    /// The name of its stored state.
    let name: String
    /// The stored form of the value that it presents; `nil` for none.
    let value: Data?
    /// Its position and size on the screen, in points.
    let frame: CGRect
}

/// The windows of the last run of an app.
final class WindowRecords {
    private let settings: ValueStore
    private let state: ValueStore

    init(_ memory: AppMemory) { (settings, state) = (memory.settings, memory.windows) }

    /// True if the user or the app wants windows to be restored.
    private var isOn: Bool { settings.read("restoresWindows", as: Bool.self) ?? false }

    /// The windows of the last run; empty if they are not to be restored.
    var last: [WindowRecord] {
        guard isOn, let text = state.read("openWindows", as: String.self) else { return [] }
        // A file that another program has changed restores nothing.
        return (try? JSONDecoder().decode([WindowRecord].self, from: Data(text.utf8))) ?? []
    }

    /// Keeps the windows for the next run.
    func keep(_ records: [WindowRecord]) {
        guard isOn, let data = try? JSONEncoder().encode(records) else { return }
        state.write(String(decoding: data, as: UTF8.self), for: "openWindows")
    }
}
