import Foundation
import LozengeCore

/// Something that is on or off.
///
/// Matches: SwiftUI.Toggle
nonisolated public struct Toggle<Label: View> {
    private let isOn: Binding<Bool>
    private let label: Label
    @Environment(\.toggleStyles) private var styles
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
        let label = self.label
        let configuration = ToggleStyleConfiguration(
            label: .init(source: ContentSource { label._visit(&$0) }), isOn: isOn)
        let look =
            styles.makeBody(configuration)
            ?? AnyView(DefaultToggleStyle().makeBody(configuration: configuration))
        return look.semantics { elements, context in
            elements.describeControl(
                .toggle, isEnabled: isEnabled, titled: label as? Text, context
            ) {
                isOn.wrappedValue.toggle()
            }
            if isOn.wrappedValue { elements[0].states.insert(.checked) }
        }
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

nonisolated extension Toggle where Label == LozengeViews.Label<Text, Image> {
    /// A toggle with words and one of Apple's symbols.
    ///
    /// Matches: SwiftUI.Toggle.init(_:systemImage:isOn:)
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { LozengeViews.Label(titleKey, systemImage: systemImage) }
    }
}

/// How toggles look, and how they are operated.
///
/// Matches: SwiftUI.ToggleStyle
@MainActor @preconcurrency
public protocol ToggleStyle {
    /// The view that is the body of a toggle.
    ///
    /// Matches: SwiftUI.ToggleStyle.Body
    associatedtype Body: View

    /// The properties of a toggle.
    ///
    /// Matches: SwiftUI.ToggleStyle.Configuration
    typealias Configuration = ToggleStyleConfiguration

    /// Makes what there is to see of a toggle.
    ///
    /// Matches: SwiftUI.ToggleStyle.makeBody(configuration:)
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The properties of a toggle.
///
/// Matches: SwiftUI.ToggleStyleConfiguration
nonisolated public struct ToggleStyleConfiguration {
    /// The label of a toggle.
    ///
    /// Matches: SwiftUI.ToggleStyleConfiguration.Label
    public struct Label: View {
        public typealias Body = Never

        let source: ContentSource

        public func _visit(_ visitor: inout ViewVisitor) { source.visit(&visitor) }
    }

    /// The label of the toggle.
    ///
    /// Matches: SwiftUI.ToggleStyleConfiguration.label
    public let label: Label

    /// Whether it is on.
    ///
    /// Matches: SwiftUI.ToggleStyleConfiguration.isOn
    @Binding public var isOn: Bool

    init(label: Label, isOn: Binding<Bool>) {
        self.label = label
        _isOn = isOn
    }
}

nonisolated extension View {
    /// How toggles in this view look.
    ///
    /// Matches: SwiftUI.View.toggleStyle(_:)
    public func toggleStyle<Style: ToggleStyle>(_ style: Style) -> some View {
        transformEnvironment(\.toggleStyles) {
            $0.push(style) { AnyView($0.makeBody(configuration: $1)) }
        }
    }
}

nonisolated extension EnvironmentValues {
    /// The styles of toggles that were set around a place.
    var toggleStyles: StyleStack<ToggleStyleConfiguration> {
        get { self[ToggleStylesKey.self] }
        set { self[ToggleStylesKey.self] = newValue }
    }
}

nonisolated private struct ToggleStylesKey: EnvironmentKey {
    static var defaultValue: StyleStack<ToggleStyleConfiguration> { StyleStack() }
}
