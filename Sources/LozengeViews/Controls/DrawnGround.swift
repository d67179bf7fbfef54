import LozengeCore

/// Views that draw a ground of their own: a background, a border, an outline or a shape.
///
/// A button without a style has no frame around such a label, which looks like a button already. It is known from the
/// types alone, so that it costs nothing while a window is drawn.
///
/// Source: `docs/theme.md`, BUTTON-2.
extension View {
    nonisolated public static var _drawsGround: Bool { Body._drawsGround }
}

extension ViewModifier {
    nonisolated public static var _drawsGround: Bool { Body._drawsGround }
}

extension Never {
    nonisolated public static var _drawsGround: Bool { false }
}

extension ModifiedContent where Content: View, Modifier: ViewModifier {
    nonisolated public static var _drawsGround: Bool {
        Modifier._drawsGround || Content._drawsGround
    }
}

extension ZStack {
    nonisolated public static var _drawsGround: Bool { Content._drawsGround }
}

extension Group where Content: View {
    nonisolated public static var _drawsGround: Bool { Content._drawsGround }
}

extension TupleContent {
    nonisolated public static var _drawsGround: Bool {
        var drawsGround = false
        for content in repeat (each Content).self {
            drawsGround = drawsGround || content._drawsGround
        }
        return drawsGround
    }
}

extension _ConditionalContent where First: View, Second: View {
    nonisolated public static var _drawsGround: Bool { First._drawsGround || Second._drawsGround }
}

extension Optional where Wrapped: View {
    nonisolated public static var _drawsGround: Bool { Wrapped._drawsGround }
}

extension Color {
    nonisolated public static var _drawsGround: Bool { true }
}

extension _ShapeView {
    nonisolated public static var _drawsGround: Bool { true }
}

extension StyleLayer {
    nonisolated static var _drawsGround: Bool { true }
}

extension AccessoryModifier {
    nonisolated static var _drawsGround: Bool { true }
}

extension BorderEffect {
    nonisolated static var _drawsGround: Bool { true }
}

extension ClipEffect {
    nonisolated static var _drawsGround: Bool { true }
}
