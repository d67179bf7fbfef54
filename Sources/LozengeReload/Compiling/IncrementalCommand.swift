import Foundation

/// The command that compiles those sources of a module that a change concerns, to objects of its own.
///
/// It is the driver's, with SwiftPM's settings. Unlike SwiftPM's it makes no module file, which takes
/// most of the time of a small change and is for other modules.
struct IncrementalCommand: Sendable {
    let arguments: [String]
    /// The path of each source's object.
    let objects: [String: String]
    /// The path of the driver's record of what depends on what.
    private let record: String
    private let sources: [String]

    /// - Parameters:
    ///   - module: The module.
    ///   - folder: The path of the folder for its objects.
    /// - Throws: The system's error if nothing can be written there.
    init(of module: BuiltModule, in folder: String) throws {
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        // The driver replaces the suffix of the name in the map.
        record = folder + "/module.priors"
        sources = module.sources
        var outputs = ["": ["swift-dependencies": folder + "/module.swiftdeps"]]
        for source in module.sources {
            let stem = "\(folder)/\(URL(fileURLWithPath: source).lastPathComponent)"
            outputs[source] = ["object": stem + ".o", "swift-dependencies": stem + ".swiftdeps"]
        }
        let map = folder + "/output-file-map.json"
        let data = try JSONEncoder().encode(outputs)
        if FileManager.default.contents(atPath: map) != data {
            try data.write(to: URL(fileURLWithPath: map))
        }
        objects = outputs.compactMapValues { $0["object"] }
        arguments =
            module.argumentsForObjects + [
                "-incremental", "-enable-batch-mode", "-output-file-map", map,
            ]
    }

    /// Runs the command.
    ///
    /// - Parameter prefix: A program that runs it, with its arguments.
    /// - Returns: False if a source was changed meanwhile: the objects may be of several versions, and the
    ///   next run compiles all of them.
    /// - Throws: A ``BuildFailure`` with the compiler's messages.
    func run(by prefix: [String] = []) async throws -> Bool {
        let texts = texts()
        let result = try await Subprocess.run(prefix + arguments)
        guard self.texts() == texts else {
            try? FileManager.default.removeItem(atPath: record)
            return false
        }
        guard result.succeeded else { throw BuildFailure(result.output) }
        return true
    }

    private func texts() -> [Data?] {
        sources.map { FileManager.default.contents(atPath: $0) }
    }
}
