import Foundation
import LozengeCore
import LozengeViews

/// A picker that shows the chosen option, and pushes a page with all of them.
///
/// Source: `docs/theme.md`, PICK-10.
nonisolated struct LinkPicker {
    let options: PickerOptions
}

extension LinkPicker: View {
    var body: some View {
        NavigationLink {
            OptionsPage(options: options)
        } label: {
            LabeledContent {
                if let view = options.currentValueLabel {
                    view
                } else if let option = options.chosen {
                    option.view
                }
            } label: {
                options.label
            }
        }
    }
}

/// The options of a picker on a page of their own, which ends with a choice.
nonisolated private struct OptionsPage {
    let options: PickerOptions
    @Environment(\.dismiss) private var dismiss

    init(options: PickerOptions) { self.options = options }
}

extension OptionsPage: View {
    var body: some View {
        List(options.options) { option in
            Button {
                options.choose(option.id)
                dismiss()
            } label: {
                HStack {
                    option.view.frame(maxWidth: .infinity, alignment: .leading)
                    if option.isChosen {
                        Image(systemName: "checkmark").accessibilityHidden(true)
                    }
                }
            }
            .buttonStyle(.plain)
            .disabled(!option.isChoosable)
            .accessibilityAddTraits(option.isChosen ? .isSelected : [])
            .listRowIsLink()
        }
        .navigationTitle(options.title ?? Text(verbatim: ""))
    }
}
