import Foundation
import LozengeCore

/// The keys of a window in groups, such as those of a menu.
struct ShortcutGroup: Equatable {
    struct Entry: Equatable {
        /// The name of the command.
        let title: String
        /// The keys, such as "Ctrl+S".
        let keys: String
    }

    let title: String
    let entries: [Entry]

    /// - Returns: The elements with keys; `nil` if there are none.
    init?(_ title: String, _ elements: [SemanticElement]) {
        self.title = title
        entries = elements.flatMap(\.flattened).compactMap {
            $0.keyShortcut.isEmpty || $0.label.isEmpty
                ? nil : Entry(title: $0.label, keys: $0.keyShortcut)
        }
        if entries.isEmpty { return nil }
    }
}

/// The content of the dialog that shows the keys of a window.
nonisolated struct ShortcutList {
    let groups: [ShortcutGroup]
    @ScaledMetric private var width: CGFloat = 340
    @ScaledMetric private var height: CGFloat = 440

    init(groups: [ShortcutGroup]) { self.groups = groups }
}

extension ShortcutList: View {
    var body: some View {
        VStack(spacing: 16) {
            Text("Keyboard Shortcuts").font(.headline)
            ScrollView {
                VStack(alignment: .leading, spacing: 20) {
                    ForEach(groups.indices, id: \.self) { rows(of: groups[$0]) }
                }
                .frame(maxWidth: .infinity)
                .padding(.trailing, 14)
            }
            .frame(maxHeight: height)
            Button("Done", role: .cancel, action: {})
        }
        .padding(20)
        .frame(width: width + 40)
    }

    private func rows(of group: ShortcutGroup) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            Text(verbatim: group.title)
                .font(.subheadline.bold())
                .accessibilityAddTraits(.isHeader)
            ForEach(group.entries.indices, id: \.self) { index in
                HStack(spacing: 18) {
                    Text(verbatim: group.entries[index].title)
                    Spacer(minLength: 0)
                    Text(verbatim: group.entries[index].keys)
                        .foregroundStyle(Color.secondary)
                        .layoutPriority(1)
                }
                .accessibilityElement(children: .combine)
            }
        }
    }
}
