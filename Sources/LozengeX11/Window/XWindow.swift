import CX11
public import Foundation
public import LozengeCore
import LozengeText

/// A window on an X11 desktop, which shows its client's content and passes input to it.
@MainActor
public final class XWindow: WindowBackend {
    let services: WindowServices
    let server: XServer
    let timers: TimerQueue
    let desktop: DesktopSettingsWatch
    let id: XID
    let properties: WindowProperties
    let userTime: UserTime
    /// The counters that pace resizing; `nil` without the SYNC extension and for menus and
    /// tooltips.
    let counters: FrameCounters?
    let renderer: WindowRenderer
    let options: WindowOptions
    private(set) var title: String
    let textEngine: PangoTextEngine
    /// The client; `nil` once the window is closed, since the client holds the window.
    private(set) var client: (any WindowClient)?

    /// The newest size that the window manager set.
    var size: PixelSize
    var sizeLimits = SizeLimits()
    /// The largest size that the window opens with, in device pixels; `nil` if the window fits on
    /// every screen.
    var initialSizeLimit: PixelSize?
    /// False if a display list was made since ``sizeLimits`` were read from the client.
    var areLimitsKnown = true
    /// The content that the client described last; `nil` before it was asked.
    var latestFrame: WindowRenderer.Frame?
    /// The position that the app chooses for the window, in device pixels; `nil` if it leaves that to others.
    var initialPosition: CGPoint?
    /// The actions of the window manager that the window allows.
    var allowedActions = Set(WindowAction.allCases)
    var pacing = FramePacing()
    var displayBeats = DisplayBeats()
    var needsDisplay = true
    /// True if the client has to update its content, visible or not.
    var isUpdateDue = false
    private var pointerShape = PointerShape.arrow
    /// True if ``latestFrame`` has not been drawn yet.
    var isUndrawn = false
    /// The timer for the client's next update.
    var alarm: TimerQueue.Token?
    /// The time of that update.
    var alarmTime: Duration?
    /// The time of the update that is due; `nil` once its frame is described.
    var dueTime: Duration?
    var visibility = Visibility.notShown
    /// The caret of the focused text field, in points; `nil` if none is focused.
    var textCaret: CGRect?
    /// The caret last sent to the input method, or about to be sent.
    var reportedCaret: CGRect?
    /// The timer that sends the caret to the input method.
    var caretTimer: TimerQueue.Token?
    /// True if the focus left a text field since the input method was updated.
    var isTextInterrupted = false
    /// The input context of the window's text fields; `nil` before the first one was focused.
    var inputContext: InputContext?
    /// True if the window has the focus.
    var hasKeyboard = false
    /// The origin of the content on the screen, in device pixels; `nil` if it is not known.
    var originOnScreen: CGPoint?
    /// The modifier keys that the client knows to be held.
    var modifiers: KeyModifiers = []
    /// True once a frame was shown on the screen.
    var hasPresented = false {
        didSet {
            guard hasPresented, !oldValue, let afterFirstFrame else { return }
            timers.add(at: .now, afterFirstFrame)
        }
    }
    /// Called once after the first frame, for work that can wait until then.
    public var afterFirstFrame: (() -> Void)?
    /// The window's relation to its owner; `nil` if it has none.
    let popup: Popup?
    /// The popups that belong to this window.
    var popups: [XWindow] = []

    enum Visibility {
        /// Not mapped yet.
        case notShown
        case onScreen
        /// Unmapped: minimised or on another desktop.
        case hidden
        case closed
    }

