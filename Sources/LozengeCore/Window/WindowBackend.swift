import Foundation

/// A window on a screen, as its client uses it.
@MainActor
public protocol WindowBackend: AnyObject {
    /// Device pixels per point.
    var scale: CGFloat { get }

    /// The desktop's colour scheme, contrast and accent colour.
    var colors: ColorPalette { get }

    /// True if the desktop asks for reduced motion.
    var reducesMotion: Bool { get }

    /// True while a screen reader follows the app.
    var hasReader: Bool { get }

    /// The font family of the desktop; `nil` if not set.
    var fontFamily: String? { get }

    /// The text size that fits the desktop's font; `nil` if not set.
    var textSize: DynamicTypeSize? { get }

    /// The name of the desktop's icon theme; `nil` if not set.
    var iconTheme: String? { get }

    /// The present time, on the clock of ``WindowClient/makeDisplayList(in:at:)``.
    var time: Duration { get }

    /// The times at which the display shows frames; `nil` if they are not known.
    var frameBeat: FrameBeat? { get }

    /// The maximum time between the presses of a double click.
    var doubleClickTime: Duration { get }

    /// The time for which a blinking caret is visible, and then hidden; `nil` if it does not blink.
    var caretBlink: Duration? { get }

    /// Asks for one call of ``WindowClient/makeDisplayList(in:at:)``, soon.
    ///
    /// Any number of calls before it lead to one.
    func setNeedsDisplay()

    /// Sets the title.
    func setTitle(_ title: String)

    /// Requests a light or dark frame; `nil` for the desktop's default.
    func setFrameColorScheme(_ scheme: ColorScheme?)

    /// Sets the shape of the pointer over the window.
    func setPointerShape(_ shape: PointerShape)

    /// Offers data to other programs on `clipboard`, until another offer replaces it.
    func offer(_ offer: DataOffer, on clipboard: Clipboard)

    /// Requests the offer of any program on `clipboard`.
    ///
    /// - Parameters:
    ///   - clipboard: The clipboard.
    ///   - receive: Called once, later, with the offer; with `nil` if there is none or its owner does not answer in time.
    func requestOffer(
        from clipboard: Clipboard, _ receive: @escaping @MainActor (DataOffer?) -> Void)

    /// Requests the text on `clipboard`.
    ///
    /// - Parameters:
    ///   - clipboard: The clipboard.
    ///   - receive: Called once, later, with the text; with `nil` if there is none or its owner
    ///     does not send it in time.
    func requestText(from clipboard: Clipboard, _ receive: @escaping @MainActor (String?) -> Void)

    /// Sends keys through the user's input method, whose text arrives as ``InputEvent/text(_:)``.
    ///
    /// - Parameter caret: The caret's frame in the window; `nil` if no text field is focused.
    func setTextInput(_ caret: CGRect?)

    /// Opens `url` with the user's preferred program.
    ///
    /// - Returns: False for a URL that a desktop cannot open.
    func open(_ url: URL) -> Bool

    /// Asks the user for files by the dialog of the desktop.
    ///
    /// - Parameters:
    ///   - request: The question.
    ///   - answer: Called once, later, unless the request is cancelled.
    /// - Returns: The question; `nil` if the desktop has no such dialog, and ``FileAnswer/unavailable`` if that shows later.
    func request(
        _ request: FileRequest, _ answer: @escaping @MainActor (FileAnswer) -> Void
    ) -> (any PendingFileRequest)?

    /// True for a popup whose corners may be transparent; its content then has a margin for a shadow.
    var isTranslucent: Bool { get }

    /// Rings the bell, if the user wants to hear it.
    func ringBell()

    /// Raises and focuses the window.
    func activate()

    /// Asks the window manager to do something with the window.
    func perform(_ action: WindowAction)

    /// Tells the window manager which actions the window allows.
    func setAllowedActions(_ actions: Set<WindowAction>)

    /// Opens a popup of this window with its content's ideal size.
    ///
    /// It is closed with this window. A press outside of a menu is reported to this window's client
    /// as a press outside of the window.
    ///
    /// - Returns: The popup; `nil` if it cannot be opened.
    func openPopup(_ options: PopupOptions, client: any WindowClient) -> (any WindowBackend)?

    /// Lets a drag that begins in this window leave it.
    ///
    /// - Parameters:
    ///   - offer: The contents.
    ///   - onChange: Called with the effect of a drop on another window or program; with `nil` where it would be refused.
    /// - Returns: The drag; `nil` if it cannot leave the window.
    func beginDrag(
        _ offer: DataOffer, onChange: @escaping @MainActor (DragEffect?) -> Void
    ) -> (any OutgoingDrag)?

    /// Moves the picture of a drag, a popup, so that its top-left corner is at a point of its owner's window.
    func move(to point: CGPoint)

    /// The position of a popup in its owner's window, in points; `nil` until it is shown, and for other
    /// windows.
    var positionInOwner: CGPoint? { get }

    /// Closes the window for good.
    func close()
}

extension WindowBackend {
    /// Offers a text to other programs on `clipboard`, until another offer replaces it.
    public func offer(_ text: String, on clipboard: Clipboard) {
        offer(DataOffer(text: text), on: clipboard)
    }
}
