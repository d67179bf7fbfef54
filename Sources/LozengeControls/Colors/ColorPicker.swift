import Foundation
import LozengeCore
import LozengeViews

/// A control that chooses a colour, in a popover beside its well.
///
/// ```swift
/// ColorPicker("Background", selection: $background, supportsOpacity: false)
/// ```
///
/// Matches: SwiftUI.ColorPicker
/// Source: `docs/theme.md`, COLOR-1.
nonisolated public struct ColorPicker<Label: View> {
    private let selection: Binding<Color>
    private let supportsOpacity: Bool
    private let label: Label
    @State private var isOpen = false
    @Environment(\.self) private var environment
    @ControlMetric private var width = 56
    @ControlMetric private var height = 34

    /// Creates a picker with a label made of views.
    ///
    /// - Parameters:
    ///   - selection: The colour.
    ///   - supportsOpacity: False for colours that are always opaque.
    ///   - label: The label.
    ///
    /// Matches: SwiftUI.ColorPicker.init(selection:supportsOpacity:label:)
    public init(
        selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
        self.label = label()
    }
}

extension ColorPicker: View {
    public var body: some View {
        FormRow {
            label
        } control: {
            Button {
                isOpen = true
            } label: {
                ColorSwatch(color: selection.wrappedValue, radius: Theme.Radius.inner)
                    .frame(width: width - 12, height: height - 12)
                    .padding(6)
            }
            .buttonStyle(WellStyle(isOpen: isOpen))
            .popover(isPresented: $isOpen) {
                ColorChooser(selection: selection, supportsOpacity: supportsOpacity)
                    .padding(12)
            }
            .semantics { elements, _ in
                guard !elements.isEmpty else { return }
                elements[0].value = selection.wrappedValue.resolve(in: environment).name
            }
        }
        .semantics { elements, context in elements.labelControl(titled: label as? Text, context) }
    }
}

nonisolated private struct WellStyle {
    let isOpen: Bool
}

extension WellStyle: ButtonStyle, FadingStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.controlGround(.framed, isPressed: configuration.isPressed || isOpen)
    }
}

nonisolated extension ColorPicker where Label == Text {
    /// Creates a picker with a localized title.
    ///
    /// Matches: SwiftUI.ColorPicker.init(_:selection:supportsOpacity:)
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }

    /// Creates a picker with a title from a resource.
    ///
    /// Matches: SwiftUI.ColorPicker.init(_:selection:supportsOpacity:)
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<Color>,
        supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleResource) }
    }

    /// Creates a picker with a title, which is not localized.
    ///
    /// Matches: SwiftUI.ColorPicker.init(_:selection:supportsOpacity:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
    ) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}
