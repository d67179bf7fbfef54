import Foundation
import LozengeCore
import LozengeViews

/// Something that is on or off.
///
/// Matches: SwiftUI.Toggle
nonisolated public struct Toggle<Label: View> {
    private let isOn: Binding<Bool>
    private let label: Label
    @Environment(stylesOf: ToggleStyleConfiguration.self) private var styles
    @Environment(\.menuRows) private var menuRows
    @Environment(\.isEnabled) private var isEnabled

    /// A toggle that says what is on or off by views.
    ///
    /// Matches: SwiftUI.Toggle.init(isOn:label:)
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }
}

extension Toggle: View {
    public var body: some View {
        if let menuRows {
            menuRows.toggle(isOn.wrappedValue, { isOn.wrappedValue.toggle() }, AnyView(label))
        } else {
            toggle
        }
    }

    private var toggle: some View {
        styles.makeBody(
            ToggleStyleConfiguration(label: styles.content(label), isOn: isOn)
        )
        .semantics { elements, context in
            elements.describeControl(
                .toggle, isEnabled: isEnabled, titled: label as? Text, context
            ) {
                isOn.wrappedValue.toggle()
            }
            if isOn.wrappedValue { elements[0].states.insert(.checked) }
        }
    }
}

nonisolated extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Creates the toggle that is being styled, in the next outer style.
    ///
    /// Matches: SwiftUI.Toggle.init(_:)
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

nonisolated extension Toggle where Label == Text {
    /// A toggle with the words of `titleKey`.
    ///
    /// Matches: SwiftUI.Toggle.init(_:isOn:)
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// A toggle with a title, shown as it is.
    ///
    /// Matches: SwiftUI.Toggle.init(_:isOn:)
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

nonisolated extension Toggle where Label == LozengeControls.Label<Text, Image> {
    /// A toggle with words and one of Apple's symbols.
    ///
    /// Matches: SwiftUI.Toggle.init(_:systemImage:isOn:)
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { LozengeControls.Label(titleKey, systemImage: systemImage) }
    }
}
