import LozengeCore
import LozengeViews

/// Declares a button for the page before, and the keys and the thumb button that do the same.
///
/// Source: `docs/navigation.md`, NAV-14.
nonisolated struct BackDeclaration<Content: View> {
    /// True to leave the keys to a stack inside, which has a page before.
    var isFallback = false
    let goBack: @MainActor () -> Void
    let button: Content
}

extension BackDeclaration: View {
    var body: some View {
        NoSize()
            .declares(ToolbarEntry(placement: .standard, content: button))
            .windowAction(
                [
                    KeyboardShortcut(.leftArrow, modifiers: .option),
                    KeyboardShortcut("[", modifiers: .command),
                ], button: .back, isFallback: isFallback, perform: goBack)
    }
}

/// The button for the page before, with a menu of all pages below.
nonisolated struct BackButton {
    let model: StackModel
    let depth: Int
    let rootCount: Int
}

extension BackButton: View {
    var body: some View {
        let below = title(of: depth - 1)
        Button {
            model.pop(to: depth - 1)
        } label: {
            Label("Back", systemImage: "chevron.backward")
        }
        .help(below ?? Text("Back"))
        .contextMenu {
            ForEach((rootCount..<depth).reversed(), id: \.self) { count in
                Button {
                    model.pop(to: count)
                } label: {
                    title(of: count) ?? Text("Page \(count + 1)")
                }
            }
        }
    }

    private func title(of count: Int) -> Text? {
        if count == 0 { return model.titles[0] }
        let entries = model.entries
        return entries.indices.contains(count - 1) ? model.titles[entries[count - 1].id] : nil
    }
}
