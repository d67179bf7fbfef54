import LozengeCore
import LozengeViews

/// The options of a picker, whatever the type of their values is.
nonisolated struct PickerOptions {
    /// A view of the content.
    struct Option: Identifiable {
        let view: Subview
        /// True if it can be chosen: it has a value of the selection's type.
        let isChoosable: Bool
        let isChosen: Bool

        var id: Subview.ID { view.id }
        @MainActor var isDivider: Bool { view.isDivider }
    }

    let options: [Option]
    let label: AnyView
    /// The label if it is a text, which names the control.
    let title: Text?
    let currentValueLabel: AnyView?
    private let write: (Int) -> Void

    @MainActor init<Value: Hashable>(
        _ views: SubviewsCollection, _ selections: [Binding<Value>], label: AnyView, title: Text?,
        currentValueLabel: AnyView?
    ) {
        let values = views.map { $0.selectionValue(as: Value.self) }
        let present = selections.first?.wrappedValue
        let isCommon = selections.allSatisfy { $0.wrappedValue == present }
        let chosen = isCommon ? values.firstIndex { $0 != nil && $0 == present } : nil
        if chosen == nil, isCommon, let present, !Self.isNil(present), !views.isEmpty {
            report(
                "A picker shows no choice: its selection is \(present), and no option has that tag. "
                    + "Give an option the tag, as a value of the type \(Value.self).")
        }
        options = zip(views, values).enumerated().map { index, option in
            Option(
                view: option.0, isChoosable: option.1 != nil, isChosen: index == chosen)
        }
        self.label = label
        self.title = title
        self.currentValueLabel = currentValueLabel
        write = { index in
            guard let value = values[index] else { return }
            for selection in selections where selection.wrappedValue != value {
                selection.wrappedValue = value
            }
        }
    }

    /// Returns true for a selection that is an optional without a value.
    private static func isNil(_ value: Any) -> Bool { (value as? any Nilable)?.isNil == true }

    var chosen: Option? { options.first(where: \.isChosen) }

    /// Chooses an option, unless it is chosen already.
    func choose(_ id: Subview.ID) {
        guard let index = options.firstIndex(where: { $0.id == id }) else { return }
        write(index)
    }

    /// Moves the choice by a distance among the options that can be chosen.
    ///
    /// - Parameters:
    ///   - distance: The number of places; negative before.
    ///   - wraps: True to go on at the other end.
    /// - Returns: Handled.
    func move(by distance: Int, wraps: Bool) -> KeyPress.Result {
        let choosable = options.filter(\.isChoosable)
        guard !choosable.isEmpty else { return .handled }
        guard let place = choosable.firstIndex(where: \.isChosen) else {
            choose((distance > 0 ? choosable[0] : choosable[choosable.count - 1]).id)
            return .handled
        }
        let next = place + distance
        let target =
            wraps
            ? (next % choosable.count + choosable.count) % choosable.count
            : min(max(next, 0), choosable.count - 1)
        choose(choosable[target].id)
        return .handled
    }
}

nonisolated extension View {
    /// Makes a picker one stop for Tab, in which the arrow keys choose.
    func pickerKeys(_ options: PickerOptions, wraps: Bool) -> some View {
        modifier(PickerKeys(options: options, wraps: wraps))
    }
}

nonisolated private struct PickerKeys {
    let options: PickerOptions
    let wraps: Bool
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.layoutDirection) private var direction
}

extension PickerKeys: ViewModifier {
    func body(content: Content) -> some View {
        content
            .focusable(isEnabled)
            .onKeyPress(keys: [.downArrow, isLeftToRight ? .rightArrow : .leftArrow]) { _ in
                options.move(by: 1, wraps: wraps)
            }
            .onKeyPress(keys: [.upArrow, isLeftToRight ? .leftArrow : .rightArrow]) { _ in
                options.move(by: -1, wraps: wraps)
            }
            .onKeyPress(.home) { options.move(by: -options.options.count, wraps: false) }
            .onKeyPress(.end) { options.move(by: options.options.count, wraps: false) }
            .semantics { elements, context in
                elements.group(of: context.node)
                elements[0].role = .radioGroup
                if let title = options.title { elements[0].label = title.string(in: context) }
            }
    }

    private var isLeftToRight: Bool { direction == .leftToRight }
}

nonisolated extension View {
    /// Describes this view as an option of a picker.
    func pickerOption(_ option: PickerOptions.Option, of options: PickerOptions) -> some View {
        modifier(PickerOptionElement(option: option, options: options))
    }
}

nonisolated private struct PickerOptionElement {
    let option: PickerOptions.Option
    let options: PickerOptions
}

extension PickerOptionElement: ViewModifier {
    func body(content: Content) -> some View {
        content.semantics { elements, context in
            let isEnabled = option.isChoosable && context.read(\.isEnabled)
            elements.describeControl(.radioButton, isEnabled: isEnabled, context) {
                options.choose(option.id)
            }
            if option.isChosen { elements[0].states.insert(.checked) }
        }
    }
}

/// A value that may be nil.
nonisolated private protocol Nilable {
    var isNil: Bool { get }
}

nonisolated extension Optional: Nilable {
    fileprivate var isNil: Bool { self == nil }
}
