import Foundation

/// The commands that SwiftPM compiled the modules of a package by, in its debug build.
///
/// Source: the manifest that SwiftPM writes for llbuild, `.build/debug.yaml`. Each command there is a
/// name, and below it lines of a key and a JSON value.
package struct BuildPlan: Sendable {
    package let modules: [BuiltModule]
    /// The objects of sources in C, with the sources.
    let otherObjects: [(source: String, object: String)]

    package init(_ manifest: [UInt8]) {
        var modules: [BuiltModule] = []
        var others: [(source: String, object: String)] = []
        for command in Command.all(in: manifest) {
            if command.name.hasSuffix(".module"), let module = BuiltModule(command) {
                modules.append(module)
            } else if command.tool == "clang", let source = command.inputs.last,
                let object = command.outputs.first
            {
                others.append((source, object))
            }
        }
        self.modules = modules
        otherObjects = others
    }

    /// Reads the plan of the last debug build of a package.
    package init(package folder: String) throws {
        let file = folder + "/.build/debug.yaml"
        guard let data = FileManager.default.contents(atPath: file) else {
            throw ReloadError(
                "There is no \(file). Previews need SwiftPM's own build system: "
                    + "`swift build --build-system native`.")
        }
        self.init([UInt8](data))
    }

    /// Returns the module that a source belongs to; `nil` if there is none.
    package func module(of source: String) -> BuiltModule? {
        modules.first { $0.sources.contains(source) }
    }

    /// Returns a module and all that it imports, directly or not, but for those of a folder.
    package func closure(of module: BuiltModule, outside folder: String) -> [BuiltModule] {
        var found: [BuiltModule] = []
        var wanted = [module]
        while let next = wanted.popLast() {
            guard !next.isIn(folder), !found.contains(where: { $0.name == next.name }) else {
                continue
            }
            found.append(next)
            wanted += modules.filter { next.imports.contains($0.name) }
        }
        return found
    }
}

/// A command of a manifest.
struct Command {
    let name: String
    private(set) var tool = ""
    private(set) var inputs: [String] = []
    private(set) var outputs: [String] = []
    private(set) var arguments: [String] = []

    /// Returns the commands that compile something.
    static func all(in manifest: [UInt8]) -> [Command] {
        var commands: [Command] = []
        for line in manifest.split(separator: UInt8(ascii: "\n")) {
            if line.starts(with: Array("  \"C.".utf8)) || line.starts(with: Array("  \"/".utf8)) {
                let text = String(decoding: line, as: UTF8.self)
                commands.append(
                    Command(
                        name: text.split(separator: "\"").dropFirst().first.map(String.init) ?? ""))
            } else if line.starts(with: Array("    ".utf8)), !commands.isEmpty {
                commands[commands.count - 1].read(line)
            }
        }
        return commands
    }

    private mutating func read(_ line: ArraySlice<UInt8>) {
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return }
        let key = String(decoding: line[..<colon], as: UTF8.self).drop { $0 == " " }
        let value = line[line.index(after: colon)...]
        switch key {
        case "tool": tool = String(decoding: value, as: UTF8.self).filter { $0 != " " }
        case "inputs": inputs = Self.strings(value)
        case "outputs": outputs = Self.strings(value)
        case "args": arguments = Self.strings(value)
        default: break
        }
    }

    private static func strings(_ json: ArraySlice<UInt8>) -> [String] {
        (try? JSONDecoder().decode([String].self, from: Data(json))) ?? []
    }
}
