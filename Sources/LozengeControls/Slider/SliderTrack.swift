import Foundation
import LozengeCore
import LozengeViews

/// A track on which a knob is moved from 0 to 1: by dragging, by keys and by assistive technology.
nonisolated struct SliderTrack<Content: View> {
    private let position: Binding<Double>
    private let bounds: ClosedRange<Double>
    private let step: Double
    private let title: Text?
    private let valueText: Text?
    private let knob: CGFloat
    private let height: CGFloat
    private let onEditingChanged: (Bool) -> Void
    private let content: (_ offset: CGFloat, _ isDragged: Bool, _ travel: CGFloat) -> Content
    @GestureState private var isDragged = false
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var direction

    /// - Parameters:
    ///   - position: The position of the knob, from 0 to 1.
    ///   - bounds: The values at the ends, for assistive technology.
    ///   - step: The distance of a key.
    ///   - title: The name for assistive technology; `nil` for none.
    ///   - valueText: The value for assistive technology; `nil` for the part of the way.
    ///   - knob: The width of the knob, in points.
    ///   - height: The height of the track, in points.
    ///   - onEditingChanged: Called with true before a change and with false after it.
    ///   - content: The views of the track, the leading ends on each other, for the offset of the knob and its longest way, in
    ///     points.
    init(
        position: Binding<Double>, bounds: ClosedRange<Double> = 0...1, step: Double,
        title: Text?, valueText: Text? = nil, knob: CGFloat, height: CGFloat,
        onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder content:
            @escaping (_ offset: CGFloat, _ isDragged: Bool, _ travel: CGFloat) -> Content
    ) {
        self.position = position
        self.bounds = bounds
        self.step = step
        self.title = title
        self.valueText = valueText
        self.knob = knob
        self.height = height
        self.onEditingChanged = onEditingChanged
        self.content = content
    }
}

extension SliderTrack: View {
    var body: some View {
        GeometryReader { proxy in
            let travel = max(0, proxy.size.width - knob)
            ZStack(alignment: .leading) {
                content(travel * position.wrappedValue, isDragged, travel)
            }
            .frame(maxHeight: .infinity)
            .contentShape(Rectangle())
            .gesture(drag(travel))
        }
        .onChange(of: isDragged) { onEditingChanged($1) }
        .frame(height: height)
        // The focus ring surrounds the track and the knob.
        .controlGround(.none, in: .capsule, around: CGSize(width: 0, height: (knob - height) / 2))
        .fainterWhileDisabled()
        .focusable(interactions: .activate)
        .onKeyPress(keys: [.upArrow, ahead]) { _ in move(by: step) }
        .onKeyPress(keys: [.downArrow, back]) { _ in move(by: -step) }
        .onKeyPress(.home) { move(to: 0) }
        .onKeyPress(.end) { move(to: 1) }
        .semantics { elements, context in
            elements.describeControl(.slider, isEnabled: isEnabled, titled: title, context)
            elements[0].value =
                valueText?.string(in: context)
                ?? position.wrappedValue.formatted(
                    .percent.precision(.fractionLength(0)).locale(context.read(\.locale)))
            let length = bounds.upperBound - bounds.lowerBound
            elements[0].range = SemanticRange(
                bounds.lowerBound + position.wrappedValue * length, in: bounds,
                step: step * length)
            guard isEnabled else { return }
            elements[0].actions = [
                SemanticAction(.increment) { _ = move(by: step) },
                SemanticAction(.decrement) { _ = move(by: -step) },
            ]
            elements[0].setValue = { value in
                guard length > 0, length.isFinite else { return }
                _ = move(to: (value - bounds.lowerBound) / length)
            }
        }
    }

    private var ahead: KeyEquivalent { direction == .leftToRight ? .rightArrow : .leftArrow }
    private var back: KeyEquivalent { direction == .leftToRight ? .leftArrow : .rightArrow }

    private func drag(_ travel: CGFloat) -> some Gesture {
        DragGesture(minimumDistance: 0)
            .updating($isDragged) { _, isDragged, _ in isDragged = true }
            .onChanged { drag in
                guard travel > 0 else { return }
                let part = min(max((drag.location.x - knob / 2) / travel, 0), 1)
                withTransaction(\.isContinuous, true) {
                    position.wrappedValue = direction == .leftToRight ? part : 1 - part
                }
            }
    }

    private func move(by distance: Double) -> KeyPress.Result {
        move(to: position.wrappedValue + distance)
    }

    private func move(to part: Double) -> KeyPress.Result {
        onEditingChanged(true)
        position.wrappedValue = min(max(part, 0), 1)
        onEditingChanged(false)
        return .handled
    }
}
