import LozengeCore

/// The numbers of what elements of a window share.
final class SemanticLinks: WindowService {
    private var numbers: [AnyHashable: Int] = [:]

    init(_ tree: ViewTree) {}

    /// Returns the number of a key, the same for the same key.
    func number(of key: AnyHashable) -> Int {
        let number = numbers[key] ?? numbers.count + 1
        numbers[key] = number
        return number
    }
}

/// The role of a view in a pair of a label and what it names.
///
/// Matches: SwiftUI.AccessibilityLabeledPairRole
nonisolated public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    case label
    case content
}

nonisolated extension View {
    /// Makes this view the label of another view, or its content.
    ///
    /// - Parameters:
    ///   - role: The role of this view.
    ///   - id: The identity of the pair.
    ///   - namespace: The namespace of the identity.
    /// - Returns: A view that assistive technology knows as a part of the pair.
    ///
    /// Matches: SwiftUI.View.accessibilityLabeledPair(role:id:in:)
    public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole, id: ID, in namespace: Namespace.ID
    ) -> some View {
        accessibility {
            $0.links = [(role == .label ? .label : .content, AnyHashable(LinkKey(id, namespace)))]
        }
    }

    /// Links this view to others of the same identity, which belong together though they are apart.
    ///
    /// Matches: SwiftUI.View.accessibilityLinkedGroup(id:in:)
    public func accessibilityLinkedGroup<ID: Hashable>(
        id: ID, in namespace: Namespace.ID
    ) -> some View {
        accessibility { $0.links = [(.member, AnyHashable(LinkKey(id, namespace)))] }
    }
}

/// An identity in a namespace.
nonisolated struct LinkKey: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID

    init(_ id: some Hashable, _ namespace: Namespace.ID) {
        (self.id, self.namespace) = (AnyHashable(id), namespace)
    }
}
