import Foundation

/// The programs of a Swift toolchain that a module is compiled and linked with.
struct Toolchain: Sendable {
    /// The folder of the programs.
    private let programs: String
    /// The folder of the runtime's libraries.
    let libraries: String
    /// The object that registers the types of an image with the runtime.
    let runtimeObject: String

    /// Returns the toolchain that a compiler belongs to.
    ///
    /// - Parameter compiler: The path of `swiftc`.
    /// - Returns: The toolchain.
    /// - Throws: A ``ReloadError`` if the compiler does not answer.
    static func of(compiler: String) async throws -> Toolchain {
        let answer = try await Subprocess.run([compiler, "-print-target-info"])
        guard answer.succeeded, let data = answer.output.data(using: .utf8) else {
            throw ReloadError("\(compiler) does not say which target it compiles for.")
        }
        let info = try JSONDecoder().decode(TargetInfo.self, from: data)
        let folder = URL(fileURLWithPath: compiler).resolvingSymlinksInPath()
            .deletingLastPathComponent().path
        let libraries = info.paths.runtimeResourcePath + "/" + info.target.platform
        return Toolchain(
            programs: folder, libraries: libraries,
            runtimeObject: libraries + "/" + info.target.arch + "/swiftrt.o")
    }

    var swift: String { programs + "/swift" }
    var clang: String { programs + "/clang" }
    var autolinkExtract: String { programs + "/swift-autolink-extract" }

    /// The answer of `swiftc -print-target-info`, as far as it is needed.
    private struct TargetInfo: Decodable {
        struct Target: Decodable {
            let platform: String
            let arch: String
        }
        struct Paths: Decodable { let runtimeResourcePath: String }

        let target: Target
        let paths: Paths
    }
}
