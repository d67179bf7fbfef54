import Foundation
import LozengeCore

/// A change of the drawing of a view that does not affect its layout, so that it may depend on its frame.
///
/// ```swift
/// ForEach(cards) { card in
///     CardView(card)
///         .visualEffect { effect, geometry in
///             effect.opacity(geometry.frame(in: .scrollView).minY < 0 ? 0.5 : 1)
///         }
/// }
/// ```
///
/// Matches: SwiftUI.VisualEffect
nonisolated public protocol VisualEffect: Sendable, Animatable {
    /// Returns the effects on the drawing of a view, the innermost first. For the engine.
    func _effects(in place: _EffectPlace) -> [DrawEffect]
}

/// The box that is drawn with visual effects.
///
/// For the engine.
///
/// Extension: a part of ``VisualEffect``.
nonisolated public struct _EffectPlace {
    /// In the coordinates of the drawing.
    let bounds: CGRect
    let isRightToLeft: Bool
}

/// A visual effect that changes nothing: the first one of each chain.
///
/// Matches: SwiftUI.EmptyVisualEffect
nonisolated public struct EmptyVisualEffect: VisualEffect {
    /// Creates an effect that changes nothing.
    ///
    /// Matches: SwiftUI.EmptyVisualEffect.init()
    public init() {}

    /// No data.
    public var animatableData: EmptyAnimatableData {
        get { EmptyAnimatableData() }
        set {}
    }

    public func _effects(in place: _EffectPlace) -> [DrawEffect] { [] }
}

/// A visual effect with one more effect around it.
nonisolated struct ChainedVisualEffect<Base: VisualEffect, Data: VectorArithmetic & Sendable>:
    VisualEffect
{
    var base: Base
    var data: Data
    /// Returns the effect for the data; `nil` for none.
    let effect: @Sendable (Data, _EffectPlace) -> DrawEffect?

    var animatableData: AnimatablePair<Base.AnimatableData, Data> {
        get { AnimatablePair(base.animatableData, data) }
        set {
            base.animatableData = newValue.first
            data = newValue.second
        }
    }

    func _effects(in place: _EffectPlace) -> [DrawEffect] {
        base._effects(in: place) + [effect(data, place)].compactMap(\.self)
    }
}

nonisolated extension View {
    /// Changes the drawing of this view, depending on its geometry after the layout.
    ///
    /// - Parameter effect: Returns the effects for the geometry; called after each layout.
    /// - Returns: A view with this view's layout.
    ///
    /// Matches: SwiftUI.View.visualEffect(_:)
    public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(VisualEffectBox { effect(EmptyVisualEffect(), $0) })
    }
}

/// A layout-neutral modifier that draws its content with effects that depend on its geometry.
nonisolated struct VisualEffectBox<Effect: VisualEffect> {
    let effect: @Sendable (GeometryProxy) -> Effect
    /// The animation of each change; `nil` for that of the layout.
    let animation: Animation?

    init(
        animation: Animation? = nil, _ effect: @escaping @Sendable (GeometryProxy) -> Effect
    ) {
        self.effect = effect
        self.animation = animation
    }
}

extension VisualEffectBox: PrimitiveModifier {
    static var unresolved: Effect? { nil }
    static var settles: Bool { true }

    /// The last effect: the next one is made after the layout.
    func resolve(_ context: UpdateContext<Self>) -> Effect? { context.resolved }

    func motionData(_ effect: Effect?) -> Effect.AnimatableData {
        effect?.animatableData ?? .zero
    }

    mutating func setMotionData(_ data: Effect.AnimatableData, _ effect: inout Effect?) {
        effect?.animatableData = data
    }

    func settle(_ context: SettleContext<Self>) {
        let proxy = GeometryProxy(node: context.node, place: GeometryProxy.Place())
        guard let node = context.node as? PrimitiveNode<Self> else { return }
        let former = node.modelResolved
        let start: Effect?? = former == nil ? nil : .some(former)
        node.setModel(effect(proxy), animatedFrom: start, by: animation)
        node.setNeedsPaint()
    }

    private func effects(in bounds: CGRect, _ context: some NodeContext<Self>) -> [DrawEffect] {
        let place = _EffectPlace(bounds: bounds, isRightToLeft: context.isRightToLeft)
        return context.resolved?._effects(in: place) ?? []
    }

    func paint(_ context: PaintContext<Self>, _ writer: inout DisplayListWriter) {
        paint(effects(in: writer.bounds, context)[...], context, &writer)
    }

    /// Paints the boxes inside with effects, the innermost first.
    private func paint(
        _ effects: ArraySlice<DrawEffect>, _ context: PaintContext<Self>,
        _ writer: inout DisplayListWriter
    ) {
        guard let outer = effects.last else { return writer.paintMovingBoxes(of: context) }
        let content = { (writer: inout DisplayListWriter) in
            paint(effects.dropLast(), context, &writer)
        }
        switch outer {
        case .transform(let transform): writer.group(ProjectionTransform(transform), content)
        case .projection(let projection): writer.group(projection, content)
        default: writer.group(outer, content)
        }
    }

    private func projection(_ context: some NodeContext<Self>) -> ProjectionTransform {
        effects(in: context.bounds, context).reduce(ProjectionTransform()) { sum, effect in
            switch effect {
            case .transform(let transform): sum.concatenating(ProjectionTransform(transform))
            case .projection(let projection): sum.concatenating(projection)
            default: sum
            }
        }
    }

    func contentPoint(_ point: CGPoint, _ context: EventContext<Self>) -> CGPoint? {
        projection(context).origin(of: point)
    }

    func hitBounds(_ context: EventContext<Self>) -> CGRect {
        context.hitBoundsOfBoxes.applying(projection(context))
    }
}
