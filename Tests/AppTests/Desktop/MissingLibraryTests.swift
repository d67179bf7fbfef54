import Foundation
import Testing
import WaitingFixtures

extension OnADesktop {
    @Suite("The library that decodes pictures is loaded with the first picture")
    struct MissingLibrary {
        @Test(
            "No executable is linked with it, so that an app starts without it",
            arguments: ["Hello", "CharacterCard", "BattleTracker", "TestApp"])
        func needed(app: String) async throws {
            let libraries = try await neededLibraries(of: executable(app))
            #expect(libraries.contains("libX11.so.6"), "\(libraries)")
            #expect(!libraries.contains(where: isLoadedLater), "\(libraries)")
        }

        private func isLoadedLater(_ library: String) -> Bool {
            library.contains("gdk_pixbuf") || library.contains("enchant")
        }

        @Test("The test executable is not linked with it either")
        func tests() async throws {
            let path = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
            let libraries = try await neededLibraries(of: path)
            #expect(!libraries.isEmpty)
            #expect(!libraries.contains(where: isLoadedLater), "\(libraries)")
        }

        @Test("Without it an app shows placeholders and reports once which package to install")
        func placeholders() async throws {
            let desktop = try await Desktop(.none)
            let card = try await OpenCard(on: desktop, settings: try withoutLibrary(desktop))
            let shown = try await card.restingPicture()
            #expect(shown.area(where: CardColor.mark.matches) != nil)
            #expect(card.isRunning)
            #expect(card.program.errors.count == 1, "\(card.program.errors)")
            #expect(
                card.program.errors.first?.contains("install libgdk-pixbuf-2.0-0") == true,
                "\(card.program.errors)")
        }

        @Test("Without it an app cannot write a picture of itself, and exits 1")
        func snapshot() async throws {
            let desktop = try await Desktop(.none)
            let settings = try withoutLibrary(desktop)
            let card = try Program(
                executable("Hello"), ["--snapshot", desktop.folder + "/hello.png"],
                environment: desktop.environment.merging(settings) { $1 })
            #expect(try await card.end() == .status(1))
            #expect(
                card.errors.contains { $0.contains("install libgdk-pixbuf-2.0-0") },
                "\(card.errors)")
        }

        /// Variables that make the loader find an empty file instead of the library.
        private func withoutLibrary(_ desktop: Desktop) throws -> [String: String] {
            try Data().write(to: URL(fileURLWithPath: desktop.folder + "/libgdk_pixbuf-2.0.so.0"))
            let folders = [desktop.folder, desktop.environment["LD_LIBRARY_PATH"]]
            return ["LD_LIBRARY_PATH": folders.compactMap { $0 }.joined(separator: ":")]
        }

        /// The names of the libraries that the system loads before a program begins.
        private func neededLibraries(of path: String) async throws -> [String] {
            let objdump = Process()
            let output = Pipe()
            objdump.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            objdump.arguments = ["objdump", "-p", path]
            objdump.standardOutput = output
            try objdump.run()
            let bytes = output.fileHandleForReading.readWhole()
            objdump.waitUntilExit()
            return String(decoding: bytes, as: UTF8.self).matches(of: /NEEDED\s+(\S+)/)
                .map { String($0.1) }
        }
    }
}
