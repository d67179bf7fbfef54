import Foundation

/// A Swift module of a package, as SwiftPM compiled it.
package struct BuiltModule: Sendable {
    package let name: String
    /// The paths of the sources.
    package let sources: [String]
    /// The path of each source's object.
    let objects: [String: String]
    /// The names of the modules of the package, and of those it depends on, that it imports.
    let imports: Set<String>
    /// The command: the compiler and its arguments.
    package let arguments: [String]

    init?(_ command: Command) {
        guard let index = command.arguments.firstIndex(of: "-module-name"),
            index + 1 < command.arguments.count
        else { return nil }
        name = command.arguments[index + 1]
        arguments = command.arguments
        sources = command.inputs.filter { $0.hasSuffix(".swift") }
        objects = Dictionary(
            zip(sources, command.outputs).filter { $1.hasSuffix(".o") }, uniquingKeysWith: { $1 })
        imports = Set(
            command.inputs.filter { $0.hasSuffix(".swiftmodule") }.map { path in
                URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
            })
        guard objects.count == sources.count, !sources.isEmpty else { return nil }
    }

    /// True if the module's sources are in a folder.
    func isIn(_ folder: String) -> Bool { sources.allSatisfy { $0.hasPrefix(folder + "/") } }

    /// The folders that hold its sources.
    package var folders: Set<String> {
        Set(sources.map { URL(fileURLWithPath: $0).deletingLastPathComponent().path })
    }

    /// The name of the function that an executable of this module begins with.
    package var entryPoint: String { name + "_main" }

    /// True if its folders have the sources that were compiled, and no others.
    var hasAllSources: Bool {
        let files = FileManager.default
        let present = folders.flatMap { folder in
            ((try? files.contentsOfDirectory(atPath: folder)) ?? [])
                .filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") }.map { folder + "/" + $0 }
        }
        return sources.allSatisfy(files.fileExists) && Set(sources).isSuperset(of: present)
    }

    /// The command without the arguments that concern more than objects.
    var argumentsForObjects: [String] {
        let dropped: Set = [
            "-incremental", "-enable-batch-mode", "-parseable-output", "-emit-module",
            "-emit-dependencies", "-serialize-diagnostics",
        ]
        let droppedWithValue: Set = ["-emit-module-path", "-output-file-map", "-index-store-path"]
        var kept: [String] = []
        var index = 0
        while index < arguments.count {
            let argument = arguments[index]
            index += droppedWithValue.contains(argument) ? 2 : 1
            if !dropped.contains(argument), !droppedWithValue.contains(argument) {
                kept.append(argument)
            }
        }
        return kept
    }
}
