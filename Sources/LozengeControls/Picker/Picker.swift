import LozengeCore
import LozengeViews

/// A control that chooses one of several values.
///
/// ```swift
/// Picker("Flavour", selection: $flavour) {
///     ForEach(Flavour.allCases) { Text($0.name).tag($0) }
/// }
/// .pickerStyle(.segmented)
/// ```
///
/// An option is a view of the content; its value is its tag, or else the id of its element in `ForEach`, if that has the
/// type of the selection. Of equal tags the first is shown as chosen. A selection that no option has shows nothing and
/// stays.
///
/// Matches: SwiftUI.Picker
/// Source: `docs/theme.md`, PICK-1 to PICK-9.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
    private let selections: [Binding<SelectionValue>]
    private let content: Content
    private let label: Label
    private let currentValueLabel: AnyView?
    @Environment(\.pickerKind) private var kind
    @Environment(\.menuRows) private var menuRows
    @Environment(\.pickerLink) private var link
    @Environment(\.isInList) private var isInList

    fileprivate init(
        _ selections: [Binding<SelectionValue>], content: Content, label: Label,
        currentValueLabel: AnyView? = nil
    ) {
        self.selections = selections
        self.content = content
        self.label = label
        self.currentValueLabel = currentValueLabel
    }

    /// Creates a picker with a label made of views.
    ///
    /// Matches: SwiftUI.Picker.init(selection:content:label:)
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init([selection], content: content(), label: label())
    }

    /// Creates a picker with another view in place of the chosen option, where only that is shown.
    ///
    /// Matches: SwiftUI.Picker.init(selection:content:label:currentValueLabel:)
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            [selection], content: content(), label: label(),
            currentValueLabel: AnyView(currentValueLabel()))
    }

    /// Creates a picker for the same property of several elements; nothing is chosen if they differ.
    ///
    /// Matches: SwiftUI.Picker.init(sources:selection:content:label:)
    public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(
            sources.map { $0[keyPath: selection] }, content: content(), label: label())
    }

    /// Creates a picker with a label.
    ///
    /// Matches: SwiftUI.Picker.init(selection:label:content:)
    @available(*, deprecated, message: "Put label after content, as a closure.")
    public init(
        selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
    ) {
        self.init([selection], content: content(), label: label)
    }
}

extension Picker: View {
    public var body: some View {
        Group(subviews: content) { views in
            picker(
                PickerOptions(
                    views, selections,
                    label: label.arranged,
                    title: label as? Text,
                    currentValueLabel: currentValueLabel))
        }
        .transformEnvironment(\.areLabelsHidden) { if isAlone { $0 = true } }
    }

    /// True for a picker with an empty title that is in no row, in which its label would keep a place.
    private var isAlone: Bool {
        guard !isInList, let title = label as? Text else { return false }
        return title == Text("") || title == Text(verbatim: "")
    }

    @ViewBuilder private func picker(_ options: PickerOptions) -> some View {
        if menuRows != nil {
            MenuPickerItems(options: options, isInline: kind.isInlineInMenus)
        } else {
            switch kind {
            case .automatic, .menu: MenuPicker(options: options)
            case .segmented, .palette: FittingSegments(options: options)
            case .navigationLink:
                if let link { link.view(options) } else { MenuPicker(options: options) }
            case .wheel: WheelPicker(options: options)
            case .inline where isInList: PickerRows(options: options)
            case .inline, .radioGroup: RadioGroup(options: options)
            }
        }
    }
}

extension Picker: MenuSection {
    nonisolated package func isMenuSection(with values: ContainerValues) -> Bool {
        values.pickerKind.isInlineInMenus
    }
}

nonisolated extension Picker where Label == Text {
    /// Creates a picker with a localized title.
    ///
    /// Matches: SwiftUI.Picker.init(_:selection:content:)
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init([selection], content: content(), label: Text(titleKey))
    }

    /// Creates a picker with a title from a resource.
    ///
    /// Matches: SwiftUI.Picker.init(_:selection:content:)
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init([selection], content: content(), label: Text(titleResource))
    }

    /// Creates a picker with a title, which is not localized.
    ///
    /// Matches: SwiftUI.Picker.init(_:selection:content:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init([selection], content: content(), label: Text(title))
    }

    /// Creates a picker with a localized title, and another view in place of the chosen option, where only that is shown.
    ///
    /// Matches: SwiftUI.Picker.init(_:selection:content:currentValueLabel:)
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, content: content, label: { Text(titleKey) },
            currentValueLabel: currentValueLabel)
    }

    /// Creates a picker with a title from a resource, and another view in place of the chosen option, where only that is shown.
    ///
    /// Matches: SwiftUI.Picker.init(_:selection:content:currentValueLabel:)
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, content: content, label: { Text(titleResource) },
            currentValueLabel: currentValueLabel)
    }

    /// Creates a picker with a title, which is not localized, and another view in place of the chosen option.
    ///
    /// Matches: SwiftUI.Picker.init(_:selection:content:currentValueLabel:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, content: content, label: { Text(title) },
            currentValueLabel: currentValueLabel)
    }

    /// Creates a picker with a localized title for the same property of several elements.
    ///
    /// Matches: SwiftUI.Picker.init(_:sources:selection:content:)
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
    }

    /// Creates a picker with a title from a resource for the same property of several elements.
    ///
    /// Matches: SwiftUI.Picker.init(_:sources:selection:content:)
    @_disfavoredOverload
    public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(titleResource) }
    }

    /// Creates a picker with a title, which is not localized, for the same property of several elements.
    ///
    /// Matches: SwiftUI.Picker.init(_:sources:selection:content:)
    @_disfavoredOverload
    public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(title) }
    }
}

nonisolated extension Picker where Label == LozengeControls.Label<Text, Image> {
    /// Creates a picker with a localized title and the icon that stands for an SF Symbol.
    ///
    /// Matches: SwiftUI.Picker.init(_:systemImage:selection:content:)
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            [selection], content: content(), label: Label(titleKey, systemImage: systemImage))
    }

    /// Creates a picker with a title from a resource and the icon that stands for an SF Symbol.
    ///
    /// Matches: SwiftUI.Picker.init(_:systemImage:selection:content:)
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            [selection], content: content(), label: Label(titleResource, systemImage: systemImage))
    }

    /// Creates a picker with a title, which is not localized, and the icon that stands for an SF Symbol.
    ///
    /// Matches: SwiftUI.Picker.init(_:systemImage:selection:content:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            [selection], content: content(), label: Label(title, systemImage: systemImage))
    }

    /// Creates a picker with a localized title and an icon of the app's pictures.
    ///
    /// Matches: SwiftUI.Picker.init(_:image:selection:content:)
    public init(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            [selection], content: content(), label: Label(titleKey, image: image))
    }

    /// Creates a picker with a title, which is not localized, and an icon of the app's pictures.
    ///
    /// Matches: SwiftUI.Picker.init(_:image:selection:content:)
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            [selection], content: content(), label: Label(title, image: image))
    }

    /// Creates a picker with a title from a resource and an icon of the app's pictures.
    ///
    /// Matches: SwiftUI.Picker.init(_:image:selection:content:)
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, image: ImageResource,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            [selection], content: content(), label: Label(titleResource, image: image))
    }
}
