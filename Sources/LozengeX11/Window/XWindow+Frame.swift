import CX11
import Foundation
import LozengeCore

extension XWindow {
    /// Whether ``drawIfNeeded()`` would do something now.
    var isDrawingDue: Bool {
        isVisible ? isFrameDue || content.hasExposed : visibility == .hidden && isUpdateDue
    }

    private var isVisible: Bool { visibility == .onScreen || visibility == .notShown }

    /// Whether a frame is to be drawn now, and not only later.
    private var isFrameDue: Bool {
        // During a drag the window manager sets the pace by waiting for the counters.
        isAwaited || ((needsDisplay || isUndrawn) && pacing.hold(at: .now) == nil)
    }

    private var isAwaited: Bool { counters?.isAwaited == true }

    /// Draws a frame if there is reason to: one layout for the newest size, however many came.
    ///
    /// What is not on the screen only follows what changed.
    func drawIfNeeded() {
        if visibility == .hidden, isUpdateDue {
            isUpdateDue = false
            client?.updateUnseen()
        }
        defer {
            userTime.publish()
            updateInputContext()
        }
        if content.lostSurface() { isUndrawn = true }
        guard isVisible, isDrawingDue, !connection.isLost else { return }
        if isFrameDue { drawFrame() }
        content.present()
        if visibility == .onScreen { hasPresented = true }
        // What is to be seen is on its way before anything else is done.
        XFlush(connection.display)
        updateLimits()
    }

    private func drawFrame() {
        if needsDisplay { describe() }
        guard let described else { return }
        isUndrawn = false
        let damage = content.damage(for: described)
        // Nothing changed: nothing is sent.
        guard !damage.isEmpty || isAwaited else { return }
        counters?.beginFrame()
        content.show(described, damage: damage)
        counters?.endFrame()
        paceNextFrame()
    }

    /// Asks the client what to show at the newest size.
    func describe() {
        guard let client else { return }
        needsDisplay = false
        isUpdateDue = false
        isUndrawn = true
        fit()
        var list = client.makeDisplayList(in: size.points(scale: scale), at: connection.uptime)
        // What it is made of may only be known after the layout.
        if fit() {
            list = client.makeDisplayList(in: size.points(scale: scale), at: connection.uptime)
        }
        described = WindowContent.Picture(
            list: list, grid: PixelGrid(scale: scale), size: size, background: client.background)
        setAlarm()
        areLimitsKnown = false
    }

    /// Has the window manager know how small and how large the window may be, where a display list was
    /// made since it was told.
    func updateLimits() {
        guard !areLimitsKnown, let client else { return }
        areLimitsKnown = true
        let limits = SizeLimits(
            client, scale: scale, room: room ?? connection.screenSize)
        guard limits != sizeLimits else { return }
        sizeLimits = limits
        properties.set(limits)
    }

    /// Has the client asked again when it says that its content changes; never if that is nil, and
    /// not while the window is off the screen.
    func setAlarm() {
        let time = isVisible ? client?.nextUpdate : nil
        guard time != alarmTime else { return }
        alarmTime = time
        if let alarm { connection.timers.remove(alarm) }
        alarm = time.map { time in
            connection.timers.add(at: connection.instant(at: time)) { [weak self] in
                self?.alarmTime = nil
                self?.setNeedsDisplay()
            }
        }
    }

    private func paceNextFrame() {
        guard let counters else { return }
        pacing.sent(counters.lastFrame, at: .now)
        if let deadline = pacing.hold(at: .now) {
            // Only to wake up: the loop then asks again whether drawing is due.
            connection.timers.add(at: deadline) {}
        }
    }
}
