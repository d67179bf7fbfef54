import CX11
public import Foundation

/// The connection to one X display: its formats, atoms, settings and windows.
///
/// Everything happens on the main thread. When the server goes away, ``isLost`` turns true, every
/// call becomes one that does nothing, and the event loop returns.
@MainActor
public final class XConnection {
    let display: OpaquePointer
    let displayName: String
    let screen: Int32
    let root: XID
    let atoms: XAtoms
    let formats: PictureFormats
    /// What requests of the SYNC extension begin with, which window managers pace resizing by; `nil`
    /// where the server has none.
    let syncOpcode: UInt8?
    let desktop: DesktopSettingsWatch
    let foreignWindows: ForeignWindows
    let keyboard: KeyboardReader
    let environment: LaunchEnvironment
    private(set) lazy var selections = OwnedSelections(connection: self)
    private(set) lazy var selectionRequests = SelectionRequests(connection: self)
    let inputMethod: InputMethod
    let cursors: Cursors
    /// What is known of pointers besides what every server tells; `nil` until that was asked for.
    private(set) var pointers: PointerDevices?
    private var arePointersAsked = false
    private(set) lazy var menuGrab = MenuGrab(connection: self)
    var clicks = ClickCounter()

    /// The windows on the screen, by their number; each is kept alive until it is closed.
    var windows: [XID: XWindow] = [:]
    /// What is to happen at a certain time.
    var timers = TimerQueue()
    private var launch = StartupNotification.take()
    private var portal: SettingsPortal?
    private var isDesktopRefreshDue = false
    private var lastDesktopRefresh = ContinuousClock.now - .seconds(1)
    private let state = ConnectionState()
    private let start = ContinuousClock.now

    /// Connects to a display.
    ///
    /// - Parameter displayName: Such as `:0`; `nil` for what `DISPLAY` says.
    /// - Throws: A ``StartupError`` that says why there can be no window.
    public convenience init(displayName: String? = nil) throws(StartupError) {
        try self.init(DisplayOpening(named: displayName))
    }

    /// Connects to a display that is being opened.
    ///
    /// - Throws: A ``StartupError`` that says why there can be no window.
    public convenience init(_ opening: consuming DisplayOpening) throws(StartupError) {
        try self.init(opening, environment: LaunchEnvironment())
    }

    init(
        _ opening: consuming DisplayOpening, environment: LaunchEnvironment
    ) throws(StartupError) {
        display = try opening.display()
        state.watch(display)
        self.displayName = String(cString: XDisplayString(display))
        self.environment = environment
        if environment.isSynchronous { XSynchronize(display, True) }
        screen = XDefaultScreen(display)
        root = XRootWindow(display, screen)
        let questions = EarlyQuestions(display: display, screen: screen)
        guard PictureFormats.hasExtension(display) else { throw Self.noRender(closing: display) }
        // That took a round trip, and so the others are answered.
        atoms = questions.atoms()
        syncOpcode = questions.syncOpcode()
        let manager = DesktopSettingsWatch.lookForManager(
            on: display, root: root, selection: atoms[.xsettingsSelection])
        guard let formats = PictureFormats(display: display, screen: screen) else {
            throw Self.noRender(closing: display)
        }
        self.formats = formats
        keyboard = KeyboardReader(display: display)
        inputMethod = InputMethod(display: display)
        cursors = Cursors(display: display)
        foreignWindows = ForeignWindows(display: display, root: root)
        desktop = DesktopSettingsWatch(
            display: display, root: root, atoms: atoms, manager: manager(),
            foreignWindows: foreignWindows, environment: environment)
    }

    private static func noRender(closing display: OpaquePointer) -> StartupError {
        defer { XCloseDisplay(display) }
        return .noRender(display: String(cString: XDisplayString(display)))
    }

    /// Asks the session bus what the server does not know of the desktop; once, and not before there
    /// is something to see: starting waits for nothing.
    func askPortal() {
        guard portal == nil, let bus = environment.sessionBus else { return }
        portal = SettingsPortal(bus: bus) { [weak self] appearance in
            self?.desktop.update(to: appearance)
            self?.refreshDesktop()
        }
    }

    /// Has windows told of pointers in full; asked once, and not before there is something to see:
    /// starting waits for nothing.
    func followPointers() {
        guard !arePointersAsked, canSend() else { return }
        arePointersAsked = true
        pointers = PointerDevices(display: display, root: root)
        for window in windows.keys { pointers?.select(in: window) }
    }

    /// Has all windows follow the desktop's settings, which may have changed.
    ///
    /// Lays out everything anew, so it happens at most ten times a second, however often a program
    /// announces settings: the first time at once, after the events that have arrived.
    func refreshDesktop() {
        guard !isDesktopRefreshDue else { return }
        isDesktopRefreshDue = true
        timers.add(at: max(.now, lastDesktopRefresh + .milliseconds(100))) { [weak self] in
            guard let self else { return }
            isDesktopRefreshDue = false
            lastDesktopRefresh = .now
            guard desktop.refresh() else { return }
            for window in windows.values { window.desktopChanged() }
        }
    }

    /// Whether the server went away.
    public var isLost: Bool { state.isLost }

    /// Device pixels per point.
    public var scale: CGFloat { desktop.settings.scale }

    /// The time since the connection was made: the clock that animations run by.
    var uptime: Duration { start.duration(to: .now) }

    /// When ``uptime`` is `time`.
    func instant(at time: Duration) -> ContinuousClock.Instant { start.advanced(by: time) }

    /// Calls `action` when the events that have arrived are handled, before windows draw.
    public func afterEvents(_ action: @escaping () -> Void) { timers.add(at: .now, action) }

    /// Gives the launch that this process is the result of to the first window that asks.
    func takeLaunch() -> StartupNotification? {
        defer { launch = nil }
        return launch
    }

    /// The size of the screen in device pixels.
    var screenSize: PixelSize {
        PixelSize(
            width: Int(XDisplayWidth(display, screen)), height: Int(XDisplayHeight(display, screen))
        )
    }

    isolated deinit {
        XErrors.forget(display)
        XCloseDisplay(display)
    }
}
