import Foundation
import LozengeCore

nonisolated extension View {
    /// Paints the ground of a field behind this view.
    ///
    /// - Parameter isFocused: True while the field has the keyboard.
    /// - Returns: This view with the ground.
    package func fieldGround(isFocused: Bool = false) -> some View {
        let outline = RoundedRectangle(cornerRadius: Theme.Radius.control, style: .circular)
        return background(Color.fieldGround, in: outline)
            .overlay {
                outline
                    .strokeBorder(
                        isFocused ? Color.accentText : Color.controlEdge,
                        lineWidth: isFocused ? 2 : 1
                    )
                    .allowsHitTesting(false)
            }
    }
}
