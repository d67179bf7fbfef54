import Foundation
import LozengeCore

extension ModifiedContent: DynamicViewContent
where Content: DynamicViewContent, Modifier: ViewModifier {
    public var data: Content.Data { content.data }
}

nonisolated extension DynamicViewContent {
    /// Lets the user delete elements in a list.
    ///
    /// ```swift
    /// List(selection: $selection) {
    ///     ForEach(letters) { letter in Text(letter.subject) }
    ///         .onDelete { letters.remove(atOffsets: $0) }
    /// }
    /// ```
    ///
    /// The Delete key deletes the selected rows, and so does “Delete” in the context menu of a row. A swipe and the edit
    /// mode show a button for it.
    ///
    /// - Parameter action: Deletes the elements at the given indices of ``DynamicViewContent/data``; `nil` to switch
    ///   deletion off.
    /// - Returns: The same views.
    ///
    /// Matches: SwiftUI.DynamicViewContent.onDelete(perform:)
    public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
        modifier(RowEditEffect(delete: .some(action)))
    }

    /// Lets the user move elements in a list, by dragging rows and with Alt and the arrow keys.
    ///
    /// ```swift
    /// List(selection: $selection) {
    ///     ForEach(tasks) { task in Text(task.title) }
    ///         .onMove { tasks.move(fromOffsets: $0, toOffset: $1) }
    /// }
    /// ```
    ///
    /// - Parameter action: Moves the elements at the given indices before the element at another one, counted before
    ///   the move; `nil` to switch moving off.
    /// - Returns: The same views.
    ///
    /// Matches: SwiftUI.DynamicViewContent.onMove(perform:)
    public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
        modifier(RowEditEffect(move: .some(action)))
    }
}
