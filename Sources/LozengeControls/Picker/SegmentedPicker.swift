import Foundation
import LozengeCore
import LozengeViews

/// Segments; a menu where text is large and they do not fit.
///
/// Source: `docs/theme.md`, PICK-5.
nonisolated struct FittingSegments {
    let options: PickerOptions
    @Environment(\.dynamicTypeSize) private var textSize

    init(options: PickerOptions) { self.options = options }
}

extension FittingSegments: View {
    var body: some View {
        if textSize.isAccessibilitySize {
            ViewThatFits(in: .horizontal) {
                SegmentedPicker(options: options)
                MenuPicker(options: options)
            }
        } else {
            SegmentedPicker(options: options)
        }
    }
}

/// A picker whose options are side by side, each as wide as the widest.
///
/// Source: `docs/theme.md`, PICK-5.
nonisolated struct SegmentedPicker {
    let options: PickerOptions
    @Environment(\.controlSize) private var size
    @Environment(\.pickerKind) private var kind
    @Environment(\.paletteSelectionEffect) private var effect

    init(options: PickerOptions) { self.options = options }

    /// The distance between the box and the segments, in points.
    private static let margin: CGFloat = 3
}

extension SegmentedPicker: View {
    var body: some View {
        FormRow {
            options.label
        } control: {
            SegmentLayout {
                ForEach(options.options) { segment($0) }
            }
            .padding(Self.margin)
            .controlGround(.plate)
            .pickerKeys(options, wraps: false)
            .fainterWhileDisabled()
        }
    }

    /// The variant of the chosen symbol.
    private var variant: SymbolVariants { kind == .palette ? effect.variant ?? .none : .none }

    private func segment(_ option: PickerOptions.Option) -> some View {
        Button {
            options.choose(option.id)
        } label: {
            option.view.symbolVariant(option.isChosen ? variant : .none)
        }
        .buttonStyle(SegmentStyle(isChosen: option.isChosen, size: size))
        .tabStop(false)
        .disabled(!option.isChoosable)
        .pickerOption(option, of: options)
    }
}

/// A segment: chosen on a plate of its own.
nonisolated private struct SegmentStyle {
    let isChosen: Bool
    let size: ControlSize
}

extension SegmentStyle: ButtonStyle, FadingStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .defaultForegroundStyle(Color.label)
            .fontWeight(.semibold)
            .controlFont()
            .lineLimit(1)
            .padding(.horizontal, 0.6 * size.padding.width)
            .padding(.vertical, max(1, size.padding.height - 3))
            .frame(maxWidth: .infinity)
            .background {
                if isChosen {
                    RoundedRectangle(cornerRadius: Theme.Radius.inner, style: .circular)
                        .fill(Color.chosenSegment)
                        .shadow(color: .black.opacity(0.15), radius: 1.5, y: 1)
                }
            }
            .controlGround(
                isChosen ? .none : .flat, isPressed: configuration.isPressed,
                in: .roundedRectangle(radius: Theme.Radius.inner))
    }
}

/// The layout of segments: all as wide as the widest; in less room each as wide as its text, and the widest are cut first.
nonisolated private struct SegmentLayout: Layout {
    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let widest = sizes.map(\.width).max() ?? 0
        let ideal = widest * CGFloat(subviews.count)
        let width = proposal.width.map { min(max($0, 0), ideal) } ?? ideal
        return CGSize(width: width, height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        var x = bounds.minX
        let widths = Self.widths(
            subviews.map { $0.sizeThatFits(.unspecified).width }, in: bounds.width)
        for (subview, width) in zip(subviews, widths) {
            subview.place(
                at: CGPoint(x: x, y: bounds.minY),
                proposal: ProposedViewSize(width: width, height: bounds.height))
            x += width
        }
    }

    /// Returns the widths of the segments, which together fill `room`.
    private static func widths(_ ideal: [CGFloat], in room: CGFloat) -> [CGFloat] {
        let count = CGFloat(ideal.count)
        if let widest = ideal.max(), widest * count <= room {
            return ideal.map { _ in room / count }
        }
        let rest = room - ideal.reduce(0, +)
        if rest >= 0 { return ideal.map { $0 + rest / count } }
        // The narrowest ones get what they want, as long as it is no more than their part.
        var widths = ideal
        var (left, parts) = (room, count)
        for index in ideal.indices.sorted(by: { ideal[$0] < ideal[$1] }) {
            widths[index] = min(ideal[index], left / parts)
            left -= widths[index]
            parts -= 1
        }
        return widths
    }
}
