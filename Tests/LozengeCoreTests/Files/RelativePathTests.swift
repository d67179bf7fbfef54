import LozengeCore
import Testing

@Suite("Paths below a folder")
struct RelativePathTests {
    @Test(
        "Names, with folders and dots",
        arguments: ["a", "a/b", "a b.png", ".hidden", "..a", "a..", "...", "ä/日本@2x"])
    func inside(path: String) { #expect(RelativePath(path)?.string == path) }

    @Test(
        "Names that lead out of the folder, and invalid names",
        arguments: [
            "", "/", "/a", "..", "../a", "a/..", "a/../../b", ".", "./a", "a//b", "a/", "a\0b",
            "..\0", String(repeating: "a", count: 4096),
        ])
    func outside(path: String) { #expect(RelativePath(path) == nil) }
}
