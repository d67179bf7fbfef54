import Foundation
import Testing

@Suite("Symbols of asset catalogs")
struct AssetSymbolsTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("lozenge-assets-\(UUID().uuidString)")

    private func write(_ path: String, _ text: String = "{}") throws {
        let file = folder.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }

    private func make() throws -> (status: Int32, output: String) {
        try Compiler.run([Compiler.root + "/scripts/asset_symbols.py", folder.path])
    }

    @Test("A package with a catalog gets symbols, by which its program compiles")
    func compiles() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let catalog = "Sources/Shop/Resources/Assets.xcassets"
        for name in ["logo", "ToolbarImage", "my-photo 2", "2x", "URLIcon", "BG", "default"] {
            try write("\(catalog)/\(name).imageset/Contents.json")
        }
        for name in ["paperColor", "red", "AccentColor"] {
            try write("\(catalog)/Theme/\(name).colorset/Contents.json")
        }
        try write("\(catalog)/Icons/big.imageset/Contents.json")
        try write(
            "\(catalog)/Icons/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
        try write("Sources/Plain/Plain.swift", "let plain = 1")
        let made = try make()
        #expect(made.status == 0, "\(made.output)")
        #expect(made.output.hasSuffix("Sources/Shop/AssetSymbols.swift\n"))
        let path = folder.path + "/Sources/Shop/AssetSymbols.swift"
        let symbols = try String(contentsOfFile: path, encoding: .utf8)
        try write(
            "Check.swift",
            symbols + """
                struct Shop: View {
                    var body: some View {
                        Image(.logo)
                        Image(.toolbar).background(.paper)
                        Image(.myPhoto2).foregroundStyle(Color(.accent))
                        Image(._2x)
                        Image(.urlIcon)
                        Image(.BG)
                        Image(.default)
                        Image(.Icons.big).tint(.paper)
                        Color(.red).border(Color.paper)
                        Label("Photo", image: .myPhoto2)
                    }
                }
                """)
        for mode in [["5"], ["6", "-default-isolation", "MainActor"]] {
            let result = try Compiler.check(
                file: folder.path + "/Check.swift", ["-swift-version"] + mode)
            #expect(result.isAccepted, "\(result.errors.joined(separator: "\n"))")
        }
        let again = try make()
        #expect(again.status == 0)
        #expect(try String(contentsOfFile: path, encoding: .utf8) == symbols)
    }

    @Test("Of two assets with one symbol the first one has it; a package without assets says so")
    func doubles() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try write("Sources/Shop/Assets.xcassets/Contents.json")
        let none = try make()
        #expect(none.status == 1 && none.output.contains("There are no pictures or colours"))
        for name in ["a-b", "a_b"] {
            try write("Sources/Shop/Assets.xcassets/\(name).imageset/Contents.json")
        }
        let made = try make()
        #expect(made.status == 0)
        #expect(made.output.contains("a_b has the symbol of a-b; it gets none."))
    }
}
