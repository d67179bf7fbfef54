import Foundation
import LozengeCore
import LozengeViews

/// The default style of toggles: a switch; in a form with columns a checkbox.
///
/// Matches: SwiftUI.DefaultToggleStyle
nonisolated public struct DefaultToggleStyle {
    public init() {}
}

extension DefaultToggleStyle: ToggleStyle {
    public func makeBody(configuration: Configuration) -> some View {
        DefaultToggle(configuration: configuration)
    }
}

/// A toggle in the style of its place.
nonisolated private struct DefaultToggle {
    let configuration: ToggleStyleConfiguration
    @Environment(\.formLayout) private var layout
}

extension DefaultToggle: View {
    var body: some View {
        if layout == .columns {
            CheckboxToggleStyle().makeBody(configuration: configuration)
        } else {
            SwitchToggleStyle().makeBody(configuration: configuration)
        }
    }
}

/// A label with a switch at the trailing edge.
///
/// Matches: SwiftUI.SwitchToggleStyle
nonisolated public struct SwitchToggleStyle {
    private let tint: Color?

    public init() { tint = nil }

    /// Creates a style with a tint.
    ///
    /// Matches: SwiftUI.SwitchToggleStyle.init(tint:)
    public init(tint: Color) { self.tint = tint }
}

extension SwitchToggleStyle: ToggleStyle {
    public func makeBody(configuration: Configuration) -> some View {
        FormRow {
            configuration.label
        } control: {
            Button {
                configuration.isOn.toggle()
            } label: {
            }
            .buttonStyle(
                SwitchStyle(isOn: configuration.isOn, isMixed: configuration.isMixed)
            )
            .transformEnvironment(\.tintStyle) { if let tint { $0 = AnyShapeStyle(tint) } }
        }
    }
}

/// A box with a tick, followed by the label.
///
/// Matches: SwiftUI.CheckboxToggleStyle
nonisolated public struct CheckboxToggleStyle {
    public init() {}
}

extension CheckboxToggleStyle: ToggleStyle {
    public func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label.hiddenLabel()
        }
        .buttonStyle(CheckboxStyle(isOn: configuration.isOn, isMixed: configuration.isMixed))
    }
}

/// A button that stays pressed.
///
/// Matches: SwiftUI.ButtonToggleStyle
nonisolated public struct ButtonToggleStyle {
    public init() {}
}

extension ButtonToggleStyle: ToggleStyle {
    public func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            configuration.label
        }
        .buttonStyle(FramedButtonStyle(isOn: configuration.isOn))
        .semanticRole(.toggleButton)
    }
}

nonisolated extension ToggleStyle where Self == DefaultToggleStyle {
    /// The default style: a switch.
    ///
    /// Matches: SwiftUI.ToggleStyle.automatic
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

nonisolated extension ToggleStyle where Self == SwitchToggleStyle {
    /// A switch.
    ///
    /// Matches: SwiftUI.ToggleStyle.switch
    public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

nonisolated extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A box with a tick.
    ///
    /// Matches: SwiftUI.ToggleStyle.checkbox
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

nonisolated extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button that stays pressed.
    ///
    /// Matches: SwiftUI.ToggleStyle.button
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// A button that is a switch.
nonisolated private struct SwitchStyle {
    let isOn: Bool
    let isMixed: Bool
}

extension SwitchStyle: ButtonStyle, FadingStyle {
    func makeBody(configuration: Configuration) -> some View {
        Switch(isOn: isOn, isMixed: isMixed, isPressed: configuration.isPressed)
    }
}

/// A button that is a box before its label.
nonisolated private struct CheckboxStyle {
    let isOn: Bool
    let isMixed: Bool
}

extension CheckboxStyle: ButtonStyle, FadingStyle {
    func makeBody(configuration: Configuration) -> some View {
        MarkedLabel(
            configuration: configuration, isOn: isOn || isMixed,
            shape: .roundedRectangle(radius: Theme.Radius.inner),
            edge: RoundedRectangle(cornerRadius: Theme.Radius.inner, style: .circular)
        ) { side in
            if isMixed {
                Capsule().fill(Color.white).frame(width: side / 2, height: side / 8)
            } else {
                Tick().stroke(
                    Color.white,
                    style: StrokeStyle(lineWidth: side / 9, lineCap: .round, lineJoin: .round)
                )
                .padding(side / 10)
            }
        }
    }
}

/// Source: `docs/metrics.md`, SWITCH-1, SWITCH-2.
nonisolated private struct Switch {
    let isOn: Bool
    let isMixed: Bool
    let isPressed: Bool
    @ControlMetric private var height = 26

    init(isOn: Bool, isMixed: Bool, isPressed: Bool) {
        self.isOn = isOn
        self.isMixed = isMixed
        self.isPressed = isPressed
    }
}

extension Switch: View {
    var body: some View {
        Color.clear
            .frame(width: height * 46 / 26, height: height)
            .overlay(alignment: isMixed ? .center : isOn ? .trailing : .leading) {
                Knob().frame(width: height - 6, height: height - 6).padding(3)
            }
            .controlGround(isOn ? .marked : .trough, isPressed: isPressed, in: .capsule)
            .controlMotion(isOn)
    }
}

nonisolated private struct Tick {}

nonisolated extension Tick: Shape {
    var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
            CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
        }
        path.move(to: point(0.25, 0.54))
        path.addLine(to: point(0.43, 0.72))
        path.addLine(to: point(0.76, 0.3))
        return path
    }
}
