import Foundation
import LozengeCore
import LozengeViews

nonisolated extension View {
    /// Puts a view below the tabs' content: a player, or the progress of a task.
    ///
    /// - Parameter content: The view; it is a bar on the ground of the window.
    /// - Returns: The tabs above the bar.
    ///
    /// Matches: SwiftUI.View.tabViewBottomAccessory(content:)
    public func tabViewBottomAccessory<Accessory: View>(
        @ViewBuilder content: () -> Accessory
    ) -> some View {
        tabViewBottomAccessory(isEnabled: true, content: content)
    }

    /// Puts a view below the tabs' content where it is enabled.
    ///
    /// - Parameters:
    ///   - isEnabled: False hides the view.
    ///   - content: The view; it is a bar on the ground of the window.
    /// - Returns: The tabs above the bar.
    ///
    /// Matches: SwiftUI.View.tabViewBottomAccessory(isEnabled:content:)
    public func tabViewBottomAccessory<Accessory: View>(
        isEnabled: Bool, @ViewBuilder content: () -> Accessory
    ) -> some View {
        let accessory = content()
        return safeAreaBar(edge: .bottom) {
            if isEnabled {
                VStack(spacing: 0) {
                    Divider()
                    accessory.padding(8)
                }
            }
        }
    }
}
