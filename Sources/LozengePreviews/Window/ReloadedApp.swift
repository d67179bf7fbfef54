#if DEBUG
    import Dispatch
    import Foundation
    import Lozenge
    import LozengeReload
    import SwiftUI

    /// An app that is rebuilt and replaced while it runs.
    enum ReloadedApp {
        /// Runs the app of a target until it ends.
        static func run(_ options: PreviewOptions) throws {
            let (rebuilder, library) = try first(options)
            let status = BuildStatus()
            Reloading.begin()
            Reloading.shown = status.shown
            Reloading.decorate = { AnyView($0.modifier(ProblemOverlay(status: status))) }
            Task {
                let entryPoint = await rebuilder.entryPoint
                await ReloadLoop(rebuilder: rebuilder) { result in
                    do {
                        let library = try result.get()
                        status.take(library)
                        _ = try LoadedLibrary(library).run(entryPoint)
                    } catch {
                        status.take(error)
                    }
                }
                .run()
            }
            let (loaded, entryPoint) = (try LoadedLibrary(library.library), library.entryPoint)
            guard loaded.run(entryPoint) else {
                throw ReloadError("The target has no app: nothing in it is marked @main.")
            }
        }

        private struct First: Sendable {
            let library: ReloadedLibrary
            let entryPoint: String
        }

        /// Links the program before anything runs.
        private static func first(_ options: PreviewOptions) throws -> (Rebuilder, First) {
            let answer = Answer()
            Task.detached {
                do {
                    let rebuilder = try await options.rebuilder()
                    guard let library = try await rebuilder.rebuild() else {
                        throw ReloadError("The sources change all the time.")
                    }
                    let first = First(library: library, entryPoint: await rebuilder.entryPoint)
                    answer.give(.success((rebuilder, first)))
                } catch {
                    answer.give(.failure(error))
                }
            }
            return try answer.wait()
        }

        /// A result that a thread waits for.
        nonisolated private final class Answer: @unchecked Sendable {
            private let given = DispatchSemaphore(value: 0)
            private var result: Result<(Rebuilder, First), any Error>?

            func give(_ result: Result<(Rebuilder, First), any Error>) {
                self.result = result
                given.signal()
            }

            func wait() throws -> (Rebuilder, First) {
                given.wait()
                guard let result else { throw ReloadError("Nothing was built.") }
                return try result.get()
            }
        }
    }

    /// The errors of the last build above the content of a window.
    private struct ProblemOverlay: ViewModifier {
        let status: BuildStatus

        func body(content: Content) -> some View {
            content.overlay(alignment: .bottom) {
                if !status.problems.isEmpty {
                    ScrollView {
                        ProblemList(problems: status.problems).padding(12)
                    }
                    .frame(maxHeight: 160)
                    .fixedSize(horizontal: false, vertical: true)
                    .background(.background)
                    .overlay(alignment: .top) { Divider() }
                }
            }
        }
    }
#endif
