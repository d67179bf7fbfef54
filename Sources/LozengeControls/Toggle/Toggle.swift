import Foundation
import LozengeCore
import LozengeViews

/// A control that is on or off.
///
/// ```swift
/// Toggle("Notify me", isOn: $notifies)
/// ```
///
/// Matches: SwiftUI.Toggle
nonisolated public struct Toggle<Label: View> {
    private let isOn: Binding<Bool>
    private let isMixed: Bool
    private let label: Label
    @Environment(stylesOf: ToggleStyleConfiguration.self) private var styles
    @Environment(\.menuRows) private var menuRows
    @Environment(\.isEnabled) private var isEnabled

    /// Creates a toggle with a label made of views.
    ///
    /// Matches: SwiftUI.Toggle.init(isOn:label:)
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(isOn, isMixed: false, label())
    }

    /// Creates a toggle for the same property of several elements: on if all are, mixed if they differ.
    ///
    /// Switching sets all of them, a mixed one to on. Without elements it is off.
    ///
    /// Matches: SwiftUI.Toggle.init(sources:isOn:label:)
    public init<C: RandomAccessCollection>(
        sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
    ) {
        let (shared, isMixed) = Self.shared(sources.map { $0[keyPath: isOn] })
        self.init(shared, isMixed: isMixed, label())
    }

    fileprivate init(_ isOn: Binding<Bool>, isMixed: Bool, _ label: Label) {
        self.isOn = isOn
        self.isMixed = isMixed
        self.label = label
    }

    /// Returns a binding to several values, and whether they differ.
    fileprivate static func shared(_ values: [Binding<Bool>]) -> (Binding<Bool>, isMixed: Bool) {
        let shared = Binding(
            get: { !values.isEmpty && values.allSatisfy(\.wrappedValue) },
            set: { new in for value in values { value.wrappedValue = new } })
        return (shared, Set(values.map(\.wrappedValue)).count > 1)
    }
}

extension Toggle: View {
    public var body: some View {
        if let menuRows {
            menuRows.toggle(isOn.wrappedValue, { isOn.wrappedValue.toggle() }, label.arranged)
        } else {
            toggle
        }
    }

    private var toggle: some View {
        styles.makeBody(
            ToggleStyleConfiguration(
                label: styles.content(label), isOn: isOn, isMixed: isMixed)
        )
        .semantics { elements, context in
            // A style may make a button that stays pressed of it.
            let role = elements.first?.role == .toggleButton ? SemanticRole.toggleButton : .toggle
            elements.describeControl(
                role, isEnabled: isEnabled, titled: label as? Text, context
            ) {
                isOn.wrappedValue.toggle()
            }
            if isOn.wrappedValue { elements[0].states.insert(.checked) }
            if isMixed {
                elements[0].states.insert(.mixed)
                elements[0].value = Text("mixed").string(in: context)
            }
        }
    }
}

nonisolated extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Creates the toggle that is being styled, in the next outer style.
    ///
    /// Matches: SwiftUI.Toggle.init(_:)
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(
            configuration.$isOn, isMixed: configuration.isMixed, configuration.label)
    }
}

nonisolated extension Toggle where Label == Text {
    /// Creates a toggle with a localized title.
    ///
    /// Matches: SwiftUI.Toggle.init(_:isOn:)
    public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleKey) }
    }

    /// Creates a toggle with a title from a resource.
    ///
    /// Matches: SwiftUI.Toggle.init(_:isOn:)
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleResource) }
    }

    /// Creates a toggle with a localized title for the same property of several elements.
    ///
    /// Matches: SwiftUI.Toggle.init(_:sources:isOn:)
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }

    /// Creates a toggle with a title from a resource for the same property of several elements.
    ///
    /// Matches: SwiftUI.Toggle.init(_:sources:isOn:)
    @_disfavoredOverload
    public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleResource) }
    }

    /// Creates a toggle with a title, which is not localized, for the same property of several elements.
    ///
    /// Matches: SwiftUI.Toggle.init(_:sources:isOn:)
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }

    /// Creates a toggle with a title, which is not localized.
    ///
    /// Matches: SwiftUI.Toggle.init(_:isOn:)
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(title) }
    }
}

nonisolated extension Toggle where Label == LozengeControls.Label<Text, Image> {
    /// Creates a toggle with a localized title and an icon for the same property of several elements.
    ///
    /// Matches: SwiftUI.Toggle.init(_:systemImage:sources:isOn:)
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a toggle with a title, which is not localized, and an icon for the same property of several elements.
    ///
    /// Matches: SwiftUI.Toggle.init(_:systemImage:sources:isOn:)
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S, systemImage: String, sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Label(title, systemImage: systemImage) }
    }

    /// Creates a toggle with a title from a resource and an icon for the same property of several elements.
    ///
    /// Matches: SwiftUI.Toggle.init(_:systemImage:sources:isOn:)
    @_disfavoredOverload
    public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Label(titleResource, systemImage: systemImage) }
    }

    /// Creates a toggle with a localized title and the icon that stands for an SF Symbol.
    ///
    /// Matches: SwiftUI.Toggle.init(_:systemImage:isOn:)
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { LozengeControls.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a toggle with a title, which is not localized, and the icon that stands for an SF Symbol.
    ///
    /// Matches: SwiftUI.Toggle.init(_:systemImage:isOn:)
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { LozengeControls.Label(title, systemImage: systemImage) }
    }

    /// Creates a toggle with a title from a resource and the icon that stands for an SF Symbol.
    ///
    /// Matches: SwiftUI.Toggle.init(_:systemImage:isOn:)
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>)
    {
        self.init(isOn: isOn) { LozengeControls.Label(titleResource, systemImage: systemImage) }
    }

    /// Creates a toggle with a localized title and a picture of an asset catalog.
    ///
    /// Matches: SwiftUI.Toggle.init(_:image:isOn:)
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { LozengeControls.Label(titleKey, image: image) }
    }

    /// Creates a toggle with a title, which is not localized, and a picture of an asset catalog.
    ///
    /// Matches: SwiftUI.Toggle.init(_:image:isOn:)
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { LozengeControls.Label(title, image: image) }
    }

    /// Creates a toggle with a title from a resource and a picture of an asset catalog.
    ///
    /// Matches: SwiftUI.Toggle.init(_:image:isOn:)
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, image: ImageResource, isOn: Binding<Bool>)
    {
        self.init(isOn: isOn) { LozengeControls.Label(titleResource, image: image) }
    }
}
