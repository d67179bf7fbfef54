import CX11
import Foundation
import WaitingFixtures

extension Desktop {
    /// Sets the layout of the keyboard, in the syntax of setxkbmap.
    func useKeyboard(_ layout: String) async throws {
        let setxkbmap = try Program(
            Tool.setxkbmap.find(), ["-layout"] + layout.split(separator: " ").map(String.init),
            environment: environment)
        guard try await setxkbmap.end() == .status(0) else {
            throw Failure(description: "setxkbmap failed: \(setxkbmap.errors)")
        }
    }

    /// An input method, and the variable by which programs find it.
    struct InputMethod {
        let program: Program
        let environment: [String: String]
    }

    /// Starts an input method that composes Korean syllables after Shift Space.
    func startKorean() async throws -> InputMethod {
        let locale = try Program(
            Tool.localedef.find(), ["-i", "ko_KR", "-f", "UTF-8", folder + "/ko_KR.UTF-8"],
            environment: environment)
        guard try await locale.end() == .status(0) else {
            throw Failure(description: "localedef failed: \(locale.errors)")
        }
        let korean = [
            "LOCPATH": folder, "LC_ALL": "ko_KR.UTF-8", "XMODIFIERS": "@im=uim", "HOME": folder,
        ]
        let uim = try Program(
            Tool.uim.find(), ["--engine=byeoru"],
            environment: environment.merging(korean) { $1 })
        try await wait(for: "the input method") {
            !onlooker.numbers("XIM_SERVERS", of: onlooker.root).isEmpty
        }
        return InputMethod(program: uim, environment: korean)
    }

    /// Copies `text` in another program.
    ///
    /// - Returns: The program, which answers requests for the text.
    func copy(_ text: String) async throws -> Program {
        let file = folder + "/copied"
        try text.write(toFile: file, atomically: true, encoding: .utf8)
        let before = owner
        let xclip = try Program(
            Tool.xclip.find(), ["-quiet", "-selection", "clipboard", file],
            environment: environment)
        try await wait(for: "the clipboard") { ![0, before].contains(owner) }
        return xclip
    }

    /// Returns the text that another program pastes; `nil` for none.
    ///
    /// Nobody is asked before a program owns the clipboard: `xclip` takes a refusal for one of
    /// UTF-8 and asks again for Latin-1, which an app that has copied meanwhile answers.
    func pasted() async throws -> String? {
        guard owner != 0 else { return nil }
        let file = folder + "/pasted"
        let xclip = try Program(
            "/bin/sh",
            ["-c", "\(Tool.xclip.find()) -o -selection clipboard -target UTF8_STRING >\(file)"],
            environment: environment)
        guard try await xclip.end() == .status(0) else { return nil }
        return try String(contentsOfFile: file, encoding: .utf8)
    }

    private var owner: XID {
        XGetSelectionOwner(onlooker.display, onlooker.atom("CLIPBOARD"))
    }
}
