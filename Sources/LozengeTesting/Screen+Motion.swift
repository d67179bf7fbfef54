import LozengeCore
import LozengeViews

extension Screen {
    /// Advances the time until all animations are over, and draws each frame on the way.
    ///
    /// ```swift
    /// screen.click(.button, "Show Details")
    /// screen.advanceToEnd()
    /// #expect(screen.texts.contains("Details"))
    /// ```
    ///
    /// - Returns: False if one still runs after a minute, such as one that repeats forever.
    @discardableResult
    public func advanceToEnd() -> Bool {
        for _ in 0..<3600 {
            guard isInMotion else { return true }
            advance(by: Self.frame)
        }
        return !isInMotion
    }

    private static var frame: Duration { .seconds(1) / 60 }

    /// True if something in the window or in one of its popups moves: the next frame follows this one.
    private var isInMotion: Bool { timeToNextUpdate.map { $0 < Self.frame * 2 } ?? false }
}
