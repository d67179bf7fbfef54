// swift-format-ignore-file
import SwiftUI

struct MonospacedDigit : ViewModifier {
    @Environment(\.font) var font: Font?

    func body(content: Content) -> some View {
        return content
            .environment(\.font, font?.monospacedDigit())
    }
}

extension View {
    func monospacedDigit() -> some View {
        modifier(MonospacedDigit())
    }
}
