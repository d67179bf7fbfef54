import Testing

@testable import Lozenge

@Suite("The name of an app's files on the desktop")
struct DesktopIDTests {
    @Test(
        "Lower case, with a hyphen at the start of each word, as in the installer",
        arguments: [
            ("CharacterCard", "character-card"), ("Gallery", "gallery"),
            ("MyHTTPTool", "my-httptool"), ("tool2Go", "tool2go"),
            ("already-there", "already-there"), ("ÄpfelBox", "äpfel-box"),
            ("", ""),
        ])
    func name(app: String, expected: String) { #expect(desktopID(of: app) == expected) }
}
