public import CoreTransferable
import Foundation
import LozengeCore
public import LozengeViews
public import UniformTypeIdentifiers

extension TableRowContent {
    /// Adds a context menu to these rows.
    ///
    /// Matches: SwiftUI.TableRowContent.contextMenu(menuItems:)
    nonisolated public func contextMenu<M: View>(
        @ViewBuilder menuItems: () -> M
    ) -> some TableRowContent<TableRowValue> {
        let items = menuItems()
        return ModifiedTableRows(content: self) { $0.contextMenu { items } }
    }

    /// Excludes these rows from the selection.
    ///
    /// Matches: SwiftUI.TableRowContent.selectionDisabled(_:)
    nonisolated public func selectionDisabled(
        _ isDisabled: Bool = true
    ) -> some TableRowContent<TableRowValue> {
        ModifiedTableRows(content: self) { $0.selectionDisabled(isDisabled) }
    }

    /// Calls a function when the pointer comes to one of these rows, and when it leaves.
    ///
    /// Matches: SwiftUI.TableRowContent.onHover(perform:)
    nonisolated public func onHover(
        perform action: @escaping (Bool) -> Void
    ) -> some TableRowContent<TableRowValue> {
        ModifiedTableRows(content: self) { $0.onHover(perform: action) }
    }

    /// Lets the user drag a value from these rows.
    ///
    /// - Parameter payload: The value; asked for when a drag begins.
    /// - Returns: These rows.
    ///
    /// Matches: SwiftUI.TableRowContent.draggable(_:)
    nonisolated public func draggable<Value: Transferable>(
        _ payload: @autoclosure @escaping () -> Value
    ) -> some TableRowContent<TableRowValue> {
        ModifiedTableRows(content: self) { $0.draggable(payload()) }
    }

    /// Lets the user drag what an item provider has from these rows.
    ///
    /// See ``SwiftUI/View/itemProvider(_:)``, which does so for one view.
    ///
    /// Matches: SwiftUI.TableRowContent.itemProvider(_:)
    nonisolated public func itemProvider(
        _ action: (() -> NSItemProvider?)?
    ) -> some TableRowContent<TableRowValue> {
        ModifiedTableRows(content: self) { $0.itemProvider(action) }
    }

    /// Lets the user drop values of a type on these rows.
    ///
    /// - Parameters:
    ///   - payloadType: The type.
    ///   - action: Called with the values that could be made; not called if there are none.
    /// - Returns: These rows.
    ///
    /// Matches: SwiftUI.TableRowContent.dropDestination(for:action:)
    nonisolated public func dropDestination<Value: Transferable>(
        for payloadType: Value.Type = Value.self, action: @escaping ([Value]) -> Void
    ) -> some TableRowContent<TableRowValue> {
        ModifiedTableRows(content: self) {
            $0.dropDestination(for: payloadType) { values, _ in
                action(values)
                return true
            }
        }
    }
}

extension DynamicTableRowContent {
    /// Lets the user drop items with a form of one of the types between these rows.
    ///
    /// Matches: SwiftUI.DynamicTableRowContent.onInsert(of:perform:)
    nonisolated public func onInsert(
        of supportedContentTypes: [UTType],
        perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicTableRowContent<TableRowValue, Data> {
        ModifiedTableRows(content: self) {
            $0.takesRows(ItemInsertion(types: supportedContentTypes, action: action))
        }
    }

    /// Lets the user drop values of a type between these rows.
    ///
    /// - Parameters:
    ///   - payloadType: The type.
    ///   - action: Called with the index at which they are to be inserted, and the values that could be made.
    /// - Returns: These rows.
    ///
    /// Matches: SwiftUI.DynamicTableRowContent.dropDestination(for:action:)
    nonisolated public func dropDestination<Value: Transferable>(
        for payloadType: Value.Type = Value.self, action: @escaping (Int, [Value]) -> Void
    ) -> some DynamicTableRowContent<TableRowValue, Data> {
        ModifiedTableRows(content: self) {
            $0.takesRows(ValueInsertion<Value> { action($1, $0) })
        }
    }
}

/// Rows with a modifier around each of them.
nonisolated private struct ModifiedTableRows<Content: TableRowContent, Modified: View> {
    let content: Content
    let modify: (Content._Rows) -> Modified
}

extension ModifiedTableRows: TableRowContent {
    typealias TableRowValue = Content.TableRowValue

    func _rows(in table: _TableCells<Content.TableRowValue>) -> some View {
        modify(content._rows(in: table))
    }
}

extension ModifiedTableRows: DynamicTableRowContent where Content: DynamicTableRowContent {
    var data: Content.Data { content.data }
}
