import Foundation
import LozengeCore

/// What a view may have open in front of its window.
final class PopupPlace {
    private(set) var popup: PopupRuntime?

    var isOpen: Bool { popup != nil }

    /// Opens it in front of the window of `node`.
    ///
    /// - Parameters:
    ///   - made: What shows it.
    ///   - options: What it is, and where.
    ///   - onClose: Called when it is closed, whoever closed it.
    func open(
        _ made: PopupRuntime, _ options: PopupOptions, onClose: @escaping () -> Void = {}
    ) {
        close()
        made.onClose = { [weak self] in
            self?.popup = nil
            onClose()
        }
        if made.open(options) { popup = made }
    }

    func close() { popup?.close() }
}
