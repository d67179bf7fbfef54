import Foundation
import LozengeCore

nonisolated extension View {
    /// Describes this view to assistive technology: the seam of controls that are made of other views.
    ///
    /// - Parameter describe: Changes the elements of the content to those of the control.
    /// - Returns: This view with the elements of the control.
    package func semantics(
        _ describe:
            @escaping @MainActor (
                inout [SemanticElement], SemanticsContext<SemanticsModifier>
            ) -> Void
    ) -> some View {
        modifier(SemanticsModifier(change: describe))
    }

    /// Sets the role of this view's only element.
    package func semanticRole(_ role: SemanticRole) -> some View {
        semantics { elements, _ in
            if elements.count == 1 { elements[0].role = role }
        }
    }
}

/// A layout-neutral modifier that changes the elements of its content.
nonisolated package struct SemanticsModifier {
    let change: @MainActor (inout [SemanticElement], SemanticsContext<Self>) -> Void
}

extension SemanticsModifier: PrimitiveModifier {
    package static var affectsLayout: Bool { false }

    package func semantics(_ context: SemanticsContext<Self>) -> SemanticEffect {
        .change { change(&$0, context) }
    }
}

extension [SemanticElement] {
    /// Makes one control of the elements.
    ///
    /// - Parameters:
    ///   - role: The role of the control.
    ///   - isEnabled: True if it can be operated.
    ///   - title: The label if the elements have none.
    ///   - context: The context of the control.
    ///   - action: The effect of a click; `nil` if there is none.
    package mutating func describeControl(
        _ role: SemanticRole, isEnabled: Bool, titled title: Text? = nil,
        _ context: SemanticsContext<some PrimitiveContent>, action: (() -> Void)? = nil
    ) {
        combine(as: role, of: context.node)
        if self[0].label.isEmpty, let title {
            self[0].label = title.string(in: context)
        }
        self[0].states = isEnabled ? [] : .disabled
        self[0].actions =
            action.map { isEnabled ? [SemanticAction(.activate, perform: $0)] : [] } ?? []
    }

    /// Makes one element of a part of a whole, such as a progress, from the elements of its labels.
    ///
    /// - Parameters:
    ///   - role: The role of the element.
    ///   - fraction: The part, from 0 to 1; `nil` for one that is not known.
    ///   - label: The name; `nil` for the words of all elements.
    ///   - value: The part in words; `nil` for a percentage.
    ///   - context: The context of the view.
    package mutating func describeFraction(
        _ role: SemanticRole, _ fraction: Double?, label: Text?, value: Text?,
        _ context: SemanticsContext<some PrimitiveContent>
    ) {
        describeControl(role, isEnabled: true, context)
        if let label { self[0].label = label.string(in: context) }
        let percentage = fraction?.formatted(
            .percent.precision(.fractionLength(0)).locale(context.read(\.locale)))
        self[0].value = value?.string(in: context) ?? percentage ?? ""
        self[0].range = SemanticRange(fraction ?? 0, in: 0...1)
        if fraction == nil { self[0].states.insert(.mixed) }
    }

    /// Makes one element of the elements of a control and its label: the control, named after the others.
    ///
    /// - Parameters:
    ///   - title: The label if there are no others.
    ///   - context: The context of both.
    package mutating func labelControl(
        titled title: Text?, _ context: SemanticsContext<some PrimitiveContent>
    ) {
        guard let index = firstIndex(where: \.role.isControl) else { return }
        var control = remove(at: index)
        control.label = Self.joined(flatMap(\.flattened).map(\.label))
        if control.label.isEmpty, let title { control.label = title.string(in: context) }
        self = [control]
    }
}

extension Node {
    /// True if controls at this place can be operated.
    package final var isEnabled: Bool { environment.isEnabled }
}
