import LozengeCore

nonisolated extension Transaction {
    /// The point of a target that is brought to the same point of a scroll view; `nil` for that of `scrollPosition`.
    ///
    /// It is for one change of the position:
    ///
    /// ```swift
    /// Button("Today") {
    ///     var transaction = Transaction(animation: .smooth)
    ///     transaction.scrollTargetAnchor = .center
    ///     withTransaction(transaction) { day = today }
    /// }
    /// ```
    ///
    /// An anchor of ``ScrollPosition/scrollTo(id:anchor:)`` comes first.
    ///
    /// Matches: SwiftUI.Transaction.scrollTargetAnchor
    public var scrollTargetAnchor: UnitPoint? {
        get { self[ScrollTargetAnchorKey.self] }
        set { self[ScrollTargetAnchorKey.self] = newValue }
    }

    /// True if content that glides goes on after a change of its position.
    ///
    /// Matches: SwiftUI.Transaction.scrollPositionUpdatePreservesVelocity
    @available(
        *, unavailable,
        message: "Content that is moved while it glides stops gliding; leave it out."
    )
    public var scrollPositionUpdatePreservesVelocity: Bool {
        get { false }
        set {}
    }

    /// The behaviour of the offset when content changes its size.
    ///
    /// Matches: SwiftUI.Transaction.scrollContentOffsetAdjustmentBehavior
    @available(
        *, unavailable,
        message: "Visible rows keep their place when rows above change; set a ScrollPosition."
    )
    public var scrollContentOffsetAdjustmentBehavior: Never? {
        get { nil }
        set {}
    }
}

nonisolated private enum ScrollTargetAnchorKey: TransactionKey {
    static var defaultValue: UnitPoint? { nil }
}
