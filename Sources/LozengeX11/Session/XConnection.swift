public import Foundation

/// The connection to one X display: the app's windows there and the services that they share.
///
/// Used on the main thread only. When the server goes away, ``isLost`` becomes true, calls have no
/// effect, and the event loop returns.
@MainActor
public final class XConnection {
    let server: XServer
    let environment: LaunchEnvironment
    let timers = TimerQueue()
    let foreignWindows: ForeignWindows
    let desktop: DesktopSettingsWatch
    let keyboard: KeyboardReader
    let inputMethod: InputMethod
    let selections: OwnedSelections
    let selectionRequests: SelectionRequests
    let drags: Drags
    let openWindows: OpenWindows
    let verticalBlanks: VerticalBlanks
    /// The services that each window gets.
    let windowServices: WindowServices
    /// True if the app goes on without a window: it can be reached in another way.
    public var staysOpenWithoutWindow = false
    /// The app as assistive technology sees it.
    let accessibility: AccessibilityBus
    /// The connection to the session bus; `nil` before the first frame.
    var sessionBus: BusListener?
    var isDesktopAsked = false
    private var isDesktopRefreshDue = false
    private var lastDesktopRefresh = ContinuousClock.now - .seconds(1)

    /// Connects to a display.
    ///
    /// - Parameter displayName: The display, such as `:0`; `nil` for the value of `DISPLAY`.
    /// - Throws: A ``StartupError`` if no window can be opened.
    public convenience init(displayName: String? = nil) throws(StartupError) {
        try self.init(DisplayOpening(named: displayName))
    }

    /// Connects to a display that is being opened.
    ///
    /// - Throws: A ``StartupError`` if no window can be opened.
    public convenience init(_ opening: consuming DisplayOpening) throws(StartupError) {
        try self.init(opening, environment: LaunchEnvironment())
    }

    init(
        _ opening: consuming DisplayOpening, environment: LaunchEnvironment
    ) throws(StartupError) {
        server = try XServer(opening, isSynchronous: environment.isSynchronous)
        self.environment = environment
        keyboard = KeyboardReader(display: server.display)
        inputMethod = InputMethod(display: server.display)
        foreignWindows = ForeignWindows(server: server)
        desktop = DesktopSettingsWatch(
            server: server, foreignWindows: foreignWindows, environment: environment)
        accessibility = AccessibilityBus(timers: timers)
        let forms = DataForms(server: server)
        selections = OwnedSelections(
            server: server, foreignWindows: foreignWindows, forms: forms)
        selectionRequests = SelectionRequests(
            server: server, timers: timers, selections: selections)
        openWindows = OpenWindows(
            server: server,
            menuGrab: MenuGrab(server: server, timers: timers, isEnabled: environment.grabs),
            launch: StartupNotification.removeFromEnvironment())
        drags = Drags(
            server: server, timers: timers, foreignWindows: foreignWindows, forms: forms,
            selections: selections, requests: selectionRequests, openWindows: openWindows)
        verticalBlanks = VerticalBlanks(server: server)
        windowServices = WindowServices(
            server: server, timers: timers, clock: UptimeClock(), desktop: desktop,
            keyboard: keyboard, inputMethod: inputMethod, cursors: Cursors(display: server.display),
            selections: selections, selectionRequests: selectionRequests, forms: forms,
            drags: drags, openWindows: openWindows, accessibility: accessibility,
            verticalBlanks: verticalBlanks, sessionBus: environment.sessionBus)
    }

    /// Makes all windows follow the desktop's settings, which may have changed.
    ///
    /// A change lays out everything anew, so this happens at most ten times a second however often a
    /// program announces settings; the first time after the events that have arrived.
    func refreshDesktop() {
        guard !isDesktopRefreshDue else { return }
        isDesktopRefreshDue = true
        timers.add(at: max(.now, lastDesktopRefresh + .milliseconds(100))) { [weak self] in
            guard let self else { return }
            isDesktopRefreshDue = false
            lastDesktopRefresh = .now
            guard desktop.refresh() else { return }
            for window in openWindows.windows.values { window.desktopChanged() }
        }
    }

    /// True once the server went away.
    public var isLost: Bool { server.isLost }

    /// Device pixels per point; follows the desktop's settings.
    public var scale: CGFloat { desktop.settings.scale }

    /// Calls `action` after the events that have arrived are handled and before windows draw.
    public func afterEvents(_ action: @escaping () -> Void) { timers.add(at: .now, action) }
}
