import Foundation

/// A window that is not on a screen; calls have no effect.
///
/// It is used for pictures of views and by tests, which set the properties they need.
@MainActor
open class UnseenWindow: WindowBackend {
    /// Device pixels per point.
    public var scale: CGFloat = 1
    /// The colour scheme, contrast and accent colour.
    public var colors = ColorPalette()
    /// True if views should reduce motion.
    public var reducesMotion = false
    /// True while a screen reader follows the app.
    public var hasReader = false
    /// The font family; `nil` if not set.
    public var fontFamily: String?
    /// The text size that fits the desktop's font; `nil` if not set.
    public var textSize: DynamicTypeSize?
    /// The name of the icon theme; `nil` if not set.
    public var iconTheme: String?
    /// True for a popup whose corners may be transparent.
    public var isTranslucent = false
    /// The current time of the window's clock.
    public var time = Duration.zero
    /// The maximum time between the presses of a double click.
    public var doubleClickTime = Duration.milliseconds(400)
    /// The time for which a caret is visible, and then hidden; `nil` if it does not blink.
    public var caretBlink: Duration?
    /// The times at which the display shows frames; `nil`.
    public var frameBeat: FrameBeat?

    /// Creates a window with the default values.
    public init() {}

    open func setNeedsDisplay() {}
    open func setTitle(_ title: String) {}
    open func setFrameColorScheme(_ scheme: ColorScheme?) {}
    open func setPointerShape(_ shape: PointerShape) {}
    open func offer(_ offer: DataOffer, on clipboard: Clipboard) {}
    open func requestOffer(
        from clipboard: Clipboard, _ receive: @escaping @MainActor (DataOffer?) -> Void
    ) { receive(nil) }
    open func requestText(
        from clipboard: Clipboard, _ receive: @escaping @MainActor (String?) -> Void
    ) { receive(nil) }
    open func ringBell() {}
    open func setTextInput(_ caret: CGRect?) {}
    open func open(_ url: URL) -> Bool { false }
    open func request(
        _ request: FileRequest, _ answer: @escaping @MainActor (FileAnswer) -> Void
    ) -> (any PendingFileRequest)? { nil }
    open func activate() {}
    open func perform(_ action: WindowAction) {}
    open func setAllowedActions(_ actions: Set<WindowAction>) {}
    open func openPopup(
        _ options: PopupOptions, client: any WindowClient
    ) -> (any WindowBackend)? { nil }
    open func beginDrag(
        _ offer: DataOffer, onChange: @escaping @MainActor (DragEffect?) -> Void
    ) -> (any OutgoingDrag)? { nil }
    open func move(to point: CGPoint) {}
    open var positionInOwner: CGPoint? { nil }
    open func close() {}
}
