import Foundation
import LozengeCore

/// A window's content that a test describes.
final class FakeClient: WindowClient {
    var content: (CGSize) -> DisplayList
    var nextUpdate: Duration?
    var minimumSize = CGSize.zero
    var idealSize = CGSize(width: 120, height: 80)
    var maximumSize: CGSize?
    var background = Color.Resolved(red: 1, green: 1, blue: 1)
    var onClose: () -> Void = {}
    var onEnvironmentChange: () -> Void = {}
    private(set) var events: [InputEvent] = []
    /// The requested sizes of display lists.
    private(set) var sizes: [CGSize] = []
    /// The requested times of display lists.
    private(set) var times: [Duration] = []

    init(_ content: @escaping (CGSize) -> DisplayList = { _ in DisplayList() }) {
        self.content = content
    }

    convenience init(_ commands: [DrawCommand]) {
        self.init { _ in DisplayList(commands) }
    }

    /// The number of updates while the window was hidden.
    private(set) var unseenUpdates = 0

    func updateUnseen() { unseenUpdates += 1 }

    /// Called with every event of the user.
    var onEvent: (InputEvent) -> Void = { _ in }

    func handle(_ event: InputEvent) {
        events.append(event)
        onEvent(event)
    }

    func makeDisplayList(in size: CGSize, at time: Duration) -> DisplayList {
        sizes.append(size)
        times.append(time)
        return content(size)
    }

    /// Returns the effect of a drop of contents at a point.
    var onDrag: (DataOffer, CGPoint) -> DragEffect? = { _, _ in nil }
    /// Takes the contents that are dropped.
    var onDrop: (DataOffer) -> Void = { _ in }
    /// The contents of the drag over the window; `nil` without one.
    private(set) var drag: DataOffer?
    /// The number of drags that have left the window.
    private(set) var leaves = 0
    private var effect: DragEffect?

    func dragMoved(_ offer: DataOffer, to point: CGPoint, _ wanted: DragEffect) -> DragEffect? {
        drag = offer
        effect = onDrag(offer, point).map { $0 == .copy ? wanted : $0 }
        return effect
    }

    func dragLeft() {
        drag = nil
        leaves += 1
    }

    func dragDropped() -> DragEffect? {
        if let drag, effect != nil { onDrop(drag) }
        drag = nil
        return effect
    }

    func environmentChanged() { onEnvironmentChange() }

    func closeRequested() { onClose() }
}

extension DrawCommand {
    static func group(_ effect: DrawEffect, _ commands: [DrawCommand]) -> DrawCommand {
        .group(effect, DisplayFragment(DisplayList(commands)))
    }
}

extension Paint {
    static func rgb(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double = 1) -> Paint
    {
        .color(Color(red: red, green: green, blue: blue, opacity: opacity).resolve(in: .light))
    }

    static let black = Paint.rgb(0, 0, 0)
    static let red = Paint.rgb(1, 0, 0)
    static let green = Paint.rgb(0, 1, 0)
    static let blue = Paint.rgb(0, 0, 1)
}

extension TextPaint {
    static func rgb(
        _ red: Double, _ green: Double, _ blue: Double, _ opacity: Double = 1
    ) -> TextPaint {
        .color(Color(red: red, green: green, blue: blue, opacity: opacity).resolve(in: .light))
    }

    static let black = TextPaint.rgb(0, 0, 0)
}
