import SwiftUI

extension Color {
    package static let parchment = Color(red: 0.95, green: 0.92, blue: 0.86)
    package static let ink = Color(red: 0.16, green: 0.12, blue: 0.16)
    package static let faded = Color(red: 0.42, green: 0.37, blue: 0.38)
    package static let vigour = Color(red: 0.16, green: 0.55, blue: 0.26)
    package static let blood = Color(red: 0.75, green: 0.16, blue: 0.19)
}

/// The look of a card: white, rounded, raised.
struct Card: ViewModifier {
    func body(content: Content) -> some View {
        content
            .padding()
            .background(Color.white)
            .cornerRadius(8)
            .shadow(radius: 4)
    }
}

extension View {
    package func card() -> some View {
        modifier(Card())
    }
}

/// A button with a coloured background.
package struct FilledButtonStyle: ButtonStyle {
    let color: Color

    package init(color: Color) { self.color = color }

    package func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .foregroundColor(.white)
            .padding(.horizontal, 12)
            .padding(.vertical, 8)
            .frame(minWidth: 0, maxWidth: .infinity)
            .background(
                ZStack {
                    color; Color.black.opacity(configuration.isPressed ? 0.25 : 0)
                }
            )
            .cornerRadius(8)
    }
}

/// A button that is visible only while it is pressed.
package struct QuietButtonStyle: ButtonStyle {
    package init() {}

    package func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundColor(.ink)
            .padding(.horizontal, 12)
            .padding(.vertical, 2)
            .background(Color.ink.opacity(configuration.isPressed ? 0.15 : 0.05))
            .cornerRadius(8)
    }
}
