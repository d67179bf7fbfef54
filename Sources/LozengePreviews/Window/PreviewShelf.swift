#if DEBUG
    import Foundation
    import Lozenge
    import LozengeReload
    import Observation

    /// The previews of a program's target, and what the window shows of them.
    @Observable
    final class PreviewShelf {
        private(set) var previews: [ShownPreview] = []
        let status = BuildStatus()
        var selection: ShownPreview.ID?
        var arrangement = PreviewArrangement.one
        var conditions = PreviewConditions()

        /// The selected preview; `nil` if there is none.
        var selected: ShownPreview? { previews.first { $0.id == selection } ?? previews.first }

        /// The names of the files with previews.
        var files: [String] {
            previews.map(\.file).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        }

        /// The previews of the file of the selected one.
        var neighbours: [ShownPreview] { previews.filter { $0.file == selected?.file } }

        /// Builds and shows the previews, and again whenever a source changes.
        func run(_ options: PreviewOptions) async {
            do {
                let rebuilder = try await options.rebuilder()
                let file = URL(fileURLWithPath: options.source).lastPathComponent
                if let library = try await rebuilder.rebuild() { try await show(library) }
                selection = previews.first { $0.file == file }?.id
                await ReloadLoop(rebuilder: rebuilder) { [self] result in
                    do { try await show(try result.get()) } catch { status.take(error) }
                }
                .run()
            } catch {
                status.take(error)
            }
        }

        private func show(_ library: ReloadedLibrary) async throws {
            let previews = await ShownPreview.all(try LoadedLibrary(library).previews)
            status.take(library)
            show(previews)
        }

        /// Shows previews in place of the former ones, whose state they take over.
        func show(_ previews: [ShownPreview]) {
            Reloading.keepingState({ self.previews = previews }, shown: status.shown)
        }
    }
#endif
