import Foundation
import LozengeCore

/// A column of rows that scrolls, in which the user selects rows.
///
/// ```swift
/// struct Inbox: View {
///     let letters: [Letter]
///     @State private var selection: Letter.ID?
///
///     var body: some View {
///         List(letters, selection: $selection) { letter in
///             Text(letter.subject)
///         }
///     }
/// }
/// ```
///
/// Each view of the content is a row, also inside ``Group``, ``ForEach``, ``Section`` and conditions; a stack is one
/// row. Rows are created when they come near the visible part; their state stays while they are out of sight.
///
/// A row is selected by its ``View/tag(_:)``, or else by its id in ``ForEach``, if the type is that of the selection.
/// The arrow keys, Home, End, Page Up, Page Down and typed letters move the selection; Shift extends a set, Ctrl
/// adds to it.
///
/// Matches: SwiftUI.List
/// Source: `docs/lists.md`, LIST-1 to LIST-3, LIST-9 to LIST-14.
nonisolated public struct List<SelectionValue: Hashable, Content: View> {
    let selection: ListSelection?
    let content: Content
    @Environment(\.listStyle) private var style
    @Environment(\.alternatingRows) private var alternatingRows
    @Environment(\.listRowSpacing) private var rowSpacing
    @Environment(\.listSectionSpacing) private var sectionSpacing

    init(_ selection: ListSelection?, content: Content) {
        self.selection = selection
        self.content = content
    }
}

extension List: View {
    public var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 0, pinnedViews: look.pinnedViews) {
                content.modifier(ListRowEffect())
            }
            .padding(.vertical, look.pageMargin)
        }
        .modifier(
            ListBox(look: look, selection: selection, selected: selection?.values() ?? [])
        )
        .environment(\.listLook, look)
        .environment(\.areButtonsFramed, false)
    }

    private var look: ListLook {
        var look = style
        (look.rowSpacing, look.sectionSpacing) = (rowSpacing, sectionSpacing)
        if alternatingRows != .automatic { look.isAlternating = alternatingRows == .enabled }
        return look
    }
}

nonisolated extension List {
    /// Creates a list in which any number of rows can be selected.
    ///
    /// - Parameters:
    ///   - selection: The values of the selected rows; `nil` for a list without a selection.
    ///   - content: The rows.
    ///
    /// Matches: SwiftUI.List.init(selection:content:)
    public init(
        selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
    ) {
        self.init(selection.map { ListSelection(set: $0) }, content: content())
    }

    /// Creates a list in which one row or none can be selected.
    ///
    /// - Parameters:
    ///   - selection: The value of the selected row; `nil` for a list without a selection.
    ///   - content: The rows.
    ///
    /// Matches: SwiftUI.List.init(selection:content:)
    public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.init(selection.map { ListSelection(optional: $0) }, content: content())
    }

    /// Creates a list in which one row is always selected.
    ///
    /// - Parameters:
    ///   - selection: The value of the selected row.
    ///   - content: The rows.
    ///
    /// Matches: SwiftUI.List.init(selection:content:)
    @_disfavoredOverload
    public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(ListSelection(required: selection), content: content())
    }
}

nonisolated extension List where SelectionValue == Never {
    /// Creates a list without a selection.
    ///
    /// Matches: SwiftUI.List.init(content:)
    public init(@ViewBuilder content: () -> Content) { self.init(nil, content: content()) }
}
