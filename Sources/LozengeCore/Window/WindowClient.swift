import Foundation

/// Whoever fills a window: told what the user did, asked what to show.
@MainActor
public protocol WindowClient: AnyObject {
    func handle(_ event: InputEvent)

    /// Brings the content up to date and describes all of it.
    ///
    /// - Parameters:
    ///   - size: The window's size, in points.
    ///   - time: The time this picture is for, on the clock animations run by.
    /// - Returns: What the window shows, back to front.
    func makeDisplayList(in size: CGSize, at time: Duration) -> DisplayList

    /// The size below which the content does not fit, in points; asked after a display list was
    /// made.
    var minimumSize: CGSize { get }

    /// What the window is to be filled with below the display list.
    var background: Color.Resolved { get }

    /// The desktop's scale, text settings or colours changed: everything is to be made anew.
    func environmentChanged()

    /// The user asks to close the window.
    func closeRequested()
}
