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
        let frame = Duration.seconds(1) / 60
        for _ in 0..<3600 {
            guard isInMotion else { return true }
            advance(by: frame)
        }
        return !isInMotion
    }

    /// True if an animation of the window or of one of its popups runs.
    private var isInMotion: Bool {
        redraw()
        return window.tree.isInMotion || popups.contains(where: \.isInMotion)
    }
}
