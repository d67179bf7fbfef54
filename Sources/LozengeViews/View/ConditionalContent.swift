/// One of two views, as ``ViewBuilder`` makes from `if … else` and `switch`.
///
/// The state of a branch ends when the other one is chosen.
///
/// Matches: SwiftUI._ConditionalContent
nonisolated public struct _ConditionalContent<First, Second> {
    package enum Storage {
        case first(First)
        case second(Second)
    }

    package let storage: Storage

    package init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View where First: View, Second: View {
    public typealias Body = Never

    public func _visit(_ visitor: inout ViewVisitor) {
        visitor.branch(
            {
                switch storage {
                case .first: Branch.first
                case .second: Branch.second
                }
            }()
        ) {
            switch storage {
            case .first(let view): view._visit(&$0)
            case .second(let view): view._visit(&$0)
            }
        }
    }

    public func _list(_ list: inout _SubviewList) {
        switch storage {
        case .first(let view): list.append(id: Branch.first) { view._list(&$0) }
        case .second(let view): list.append(id: Branch.second) { view._list(&$0) }
        }
    }
}

/// A view or none, as ``ViewBuilder`` makes from an `if` without `else`.
///
/// Matches: Swift.Optional
extension Optional: View where Wrapped: View {
    public typealias Body = Never

    public func _visit(_ visitor: inout ViewVisitor) {
        visitor.branch(isPresent ? Branch.first : Branch.second) { self?._visit(&$0) }
    }

    public func _list(_ list: inout _SubviewList) {
        list.append(id: Branch.first) { self?._list(&$0) }
    }
}

extension Optional {
    private var isPresent: Bool {
        if case .some = self { true } else { false }
    }
}

/// The identity of a branch, which no id of an app can equal.
private enum Branch: Hashable {
    case first, second
}
