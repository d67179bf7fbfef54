import SwiftUI

@MainActor
extension Page {
    static let gestures = [tapping, dragging, magnifying, mixing, hovering, pointers]

    private static let tapping = Page(
        "onTapGesture & onLongPressGesture", .gestures, "Clicks, and a button held down.", cell: 180
    ) {
        Example("onTapGesture") { Tapped() }
        Example("onTapGesture(count: 2)") { Tapped(count: 2) }
        Example("TapGesture, SpatialTapGesture") { Marked() }
        Example("onLongPressGesture, LongPressGesture") { Held() }
    }

    private static let dragging = Page(
        "DragGesture", .gestures, "The pointer moved with its button down.", cell: 180
    ) {
        Example("gesture(DragGesture())") { Dragged() }
        Example("@GestureState") { Tugged() }
        Example("sequenced, SequenceGesture") { Carried() }
    }

    private static let magnifying = Page(
        "MagnifyGesture & RotateGesture", .gestures, "Two fingers on a touchpad.", cell: 180
    ) {
        Example("MagnifyGesture") { Magnified() }
        Example("MagnificationGesture") { Grown() }
        Example("RotateGesture") { Rotated() }
        Example("RotationGesture") { Turned() }
    }

    private static let pointers = Page(
        "pointerStyle", .gestures, "The shape of the pointer over a view.", cell: 180
    ) {
        Example("link") { Patch(text: "link").pointerStyle(.link) }
        Example("horizontalText") { Patch(text: "text").pointerStyle(.horizontalText) }
        Example("grabIdle") { Patch(text: "grab").pointerStyle(.grabIdle) }
        Example("columnResize") { Patch(text: "columns").pointerStyle(.columnResize) }
        Example("zoomIn") { Patch(text: "zoom").pointerStyle(.zoomIn) }
        Example("frameResize(position: .bottomTrailing)") {
            Patch(text: "corner").pointerStyle(.frameResize(position: .bottomTrailing))
        }
        Example("pointerVisibility(.hidden)") { Patch(text: "hidden").pointerVisibility(.hidden) }
    }

    private static let mixing = Page(
        "highPriorityGesture & simultaneousGesture", .gestures,
        "The order of several gestures.", cell: 180
    ) {
        Example("gesture(_:including:)") { Nested { $0.gesture($1) } }
        Example("highPriorityGesture") { Nested { $0.highPriorityGesture($1) } }
        Example("simultaneousGesture") { Nested { $0.simultaneousGesture($1) } }
        Example("exclusively, ExclusiveGesture") { Either() }
        Example("simultaneously, SimultaneousGesture") { Both() }
        Example("AnyGesture, isEnabled") { Chosen() }
        Example("modifiers(_:)") { ModifierClicks() }
    }

    private static let hovering = Page(
        "onHover & onContinuousHover", .gestures, "The position of the pointer over a view.",
        cell: 180
    ) {
        Example("onHover") { Hovered() }
        Example("onContinuousHover") { Followed() }
    }
}

/// A view for a gesture.
private struct Patch: View {
    let text: String
    var isBright = false

    var body: some View {
        Text(text)
            .padding(8)
            .frame(maxWidth: .infinity, minHeight: 60)
            .background(isBright ? .orange : .blue.opacity(0.2), in: .rect(cornerRadius: 8))
    }
}

private struct Tapped: View {
    var count = 1
    @State private var taps = 0

    var body: some View {
        Patch(text: "\(taps)").onTapGesture(count: count) { taps += 1 }
            .accessibilityAddTraits(.isButton)
            .accessibilityAction { taps += 1 }
    }
}

private struct Marked: View {
    @State private var place = CGPoint(x: 30, y: 30)

    var body: some View {
        Patch(text: "").overlay {
            Circle().fill(.red).frame(width: 8, height: 8).position(place)
        }
        .gesture(SpatialTapGesture().onEnded { place = $0.location })
    }
}

private struct Held: View {
    @State private var count = 0
    @State private var isPressing = false

    var body: some View {
        Patch(text: "\(count)", isBright: isPressing).onLongPressGesture {
            count += 1
        } onPressingChanged: {
            isPressing = $0
        }
    }
}

private struct Chosen: View {
    @State private var count = 0
    @State private var isDouble = false

    private var gesture: AnyGesture<TapGesture.Value> {
        AnyGesture(TapGesture(count: isDouble ? 2 : 1).onEnded { count += 1 })
    }

