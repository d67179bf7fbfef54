import Foundation
import LozengeCore
import LozengeViews

/// A picker that shows the chosen option, and all of them in a menu.
///
/// Source: `docs/theme.md`, PICK-4.
nonisolated struct MenuPicker {
    let options: PickerOptions
    @Environment(\.formLayout) private var formLayout
    @Environment(\.controlSize) private var size
    @ScaledMetric private var gap: CGFloat = 8
    /// The number of options whose widths count: work is bounded, however many there are.
    private static let measured = 100

    init(options: PickerOptions) {
        self.options = options
    }
}

extension MenuPicker: View {
    var body: some View {
        FormRow {
            options.label
        } control: {
            Group {
                if isInCard {
                    // The row is the button.
                    button.buttonStyle(.plain).environment(\.alignsMenusToEnd, true)
                } else {
                    button.buttonStyle(.bordered)
                }
            }
            .semantics { elements, _ in
                guard !elements.isEmpty else { return }
                elements[0].value = elements[0].label
            }
        }
        .semantics { elements, context in elements.labelControl(titled: options.title, context) }
    }

    private var isInCard: Bool { formLayout == .cards }

    private var button: some View {
        MenuButton {
            MenuPickerItems(options: options, isInline: true)
        } label: {
            HStack(spacing: gap) {
                ZStack(alignment: .leading) {
                    if !isInCard {
                        ForEach(options.options.prefix(Self.measured)) { $0.view.hidden() }
                    }
                    current
                }
                .lineLimit(1)
                ChevronPair()
            }
            .padding(.vertical, isInCard ? size.padding.height : 0)
        }
    }

    @ViewBuilder private var current: some View {
        if let view = options.currentValueLabel {
            view
        } else if let option = options.chosen {
            option.view
        }
    }
}

/// The options of a picker as items of a menu.
nonisolated struct MenuPickerItems {
    let options: PickerOptions
    /// False for a submenu with the label of the picker.
    let isInline: Bool
    @Environment(\.menuRows) private var menuRows

    init(options: PickerOptions, isInline: Bool) {
        self.options = options
        self.isInline = isInline
    }
}

extension MenuPickerItems: View {
    var body: some View {
        if isInline {
            ForEach(Array(options.options.enumerated()), id: \.element.id) { index, option in
                if option.isChoosable {
                    menuRows?.option(
                        option.isChosen, { options.choose(option.id) }, AnyView(option.view)
                    )
                    .keyboardShortcut(option.view.containerValues.keyboardShortcut)
                } else if option.isDivider {
                    option.view
                } else {
                    // The header of a section.
                    if index > 0, !options.options[index - 1].isDivider { Divider() }
                    option.view.menuHeader
                }
            }
        } else {
            Menu {
                MenuPickerItems(options: options, isInline: true)
            } label: {
                options.label
            }
        }
    }
}

/// The mark of a button that chooses one of several values.
nonisolated private struct ChevronPair {
    @ScaledMetric private var spacing: CGFloat = 4

    init() {}
}

extension ChevronPair: View {
    var body: some View {
        VStack(spacing: spacing) {
            Chevron(.top)
            Chevron(.bottom)
        }
    }
}
