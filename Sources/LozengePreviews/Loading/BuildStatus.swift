import Foundation
import LozengeCore
import LozengeReload
import Observation

/// The state of the last build of a program.
@Observable
final class BuildStatus {
    /// The reasons why the last build failed; empty if it did not.
    private(set) var problems: [CompilerMessage] = []
    /// A sentence about the last build.
    private(set) var summary = "Building…"

    /// The build that is being shown; `nil` once it is.
    private var coming: ReloadedLibrary?

    /// Takes over a build whose views come with the next frame.
    func take(_ library: ReloadedLibrary) {
        problems = []
        coming = library
    }

    /// Notes that the last build is on the screen.
    func shown() {
        guard let library = coming else { return }
        coming = nil
        let age = library.saved.map { -$0.timeIntervalSinceNow } ?? 0
        let seconds = age.formatted(.number.precision(.fractionLength(2)))
        summary =
            library.compiled.isEmpty
            ? "Ready." : "\(library.compiled.formatted()) shown \(seconds) s after it was saved."
        writeToStandardError(summary)
    }

    func take(_ error: any Error) {
        problems = (error as? BuildFailure)?.messages ?? [CompilerMessage("\(error)")]
        summary = problems.count == 1 ? "1 error." : "\(problems.count) errors."
        for problem in problems { writeToStandardError(problem.sentence) }
    }
}
