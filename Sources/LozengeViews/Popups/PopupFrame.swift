import Foundation
import LozengeCore

nonisolated extension View {
    /// Puts the content of a popup on its ground: with round corners and a shadow where the popup may be transparent,
    /// else with a line around it.
    ///
    /// - Parameters:
    ///   - radius: The radius of the corners, in points.
    ///   - isClipped: True for content that may reach into the corners.
    /// - Returns: The content of the popup's window.
    func popupFrame(radius: CGFloat, isClipped: Bool = false) -> some View {
        modifier(PopupFrame(radius: radius, isClipped: isClipped))
    }
}

/// The ground of a popup.
///
/// Source: `docs/theme.md`, POPUP-1, POPUP-2.
nonisolated private struct PopupFrame {
    let radius: CGFloat
    let isClipped: Bool
    @Environment(\.popupGround) private var ground
    @Environment(\.isPopupTranslucent) private var isTranslucent
}

extension PopupFrame: ViewModifier {
    func body(content: Content) -> some View {
        if isTranslucent {
            clipped(content)
                .overlay(outline.strokeBorder(SeparatorShapeStyle()).allowsHitTesting(false))
                .background {
                    outline.fill(ground)
                        .shadow(color: .black.opacity(0.22), radius: 7, y: 2)
                }
                .padding(PopupOptions.shadowMargin)
        } else {
            content
                .overlay(Rectangle().strokeBorder(SeparatorShapeStyle()).allowsHitTesting(false))
        }
    }

    private var outline: RoundedRectangle {
        RoundedRectangle(cornerRadius: radius, style: .circular)
    }

    @ViewBuilder private func clipped(_ content: Content) -> some View {
        if isClipped { content.clipShape(outline) } else { content }
    }
}

nonisolated extension EnvironmentValues {
    /// The color of the ground of a popup.
    var popupGround: Color {
        get { self[PopupGroundKey.self] }
        set { self[PopupGroundKey.self] = newValue }
    }

    /// True in a popup whose corners may be transparent.
    var isPopupTranslucent: Bool {
        get { self[PopupTranslucencyKey.self] }
        set { self[PopupTranslucencyKey.self] = newValue }
    }
}

nonisolated private struct PopupGroundKey: EnvironmentKey {
    static var defaultValue: Color { .popupBackground }
}

nonisolated private struct PopupTranslucencyKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
