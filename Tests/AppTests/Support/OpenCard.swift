import CX11
import WaitingFixtures

/// Character Card, running on a desktop.
final class OpenCard {
    let program: Program
    let window: XID
    let desktop: Desktop

    /// Starts it, and waits until its window shows something.
    ///
    /// - Parameters:
    ///   - desktop: The desktop.
    ///   - path: The executable; by default that of this build.
    ///   - settings: Additional variables of its environment.
    /// - Throws: A ``Failure`` if there is no window within the time limit.
    init(
        on desktop: Desktop, at path: String? = nil, settings: [String: String] = [:]
    ) async throws {
        self.desktop = desktop
        let onlooker = desktop.onlooker
        let program = try Program(
            path ?? executable("CharacterCard"),
            environment: desktop.environment.merging(settings) { $1 })
        var window: XID?
        try await wait(for: "the window of Character Card") {
            guard program.ending == nil else {
                throw Failure(description: "Character Card ended: \(program.errors)")
            }
            window = onlooker.window(of: program.id)
            return window != nil
        }
        self.program = program
        self.window = window ?? 0
        try await wait(for: "the first picture of Character Card") {
            try CardColor.parchment.matches(picture[2, 2])
        }
    }

    var isRunning: Bool { program.ending == nil }

    /// The visible part of the window.
    var picture: Snapshot {
        get throws { try desktop.onlooker.picture(of: window) }
    }

    /// The frame of the window on the screen.
    var area: PixelArea { desktop.onlooker.area(of: window) }

    /// Waits until the app has handled all events and the picture is stable.
    func restingPicture() async throws -> Snapshot {
        try await desktop.onlooker.restingPicture(of: window)
    }

    /// Waits until the window is active.
    func takesKeys() async throws {
        try await wait(for: "the keyboard to be with Character Card") {
            desktop.onlooker.focus == window
        }
    }

    /// Waits until the window looks exactly like `picture`.
    func shows(_ expected: Snapshot, _ what: String) async throws {
        try await wait(for: what) { try picture == expected }
    }

    /// Waits until the window looks different, and returns the new picture.
    func changes(from old: Snapshot, _ what: String) async throws -> Snapshot {
        try await wait(for: what) { try picture != old }
        return try await restingPicture()
    }
}
