import Foundation
import LozengeCore

/// A label with a chevron, which expands and collapses what is below it.
nonisolated package struct DisclosureButton<Label: View> {
    private let isExpanded: Binding<Bool>
    private let label: Label

    package init(isExpanded: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isExpanded = isExpanded
        self.label = label()
    }
}

extension DisclosureButton: View {
    package var body: some View {
        Button {
            isExpanded.toggleInMotion()
        } label: {
            HStack(spacing: 4) {
                ExpansionMark(isOpen: isExpanded.wrappedValue)
                label
                Spacer(minLength: 0)
            }
            .contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .semantics { elements, _ in
            let state = SemanticStates(isExpanded: isExpanded.wrappedValue)
            for index in elements.indices { elements[index].states.insert(state) }
        }
    }
}

/// A chevron alone, which expands and collapses the rows of a group.
nonisolated struct ExpansionButton {
    let isExpanded: Binding<Bool>
}

extension ExpansionButton: View {
    var body: some View {
        ExpansionMark(isOpen: isExpanded.wrappedValue)
            .contentShape(Rectangle())
            .onTapGesture { isExpanded.toggleInMotion() }
    }
}

/// The mark of something that opens: it points ahead, or down if it is open.
nonisolated private struct ExpansionMark {
    let isOpen: Bool
    @Environment(\.layoutDirection) private var direction
    @ScaledMetric private var width: CGFloat = 16

    init(isOpen: Bool) { self.isOpen = isOpen }
}

extension ExpansionMark: View {
    var body: some View {
        Chevron(.trailing, span: 10)
            .rotationEffect(.degrees(isOpen ? (direction == .leftToRight ? 90 : -90) : 0))
            .frame(width: width)
    }
}

extension Binding<Bool> {
    /// Expands a group that is collapsed, or collapses it, with an animation.
    func toggleInMotion() { withAnimation { wrappedValue.toggle() } }
}

extension SemanticStates {
    /// The state of a group, or of what expands it.
    init(isExpanded: Bool) { self = isExpanded ? .expanded : .collapsed }
}
