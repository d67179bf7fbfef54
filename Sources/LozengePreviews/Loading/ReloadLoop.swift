import LozengeReload

/// The rebuilding of a program whenever its sources change.
struct ReloadLoop {
    let rebuilder: Rebuilder
    /// Called with each new build, and with the reason why one failed.
    let report: @MainActor (Result<ReloadedLibrary, any Error>) async -> Void

    /// Goes on until the task is cancelled.
    @MainActor
    func run() async {
        await rebuilder.prepare()
        do {
            while !Task.isCancelled {
                let folders = await rebuilder.folders
                let watch = try FolderWatch(folders)
                for await _ in watch.changes {
                    await rebuild()
                    // A build may have found other folders.
                    if await rebuilder.folders != folders { break }
                }
            }
        } catch {
            await report(.failure(error))
        }
    }

    @MainActor
    private func rebuild() async {
        do {
            if let library = try await rebuilder.rebuild() { await report(.success(library)) }
        } catch {
            await report(.failure(error))
        }
    }
}
