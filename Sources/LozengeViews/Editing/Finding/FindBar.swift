import Foundation
import LozengeCore

/// The bar above a text in which words are looked for and replaced.
///
/// Source: `docs/editing.md`, EDIT-30.
nonisolated struct FindBar {
    let find: TextFind
    let canReplace: Bool
    let close: () -> Void

    @FocusState private var isFocused: Bool
    @State private var input = TextInputReceiver()

    init(find: TextFind, canReplace: Bool, close: @escaping () -> Void) {
        (self.find, self.canReplace, self.close) = (find, canReplace, close)
    }
}

extension FindBar: View {
    var body: some View {
        HStack(alignment: .top, spacing: 6) {
            // The fields come first, so that Tab goes from one to the other.
            VStack(spacing: 6) {
                words
                if replaces { replacement }
            }
            .frame(minWidth: 80)
            VStack(alignment: .leading, spacing: 6) {
                steps
                if replaces { replacements }
            }
        }
        .padding(6)
        .background(.bar)
        .onKeyPress(.escape) {
            close()
            return .handled
        }
        .onKeyPress(phases: .down) { press in
            guard let command = FindCommand(press.event) else { return .ignored }
            switch command {
            case .find(let replaces): find.begin(replacing: replaces)
            case .step(let step): find.step(step)
            }
            return .handled
        }
        .onChange(of: find.requests, initial: true) {
            if isFocused { input.selectAll() }
            isFocused = true
        }
        .onChange(of: find.words) { find.wordsChanged() }
        .task(id: find.request) { await find.find() }
        .onDisappear { find.forget() }
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Find")
    }

    private var replaces: Bool { find.replaces && canReplace }

    private var words: some View {
        TextField("Find", text: Bindable(find).words)
            .focused($isFocused)
            .environment(\.textInputReceiver, input)
            .onSubmit { find.step(1) }
            .onKeyPress(.return, phases: .down) { press in
                guard press.modifiers == .shift else { return .ignored }
                find.step(-1)
                return .handled
            }
    }

    private var replacement: some View {
        TextField("Replace", text: Bindable(find).replacement).onSubmit { find.replace() }
    }

    private var steps: some View {
        HStack(spacing: 6) {
            if find.hasWrapped {
                Image(systemName: "arrow.uturn.up")
                    .foregroundStyle(.secondary)
                    .accessibilityLabel("Continued at the other end")
            }
            Text(count)
                .foregroundStyle(.secondary)
                .monospacedDigit()
                .lineLimit(1)
                .fixedSize()
            Group {
                Button {
                    find.step(-1)
                } label: {
                    Image(systemName: "chevron.up")
                }
                .accessibilityLabel("Previous match")
                Button {
                    find.step(1)
                } label: {
                    Image(systemName: "chevron.down")
                }
                .accessibilityLabel("Next match")
            }
            .disabled(find.matches.ranges.isEmpty)
            Button("Done", action: close)
        }
    }

    private var replacements: some View {
        HStack(spacing: 6) {
            Button("Replace") { find.replace() }
            Button("Replace All") { find.replaceAll() }
        }
        .disabled(find.current == nil)
    }

    /// The number of the match that is shown, of all.
    private var count: String {
        let count = find.matches.ranges.count
        if find.words.isEmpty { return "" }
        guard let current = find.current else { return "No matches" }
        return "\(current + 1) of \(count)\(find.matches.isCut ? "+" : "")"
    }
}

/// A command of finding.
enum FindCommand: Equatable {
    /// Opens the bar, with a row for replacing or without.
    case find(replaces: Bool)
    /// Goes to the next match, or with -1 to the previous one.
    case step(Int)

    /// Returns the command of a key; `nil` if it has none.
    ///
    /// Source: `docs/editing.md`, "Keys".
    init?(_ key: KeyEvent) {
        guard key.phase != .up else { return nil }
        let held = key.modifiers.subtracting(.capsLock)
        let step = held.contains(.shift) ? -1 : 1
        switch held.subtracting(.shift) {
        case .control where key.matches(.character("g")): self = .step(step)
        case .control where held == .control && key.matches(.character("f")):
            self = .find(replaces: false)
        case .control where held == .control && key.matches(.character("h")):
            self = .find(replaces: true)
        case [] where key.key == .function(3): self = .step(step)
        default: return nil
        }
    }
}