    /// Creates a window that is not on the screen yet.
    ///
    /// - Parameters:
    ///   - services: The services of the connection.
    ///   - options: The title and size; 640 × 480 points without a size.
    ///   - client: The object that describes the content.
    ///   - textEngine: The engine that shapes the client's text and knows the fonts in display lists.
    ///   - popup: The window's relation to its owner; `nil` for a window without one.
    init(
        services: WindowServices, options: WindowOptions, client: any WindowClient,
        textEngine: PangoTextEngine, popup: Popup? = nil
    ) {
        self.services = services
        server = services.server
        timers = services.timers
        desktop = services.desktop
        self.client = client
        self.popup = popup
        self.options = options
        self.textEngine = textEngine
        size = PixelSize(
            options.size ?? WindowOptions.usualSize, scale: desktop.settings.scale)
        id = createWindow(
            on: server, size: size, isManaged: popup?.isManaged ?? true, visual: popup?.visual)
        properties = WindowProperties(server: server, window: id)
        userTime = UserTime(server: server, parent: id)
        counters =
            popup?.isManaged != false ? FrameCounters(server: server, window: id) : nil
        renderer = WindowRenderer(
            server: server, desktop: desktop, window: id,
            kind: popup?.visual == nil ? .window : .argb, size: size, textEngine: textEngine)
        title = options.title
        properties.setInitial(
            options, leader: popup?.root.id ?? id, userTimeWindow: userTime.window)
        if let popup { properties.set(popup.options.kind, over: popup.managedOwner.id) }
        if options.kind != .normal, popup == nil, let front = services.openWindows.front {
            properties.setOwner(front.id)
        }
    }

    /// Device pixels per point; follows the desktop's settings.
    public var scale: CGFloat { desktop.settings.scale }

    /// The desktop's colour scheme, contrast and accent colour.
    public var colors: ColorPalette {
        let settings = desktop.settings
        return ColorPalette(
            scheme: settings.colorScheme, contrast: settings.contrast, accent: settings.accent)
    }

    /// True if the desktop asks for reduced motion.
    public var reducesMotion: Bool { desktop.settings.reducesMotion }

    /// The font family of the desktop; `nil` if not set.
    public var fontFamily: String? { desktop.settings.fontFamily }

    /// The text size that fits the desktop's font; `nil` if not set.
    public var textSize: DynamicTypeSize? { desktop.settings.textSize }

    /// The name of the desktop's icon theme; `nil` if not set.
    public var iconTheme: String? { desktop.settings.iconTheme }

    /// The time since the connection was made.
    public var time: Duration { services.clock.uptime }

    /// The times at which the display shows frames; `nil` until motion has lasted for some frames, and where the
    /// server does not tell.
    public var frameBeat: FrameBeat? { displayBeats.beat }

    /// The maximum time between the presses of a double click.
    public var doubleClickTime: Duration {
        .milliseconds(desktop.settings.doubleClick.milliseconds)
    }

    /// Requests a frame.
    ///
    /// Several calls before it lead to one.
    public func setNeedsDisplay() {
        needsDisplay = true
        isUpdateDue = true
    }

    /// Sets the title of the window and its dialogs.
    public func setTitle(_ title: String) {
        guard visibility != .closed else { return }
        self.title = title
        properties.setTitle(title)
        services.accessibility.changed(self)
        for dialog in popups where dialog.popup?.isManaged == true { dialog.setTitle(title) }
    }

    /// Sets the icons of the window and its dialogs, in several sizes.
    public func setIcons(_ icons: [LozengeCore.Picture]) {
        setIcons(iconCardinals(icons))
    }

    private func setIcons(_ cardinals: [UInt32]) {
        guard visibility != .closed else { return }
        properties.setIcons(cardinals)
        for dialog in popups where dialog.popup?.isManaged == true { dialog.setIcons(cardinals) }
    }

    /// Requests a light or dark frame; `nil` for the desktop's default.
    public func setFrameColorScheme(_ scheme: ColorScheme?) {
        guard visibility != .closed else { return }
        properties.setThemeVariant(scheme)
    }

    /// Sets the shape of the pointer over the window.
    public func setPointerShape(_ shape: PointerShape) {
        guard shape != pointerShape, visibility != .closed else { return }
        pointerShape = shape
        server.send { XDefineCursor($0, id, services.cursors.cursor(of: shape)) }
    }

    /// The time for which a blinking caret is visible, and then hidden; `nil` if it does not blink.
    public var caretBlink: Duration? { desktop.settings.caretBlink }

    /// Opens `url` with the user's preferred program; returns false for a URL without a scheme.
    public func open(_ url: URL) -> Bool { openOnDesktop(url) }

    /// True for a popup whose corners may be transparent.
    public var isTranslucent: Bool { popup?.visual != nil }

