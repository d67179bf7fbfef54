import Foundation
import WaitingFixtures

/// The compiler, with the arguments of a package that depends on this one.
enum Compiler {
    struct Result {
        let isAccepted: Bool
        /// The lines of errors, without surrounding ones.
        let errors: [String]
        /// The processor time used, in seconds.
        let seconds: Double
    }

    /// The folder of the package.
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../..").standardizedFileURL.path

    /// The folder of the built products.
    static let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().path

    /// Type-checks a file of `Tests/Fixtures/sources`.
    static func check(_ name: String, _ options: [String]) throws -> Result {
        try check(file: "\(root)/Tests/Fixtures/sources/\(name).swift", options)
    }

    /// Type-checks a file.
    static func check(file: String, _ options: [String]) throws -> Result {
        var arguments = ["swiftc", "-typecheck"] + options
        arguments += ["-I", products + "/Modules"]
        arguments += ["-load-plugin-executable", products + "/PreviewMacros-tool#PreviewMacros"]
        for map in moduleMaps(in: root, products) {
            arguments += ["-Xcc", "-fmodule-map-file=\(map)"]
        }
        let packages = ["xft", "pangoft2", "gio-2.0"]
        for flag in try run(["pkg-config", "--cflags"] + packages).output.split(separator: " ") {
            arguments += ["-Xcc", flag.trimmingCharacters(in: .whitespacesAndNewlines)]
        }
        arguments.append(file)
        // The shell's last line is the processor time of its children.
        let shell = ["sh", "-c", "\"$@\"; status=$?; times; exit $status", "sh"]
        let result = try run(shell + arguments)
        let lines = result.output.split(separator: "\n").map(String.init)
        return Result(
            isAccepted: result.status == 0,
            errors: lines.filter { $0.contains("error:") },
            seconds: seconds(lines.last ?? ""))
    }

    /// Returns the seconds in `0m3.17s 0m0.20s`; NaN if there are none.
    private static func seconds(_ times: String) -> Double {
        guard let match = times.firstMatch(of: /(\d+)m([\d.]+)s (\d+)m([\d.]+)s/) else {
            return .nan
        }
        let parts = [match.1, match.2, match.3, match.4].map { Double($0) ?? .nan }
        return 60 * (parts[0] + parts[2]) + parts[1] + parts[3]
    }

    /// The module maps: of system libraries in the sources, of C targets among the products.
    private static func moduleMaps(in root: String, _ products: String) -> [String] {
        let names = ["CX11", "CBus", "CText", "CImage", "CMarkdown", "CBeforeMain"]
        return names.flatMap { name in
            [
                "\(root)/Sources/\(name)/module.modulemap",
                "\(products)/\(name).build/module.modulemap",
            ]
        }.filter { FileManager.default.fileExists(atPath: $0) }
    }

    static func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readWhole()
        process.waitUntilExit()
        return (process.terminationStatus, String(decoding: output, as: UTF8.self))
    }
}
