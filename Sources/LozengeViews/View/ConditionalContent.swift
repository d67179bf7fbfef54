/// One of two views; `if … else` and `switch` in a ``ViewBuilder`` make it.
///
/// Taking the other branch ends the state of the views in the first.
///
/// Matches: SwiftUI._ConditionalContent
nonisolated public struct _ConditionalContent<First, Second> {
    enum Storage {
        case first(First)
        case second(Second)
    }

    let storage: Storage
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
}

/// A view or none; an `if` without `else` makes it.
///
/// Matches: Swift.Optional
extension Optional: View where Wrapped: View {
    public typealias Body = Never

    public func _visit(_ visitor: inout ViewVisitor) {
        visitor.branch(isPresent ? Branch.first : Branch.second) { self?._visit(&$0) }
    }
}

extension Optional {
    private var isPresent: Bool {
        if case .some = self { true } else { false }
    }
}

/// Which views a condition has: nothing that an app may use as an id.
private enum Branch: Hashable {
    case first, second
}
