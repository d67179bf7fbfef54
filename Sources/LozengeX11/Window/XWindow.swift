import CX11
public import Foundation
public import LozengeCore
public import LozengeText

/// A window on an X11 desktop: shows what its client describes, tells it what the user does.
@MainActor
public final class XWindow: WindowBackend {
    let connection: XConnection
    let id: XID
    let properties: WindowProperties
    let userTime: UserTime
    /// `nil` where the server has no SYNC extension.
    let counters: FrameCounters?
    let content: WindowContent
    /// The name the desktop knows the app by.
    let className: String
    private(set) var title: String
    let textEngine: PangoTextEngine
    /// Let go of when the window is closed, since the client holds the window.
    private(set) var client: (any WindowClient)?

    /// The newest size that the window manager gave the window.
    var size: PixelSize
    var sizeLimits = SizeLimits()
    /// The largest size that the window opens with, in device pixels; `nil` where every screen has room
    /// for it.
    var room: PixelSize?
    /// Whether those are what the client says now.
    var areLimitsKnown = true
    /// What the client described last; `nil` before it was asked.
    var described: WindowContent.Picture?
    var pacing = FramePacing()
    var needsDisplay = true
    /// Whether the client has something to follow, seen or not.
    var isUpdateDue = false
    private var pointerShape = PointerShape.arrow
    /// Whether what was described last has not been drawn yet.
    var isUndrawn = false
    /// What has the client asked again when its content changes by itself.
    var alarm: TimerQueue.Token?
    /// When that is.
    var alarmTime: Duration?
    var visibility = Visibility.notShown
    /// Where text is typed, in points; `nil` while none is.
    var textCaret: CGRect?
    /// Where that was when the input method was told, or is about to be.
    var toldCaret: CGRect?
    /// What tells it.
    var spotTimer: TimerQueue.Token?
    /// Whether none was typed at some time since the input method was told.
    var isTextInterrupted = false
    /// What the input method knows of the window's texts; `nil` before there was one.
    var inputContext: InputContext?
    /// Whether the window has the keyboard.
    var hasKeyboard = false
    /// Whether a picture has reached the screen.
    var hasPresented = false {
        didSet {
            guard hasPresented, !oldValue, let afterFirstFrame else { return }
            connection.afterEvents(afterFirstFrame)
        }
    }
    /// What can wait until the window is to be seen.
    public var afterFirstFrame: (() -> Void)?
    /// What the window is, if it belongs to another one.
    let popup: Popup?
    /// The windows that belong to this one.
    var popups: [XWindow] = []

    enum Visibility {
        /// Not asked for yet, or on its way.
        case notShown
        case onScreen
        /// Minimised, or on another desktop.
        case hidden
        case closed
    }

    /// Makes a window that is not on the screen yet.
    ///
    /// - Parameters:
    ///   - connection: The display to show it on.
    ///   - options: Its title and size; 640 × 480 points without a size.
    ///   - client: Who fills it.
    ///   - textEngine: What shaped the client's text: knows the fonts that display lists name.
    public convenience init(
        connection: XConnection, options: WindowOptions, client: any WindowClient,
        textEngine: PangoTextEngine
    ) {
        self.init(
            connection: connection, options: options, client: client, textEngine: textEngine,
            popup: nil)
    }

    init(
        connection: XConnection, options: WindowOptions, client: any WindowClient,
        textEngine: PangoTextEngine, popup: Popup?
    ) {
        self.connection = connection
        self.client = client
        self.popup = popup
        className = options.className
        self.textEngine = textEngine
        size = PixelSize(
            options.size ?? CGSize(width: 640, height: 480), scale: connection.scale)
        id = createWindow(on: connection, size: size, isManaged: popup?.isManaged ?? true)
        properties = WindowProperties(connection: connection, window: id)
        userTime = UserTime(connection: connection, parent: id)
        counters =
            popup?.isManaged != false ? FrameCounters(connection: connection, window: id) : nil
        content = WindowContent(
            connection: connection, window: id, size: size, textEngine: textEngine)
        title = options.title
        properties.setInitial(
            options, leader: popup?.root.id ?? id, userTimeWindow: userTime.window)
        if let popup { properties.set(popup.options.kind, over: popup.owner.id) }
    }

    public var scale: CGFloat { connection.scale }

    public var colors: ColorPalette {
        let settings = connection.desktop.settings
        return ColorPalette(
            scheme: settings.colorScheme, contrast: settings.contrast, accent: settings.accent)
    }

    public var reducesMotion: Bool { connection.desktop.settings.reducesMotion }

    public var fontFamily: String? { connection.desktop.settings.fontFamily }

    public var iconTheme: String? { connection.desktop.settings.iconTheme }

    public var time: Duration { connection.uptime }

    public var doubleClickTime: Duration {
        .milliseconds(connection.desktop.settings.doubleClick.milliseconds)
    }

