import LozengeCore

nonisolated extension View {
    /// Animates changes inside this view whenever `value` changes.
    ///
    /// ```swift
    /// struct Gauge: View {
    ///     var level: Double
    ///
    ///     var body: some View {
    ///         Capsule().frame(width: 200 * level, height: 8).animation(.snappy, value: level)
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - animation: The course of the changes; `nil` to change at once, whatever is around.
    ///   - value: The value; its first one is no change.
    /// - Returns: This view, animated.
    ///
    /// Matches: SwiftUI.View.animation(_:value:)
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View {
        modifier(
            ValueTransactionModifier(value: value) {
                $0.setUnlessDisabled(animation)
            })
    }

    /// Animates the modifiers that `body` applies to this view; this view itself changes as outside.
    ///
    /// ```swift
    /// Avatar(user).animation(.easeOut) { $0.opacity(user.isOnline ? 1 : 0.5) }
    /// ```
    ///
    /// - Parameters:
    ///   - animation: The course of the changes; `nil` to change at once.
    ///   - body: Applies the modifiers.
    /// - Returns: The result of `body`.
    ///
    /// Matches: SwiftUI.View.animation(_:body:)
    public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        transaction({ $0.setUnlessDisabled(animation) }, body: body)
    }

    /// Changes the transaction of the modifiers that `body` applies to this view.
    ///
    /// Matches: SwiftUI.View.transaction(_:body:)
    public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View {
        body(PlaceholderContentView(OuterTransaction(content: self))).modifier(
            TransactionModifier(transform: transform))
    }

    /// Animates every change inside this view.
    ///
    /// Matches: SwiftUI.View.animation(_:)
    @available(*, deprecated, message: "Use animation(_:value:) or withAnimation.")
    @_disfavoredOverload
    public func animation(_ animation: Animation?) -> some View {
        modifier(
            TransactionModifier {
                $0.setUnlessDisabled(animation)
            })
    }

    /// Changes the transaction of every update inside this view.
    ///
    /// Matches: SwiftUI.View.transaction(_:)
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        modifier(TransactionModifier(transform: transform))
    }

    /// Changes the transaction of updates inside this view in which `value` changes.
    ///
    /// Matches: SwiftUI.View.transaction(value:_:)
    public func transaction(
        value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
    ) -> some View {
        modifier(ValueTransactionModifier(value: value, transform: transform))
    }
}

/// Changes the transaction of updates in which a value changes.
///
/// Source: `docs/animation.md`, TRANS-5.
nonisolated private struct ValueTransactionModifier<Value: Equatable> {
    let value: Value
    let transform: (inout Transaction) -> Void
}

extension ValueTransactionModifier: ViewModifier, TransactionChange {
    typealias Body = Never

    func _visit<Modified: View>(_ visitor: inout ViewVisitor, content: Modified) {
        visitor.transaction(self) { content._visit(&$0) }
    }

    static var isAlways: Bool { false }
    func hasChanged(to new: ValueTransactionModifier) -> Bool { value != new.value }
    func apply(to transaction: inout Transaction) { transform(&transaction) }
}

/// Changes the transaction of every update.
///
/// Source: `docs/animation.md`, TRANS-8.
nonisolated private struct TransactionModifier {
    let transform: (inout Transaction) -> Void
}

extension TransactionModifier: ViewModifier, TransactionChange {
    typealias Body = Never

    func _visit<Modified: View>(_ visitor: inout ViewVisitor, content: Modified) {
        visitor.transaction(self) { content._visit(&$0) }
    }

    static var isAlways: Bool { true }
    func hasChanged(to new: TransactionModifier) -> Bool { false }
    func apply(to transaction: inout Transaction) { transform(&transaction) }
}

nonisolated extension View where Self: Equatable {
    /// Animates changes inside this view whenever it differs from its last value.
    ///
    /// Matches: SwiftUI.View.animation(_:)-Equatable
    public func animation(_ animation: Animation?) -> some View {
        self.animation(animation, value: self)
    }
}

nonisolated extension ViewModifier {
    /// Changes the transaction of this modifier, and not that of its content.
    ///
    /// Matches: SwiftUI.ViewModifier.transaction(_:)
    public func transaction(
        _ transform: @escaping (inout Transaction) -> Void
    ) -> some ViewModifier {
        ScopedModifier(base: self, change: TransactionModifier(transform: transform))
    }

    /// Animates this modifier, and not its content.
    ///
    /// Matches: SwiftUI.ViewModifier.animation(_:)
    public func animation(_ animation: Animation?) -> some ViewModifier {
        transaction { $0.setUnlessDisabled(animation) }
    }
}

/// A modifier with a transaction of its own.
nonisolated private struct ScopedModifier<Base: ViewModifier> {
    let base: Base
    let change: TransactionModifier
}

extension ScopedModifier: ViewModifier {
    typealias Body = Never

    func _visit<Modified: View>(_ visitor: inout ViewVisitor, content: Modified) {
        visitor.transaction(change) {
            base._visit(&$0, content: OuterTransaction(content: content))
        }
    }
}

/// A view that changes under the transaction outside of the modifier around it.
nonisolated private struct OuterTransaction<Content: View> {
    let content: Content
}

extension OuterTransaction: View {
    typealias Body = Never

    func _visit(_ visitor: inout ViewVisitor) {
        visitor.outerTransaction { content._visit(&$0) }
    }
}
