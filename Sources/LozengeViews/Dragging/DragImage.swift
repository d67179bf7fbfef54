import Foundation
import LozengeCore

/// The picture of a drag, in a window of its own that follows the pointer.
final class DragImage {
    private let popup: PopupRuntime
    private let start: CGPoint
    private var distance = CGSize.zero
    /// The time at which it has begun to fly back; `nil` while it is dragged.
    private var returnStart: Duration?

    /// The time for which the picture of refused contents flies back.
    ///
    /// Source: `docs/dragging.md`, DND-4.
    private static let returnTime = Duration.milliseconds(200)

    /// - Parameters:
    ///   - view: The picture.
    ///   - size: The size in points; `nil` for the ideal one.
    ///   - origin: The point of the window at its top-left corner, or in its middle if it has its ideal size.
    ///   - node: The node that is dragged.
    init(_ view: AnyView, size: CGSize?, at origin: CGPoint, from node: Node) {
        popup = PopupRuntime(.dragImage, over: node.tree, node.environment) {
            $0
        } content: {
            AnyView(DraggedView(view: view, size: size))
        }
        let ideal = size == nil ? popup.idealSize : .zero
        start = CGPoint(x: origin.x - ideal.width / 2, y: origin.y - ideal.height / 2)
        _ = popup.open(PopupOptions(.dragImage, anchor: CGRect(origin: start, size: .zero)))
    }

    /// Moves it to a distance from its start, in points.
    func move(by distance: CGSize) {
        self.distance = distance
        popup.backend?.move(
            to: CGPoint(x: start.x + distance.width, y: start.y + distance.height))
    }

    func close() { popup.close() }

    /// Lets it fly back to its start.
    func flyBack(at time: Duration) { returnStart = time }

    var isReturning: Bool { returnStart != nil }

    /// Moves it on its way back.
    ///
    /// - Returns: True once it has arrived, and is closed.
    func returned(at time: Duration) -> Bool {
        guard let returnStart else { return false }
        let progress = (time - returnStart) / Self.returnTime
        guard progress < 1 else {
            close()
            return true
        }
        let rest = 1 - UnitCurve.easeInOut.value(at: progress)
        let (width, height) = (distance.width * rest, distance.height * rest)
        popup.backend?.move(to: CGPoint(x: start.x + width, y: start.y + height))
        return false
    }
}

/// The picture of a drag in its window.
///
/// Source: `docs/dragging.md`, DND-1.
nonisolated private struct DraggedView {
    let view: AnyView
    let size: CGSize?
    @Environment(\.isPopupTranslucent) private var isTranslucent
}

extension DraggedView: View {
    var body: some View {
        view
            .frame(width: size?.width, height: size?.height)
            .opacity(isTranslucent ? 0.8 : 1)
            .accessibilityHidden(true)
            .environment(\.isDragImage, true)
    }
}
