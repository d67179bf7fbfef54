import Foundation
import Testing

/// Sources as programs write them, compiled against the built modules.
///
/// A form that stops compiling turns users away, and no other test would detect it.
@Suite("Source written for SwiftUI compiles")
struct SourceTests {
    @Test(
        "In language modes 5 and 6, with and without default isolation",
        arguments: ["isolation", "vocabulary", "scenes", "writing", "dataflow", "libraries"],
        [
            ["5"], ["6"], ["5", "-default-isolation", "MainActor"],
            ["6", "-default-isolation", "MainActor"],
        ])
    func compiles(source: String, mode: [String]) throws {
        let result = try Compiler.check(source, ["-swift-version"] + mode)
        #expect(result.isAccepted, "\(result.errors.joined(separator: "\n"))")
    }

    /// Source: docs/apps.md.
    @Test("A file that imports only Foundation finds ObservableObject by an argument")
    func foundation() throws {
        let imports = ["Combine", "Observation"].flatMap {
            ["-Xfrontend", "-import-module", "-Xfrontend", $0]
        }
        #expect(try Compiler.check("foundation", ["-swift-version", "5"] + imports).isAccepted)
        #expect(try !Compiler.check("foundation", ["-swift-version", "5"]).isAccepted)
    }

    @Test("Unavailable names are refused with a replacement")
    func instead() throws {
        let result = try Compiler.check("refused", ["-swift-version", "5"])
        let words = result.errors.joined(separator: "\n")
        for name in [
            "UIViewRepresentable", "NSViewControllerRepresentable", "NSApplicationDelegateAdaptor",
            "FetchRequest", "managedObjectContext", "persistentSystemOverlays",
            "touchBar(content:)",
            "colorEffect(_:isEnabled:)", "union(_:eoFill:)",
            "ShaderLibrary", "onScrollDown", "fileDialogBrowserOptions",
            "fileDialogURLEnabled", "windowIdealSize",
        ] {
            let known = words.contains("'\(name)' is unavailable: ")
            #expect(known, "\(name) is not refused:\n\(words)")
        }
        #expect(words.contains("use Canvas with its filters instead"))
    }

    @Test("Every name that docs/compatibility.md counts as matching is in the compiled modules")
    func counted() throws {
        let result = try Compiler.run([
            "python3", Compiler.root + "/scripts/compatibility.py", "--compiled", Compiler.products,
        ])
        #expect(result.status == 0, "\(result.output)")
        #expect(result.output.contains(/\d{4} names are in the compiled modules/))
    }

    /// A program of the toolchain builds the pages; a link to a declaration that does not exist is a warning.
    ///
    /// Measured: 14 seconds of a processor.
    @Test("The pages of all declarations are built without a warning")
    func pages() throws {
        let folder = FileManager.default.temporaryDirectory.path + "/pages-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let result = try Compiler.run([
            "python3", Compiler.root + "/scripts/documentation.py", Compiler.products, folder,
            "--strict",
        ])
        #expect(result.status == 0, "\(result.output)")
        #expect(result.output.contains(/\d{4} pages are in/), "\(result.output)")
    }

    @Test(
        "The declarations of libraries that are loaded when they are used are those of their headers",
        arguments: [("gdk-pixbuf-2.0", "pixbuf"), ("md4c", "markdown")])
    func declarations(library: String, source: String) throws {
        let flags = try Compiler.run(["pkg-config", "--cflags", library])
        #expect(flags.status == 0, "\(flags.output)")
        let include = flags.output.split { $0.isWhitespace }.map(String.init)
        let result = try Compiler.run(
            ["clang", "-fsyntax-only", "-w"] + include
                + [Compiler.root + "/Tests/Fixtures/c/\(source).c"])
        #expect(result.status == 0, "\(result.output)")
    }

    /// Measured: 3 and 2 seconds of a processor, most of it in the overloads of `background` and of
    /// the arithmetic operators.
    @Test(
        "A mistake deep in a body is reported soon, although all overloads are tried in combination",
        arguments: ["deep-mistake", "angle-mistake"])
    func slowest(source: String) throws {
        let result = try Compiler.check(source, ["-swift-version", "6"])
        #expect(result.errors.contains { $0.contains("nonsense") }, "\(result.errors)")
        #expect(result.seconds < 20)
    }

    @Test("An unknown name is refused, which proves that the compiler checks")
    func refused() throws {
        let result = try Compiler.check("mistake", ["-swift-version", "6"])
        #expect(!result.isAccepted)
        #expect(result.errors.contains { $0.contains("no member 'nonsense'") })
    }
}
