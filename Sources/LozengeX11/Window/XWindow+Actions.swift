import CX11
import Foundation
public import LozengeCore

extension XWindow {
    /// Asks the window manager to do something with the window.
    ///
    /// Source: EWMH 1.5, `_NET_WM_STATE` and `_NET_WM_MOVERESIZE`; ICCCM §4.1.4 for minimising.
    public func perform(_ action: WindowAction) {
        guard visibility != .closed, allowedActions.contains(action) else { return }
        switch action {
        case .close: client?.closeRequested()
        case .minimize: server.send { _ = XIconifyWindow($0, id, server.screen) }
        case .maximize: toggle(.netStateMaximizedVertically, .netStateMaximizedHorizontally)
        case .fullScreen: toggle(.netStateFullScreen)
        case .resize: break
        case .move: move()
        }
    }

    /// Tells the window manager which actions the window allows.
    public func setAllowedActions(_ actions: Set<WindowAction>) {
        guard visibility != .closed, actions != allowedActions else { return }
        allowedActions = actions
        properties.set(MotifHints(options.decoration, allowing: actions))
        areLimitsKnown = false
    }

    /// Asks the user for files by the portal of the desktop; returns `nil` without a session bus.
    public func request(
        _ request: FileRequest, _ answer: @escaping @MainActor (FileAnswer) -> Void
    ) -> (any PendingFileRequest)? {
        guard visibility != .closed, let bus = services.sessionBus else { return nil }
        return FileChooser(request, bus: bus, window: id, answer)
    }

    private func toggle(_ one: XAtoms.Name, _ other: XAtoms.Name? = nil) {
        // 2 toggles the states; 1 marks a request from an application.
        properties.sendToManager(
            .netState,
            (
                2, Int(bitPattern: server.atoms[one]),
                Int(bitPattern: other.map { server.atoms[$0] } ?? 0), 1, 0
            ))
    }

    /// Lets the window manager move the window with the pointer, whose button is down.
    private func move() {
        let pointer = server.pointerLocation
        server.send { XUngrabPointer($0, Time(CurrentTime)) }
        // 8 moves the window; the first button, and 1 for a request from an application.
        properties.sendToManager(
            .netMoveResize, (Int(pointer.x), Int(pointer.y), 8, 1, 1))
        // The window manager gets the release of the button.
        timers.add(at: .now) { [weak self] in
            self?.deliver(.pointerUp(.primary, at: CGPoint(x: -1, y: -1)))
        }
    }
}
