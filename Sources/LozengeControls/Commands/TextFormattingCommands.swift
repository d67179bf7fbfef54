import LozengeCore
import LozengeViews

/// The commands for the attributes of text: in the focused editor of attributed text.
///
/// Matches: SwiftUI.TextFormattingCommands
nonisolated public struct TextFormattingCommands {
    /// Creates the commands.
    ///
    /// Matches: SwiftUI.TextFormattingCommands.init()
    public init() {}
}

extension TextFormattingCommands: Commands {
    public var body: some Commands {
        CommandGroup(after: .textFormatting) { FormatItems() }
    }
}

/// The items that set formats; disabled where no editor of attributed text has the keyboard.
nonisolated private struct FormatItems {
    @FocusedValue(\.format) private var format
}

extension FormatItems: View {
    var body: some View {
        Menu("Font") {
            ForEach(TextFormat.allCases, id: \.self) { kind in
                Button(kind.title) { format?.perform(kind) }
                    .keyboardShortcut(kind.letter.map { KeyboardShortcut(KeyEquivalent($0)) })
            }
        }
        .disabled(format == nil)
    }
}
