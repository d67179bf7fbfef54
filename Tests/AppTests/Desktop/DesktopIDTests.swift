import Testing

@testable import Lozenge

@Suite("The name of an app's files on the desktop")
struct DesktopIDTests {
    @Test(
        "Small letters, with a hyphen where a word begins, as the installer makes it",
        arguments: [
            ("CharacterCard", "character-card"), ("Gallery", "gallery"),
            ("MyHTTPTool", "my-httptool"), ("tool2Go", "tool2go"),
            ("already-there", "already-there"), ("ÄpfelBox", "äpfel-box"),
            ("", ""),
        ])
    func name(app: String, expected: String) { #expect(desktopID(of: app) == expected) }
}
