import LozengeCore
import LozengeViews

extension Screen {
    /// Draws the window as it is now, without its popups, which have pictures of their own.
    ///
    /// - Throws: A sentence if the screen was opened without a ``PictureDisplay`` or its server is gone.
    public func picture() throws -> Picture {
        guard let display else {
            throw PictureFailure(
                "A screen without a display has no picture: Screen(…, on: display).")
        }
        return try display.picture(of: displayList, size, on: background)
    }
}
