import Foundation
import LozengeCore

extension XWindow: ReadableWindow {
    /// True while a screen reader follows the app.
    public var hasReader: Bool { services.accessibility.hasReader }

    /// A reader has come or gone.
    func readerChanged() { client?.environmentChanged() }

    var accessibleID: AccessibleID { .window(UInt32(truncatingIfNeeded: id)) }

    var accessibleWindow: AccessibleWindow {
        var window = AccessibleWindow(
            id: accessibleID, kind: popup?.options.kind.accessible ?? .frame,
            owner: popup?.owner.accessibleID, title: title)
        window.isActive = hasKeyboard
        window.isShown = visibility != .hidden
        window.scale = scale
        let origin = originOnScreen ?? onScreen(.zero).origin
        originOnScreen = origin
        window.frame = CGRect(
            origin: origin, size: CGSize(width: size.width, height: size.height))
        return window
    }
}

extension PopupOptions.Kind {
    fileprivate var accessible: AccessibleWindow.Kind {
        switch self {
        case .menu: .menu
        case .tooltip, .dragImage: .tooltip
        case .dialog: .alert
        case .popover: .popover
        }
    }
}
