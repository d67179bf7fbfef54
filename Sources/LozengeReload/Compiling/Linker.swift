import Foundation

/// The linking of objects to a library that is loaded beside earlier ones of the same modules.
struct Linker: Sendable {
    let toolchain: Toolchain
    /// The folder of the libraries.
    let folder: String

    /// Links objects to a library.
    func link(_ objects: [String], to library: String) async throws {
        let objects = objects + [try await recordsObject()]
        let wanted = try await Subprocess.run(
            [toolchain.autolinkExtract] + objects + ["-o", "/dev/stdout"])
        let libraries = Set(wanted.output.split(whereSeparator: \.isWhitespace).map(String.init))
            .filter { $0.hasPrefix("-l") }
        let result = try await Subprocess.run(
            [
                toolchain.clang, "-shared", "-fuse-ld=lld", toolchain.runtimeObject,
                // Each library uses its own types and functions, whatever is loaded already.
                "-Wl,-Bsymbolic", "-Wl,--strip-debug",
                "-o", library, "-L", toolchain.libraries, "-L", folder,
            ] + objects + libraries.sorted())
        guard result.succeeded else { throw BuildFailure(result.output) }
    }

    /// The object with the functions that return where the records of a library are.
    private func recordsObject() async throws -> String {
        let object = folder + "/records.o"
        guard !FileManager.default.fileExists(atPath: object) else { return object }
        let source = folder + "/records.c"
        try Self.recordsSource.write(toFile: source, atomically: true, encoding: .utf8)
        let result = try await Subprocess.run([
            toolchain.clang, "-c", "-fPIC", source, "-o", object,
        ])
        guard result.succeeded else { throw BuildFailure(result.output) }
        return object
    }

    /// The linker gives these names to the ends of a section; a library without records has none.
    private static let recordsSource = """
        #define RECORDS __attribute__((weak, visibility("hidden")))
        extern const char __start_lozenge_previews[] RECORDS;
        extern const char __stop_lozenge_previews[] RECORDS;
        const char *lozenge_previews_start(void) { return __start_lozenge_previews; }
        const char *lozenge_previews_stop(void) { return __stop_lozenge_previews; }
        """
}
