import LozengeViews

extension Screen {
    /// Closes the window as a user does: its views may ask first, in a dialog among ``popups``.
    ///
    /// ```swift
    /// screen.close { isClosed = true }
    /// screen.popups.first?.click("Discard")
    /// ```
    ///
    /// - Parameter closed: Called when the user has agreed; the screen itself stays.
    public func close(_ closed: @escaping @MainActor () -> Void) {
        (window as? WindowRuntime)?.confirmClosing(closed)
        advance(by: .zero)
    }
}
