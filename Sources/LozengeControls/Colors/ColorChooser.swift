import Foundation
import LozengeCore
import LozengeViews
import Observation

/// The content of a colour picker's popover: swatches, a plane of hues, and the digits of the colour.
nonisolated struct ColorChooser {
    let selection: Binding<Color>
    let supportsOpacity: Bool
    /// The colour with the hue that a grey keeps.
    @State private var shown = HueColor()
    @State private var text = ""
    /// The colour before the user has chosen one.
    @State private var former: Color.Resolved?
    @FocusState private var isTextFocused: Bool
    @Environment(\.self) private var environment
    @ScaledMetric private var width: CGFloat = 268
    @ScaledMetric private var height: CGFloat = 140
    @ScaledMetric private var swatch: CGFloat = 26

    init(selection: Binding<Color>, supportsOpacity: Bool) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
    }
}

extension ColorChooser: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            swatches(Self.colors)
            if !RecentColors.shared.colors.isEmpty { swatches(RecentColors.shared.colors) }
            HuePlane(color: $shown, onChange: write).frame(height: height)
            ColorTrack(
                title: "Brightness", value: $shown.brightness,
                gradient: Gradient(colors: [.black, bright]), onChange: write)
            if supportsOpacity {
                ColorTrack(
                    title: "Opacity", value: $shown.opacity,
                    gradient: Gradient(colors: [opaque.opacity(0), opaque]), onChange: write)
            }
            HStack(spacing: 8) {
                ColorSwatch(color: selection.wrappedValue, radius: Theme.Radius.inner)
                    .frame(width: 2 * swatch, height: swatch)
                    .accessibilityHidden(true)
                TextField("Hexadecimal", text: $text)
                    .monospacedDigit()
                    .focused($isTextFocused)
                    .onSubmit(commitText)
            }
        }
        .frame(width: width)
        .onChange(of: resolved, initial: true) { _, new in follow(new) }
        .onChange(of: isTextFocused) { if !$1 { commitText() } }
        .onAppear { former = resolved }
        .onDisappear { if resolved != former { RecentColors.shared.note(resolved) } }
    }

    private func swatches(_ colors: [Color]) -> some View {
        LazyVGrid(
            columns: [GridItem(.adaptive(minimum: swatch, maximum: swatch), spacing: 8)],
            alignment: .leading, spacing: 8
        ) {
            ForEach(Array(colors.enumerated()), id: \.offset) { _, color in
                Button {
                    choose(color)
                } label: {
                    ColorSwatch(color: color, radius: Theme.Radius.inner)
                        .frame(width: swatch, height: swatch)
                        .overlay { if isChosen(color) { tick(on: color) } }
                }
                .buttonStyle(SwatchStyle())
                .accessibilityLabel(color.resolve(in: environment).name)
                .accessibilityValue(color.resolve(in: environment).hexadecimal)
                .accessibilityAddTraits(isChosen(color) ? .isSelected : [])
            }
        }
    }

    /// The mark of the chosen colour: a ring would look like that of the focus.
    private func tick(on color: Color) -> some View {
        Image(systemName: "checkmark")
            .imageScale(.small)
            .foregroundStyle(
                color.resolve(in: environment).luminance > 0.4 ? Color.black : Color.white)
    }

    /// Chooses a colour; the opacity stays.
    private func choose(_ color: Color) {
        let opacity = supportsOpacity ? shown.opacity : 1
        selection.wrappedValue = opacity < 1 ? color.opacity(opacity) : color
    }

    private func isChosen(_ color: Color) -> Bool {
        var (mine, others) = (resolved, color.resolve(in: environment))
        (mine.opacity, others.opacity) = (1, 1)
        return mine == others
    }

    private var resolved: Color.Resolved { selection.wrappedValue.resolve(in: environment) }

    private var opaque: Color {
        Color(hue: shown.hue, saturation: shown.saturation, brightness: shown.brightness)
    }

    private var bright: Color {
        Color(hue: shown.hue, saturation: shown.saturation, brightness: 1)
    }

    /// Shows a colour that was set.
    private func follow(_ color: Color.Resolved) {
        if shown.color.resolve(in: environment) != color { shown.update(to: color) }
        text = color.hexadecimal
    }

    private func write() {
        var color = shown
        if !supportsOpacity { color.opacity = 1 }
        selection.wrappedValue = color.color
    }

    /// Reads the digits that were typed; what is no colour is replaced by the present one.
    private func commitText() {
        guard var color = Color.Resolved(hexadecimal: text) else {
            return text = resolved.hexadecimal
        }
        if !supportsOpacity { color.opacity = 1 }
        if color == resolved {
            text = color.hexadecimal
        } else {
            selection.wrappedValue = Color(color)
        }
    }

    private static var colors: [Color] {
        [
            .red, .orange, .yellow, .green, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
            .white, Color(white: 0.75), .gray, Color(white: 0.25), .black,
        ]
    }
}

nonisolated private struct SwatchStyle {}

extension SwatchStyle: ButtonStyle, FadingStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .controlGround(
                .flat, isPressed: configuration.isPressed,
                in: .roundedRectangle(radius: Theme.Radius.inner))
    }
}

/// The colours that were chosen last in this run of the app.
@Observable final class RecentColors {
    static let shared = RecentColors()
    private(set) var colors: [Color] = []

    /// Puts a colour in front.
    func note(_ color: Color.Resolved) {
        var opaque = color
        opaque.opacity = 1
        let new = Color(opaque)
        colors = [new] + colors.filter { $0 != new }.prefix(Self.limit - 1)
    }

    private static let limit = 8
}
