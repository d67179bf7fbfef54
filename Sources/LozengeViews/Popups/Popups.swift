import LozengeCore

/// The popups in front of a window, which get its events first.
package final class Popups: WindowService {
    /// The open popups, the frontmost last.
    private(set) var open: [PopupRuntime] = []
    /// The popup whose window this is; `nil` for the window of a scene.
    weak var owner: PopupRuntime?
    /// The number of events so far that end tooltips, which may not be open yet.
    private(set) var tooltipEndings = 0

    package init(_ tree: ViewTree) {}

    var isEmpty: Bool { open.isEmpty }

    func add(_ popup: PopupRuntime) { open.append(popup) }

    func remove(_ popup: PopupRuntime) { open.removeAll { $0 === popup } }

    /// Closes the popups that need no answer.
    func closePassing() {
        for popup in open.reversed() where popup.kind != .dialog && popup.kind != .dragImage {
            popup.close()
        }
    }

    func closeAll() {
        for popup in open.reversed() { popup.close() }
    }

    /// The dialog that the window waits for, which may be in front of a popover; `nil` without one.
    var dialog: PopupRuntime? {
        open.last { $0.kind == .dialog }
            ?? open.reversed().lazy.compactMap(\.tree.popups.dialog).first
    }

    package func controlActivated() { owner?.chosen() }

    var holdsWindow: Bool { dialog != nil }

    package func windowCloses() { closeAll() }

    /// Handles the events that are not meant for the window behind the popups.
    package func intercept(_ event: InputEvent) -> Bool {
        if event.endsTooltips { endTooltips() }
        guard !open.isEmpty else { return false }
        if let dialog { return hold(event, behind: dialog) }
        guard let front = open.last(where: { $0.kind.isTransient }) else { return false }
        return handle(event, besides: front)
    }

    /// Closes tooltips, and lets none open until the pointer moves again.
    private func endTooltips() {
        tooltipEndings += 1
        for popup in open where popup.kind == .tooltip { popup.close() }
    }

    private func handle(_ event: InputEvent, besides menu: PopupRuntime) -> Bool {
        switch event {
        case .key, .text:
            menu.handle(event)
            return true
        case .modifiers:
            menu.handle(event)
            return false
        case .focused(false), .shown(false):
            closeAll()
            return false
        case .focused, .shown, .pointerExited: return false
        // A menu stays open behind its submenu.
        case _ where menu.isSubmenu: return false
        case .pointerDown:
            closeAll()
            return true
        case .pointerMoved:
            _ = (menu as? MenuRuntime)?.besides(event)
            return true
        case .pointerUp, .scroll, .pinch: return true
        }
    }

    /// Raises the dialog if the user acts on the window behind it.
    private func hold(_ event: InputEvent, behind dialog: PopupRuntime) -> Bool {
        switch event {
        case .focused, .shown, .pointerExited, .modifiers: return false
        case .pointerDown, .key, .text:
            dialog.backend?.activate()
            return true
        case .pointerMoved, .pointerUp, .scroll, .pinch: return true
        }
    }
}

extension InputEvent {
    /// True for any event but a motion or a release.
    fileprivate var endsTooltips: Bool {
        switch self {
        case .pointerMoved, .pointerUp, .focused(true), .shown(true), .modifiers: false
        // The release of the key that opened the tooltip.
        case .key(let key): key.phase != .up
        default: true
        }
    }
}

extension ViewTree {
    /// The popups in front of the window.
    package var popups: Popups { self[Popups.self] }

    /// The popup whose window this is; `nil` for the window of a scene.
    var popup: PopupRuntime? { popups.owner }
}
