import SwiftUI

/// A list of 1,000 rows, over which Return pushes a page with ten texts and a button; Escape removes it.
struct PushApp: App {
    var body: some Scene {
        WindowGroup("push") { PushingList() }
            .defaultSize(ListWindow.size)
    }
}

private struct PushingList: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            NumberList(count: 1000)
                .navigationDestination(for: Int.self) { _ in SmallPage() }
        }
        .opens { path = $0 ? [1] : [] }
    }
}

private struct SmallPage: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            ForEach(0..<10, id: \.self) { line in
                Text("Line \(line) " + String(repeating: "i", count: line * 5 % 11))
                    .foregroundStyle(.ink)
            }
            Button {
            } label: {
                Text("Button").foregroundStyle(.ink)
            }
        }
        .font(.custom("DejaVu Sans", fixedSize: 13))
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .navigationTitle("Page")
    }
}

extension View {
    /// Calls `action` with true for Return and with false for Escape.
    func opens(_ action: @escaping (Bool) -> Void) -> some View {
        modifier(OpeningKeys(action: action))
    }
}

/// The keyboard focus of a window that reads two keys.
private struct OpeningKeys: ViewModifier {
    let action: (Bool) -> Void
    @FocusState private var hasKeyboard: Bool

    func body(content: Content) -> some View {
        content
            .focusable()
            .focusEffectDisabled()
            .focused($hasKeyboard)
            .onKeyPress(keys: [.return, .escape], phases: .down) { press in
                action(press.key == .return)
                return .handled
            }
            .onAppear { hasKeyboard = true }
    }
}

extension ShapeStyle where Self == Color {
    /// The colour of texts that the benchmark looks for in a picture.
    static var ink: Color { Color(red: 0, green: 0, blue: 1) }
}
