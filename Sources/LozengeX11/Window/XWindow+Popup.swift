import CX11
public import Foundation
public import LozengeCore

extension XWindow {
    /// The relation of a popup to the window that it belongs to.
    final class Popup {
        let options: PopupOptions
        /// The owner, which keeps the popup and closes it before it is closed itself.
        unowned let owner: XWindow
        /// The anchor's frame on the screen, in device pixels.
        fileprivate(set) var anchor: CGRect
        /// The origin of the anchor when the popup was opened.
        let opening: CGPoint
        /// The part of the screen that the popup may cover, in device pixels.
        let area: CGRect
        /// The visual of a popup with a shadow; `nil` for one with square corners.
        let visual: TranslucentVisual?
        /// The frame on the screen, with the margins of the shadow, in device pixels; `nil` before it was computed.
        fileprivate(set) var frame: CGRect?

        init(_ options: PopupOptions, of owner: XWindow) {
            self.options = options
            self.owner = owner
            anchor = owner.onScreen(options.anchor)
            opening = anchor.origin
            area = owner.area(of: options.kind, at: CGPoint(x: anchor.midX, y: anchor.midY))
            visual = options.kind == .dialog ? nil : owner.server.blendedVisual
        }

        /// The width of the shadow around the popup, in points.
        var margin: CGFloat {
            visual == nil || options.kind == .dragImage ? 0 : PopupOptions.shadowMargin
        }

        /// True for a dialog, which the window manager manages; the others are override-redirect windows.
        var isManaged: Bool { options.kind == .dialog }

        /// The window in front of which the window manager keeps a dialog.
        var managedOwner: XWindow {
            owner.popup.map { $0.isManaged ? owner : $0.managedOwner } ?? owner
        }

        /// The window at the end of the chain of owners.
        var root: XWindow { owner.popup?.root ?? owner }

        /// Removes the popup from its owner, and ends its grab, or begins that of a popover behind a dialog again.
        func closed(_ window: XWindow) {
            owner.popups.removeAll { $0 === window }
            let grab = owner.services.openWindows.menuGrab
            if options.kind.isTransient, !root.hasTransientPopup { grab.end() }
            if options.kind == .dialog, root.hasTransientPopup, !root.hasDialog {
                grab.begin(for: root)
                owner.setBehindDialog(false)
            }
        }
    }

    /// True if a menu or a popover of the window is open.
    private var hasTransientPopup: Bool {
        popups.contains { $0.popup?.options.kind.isTransient == true }
    }

    /// Hides a popover and those behind it while a dialog is open, or shows them again: window managers keep no managed
    /// window in front of one that they do not manage.
    private func setBehindDialog(_ isBehind: Bool) {
        guard let popup, !popup.isManaged, visibility != .closed else { return }
        server.send { _ = isBehind ? XUnmapWindow($0, id) : XMapWindow($0, id) }
        popup.owner.setBehindDialog(isBehind)
    }

    /// True if a dialog is open in front of the window or of a popup of it.
    private var hasDialog: Bool {
        popups.contains { $0.popup?.options.kind == .dialog || $0.hasDialog }
    }

    /// Opens a popup of this window with its content's ideal size; `nil` if the window is closed.
    public func openPopup(
        _ options: PopupOptions, client: any WindowClient
    ) -> (any WindowBackend)? {
        guard visibility != .closed, !server.isLost else { return nil }
        let popup = Popup(options, of: self)
        let window = XWindow(
            services: services,
            options: WindowOptions(
                title: title, className: self.options.className, size: CGSize(width: 1, height: 1)),
            client: client, textEngine: textEngine, popup: popup)
        popups.append(window)
        // Only dialogs have a visible icon.
        if popup.isManaged { window.properties.setIcons(popup.root.properties.icons()) }
        let grab = services.openWindows.menuGrab
        if options.kind.isTransient { grab.begin(for: popup.root) }
        // A dialog is a window as others are, even if it is a popover's.
        if options.kind == .dialog, grab.window === popup.root {
            grab.end()
            setBehindDialog(true)
        }
        // The popup is shown after the current events, when its client has it and its owner is
        // sent.
        timers.add(at: .now) { [weak window] in window?.show() }
        return window
    }

    /// Resizes a popup to the ideal size of its content.
    ///
    /// - Returns: True if the size or the position changed.
    @discardableResult
    func fit() -> Bool {
        guard let popup, let client else { return false }
        let ideal = PixelSize(client.idealSize, scale: scale)
        let wanted = CGSize(width: ideal.width, height: ideal.height)
        let frame = popup.options.place(
            size: wanted, anchor: popup.anchor, in: popup.area,
            margin: (popup.margin * scale).rounded())
        let fitting = PixelSize(width: Int(frame.width), height: Int(frame.height))
        guard frame != popup.frame || fitting != size else { return false }
        popup.frame = frame
        size = fitting
        if visibility == .onScreen { applyPopupFrame() }
        return true
    }

    /// The position of a popup in its owner's window, in points.
    public var positionInOwner: CGPoint? {
        guard let popup, let frame = popup.frame else { return nil }
        let (anchor, shown) = (popup.options.anchor, popup.anchor)
        return CGPoint(
            x: anchor.minX + (frame.minX - shown.minX) / scale,
            y: anchor.minY + (frame.minY - shown.minY) / scale)
    }

    /// Moves the picture of a drag to a point of its owner's window.
    public func move(to point: CGPoint) {
        guard let popup, popup.options.kind == .dragImage else { return }
        let opening = popup.options.anchor.origin
        let place = CGPoint(
            x: popup.opening.x + ((point.x - opening.x) * scale).rounded(),
            y: popup.opening.y + ((point.y - opening.y) * scale).rounded())
        popup.anchor.origin = place
        popup.frame?.origin = place
        let (x, y) = (Int32(Int16(clamping: place.x)), Int32(Int16(clamping: place.y)))
        server.send { XMoveWindow($0, id, x, y) }
    }

    /// Moves a popup to its computed frame.
    func applyPopupFrame() {
        guard let popup, let frame = popup.frame else { return }
        let margin = Int((popup.margin * scale).rounded())
        if margin > 0 { properties.setShadow(margin, around: size) }
        let (width, height) = (UInt32(size.width), UInt32(size.height))
        let isManaged = popup.isManaged
        server.send {
            if isManaged {
                XResizeWindow($0, id, width, height)
            } else {
                XMoveResizeWindow($0, id, Int32(frame.minX), Int32(frame.minY), width, height)
            }
        }
    }

    /// Converts a rectangle of the window to device pixels of the screen.
    func onScreen(_ rect: CGRect) -> CGRect {
        var (x, y): (Int32, Int32) = (0, 0)
        var child: XID = 0
        server.send { XTranslateCoordinates($0, id, server.root, 0, 0, &x, &y, &child) }
        return CGRect(
            x: CGFloat(x) + (rect.minX * scale).rounded(),
            y: CGFloat(y) + (rect.minY * scale).rounded(),
            width: (rect.width * scale).rounded(), height: (rect.height * scale).rounded())
    }

    /// Returns the part of the screen that a popup may cover.
    ///
    /// That is the monitor at `point`, the middle of its anchor; for a dialog it is the work area without its frame.
    fileprivate func area(of kind: PopupOptions.Kind, at point: CGPoint) -> CGRect {
        guard kind == .dialog else {
            return WorkAreas(monitors: server.monitors, screen: server.screenSize)
                .area(at: point)
        }
        let area = server.workAreas.area(at: point)
        let size = frameExtents.maximumContentSize(in: area)
        return CGRect(
            origin: area.origin, size: CGSize(width: size.width, height: size.height))
    }
}
