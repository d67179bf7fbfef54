import Foundation

/// The rebuilding of a program's modules after their sources were changed, each time as a library
/// that is loaded beside the former ones.
///
/// A change inside of bodies compiles one source. For a change that other sources of the module see, the
/// driver finds out which of them it concerns. Anything else runs SwiftPM.
package actor Rebuilder {
    /// The module that is shown.
    private var target: BuiltModule
    /// All modules of the program but the toolkit's.
    private var modules: [BuiltModule] = []
    /// The objects of sources in C.
    private var otherObjects: [String] = []
    private let package: String
    private let toolkit: String
    private let folder: String
    private let toolchain: Toolchain
    private var commands: [String: FrontendCommand] = [:]
    private var known: [String: KnownSource] = [:]
    /// The sources that were compiled since a library was linked; `nil` for none.
    private var unlinked: [KnownSource]? = []
    /// The texts of the last build, if it failed: a source can be saved several times as it is.
    private var failed: [String]?
    private var generation = 0
    /// The compilation of the target's sources to objects of its own, by which later ones are small.
    private var preparation: Task<Void, any Error>?

    /// - Parameters:
    ///   - source: The path of a source of the module that is shown.
    ///   - package: The path of the package.
    ///   - start: The time when its last debug build began.
    ///   - toolkit: The path of Lozenge's sources.
    ///   - folder: The path of the folder for libraries and objects.
    /// - Throws: A ``ReloadError`` if the package or its last build is not as expected.
    package init(
        showing source: String, package: String, builtFrom start: Date, toolkit: String,
        folder: String
    ) async throws {
        let plan = try BuildPlan(package: package)
        guard let target = plan.module(of: source), let compiler = target.arguments.first else {
            throw ReloadError("No target of the package \(package) has the file \(source).")
        }
        toolchain = try await Toolchain.of(compiler: compiler)
        (self.package, self.toolkit, self.folder) = (package, toolkit, folder)
        self.target = target
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        take(plan, from: start)
    }

    /// The name of the target.
    package var moduleName: String { target.name }
    /// The name of the function that the program begins with, if the target is an executable.
    package var entryPoint: String { target.entryPoint }
    /// The folders that hold the sources.
    package var folders: Set<String> { modules.reduce(into: []) { $0.formUnion($1.folders) } }

    /// Compiles the target in the background, so that the driver finds out later what a change concerns.
    package func prepare() {
        guard isLast(target) else { return }
        preparation = Task {
            _ = try await incrementalCommand(of: target).run(by: ["/usr/bin/nice"])
        }
    }

    /// True if no other module of the program imports a module.
    private func isLast(_ module: BuiltModule) -> Bool {
        !modules.contains { $0.imports.contains(module.name) }
    }

    /// Compiles what has changed, and links it; the first time, what SwiftPM compiled.
    ///
    /// - Returns: The library; `nil` if nothing has changed.
    /// - Throws: ``BuildFailure`` with the compiler's messages, or a ``ReloadError``.
    package func rebuild() async throws -> ReloadedLibrary? {
        if !modules.allSatisfy(\.hasAllSources) { try await buildPackage() }
        // Sources may be changed while they are compiled, and objects of several versions do not fit together.
        for _ in 0..<Self.maximumRounds {
            let changed = try changedSources()
            guard !changed.isEmpty, changed.map(\.text) != failed else { break }
            do { try await compile(changed) } catch {
                failed = changed.map(\.text)
                throw error
            }
        }
        try await compileProviders()
        guard try changedSources().isEmpty else { return nil }
        // Sources that were broken are as they were compiled last again.
        if failed != nil { unlinked = unlinked ?? [] }
        guard let sources = unlinked else { return nil }
        return try await link(compiled: sources)
    }

    /// The number of compilations after which a source that changes all the time is left for later.
    private static let maximumRounds = 8

    private func compile(_ changed: [KnownSource]) async throws {
        if changed.allSatisfy({ known[$0.path]?.hasSameInterface(as: $0) == true }) {
            for source in changed { try await compile(source) }
        } else {
            try await buildModules(of: changed)
        }
        let paths = Set(changed.map(\.path))
        unlinked = (unlinked ?? []).filter { !paths.contains($0.path) } + changed
    }

    private func changedSources() throws -> [KnownSource] {
        try modules.flatMap(\.sources).compactMap { path in
            try KnownSource(readFrom: path, unlessSameAs: known[path])
        }
    }

    /// Takes over the commands and the sources of a build that began at `start`.
    private func take(_ plan: BuildPlan, from start: Date) {
        modules = plan.closure(of: target, outside: toolkit)
        otherObjects = plan.otherObjects.filter { !$0.source.hasPrefix(toolkit + "/") }
            .map(\.object)
        (commands, known) = ([:], [:])
        unlinked = unlinked ?? []
        for path in modules.flatMap(\.sources) {
            guard let source = try? KnownSource(readFrom: path) else { continue }
            // A source that was changed since then counts as unknown.
            known[path] = (source.saved ?? start) < start ? source : nil
        }
    }

    private func module(of source: KnownSource) throws -> BuiltModule {
        guard let module = modules.first(where: { $0.objects[source.path] != nil }) else {
            throw ReloadError("No target has the file \(source.path) any more.")
        }
        return module
    }

    /// Compiles one source by itself.
    private func compile(_ source: KnownSource) async throws {
        let module = try module(of: source)
        generation += 1
        let stem = "\(folder)/\(module.name)-\(generation)-\(source.name)"
        let previewed = source.previewed(in: module)
        if previewed.hasRecords {
            try previewed.text.write(toFile: stem, atomically: false, encoding: .utf8)
        }
        let result = try await Subprocess.run(
            command(of: module).arguments(
                compiling: previewed.hasRecords ? stem : source.path,
                beside: module.sources.filter { $0 != source.path }, to: stem + ".o"))
        guard result.succeeded else { throw BuildFailure(result.output) }
        replace(source, .alone(object: stem + ".o"))
    }

    private func replace(_ source: KnownSource, _ compilation: KnownSource.Compilation) {
        known[source.path]?.removeObject()
        known[source.path] = source
        known[source.path]?.compilation = compilation
    }

    private func command(of module: BuiltModule) async throws -> FrontendCommand {
        if let known = commands[module.name] { return known }
        let made = try await FrontendCommand(of: module)
        commands[module.name] = made
        return made
    }

    /// Compiles the sources that declare a `PreviewProvider` and have no records of it yet.
    private func compileProviders() async throws {
        for source in known.values where source.mayLackRecords {
            guard try source.previewed(in: module(of: source)).hasRecords else { continue }
            try await compile(source)
        }
    }

    /// Compiles those sources of a module that changes concern; if other modules import it, the package.
    private func buildModules(of changed: [KnownSource]) async throws {
        let module = try changed.first.map(module)
        guard let module, changed.allSatisfy({ module.objects[$0.path] != nil }), isLast(module)
        else { return try await buildPackage() }
        // If it failed, a source was broken: so is one now, or it was mended.
        try? await preparation?.value
        let command = try incrementalCommand(of: module)
        guard try await command.run() else { return }
        let sources = known.merging(changed.map { ($0.path, $0) }) { $1 }
        for (path, object) in command.objects {
            if let source = sources[path] { replace(source, .byDriver(object: object)) }
        }
    }

    private func incrementalCommand(of module: BuiltModule) throws -> IncrementalCommand {
        try IncrementalCommand(of: module, in: "\(folder)/\(module.name).objects")
    }

    /// Builds the package by SwiftPM, and takes over its new commands.
    private func buildPackage() async throws {
        let start = Date.now
        let result = try await Subprocess.run([
            toolchain.swift, "build", "--package-path", package, "--target", target.name,
        ])
        guard result.succeeded else { throw BuildFailure(result.output) }
        let plan = try BuildPlan(package: package)
        guard let target = plan.modules.first(where: { $0.name == target.name }) else {
            throw ReloadError("The package has no target \(target.name) any more.")
        }
        self.target = target
        take(plan, from: start)
    }

    private func link(compiled: [KnownSource]) async throws -> ReloadedLibrary {
        let objects = modules.flatMap { module in
            module.sources.compactMap { known[$0]?.object(in: module) }
        }
        (unlinked, failed) = (nil, nil)
        generation += 1
        let library = "\(folder)/lib\(target.name)-\(generation).so"
        try await Linker(toolchain: toolchain, folder: folder)
            .link(objects + otherObjects, to: library)
        return ReloadedLibrary(
            path: library, compiled: compiled.map(\.name).sorted(),
            saved: compiled.compactMap(\.saved).max())
    }
}
