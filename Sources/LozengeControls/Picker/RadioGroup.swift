import Foundation
import LozengeCore
import LozengeViews

/// A picker whose options have round marks.
///
/// Source: `docs/theme.md`, PICK-6.
nonisolated struct RadioGroup {
    let options: PickerOptions
    @Environment(\.isRadioGroupHorizontal) private var isHorizontal

    init(options: PickerOptions) { self.options = options }
}

extension RadioGroup: View {
    var body: some View {
        FormRow {
            options.label
        } control: {
            layout {
                ForEach(options.options) { option in
                    Button {
                        options.choose(option.id)
                    } label: {
                        option.view
                    }
                    .buttonStyle(RadioStyle(isChosen: option.isChosen))
                    .tabStop(false)
                    .disabled(!option.isChoosable)
                    .pickerOption(option, of: options)
                }
            }
            .pickerKeys(options, wraps: true)
        }
    }

    private var layout: AnyLayout {
        isHorizontal
            ? AnyLayout(HStackLayout(spacing: 16))
            : AnyLayout(VStackLayout(alignment: .leading, spacing: 8))
    }
}

/// A round mark before a label.
nonisolated private struct RadioStyle {
    let isChosen: Bool
}

extension RadioStyle: ButtonStyle, FadingStyle {
    func makeBody(configuration: Configuration) -> some View {
        MarkedLabel(
            configuration: configuration, isOn: isChosen, shape: .circle, edge: Circle()
        ) { side in
            Circle().fill(Color.white).frame(width: 0.4 * side, height: 0.4 * side)
        }
    }
}

/// A picker in a list: the label as a row, and a row for each option, with a tick at the chosen one.
///
/// Source: `docs/theme.md`, PICK-6.
nonisolated struct PickerRows {
    let options: PickerOptions
    @Environment(\.areLabelsHidden) private var areLabelsHidden

    init(options: PickerOptions) { self.options = options }
}

extension PickerRows: View {
    var body: some View {
        if !areLabelsHidden { options.label.foregroundStyle(.secondary) }
        ForEach(options.options) { option in
            Button {
                options.choose(option.id)
            } label: {
                HStack {
                    option.view
                    Spacer(minLength: 8)
                    Image(systemName: "checkmark")
                        .foregroundStyle(ControlTint.text)
                        .opacity(option.isChosen ? 1 : 0)
                        .accessibilityHidden(true)
                }
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .disabled(!option.isChoosable)
            .pickerOption(option, of: options)
        }
    }
}
