import Foundation
import LozengeCore
import LozengeViews

/// A picker of five rows that scroll, with the chosen one in the middle: the desktop's form of a wheel.
///
/// Source: `docs/theme.md`, PICK-7.
nonisolated struct WheelPicker {
    let options: PickerOptions
    @ScaledMetric private var usualRow: CGFloat = 34
    /// A row is at least as high as a line.
    @ScaledMetric private var leastRow: CGFloat = 20
    @Environment(\.wheelRowHeight) private var wantedRow

    init(options: PickerOptions) { self.options = options }

    private static let visibleRows: CGFloat = 5
}

extension WheelPicker: View {
    private var row: CGFloat { wantedRow.map { max($0, leastRow) } ?? usualRow }

    var body: some View {
        FormRow {
            options.label
        } control: {
            ScrollViewReader { proxy in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(options.options) { option in
                            Button {
                                options.choose(option.id)
                            } label: {
                                option.view.lineLimit(1)
                            }
                            .buttonStyle(WheelRowStyle(isChosen: option.isChosen, height: row))
                            .tabStop(false)
                            .disabled(!option.isChoosable)
                            .pickerOption(option, of: options)
                            .id(option.id)
                        }
                    }
                    .padding(.vertical, 2 * row)
                }
                // The chosen row stays in the middle.
                .scrollDisabled(true)
                .onChange(of: options.chosen?.id, initial: true) { _, chosen in
                    if let chosen { proxy.scrollTo(chosen, anchor: .center) }
                }
            }
            .frame(height: Self.visibleRows * row)
            .frame(minWidth: 4 * row)
            .background(
                Color.fieldGround,
                in: RoundedRectangle(cornerRadius: Theme.Radius.control, style: .circular)
            )
            .clipShape(RoundedRectangle(cornerRadius: Theme.Radius.control, style: .circular))
            .pickerKeys(options, wraps: false)
            .onScrollSteps(of: row) { _ = options.move(by: $0, wraps: false) }
            .fainterWhileDisabled()
        }
    }
}

/// A row of the wheel, marked if it is chosen.
nonisolated private struct WheelRowStyle {
    let isChosen: Bool
    let height: CGFloat
}

extension WheelRowStyle: ButtonStyle, FadingStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .frame(maxWidth: .infinity, minHeight: height, maxHeight: height)
            .controlGround(
                .flat, isPressed: configuration.isPressed, isOn: isChosen,
                in: .roundedRectangle(radius: Theme.Radius.inner))
    }
}
