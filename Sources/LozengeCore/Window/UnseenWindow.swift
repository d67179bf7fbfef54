import Foundation

/// A window that nobody sees or touches: there is nobody to tell what it is told.
///
/// For pictures of views, and for tests, which say what is different.
@MainActor
open class UnseenWindow: WindowBackend {
    public var scale: CGFloat = 1
    public var colors = ColorPalette()
    public var reducesMotion = false
    public var fontFamily: String?
    public var iconTheme: String?
    public var time = Duration.zero
    public var doubleClickTime = Duration.milliseconds(400)
    public var caretBlink: Duration?

    public init() {}

    open func setNeedsDisplay() {}
    open func setTitle(_ title: String) {}
    open func setFrameColorScheme(_ scheme: ColorScheme?) {}
    open func setPointerShape(_ shape: PointerShape) {}
    open func offer(_ text: String, on clipboard: Clipboard) {}
    open func requestText(
        from clipboard: Clipboard, _ receive: @escaping @MainActor (String?) -> Void
    ) { receive(nil) }
    open func setTextInput(_ caret: CGRect?) {}
    open func open(_ url: URL) -> Bool { false }
    open func activate() {}
    open func openPopup(
        _ options: PopupOptions, client: any WindowClient
    ) -> (any WindowBackend)? { nil }
    open func close() {}
}
