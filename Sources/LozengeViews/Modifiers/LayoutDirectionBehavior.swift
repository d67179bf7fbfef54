import Foundation
import LozengeCore

nonisolated extension View {
    /// Sets if this view is mirrored in a layout direction, like an arrow that points ahead.
    ///
    /// ```swift
    /// Image("arrow").layoutDirectionBehavior(.mirrors)
    /// ```
    ///
    /// Texts inside are mirrored, too. Views that are not mirrored at all are laid out from the other side.
    ///
    /// Matches: SwiftUI.View.layoutDirectionBehavior(_:)
    public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View {
        modifier(MirroringModifier(behavior: behavior))
    }
}

nonisolated private struct MirroringModifier {
    let behavior: LayoutDirectionBehavior
    @Environment(\.layoutDirection) private var direction

    init(behavior: LayoutDirectionBehavior) { self.behavior = behavior }
}

extension MirroringModifier: ViewModifier {
    func body(content: Content) -> some View {
        let isMirrored = behavior.isMirrored(ifRightToLeft: direction == .rightToLeft)
        content.scaleEffect(x: isMirrored ? -1 : 1)
    }
}
