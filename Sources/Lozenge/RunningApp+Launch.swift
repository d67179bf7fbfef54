import Foundation

/// The windows at the start of an app, and the files and addresses that it is started with.
extension RunningApp {
    /// Opens unsaved documents of an earlier run, the windows of the last run and the files of the command line.
    ///
    /// Without windows of the last run, the app's first windows open.
    ///
    /// Source: `docs/windows.md`, WINDOW-1; `docs/documents.md`, DOC-8, DOC-13.
    func openFirstWindows() {
        let kinds = kinds
        for kind in kinds {
            for value in kind.description.document?.recovered(memory.recoveryFolder) ?? [] {
                open(kind, presenting: value)
            }
        }
        let recovered = windows.count
        for record in records.last { open(record, among: kinds) }
        let isRestored = windows.count > recovered
        for file in OpenedArguments.urls(in: CommandLine.arguments.dropFirst())
        where file.isFileURL { openFile(file) }
        guard !isRestored else { return }
        let first = kinds.first { ![.settings, .statusItem].contains($0.description.kind) }
        for kind in kinds where kind.description.kind != .statusItem {
            // A document that is open already is there instead of a new one.
            let isFirst = kind.key == first?.key && !windows.contains { $0.key == kind.key }
            guard kind.description.launch.isPresented ?? isFirst else { continue }
            open(kind, presenting: kind.description.value?.initial())
        }
    }

    /// Opens a window of the last run, unless its scene or its value is gone, or its value is shown already.
    private func open(_ record: WindowRecord, among kinds: [WindowKind]) {
        guard let kind = kinds.first(where: { $0.key == record.key }),
            kind.description.restoration.isRestored
        else { return }
        let value = record.value.flatMap { kind.description.value?.decode($0) }
        if record.value != nil, value == nil || isShown(value) { return }
        open(kind, presenting: value, record: record)
    }

    /// Opens the document in a file if the app has a scene for it, and it is not shown already.
    private func openFile(_ file: URL) {
        for kind in kinds {
            guard let value = kind.description.document?.value(file) else { continue }
            if !isShown(value) { open(kind, presenting: value) }
            return
        }
    }

    private func isShown(_ value: PresentedValue?) -> Bool {
        windows.contains { $0.value != nil && $0.value == value }
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
            $0.description.kind != .statusItem && $0.description.externalEvents.matches(text)
        }) {
            present(kind, nil) { _ = $0.runtime.open(url) }
        } else {
            _ = front.first { $0.kind.isOrdinary }?.runtime.open(url)
        }
    }
}