    public func setNeedsDisplay() {
        needsDisplay = true
        isUpdateDue = true
    }

    public func setTitle(_ title: String) {
        guard visibility != .closed else { return }
        self.title = title
        properties.setTitle(title)
        for dialog in popups where dialog.popup?.isManaged == true { dialog.setTitle(title) }
    }

    /// Shows the desktop what stands for the window, in several sizes.
    public func setIcons(_ icons: [LozengeCore.Picture]) {
        guard visibility != .closed else { return }
        properties.setIcons(iconCardinals(icons))
    }

    public func setFrameColorScheme(_ scheme: ColorScheme?) {
        guard visibility != .closed else { return }
        properties.setThemeVariant(scheme)
    }

    public func setPointerShape(_ shape: PointerShape) {
        guard shape != pointerShape, visibility != .closed else { return }
        pointerShape = shape
        connection.send { XDefineCursor($0, id, connection.cursors.cursor(of: shape)) }
    }

    public func offer(_ text: String, on clipboard: Clipboard) {
        connection.selections.offer(text, on: clipboard)
    }

    public var caretBlink: Duration? { connection.desktop.settings.caretBlink }

    public func requestText(
        from clipboard: Clipboard, _ receive: @escaping @MainActor (String?) -> Void
    ) {
        if let own = connection.selections.text(on: clipboard) {
            connection.timers.add(at: .now) { receive(own) }
        } else {
            connection.selectionRequests.request(
                connection.selections.selection(of: clipboard), receive)
        }
    }

    public func open(_ url: URL) -> Bool { openOnDesktop(url) }

    /// Puts the window on the screen.
    ///
    /// The content is laid out first, so that the window manager sees the least size it may have and
    /// the window opens no smaller. It opens no larger than the screen has room for, whatever its least
    /// size is.
    public func show() {
        guard visibility == .notShown, connection.windows[id] == nil else { return }
        connection.windows[id] = self
        connection.pointers?.select(in: id)
        describe()
        findRoom()
        updateLimits()
        place()
        var allowed = sizeLimits.nearest(to: size)
        if let room { allowed = allowed.intersection(room) }
        if size != allowed {
            size = allowed
            XResizeWindow(connection.display, id, UInt32(size.width), UInt32(size.height))
            needsDisplay = true
        }
        let launch = connection.takeLaunch()
        if let launch { properties.setStartupID(launch.id) }
        if let time = launch?.userTime { userTime.note(time) }
        userTime.publish()
        XMapWindow(connection.display, id)
        launch?.complete(window: id, on: connection)
        XFlush(connection.display)
    }

    public func activate() {
        guard visibility != .closed else { return }
        properties.requestActivation(at: userTime.latest)
    }

    public func close() {
        guard visibility != .closed else { return }
        for popup in popups { popup.close() }
        inputContext = nil
        // Besides taking it off the screen this tells window managers that it will not come back.
        connection.send { display in
            XWithdrawWindow(display, id, connection.screen)
            XDestroyWindow(display, id)
        }
        forget()
    }

    /// Ends the window without asking the server for anything: it is gone there already.
    func forget() {
        visibility = .closed
        popup?.closed(self)
        inputContext = nil
        connection.windows[id] = nil
        client = nil
        setAlarm()
    }

    /// The desktop's scale or colours are others now.
    func desktopChanged() {
        content.invalidate()
        needsDisplay = true
        client?.environmentChanged()
    }

    isolated deinit {
        close()
    }
}

/// What windows want to know.
let windowEvents =
    ExposureMask | StructureNotifyMask | FocusChangeMask | KeyPressMask | KeyReleaseMask
    | ButtonPressMask | ButtonReleaseMask | PointerMotionMask | EnterWindowMask | LeaveWindowMask

/// Makes the window itself, so that resizing it shows no flash and no garbage.
///
/// Without a background the server paints nothing of its own; with the content held at the top left
/// what was there stays there. Of the four combinations only this one touches neither the old pixels
/// nor the new ones.
///
/// What is not managed is where it is put, and has no frame.
private func createWindow(
    on connection: XConnection, size: PixelSize, isManaged: Bool
) -> XID {
    var attributes = XSetWindowAttributes()
    attributes.background_pixmap = 0
    attributes.border_pixel = 0
    attributes.bit_gravity = NorthWestGravity
    attributes.colormap = XDefaultColormap(connection.display, connection.screen)
    attributes.event_mask = windowEvents
    attributes.override_redirect = isManaged ? False : True
    return XCreateWindow(
        connection.display, connection.root, 0, 0, UInt32(size.width), UInt32(size.height), 0,
        connection.formats.depth, UInt32(InputOutput), connection.formats.visual,
        UInt(
            CWBackPixmap | CWBorderPixel | CWBitGravity | CWColormap | CWEventMask
                | CWOverrideRedirect), &attributes)
}