    /// Rings the bell as loud as the user has set it.
    public func ringBell() {
        server.send { XBell($0, 0) }
    }

    /// Maps the window.
    ///
    /// The content is laid out first, so that the window manager gets the minimum size. The window
    /// opens at least that large, but no larger than the screen has room for.
    public func show() {
        guard visibility == .notShown, services.openWindows.windows[id] == nil else { return }
        services.openWindows.add(self)
        if popup?.options.kind != .dragImage { services.accessibility.add(self) }
        describe()
        updateInitialSizeLimit()
        updateLimits()
        applyPopupFrame()
        var allowed = sizeLimits.nearest(to: openingSize ?? size)
        if let initialSizeLimit { allowed = allowed.intersection(initialSizeLimit) }
        if size != allowed {
            size = allowed
            server.send { XResizeWindow($0, id, UInt32(size.width), UInt32(size.height)) }
            needsDisplay = true
        }
        applyPosition()
        let launch = services.openWindows.claimLaunch()
        if let launch { properties.setStartupID(launch.id) }
        if let time = launch?.userTime { userTime.note(time) }
        userTime.publish()
        XMapWindow(server.display, id)
        launch?.complete(window: id, on: server)
        XFlush(server.display)
    }

    /// The size of a window of which none is known; `nil` for other windows.
    private var openingSize: PixelSize? {
        guard options.size == nil, popup == nil, let client else { return nil }
        return PixelSize(client.openingSize(WindowOptions.usualSize), scale: scale)
    }

    /// Asks the window manager to raise and focus the window.
    public func activate() {
        guard visibility != .closed else { return }
        properties.requestActivation(at: userTime.latest)
    }

    /// Closes the window and its popups for good.
    public func close() {
        guard visibility != .closed else { return }
        for popup in popups { popup.close() }
        inputContext = nil
        // Withdrawing also tells window managers that the window will not be mapped again.
        server.send { display in
            XWithdrawWindow(display, id, server.screen)
            XDestroyWindow(display, id)
        }
        forget()
    }

    /// Closes the window without requests, after the server destroyed it.
    func forget() {
        services.verticalBlanks.forget(id)
        visibility = .closed
        popup?.closed(self)
        inputContext = nil
        services.openWindows.remove(self)
        services.accessibility.remove(self)
        services.drags.closed(self)
        client = nil
        setAlarm()
    }

    /// Redraws the window after the desktop's scale or colours changed.
    func desktopChanged() {
        renderer.invalidate()
        needsDisplay = true
        client?.environmentChanged()
    }

    isolated deinit {
        close()
    }
}

/// The events that windows select.
let windowEvents =
    ExposureMask | StructureNotifyMask | FocusChangeMask | KeyPressMask | KeyReleaseMask
    | ButtonPressMask | ButtonReleaseMask | PointerMotionMask | EnterWindowMask | LeaveWindowMask

/// Creates the X window with attributes for resizing without flicker.
///
/// Without a background the server clears nothing; with north-west bit gravity it keeps the old
/// content in place. Only this combination leaves both old and new pixels untouched.
///
/// An unmanaged window has no frame and is placed by the app. Without `visual` the window has that of the screen.
private func createWindow(
    on server: XServer, size: PixelSize, isManaged: Bool, visual: TranslucentVisual?
) -> XID {
    var attributes = XSetWindowAttributes()
    attributes.background_pixmap = 0
    attributes.border_pixel = 0
    attributes.bit_gravity = NorthWestGravity
    attributes.colormap =
        visual?.colormap ?? XDefaultColormap(server.display, server.screen)
    attributes.event_mask = windowEvents
    attributes.override_redirect = isManaged ? False : True
    return server.create {
        XCreateWindow(
            $0, server.root, 0, 0, UInt32(size.width), UInt32(size.height), 0,
            visual == nil ? server.formats.depth : TranslucentVisual.depth, UInt32(InputOutput),
            visual?.visual ?? server.formats.visual,
            UInt(
                CWBackPixmap | CWBorderPixel | CWBitGravity | CWColormap | CWEventMask
                    | CWOverrideRedirect), &attributes)
    }
}
