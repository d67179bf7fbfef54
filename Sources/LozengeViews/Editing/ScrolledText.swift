import Foundation
import LozengeCore

/// A text in a scroll view, above it the bar in which words are looked for.
///
/// The text is at least as high as the scroll view, so that a press below it reaches it. The ideal height is that of the
/// text, within the line limit.
nonisolated struct ScrolledText {
    let field: TextFieldBox

    @State private var find = TextFind()
    @State private var isFinding = false
    @Environment(\.findNavigator) private var navigator
    @Environment(\.findLimits) private var limits

    init(field: TextFieldBox) { self.field = field }
}

extension ScrolledText: View {
    var body: some View {
        VStack(spacing: 0) {
            if isPresented.wrappedValue, !limits.isFindDisabled {
                FindBar(find: find, canReplace: !limits.isReplaceDisabled) {
                    isPresented.wrappedValue = false
                    find.end()
                }
            }
            ScrollView { editor }.transformEnvironment(\.scrollTraits) { $0.offersRoom = true }
        }
        .frame(idealWidth: 200)
        .semantics { elements, _ in
            // The bar belongs to the text, so that a label is that of the text.
            guard elements.count == 2 else { return }
            let bar = elements.removeFirst()
            elements[0].children.append(bar)
        }
        .focusedValue(\.find, limits.isFindDisabled ? nil : FindAction { begin() })
        .focusedValue(\.format, field.isAttributed ? FormatAction { format($0) } : nil)
    }

    private func format(_ format: TextFormat) {
        guard let field = find.field else { return }
        let context = EventContext(field)
        _ = context.content.perform(.format(format), context)
    }

    private var isPresented: Binding<Bool> { navigator ?? $isFinding }

    private var editor: TextFieldBox {
        var field = field
        field.find = TextFinding(
            find, begin: limits.isFindDisabled ? nil : { begin(replacing: $0, step: $1) })
        return field
    }

    private func begin(replacing: Bool = false, step: Int? = nil) {
        find.begin(replacing: replacing && !limits.isReplaceDisabled, step: step)
        isPresented.wrappedValue = true
    }
}

/// The search in a text, and how it begins.
nonisolated struct TextFinding {
    let find: TextFind
    /// Shows the bar; `nil` where finding is disabled.
    let begin: ((_ replacing: Bool, _ step: Int?) -> Void)?

    init(_ find: TextFind, begin: ((_ replacing: Bool, _ step: Int?) -> Void)?) {
        (self.find, self.begin) = (find, begin)
    }
}

extension TextFieldBox {
    /// Performs the command of a key for finding.
    ///
    /// - Returns: False if it has none here.
    func find(_ key: KeyEvent) -> Bool {
        guard let find, let begin = find.begin, let command = FindCommand(key) else { return false }
        switch command {
        case .find(let replaces): begin(replaces, nil)
        // The bar finds the words again.
        case .step(let step) where find.find.matches.ranges.isEmpty: begin(false, step)
        case .step(let step): find.find.step(step)
        }
        return true
    }

    /// The matches in the shown blocks, and the present one; in points of the text.
    func matches(
        _ context: PaintContext<Self>
    ) -> (others: [CGRect], current: [CGRect]) {
        let editing = context.resolved.editing
        guard let find = find?.find, !find.matches.ranges.isEmpty,
            find.matches.revision == editing.revision
        else { return ([], []) }
        let blocks = editing.shownBlocks
        guard let first = blocks.first, let last = blocks.last else { return ([], []) }
        let shown = first.content.lowerBound..<last.content.upperBound
        var others: [CGRect] = []
        for match in find.matches.part(shown) where match != find.place {
            others += editing.rects(for: match, in: blocks)
        }
        return (others, find.place.map { editing.rects(for: $0, in: blocks) } ?? [])
    }
}
