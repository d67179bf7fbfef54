import CX11
import Foundation
import LozengeCore

extension XWindow {
    /// True if ``drawIfNeeded()`` has an effect now.
    var isDrawingDue: Bool {
        isVisible ? isFrameDue || renderer.hasExposed : visibility == .hidden && isUpdateDue
    }

    private var isVisible: Bool { visibility == .onScreen || visibility == .notShown }

    /// True if a frame has to be drawn now, without waiting for the compositor.
    private var isFrameDue: Bool {
        // While the user resizes the window, the window manager sets the pace by waiting for the
        // counters.
        isAwaited || ((needsDisplay || isUndrawn) && pacing.hold(at: .now) == nil)
    }

    private var isAwaited: Bool { counters?.isAwaited == true }

    /// Draws a frame if needed, with one layout for the newest size.
    ///
    /// A hidden window only updates its content.
    func drawIfNeeded() {
        if visibility == .hidden, isUpdateDue {
            isUpdateDue = false
            client?.updateUnseen()
        }
        defer {
            userTime.publish()
            updateInputContext()
        }
        if renderer.lostSurface() { isUndrawn = true }
        guard isVisible, isDrawingDue, !server.isLost else { return }
        if isFrameDue { drawFrame() }
        renderer.present()
        if visibility == .onScreen { hasPresented = true }
        // The frame is sent before any other work.
        XFlush(server.display)
        updateLimits()
    }

    private func drawFrame() {
        let start = services.clock.uptime
        defer { displayBeats.frameTook(services.clock.uptime - start) }
        if needsDisplay { describe() }
        services.accessibility.moved(self)
        guard let latestFrame else { return }
        isUndrawn = false
        let damage = renderer.damage(for: latestFrame)
        // Without damage no request is sent.
        guard !damage.isEmpty || isAwaited else { return }
        counters?.beginFrame()
        renderer.show(latestFrame, damage: damage)
        counters?.endFrame()
        paceNextFrame()
        followDisplay()
    }

    /// Asks for the display's next vertical blank while something moves.
    private func followDisplay() {
        let now = services.clock.uptime
        guard let alarmTime, alarmTime - now < DisplayBeats.longestPeriod,
            displayBeats.isDue(at: now)
        else { return }
        displayBeats.asked(at: now)
        services.verticalBlanks.askNext(for: id)
    }

    /// Notes a vertical blank of the display that shows the window.
    func passed(_ blank: VerticalBlank) {
        displayBeats.add(blank.count, at: services.clock.uptime - blank.age)
    }

    /// Gets the content from the client for the newest size.
    func describe() {
        guard let client else { return }
        needsDisplay = false
        isUpdateDue = false
        isUndrawn = true
        fit()
        let time = frameTime
        dueTime = nil
        var list = client.makeDisplayList(in: size.points(scale: scale), at: time)
        // The ideal size of a popup may only be known after the layout.
        if fit() {
            list = client.makeDisplayList(in: size.points(scale: scale), at: time)
        }
        latestFrame = WindowRenderer.Frame(
            list: list, grid: PixelGrid(scale: scale), size: size, background: client.background)
        setAlarm()
        areLimitsKnown = false
    }

    /// The time of the next frame: its beat, so that motion is even however late the loop woke up; the present
    /// time if it is no frame of a beat, or so late that the beat is over.
    private var frameTime: Duration {
        let now = services.clock.uptime
        guard let dueTime, now - dueTime < displayBeats.period else { return now }
        return dueTime
    }

    /// Sends the size limits to the window manager if a display list was made since the last time.
    func updateLimits() {
        guard !areLimitsKnown, let client else { return }
        areLimitsKnown = true
        var limits = SizeLimits(
            client, scale: scale, available: initialSizeLimit ?? server.screenSize)
        if !allowedActions.contains(.resize) { limits.fix(at: size) }
        guard limits != sizeLimits else { return }
        sizeLimits = limits
        properties.set(limits, position: initialPosition)
    }

    /// Sets a timer for the client's next update; none if it has no next update or the window is
    /// hidden.
    func setAlarm() {
        let time = isVisible ? client?.nextUpdate : nil
        guard time != alarmTime else { return }
        alarmTime = time
        if let alarm { timers.remove(alarm) }
        alarm = time.map { time in
            timers.add(at: services.clock.instant(at: time)) { [weak self] in
                self?.alarmTime = nil
                self?.dueTime = time
                self?.setNeedsDisplay()
            }
        }
    }

    private func paceNextFrame() {
        guard let counters else { return }
        pacing.sent(counters.lastFrame, at: .now)
        if let deadline = pacing.hold(at: .now) {
            // The timer only wakes the loop, which checks then if drawing is due.
            timers.add(at: deadline) {}
        }
    }
}
