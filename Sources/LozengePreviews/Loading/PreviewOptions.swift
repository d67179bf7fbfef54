import Foundation
import LozengeReload

/// The values of the environment that `make preview` and `make run HOT=1` start the tool with.
nonisolated struct PreviewOptions: Sendable {
    /// The path of the source that is shown, or of one in the target of the app that runs.
    let source: String
    /// The path of the package.
    let package: String
    /// The time when the package's last build began.
    let start: Date
    /// The path of Lozenge's sources.
    let toolkit: String
    /// The path of the folder for libraries and objects.
    let folder: String
    /// True if the app of the target runs, false if the previews of the file are shown.
    let runsApp: Bool

    init(_ environment: [String: String]) throws {
        func value(_ name: String) throws -> String {
            guard let value = environment["LOZENGE_PREVIEW_" + name], !value.isEmpty else {
                throw ReloadError("Start previews by `make preview PACKAGE=… FILE=…`.")
            }
            return value
        }
        source = try value("FILE")
        package = try value("PACKAGE")
        start = Date(timeIntervalSince1970: Double(try value("START")) ?? 0)
        toolkit = try value("TOOLKIT")
        folder = try value("FOLDER")
        runsApp = environment["LOZENGE_PREVIEW_APP"] == "1"
    }

    /// The rebuilding of the source's module.
    func rebuilder() async throws -> Rebuilder {
        try await Rebuilder(
            showing: source, package: package, builtFrom: start, toolkit: toolkit, folder: folder)
    }
}
