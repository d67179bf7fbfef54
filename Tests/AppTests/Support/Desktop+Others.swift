import CX11
import Foundation

extension Desktop {
    /// Gives the keyboard a layout, in the words of setxkbmap.
    func useKeyboard(_ layout: String) async throws {
        let setxkbmap = try Program(
            Tool.setxkbmap.find(), ["-layout"] + layout.split(separator: " ").map(String.init),
            environment: environment)
        guard try await setxkbmap.end() == .status(0) else {
            throw Failure(description: "setxkbmap failed: \(setxkbmap.errors)")
        }
    }

    /// An input method, and what programs find it by.
    struct InputMethod {
        let program: Program
        let environment: [String: String]
    }

    /// Starts an input method that puts Korean syllables together, once Shift and Space are pressed.
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

    /// Has another program copy `text`.
    ///
    /// - Returns: That program, which answers whoever pastes.
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

    /// What another program pastes; `nil` if there is nothing.
    func pasted() async throws -> String? {
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
