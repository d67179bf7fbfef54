import LozengeCore
import LozengeViews

/// Declares the button for the page before, and its keys.
///
/// Source: `docs/navigation.md`, NAV-14.
nonisolated struct BackButtonDeclaration {
    let model: StackModel
    /// The number of pages below the page with the button.
    let depth: Int
    /// The number of pages that cannot be left.
    let rootCount: Int
}

extension BackButtonDeclaration: View {
    var body: some View {
        NoSize()
            .declares(
                ToolbarEntry(
                    placement: .standard,
                    content: BackButton(model: model, depth: depth, rootCount: rootCount))
            )
            .windowAction(
                [
                    KeyboardShortcut(.leftArrow, modifiers: .option),
                    KeyboardShortcut("[", modifiers: .command),
                ], button: .back
            ) {
                model.pop(to: depth - 1)
            }
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