    var body: some View {
        VStack {
            Patch(text: "\(count)").gesture(gesture, isEnabled: count < 9)
            Toggle("Double", isOn: $isDouble)
        }
    }
}

private struct Dragged: View {
    @State private var place = CGPoint(x: 30, y: 30)

    var body: some View {
        Patch(text: "").overlay {
            Circle().fill(.red).frame(width: 24, height: 24).position(place)
                .gesture(DragGesture(minimumDistance: 0).onChanged { place = $0.location })
        }
    }
}

private struct Tugged: View {
    @GestureState private var offset = CGSize.zero

    var body: some View {
        Patch(text: "Tug").offset(offset)
            .gesture(
                DragGesture().updating($offset) { value, state, _ in state = value.translation })
    }
}

private struct Carried: View {
    @GestureState private var offset: CGSize?

    var body: some View {
        Patch(text: "Hold, then move", isBright: offset != nil).offset(offset ?? .zero)
            .gesture(
                LongPressGesture().sequenced(before: DragGesture())
                    .updating($offset) { value, state, _ in
                        if case .second(true, let drag) = value {
                            state = drag?.translation ?? .zero
                        }
                    })
    }
}

/// A view with a tap gesture in another one.
private struct Nested<Attached: View>: View {
    typealias Ended = _EndedGesture<TapGesture>

    let attach: (AnyView, Ended) -> Attached
    @State private var inner = 0
    @State private var outer = 0

    var body: some View {
        attach(
            AnyView(
                Patch(text: "\(inner) inside, \(outer) around").onTapGesture { inner += 1 }
                    .accessibilityAddTraits(.isButton)),
            TapGesture().onEnded { outer += 1 })
    }
}

private struct Either: View {
    @State private var text = "Once or twice"

    var body: some View {
        Patch(text: text).gesture(
            TapGesture(count: 2).exclusively(before: TapGesture()).onEnded {
                switch $0 {
                case .first: text = "Twice"
                case .second: text = "Once"
                }
            })
    }
}

private struct Both: View {
    @State private var count = 0
    @State private var distance = 0.0

    var body: some View {
        Patch(text: "\(count) held, \(Int(distance)) far").gesture(
            LongPressGesture().onEnded { _ in count += 1 }
                .simultaneously(
                    with: DragGesture().onChanged { distance = $0.translation.width }))
    }
}

private struct Hovered: View {
    @State private var isOver = false

    var body: some View {
        Patch(text: isOver ? "Here" : "Come", isBright: isOver).onHover { isOver = $0 }
    }
}

private struct Followed: View {
    @State private var place: CGPoint?

    var body: some View {
        Patch(text: "").overlay {
            if let place { Circle().fill(.red).frame(width: 8, height: 8).position(place) }
        }
        .onContinuousHover {
            if case .active(let point) = $0 { place = point } else { place = nil }
        }
    }
}

private struct Magnified: View {
    @State private var scale = 1.0
    @GestureState private var now = 1.0

    var body: some View {
        Patch(text: "\(Int(scale * now * 100))%")
            .gesture(
                MagnifyGesture()
                    .updating($now) { value, now, _ in now = value.magnification }
                    .onEnded { scale *= $0.magnification })
    }
}

private struct Grown: View {
    @State private var scale = 1.0

    var body: some View {
        Patch(text: "\(Int(scale * 100))%")
            .gesture(MagnificationGesture().onChanged { scale = $0 })
    }
}

private struct Rotated: View {
    @State private var angle = Angle.zero
    @GestureState private var now = Angle.zero

    var body: some View {
        Patch(text: "\(Int((angle + now).degrees))°")
            .rotationEffect(angle + now)
            .gesture(
                RotateGesture()
                    .updating($now) { value, now, _ in now = value.rotation }
                    .onEnded { angle += $0.rotation })
    }
}

private struct Turned: View {
    @State private var angle = Angle.zero

    var body: some View {
        Patch(text: "\(Int(angle.degrees))°")
            .gesture(RotationGesture().onChanged { angle = $0 })
    }
}

private struct ModifierClicks: View {
    @State private var last = "Click with and without Shift."

    var body: some View {
        Patch(text: last)
            .gesture(
                TapGesture().modifiers(.shift).onEnded { last = "With Shift" }
                    .exclusively(before: TapGesture().onEnded { last = "Without Shift" }))
    }
}
