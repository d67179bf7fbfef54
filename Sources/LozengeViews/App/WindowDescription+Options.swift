import Foundation
import LozengeCore

extension WindowDescription {
    /// The distance in points from one window of a scene to the next.
    private static let cascade: CGFloat = 28

    /// True if the frame's buttons are in the content.
    package var drawsTitleBar: Bool { style is HiddenTitleBarWindowStyle }

    /// Finds the kind of window that an action opens.
    ///
    /// - Parameters:
    ///   - id: The identifier of the scene; `nil` for any.
    ///   - value: The value to present; `nil` for none.
    /// - Returns: True if the action opens a window of this kind.
    package func opens(_ id: String?, _ value: PresentedValue?) -> Bool {
        guard id == nil || id == self.id else { return false }
        return value.map { self.value?.contains($0) == true } ?? true
    }

    /// Returns the options of a new window.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - className: The name by which the desktop finds the app.
    ///   - number: The number of windows of this kind that are open.
    ///   - restored: The frame that the window had when the app was quit, in points; `nil` for a new window.
    ///   - content: The content.
    ///   - display: Returns the display with the pointer.
    /// - Returns: The options.
    package func options(
        title: String, className: String, number: Int, restored: CGRect?,
        content: WindowLayoutRoot, display: () -> DisplayProxy
    ) -> WindowOptions {
        var options = WindowOptions(title: title, className: className, size: size)
        options.role = [kind.rawValue, id].compactMap { $0 }.joined(separator: "-")
        options.kind = kind == .utility ? .utility : role.kind ?? .normal
        options.decoration = style.decoration
        options.level = level.level
        options.position = position.map { .unit($0) }
        options.cascade = Self.cascade * CGFloat(number)
        if let restored, restored.isCredible {
            options.size = restored.size
            options.position = .point(restored.origin)
            options.cascade = 0
        } else if let placement {
            let placed = placement(content, WindowPlacementContext(display()))
            options.position = placed.position ?? options.position
            if placed.width != nil || placed.height != nil {
                let ideal = size ?? content.sizeThatFits(.unspecified)
                options.size = CGSize(
                    width: placed.width?.length ?? ideal.width,
                    height: placed.height?.length ?? ideal.height)
            }
        }
        return options
    }
}

nonisolated extension CGRect {
    /// True if a window can have this frame: a file may hold anything.
    fileprivate var isCredible: Bool {
        [minX, minY, width, height].allSatisfy { $0.isFinite && abs($0) < 1e6 } && width > 0
            && height > 0
    }
}

nonisolated extension CGFloat {
    /// The number as a length; `nil` for one that is not finite or not positive.
    fileprivate var length: CGFloat? { isFinite && self > 0 ? self : nil }
}
