import Foundation

/// A window on a screen, as the one who fills it may use it.
@MainActor
public protocol WindowBackend: AnyObject {
    /// Device pixels per point.
    var scale: CGFloat { get }

    /// What colours are to look like on the desktop.
    var colors: ColorPalette { get }

    /// Whether the desktop wants things to move as little as can be.
    var reducesMotion: Bool { get }

    /// The family of the desktop's own font, `nil` where it names none.
    var fontFamily: String? { get }

    /// The name of the desktop's theme of icons, `nil` where it names none.
    var iconTheme: String? { get }

    /// The present time, on the clock of ``WindowClient/makeDisplayList(in:at:)``.
    var time: Duration { get }

    /// How long after a click another one makes it a double click.
    var doubleClickTime: Duration { get }

    /// How long a caret is to be seen, and then not, while it blinks; `nil` for one that does not.
    var caretBlink: Duration? { get }

    /// Asks for one call of ``WindowClient/makeDisplayList(in:at:)``, soon.
    ///
    /// Any number of calls before it lead to one.
    func setNeedsDisplay()

    func setTitle(_ title: String)

    /// Has the window's frame look as if the desktop were light or dark; `nil` for as the desktop is.
    func setFrameColorScheme(_ scheme: ColorScheme?)

    /// Makes the pointer look like `shape` while it is over the window.
    func setPointerShape(_ shape: PointerShape)

    /// Has other programs find `text` on `clipboard`, until one of them puts something else there.
    func offer(_ text: String, on clipboard: Clipboard)

    /// Asks for the text on `clipboard`.
    ///
    /// - Parameters:
    ///   - clipboard: Where the text is.
    ///   - receive: Called once, later, with the text; with `nil` if there is none, or nobody gives it
    ///     in time.
    func requestText(from clipboard: Clipboard, _ receive: @escaping @MainActor (String?) -> Void)

    /// Has keys go through the user's input method, whose text comes as ``InputEvent/text(_:)``.
    ///
    /// - Parameter caret: Where it is typed, in the window; `nil` if nothing is typed any more.
    func setTextInput(_ caret: CGRect?)

    /// Has the desktop open `url` with the program that the user chose for its kind.
    ///
    /// - Returns: Whether it is an address that a desktop can be asked to open.
    func open(_ url: URL) -> Bool

    /// Brings the window to the front, and the keyboard to it.
    func activate()

    /// Opens a window that belongs to this one, and is as large as its content likes to be.
    ///
    /// It is closed when this one is. The user closes a menu by pressing elsewhere, which this window's
    /// client is told as a press outside of it.
    ///
    /// - Returns: The window; `nil` if there can be none.
    func openPopup(_ options: PopupOptions, client: any WindowClient) -> (any WindowBackend)?

    /// Takes the window off the screen for good.
    func close()
}

/// What a window is before anything is in it.
public struct WindowOptions: Equatable, Sendable {
    public var title: String
    /// The name the desktop knows the app by: that of its `.desktop` file.
    public var className: String
    /// The inner size to open with, in points; `nil` for what the content would like.
    public var size: CGSize?

    public init(title: String, className: String, size: CGSize? = nil) {
        self.title = title
        self.className = className
        self.size = size
    }
}
