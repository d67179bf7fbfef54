import SwiftUI

extension Color {
    package static let vigour = Color(red: 0.16, green: 0.52, blue: 0.25)
    package static let blood = Color(red: 0.75, green: 0.16, blue: 0.19)
}

/// A colour of the sheet in the light and in the dark scheme.
package struct SheetColor: ShapeStyle {
    package let light: Color
    let dark: Color

    package func resolve(in environment: EnvironmentValues) -> Color {
        environment.colorScheme == .dark ? dark : light
    }
}

extension ShapeStyle where Self == SheetColor {
    /// The page.
    package static var parchment: SheetColor {
        SheetColor(
            light: Color(red: 0.95, green: 0.92, blue: 0.86),
            dark: Color(red: 0.15, green: 0.13, blue: 0.12))
    }

    /// A card on the page.
    package static var paper: SheetColor {
        SheetColor(light: .white, dark: Color(red: 0.22, green: 0.2, blue: 0.19))
    }

    /// Text.
    package static var ink: SheetColor {
        SheetColor(
            light: Color(red: 0.16, green: 0.12, blue: 0.16),
            dark: Color(red: 0.95, green: 0.92, blue: 0.88))
    }

    /// Text of less importance.
    package static var faded: SheetColor {
        SheetColor(
            light: Color(red: 0.42, green: 0.37, blue: 0.38),
            dark: Color(red: 0.73, green: 0.68, blue: 0.65))
    }
}

/// The look of a card: rounded and raised.
struct Card: ViewModifier {
    func body(content: Content) -> some View {
        content
            .padding()
            .background(.paper)
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
    @Environment(\.isEnabled) private var isEnabled

    package init(color: Color) { self.color = color }

    package func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.headline)
            .foregroundColor(.white)
            .lineLimit(1)
            .minimumScaleFactor(0.5)
            // A low card is no reason to shrink, only a narrow one.
            .fixedSize(horizontal: false, vertical: true)
            .padding(.horizontal, 12)
            .padding(.vertical, 8)
            .frame(minWidth: 0, maxWidth: .infinity)
            .background(
                ZStack {
                    color; Color.black.opacity(configuration.isPressed ? 0.25 : 0)
                }
            )
            .cornerRadius(8)
            .opacity(isEnabled ? 1 : 0.5)
    }
}

/// A button that is visible only while it is pressed.
package struct QuietButtonStyle: ButtonStyle {
    package init() {}

    package func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(.ink)
            .padding(.horizontal, 12)
            .padding(.vertical, 2)
            .background(.ink.opacity(configuration.isPressed ? 0.15 : 0.05))
            .cornerRadius(8)
    }
}
