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
    public init() {}
}

extension SwitchToggleStyle: ToggleStyle {
    public func makeBody(configuration: Configuration) -> some View {
        FormRow {
            configuration.label
        } control: {
            Button {
                configuration.isOn.toggle()
            } label: {
                Switch(isOn: configuration.isOn)
            }.buttonStyle(BareButtonStyle())
        }
    }
}

/// A box with a tick, followed by the label.
///
/// Matches: SwiftUI.CheckboxToggleStyle
/// Source: `docs/metrics.md`, CHECKBOX-1: a box of 16 points, and 5 to the label.
nonisolated public struct CheckboxToggleStyle {
    public init() {}
}

extension CheckboxToggleStyle: ToggleStyle {
    public func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            HStack(alignment: .firstTextBaseline, spacing: 5) {
                Checkbox(isOn: configuration.isOn)
                configuration.label.hiddenLabel()
            }.contentShape(Rectangle())
        }.buttonStyle(BareButtonStyle())
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
        .buttonStyle(CapsuleButtonStyle(isProminent: configuration.isOn))
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

/// A label that looks the same pressed and released.
nonisolated struct BareButtonStyle {}

extension BareButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// Source: `docs/metrics.md`, SWITCH-1: 66 × 30 points.
nonisolated private struct Switch {
    let isOn: Bool
    @Environment(\.tintStyle) private var tint
}

extension Switch: View {
    var body: some View {
        Capsule()
            .fill(
                isOn ? tint ?? AnyShapeStyle(Color.green) : AnyShapeStyle(FillShapeStyle())
            )
            .frame(width: 66, height: 30)
            .overlay(alignment: isOn ? .trailing : .leading) {
                Capsule()
                    .fill(Color.white)
                    .frame(width: 38, height: 24)
                    .shadow(color: .black.opacity(0.15), radius: 2, y: 1)
                    .padding(3)
            }
            .controlMotion(isOn)
    }
}

nonisolated private struct Checkbox {
    let isOn: Bool
    @ScaledMetric private var side: CGFloat = 16
}

extension Checkbox: View {
    var body: some View {
        RoundedRectangle(cornerRadius: 0.25 * side)
            .fill(
                isOn ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(FillShapeStyle().quaternary)
            )
            .strokeBorder(isOn ? AnyShapeStyle(Color.clear) : AnyShapeStyle(.tertiary))
            .overlay {
                if isOn {
                    Tick().stroke(
                        Color.white,
                        style: StrokeStyle(lineWidth: side / 8, lineCap: .round, lineJoin: .round))
                }
            }
            .frame(width: side, height: side)
            .controlMotion(isOn)
            .alignmentGuide(.firstTextBaseline) { $0[.bottom] - 0.15 * $0.height }
    }
}

nonisolated private struct Tick {}

nonisolated extension Tick: Shape {
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
