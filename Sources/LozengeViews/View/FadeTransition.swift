import LozengeCore

/// The effect of views without another one: a fade.
struct FadeTransition: TransitionEffect {
    var isIdentity: Bool { false }
    var hasMotion: Bool { false }
    var hasAnimation: Bool { false }

    func visit(_ phase: TransitionPhase, _ visitor: inout ViewVisitor, content: ContentSource) {
        visitor.primitive(Fade(opacity: phase.isIdentity ? 1 : 0), content: content.visit)
    }
}

private struct Fade: PrimitiveModifier {
    var opacity: Double

    static var affectsLayout: Bool { false }

    func motionData(_ resolved: Void) -> Double { opacity }
    mutating func setMotionData(_ data: Double, _ resolved: inout Void) {
        opacity = min(max(data, 0), 1)
    }

    func paint(_ context: PaintContext<Self>, _ writer: inout DisplayListWriter) {
        if opacity == 1 { return writer.paintBoxes(of: context) }
        if opacity > 0 { writer.group(.opacity(opacity)) { $0.paintMovingBoxes(of: context) } }
    }
}
