import Foundation
import LozengeCore
import LozengeViews

/// A slider whose track shows the colours that its value leads to.
nonisolated struct ColorTrack {
    let title: LocalizedStringKey
    let value: Binding<Double>
    let gradient: Gradient
    /// Called after the user has changed the value.
    let onChange: () -> Void
    @ScaledMetric private var height: CGFloat = 20

    init(
        title: LocalizedStringKey, value: Binding<Double>, gradient: Gradient,
        onChange: @escaping () -> Void
    ) {
        self.title = title
        self.value = value
        self.gradient = gradient
        self.onChange = onChange
    }
}

extension ColorTrack: View {
    var body: some View {
        SliderTrack(
            position: position, step: 0.05, title: Text(title), knob: height, height: height,
            onEditingChanged: { _ in }
        ) { offset, _, _ in
            Capsule()
                .fill(
                    LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing)
                )
                .background(Chequers().clipShape(Capsule()))
                .overlay(Capsule().strokeBorder(Color.label.opacity(0.3), lineWidth: 1))
            ColorKnob()
                .frame(width: height, height: height)
                .offset(x: offset)
        }
    }

    private var position: Binding<Double> {
        Binding(
            get: { value.wrappedValue },
            set: { new in
                value.wrappedValue = new
                onChange()
            })
    }
}

/// A plane of all hues from left to right and all saturations from the bottom to the top.
nonisolated struct HuePlane {
    let color: Binding<HueColor>
    /// Called after the user has changed the colour.
    let onChange: () -> Void
    @ScaledMetric private var knob: CGFloat = 20

    init(color: Binding<HueColor>, onChange: @escaping () -> Void) {
        self.color = color
        self.onChange = onChange
    }
}

extension HuePlane: View {
    var body: some View {
        GeometryReader { proxy in
            let (width, height) = (max(1, proxy.size.width), max(1, proxy.size.height))
            let present = color.wrappedValue
            ZStack(alignment: .topLeading) {
                outline.fill(
                    LinearGradient(
                        colors: (0...6).map {
                            Color(hue: Double($0) / 6, saturation: 1, brightness: 1)
                        },
                        startPoint: UnitPoint(x: 0, y: 0), endPoint: UnitPoint(x: 1, y: 0)))
                outline.fill(
                    LinearGradient(
                        colors: [.white.opacity(0), .white], startPoint: .top, endPoint: .bottom))
                ColorKnob()
                    .frame(width: knob, height: knob)
                    .offset(
                        x: width * present.hue - knob / 2,
                        y: height * (1 - present.saturation) - knob / 2)
            }
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 0).onChanged { drag in
                    set(drag.location.x / width, 1 - drag.location.y / height)
                })
        }
        .environment(\.layoutDirection, .leftToRight)
        .focusable(interactions: .activate)
        .onKeyPress(keys: [.upArrow, .downArrow, .leftArrow, .rightArrow]) { press in
            switch press.key {
            case .upArrow: move(0, 0.05)
            case .downArrow: move(0, -0.05)
            case .leftArrow: move(-0.02, 0)
            default: move(0.02, 0)
            }
        }
        .semantics { elements, context in
            elements.describeControl(.slider, isEnabled: true, context)
            elements[0].label = Text("Hue and Saturation").string(in: context)
            let shown = color.wrappedValue.color.resolve(in: context.read(\.colorPalette))
            elements[0].value = "\(shown.name), \(shown.hexadecimal)"
            elements[0].actions = [
                SemanticAction(.increment) { _ = move(0.02, 0) },
                SemanticAction(.decrement) { _ = move(-0.02, 0) },
            ]
        }
    }

    private var outline: RoundedRectangle {
        RoundedRectangle(cornerRadius: Theme.Radius.inner, style: .circular)
    }

    /// Moves the colour from where it is at the time.
    private func move(_ hue: Double, _ saturation: Double) -> KeyPress.Result {
        set(color.wrappedValue.hue + hue, color.wrappedValue.saturation + saturation)
    }

    @discardableResult private func set(_ hue: Double, _ saturation: Double) -> KeyPress.Result {
        color.wrappedValue.hue = min(max(hue, 0), 1)
        color.wrappedValue.saturation = min(max(saturation, 0), 1)
        // In black no hue is to be seen.
        if color.wrappedValue.brightness == 0 { color.wrappedValue.brightness = 1 }
        onChange()
        return .handled
    }
}

/// A ring that shows the colour below it.
nonisolated private struct ColorKnob {
    init() {}
}

extension ColorKnob: View {
    var body: some View {
        Circle()
            .strokeBorder(Color.white, lineWidth: 3)
            .overlay(Circle().strokeBorder(Color.black.opacity(0.5), lineWidth: 1))
            .overlay(Circle().strokeBorder(Color.black.opacity(0.5), lineWidth: 1).padding(3))
    }
}
