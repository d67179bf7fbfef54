import Foundation

/// The windows at the start of an app, and the files and addresses that it is started with.
extension RunningApp {
    /// Opens the windows of the last run, or those that the app starts with.
    ///
    /// Source: `docs/windows.md`, WINDOW-1.
    func openFirstWindows() {
        let kinds = kinds
        for record in records.last {
            guard let kind = kinds.first(where: { $0.key == record.key }),
                kind.description.restoration.isRestored
            else { continue }
            let value = record.value.flatMap { kind.description.value?.decode($0) }
            if record.value != nil, value == nil { continue }
            open(kind, presenting: value, record: record)
        }
        for kind in kinds {
            for value in kind.description.document?.recovered(memory.recoveryFolder) ?? [] {
                open(kind, presenting: value)
            }
        }
        for file in OpenedArguments.urls(in: CommandLine.arguments.dropFirst())
        where file.isFileURL { openFile(file) }
        guard windows.isEmpty else { return }
        let first = kinds.first { $0.description.kind != .settings }
        for kind in kinds {
            let isFirst = kind.key == first?.key
            guard kind.description.launch.isPresented ?? isFirst else { continue }
            open(kind, presenting: kind.description.value?.initial())
        }
    }

    /// Opens the document in a file if the app has a scene for it.
    private func openFile(_ file: URL) {
        for kind in kinds {
            guard let value = kind.description.document?.value(file) else { continue }
            return open(kind, presenting: value)
        }
    }

    /// Passes the addresses of the command line to the views of a window.
    func openArguments() {
        let scenes = kinds.compactMap(\.description.document)
        for url in OpenedArguments.urls(in: CommandLine.arguments.dropFirst())
        where !(url.isFileURL && scenes.contains { $0.value(url) != nil }) { open(url) }
    }

    /// Passes an address to the views of the window that it is for.
    ///
    /// Source: `docs/windows.md`, WINDOW-9. Without a view that opens them, the arguments are the app's own.
    private func open(_ url: URL) {
        let text = url.absoluteString
        let front = windows.sorted {
            ($0.runtime.scenePhase == .active ? 0 : 1) < ($1.runtime.scenePhase == .active ? 0 : 1)
        }
        if let window = front.first(where: { $0.runtime.prefers(text) })
            ?? front.first(where: { $0.runtime.allows(text) })
        {
            _ = window.runtime.open(url)
        } else if let kind = kinds.first(where: {
            $0.description.externalEvents.matches(text)
        }) {
            present(kind, nil) { _ = $0.runtime.open(url) }
        } else {
            _ = front.first { $0.kind.isOrdinary }?.runtime.open(url)
        }
    }
}
