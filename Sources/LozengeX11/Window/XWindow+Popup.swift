import CX11
import Foundation
public import LozengeCore

extension XWindow {
    /// What a window is that belongs to another one.
    final class Popup {
        let options: PopupOptions
        /// It keeps this window, and closes it before it goes itself.
        unowned let owner: XWindow
        /// Where the anchor is on the screen, in device pixels.
        let anchor: CGRect
        /// What may be covered, in device pixels.
        let area: CGRect
        /// Where the window is; `nil` where the window manager says that.
        fileprivate(set) var place: CGRect?

        init(_ options: PopupOptions, of owner: XWindow) {
            self.options = options
            self.owner = owner
            anchor = owner.onScreen(options.anchor)
            area = owner.area(of: options.kind, at: anchor.origin)
        }

        /// Whether the window manager knows the window.
        var isManaged: Bool { options.kind == .dialog }

        /// The window that the user was in before there was any other in front of it.
        var root: XWindow { owner.popup?.root ?? owner }

        func closed(_ window: XWindow) {
            owner.popups.removeAll { $0 === window }
            if options.kind == .menu, !root.hasMenu { owner.connection.menuGrab.end() }
        }
    }

    /// Whether a menu is open in front of the window.
    var hasMenu: Bool { popups.contains { $0.popup?.options.kind == .menu } }

    public func openPopup(
        _ options: PopupOptions, client: any WindowClient
    ) -> (any WindowBackend)? {
        guard visibility != .closed, !connection.isLost else { return nil }
        let popup = Popup(options, of: self)
        let window = XWindow(
            connection: connection,
            options: WindowOptions(
                title: title, className: className, size: CGSize(width: 1, height: 1)),
            client: client, textEngine: textEngine, popup: popup)
        popups.append(window)
        // Only of dialogs an icon is to be seen.
        if popup.isManaged { window.properties.setIcons(popup.root.properties.icons()) }
        if options.kind == .menu { connection.menuGrab.begin(for: popup.root) }
        // It is shown when its client knows it, and the window that it belongs to is on its way.
        connection.afterEvents { [weak window] in window?.show() }
        return window
    }

    /// Makes a popup as large as its content likes to be.
    ///
    /// - Returns: Whether it was another size.
    @discardableResult
    func fit() -> Bool {
        guard let popup, let client else { return false }
        let ideal = PixelSize(client.idealSize, scale: scale)
        let wanted = CGSize(width: ideal.width, height: ideal.height)
        let place = popup.options.place(size: wanted, anchor: popup.anchor, in: popup.area)
        let fitting = PixelSize(width: Int(place.width), height: Int(place.height))
        guard place != popup.place || fitting != size else { return false }
        popup.place = place
        size = fitting
        if visibility == .onScreen { self.place() }
        return true
    }

    /// Puts a popup where it belongs.
    func place() {
        guard let place = popup?.place else { return }
        let (width, height) = (UInt32(size.width), UInt32(size.height))
        let isManaged = popup?.isManaged == true
        connection.send {
            if isManaged {
                XResizeWindow($0, id, width, height)
            } else {
                XMoveResizeWindow($0, id, Int32(place.minX), Int32(place.minY), width, height)
            }
        }
    }

    /// Where a part of the window is on the screen.
    fileprivate func onScreen(_ rect: CGRect) -> CGRect {
        var (x, y): (Int32, Int32) = (0, 0)
        var child: XID = 0
        XTranslateCoordinates(connection.display, id, connection.root, 0, 0, &x, &y, &child)
        return CGRect(
            x: CGFloat(x) + (rect.minX * scale).rounded(),
            y: CGFloat(y) + (rect.minY * scale).rounded(),
            width: (rect.width * scale).rounded(), height: (rect.height * scale).rounded())
    }

    /// The part of the screen that a popup may cover: the monitor around `point`, and for a dialog,
    /// which has a frame as this window has, only what no panel is on.
    fileprivate func area(of kind: PopupOptions.Kind, at point: CGPoint) -> CGRect {
        guard kind == .dialog else {
            return WorkAreas(monitors: connection.monitors, screen: connection.screenSize)
                .area(at: point)
        }
        let area = connection.workAreas.area(at: point)
        let room = frameExtents.room(in: area)
        return CGRect(
            origin: area.origin, size: CGSize(width: room.width, height: room.height))
    }
}
