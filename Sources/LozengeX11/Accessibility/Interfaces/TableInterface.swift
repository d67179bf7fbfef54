import LozengeCore

/// The interface of tables: their rows are children, and the cells of a row its children.
nonisolated enum TableInterface: AccessibleInterface {
    static let name = "Table"

    static func isOffered(by id: AccessibleID, in tree: AccessibleTree) -> Bool {
        tree.record(id)?.properties.role == .table
    }

    static func property(_ name: String, of id: AccessibleID, in tree: AccessibleTree) -> BusValue?
    {
        switch name {
        case "NRows": .int32(Int32(clamping: rows(of: id, in: tree).count))
        case "NColumns": .int32(Int32(clamping: columnCount(of: id, in: tree)))
        case "Caption", "Summary": tree.reference(to: nil)
        case "NSelectedRows":
            .int32(Int32(clamping: selectedRows(of: id, in: tree).count))
        case "NSelectedColumns": .int32(0)
        default: nil
        }
    }

    static func call(
        _ method: String, _ arguments: BusValue, on id: AccessibleID, in tree: AccessibleTree
    ) -> AccessibleAnswer? {
        let (first, second) = (Int(arguments[0]?.integer ?? -1), Int(arguments[1]?.integer ?? -1))
        let (rows, columns) = (rows(of: id, in: tree), columnCount(of: id, in: tree))
        let (isRow, isColumn) = (rows.indices.contains(first), (0..<columns).contains(first))
        let isCell = isRow && (0..<columns).contains(second)
        /// The row and the column of a number that counts cells, row after row.
        let isIndex = first >= 0 && columns > 0 && first / columns < rows.count
        switch method {
        case "GetAccessibleAt":
            return AccessibleAnswer(
                tree.reference(to: isCell ? cell(second, of: rows[first], in: tree) : nil))
        case "GetIndexAt":
            return AccessibleAnswer(.int32(isCell ? Int32(clamping: first * columns + second) : -1))
        case "GetRowAtIndex":
            return AccessibleAnswer(.int32(isIndex ? Int32(clamping: first / columns) : -1))
        case "GetColumnAtIndex":
            return AccessibleAnswer(.int32(isIndex ? Int32(clamping: first % columns) : -1))
        case "GetRowDescription", "GetColumnDescription": return AccessibleAnswer(.text(""))
        case "GetRowExtentAt", "GetColumnExtentAt":
            return AccessibleAnswer(.int32(isCell ? 1 : 0))
        case "GetRowHeader": return AccessibleAnswer(tree.reference(to: nil))
        case "GetColumnHeader":
            let headers = headers(of: id, in: tree)
            return AccessibleAnswer(
                tree.reference(
                    to: isColumn && headers.indices.contains(first) ? headers[first] : nil))
        case "GetSelectedRows":
            return AccessibleAnswer(
                .array(of: "i", selectedRows(of: id, in: tree).map { .int32(Int32(clamping: $0)) }))
        case "GetSelectedColumns": return AccessibleAnswer(.array(of: "i", []))
        case "IsRowSelected", "IsSelected":
            return AccessibleAnswer(
                .flag(isRow && SelectionInterface.isSelected(rows[first], in: tree)))
        case "IsColumnSelected": return AccessibleAnswer(.flag(false))
        case "AddRowSelection":
            return .done(isRow ? SelectionInterface.selection(of: rows[first], in: tree) : nil)
        case "RemoveRowSelection":
            return .done(isRow ? SelectionInterface.deselection(of: rows[first], in: tree) : nil)
        case "AddColumnSelection", "RemoveColumnSelection":
            return .done(nil)
        case "GetRowColumnExtentsAtIndex":
            let isSelected =
                isIndex && SelectionInterface.isSelected(rows[first / columns], in: tree)
            return AccessibleAnswer(
                .flag(isIndex), .int32(isIndex ? Int32(clamping: first / columns) : -1),
                .int32(isIndex ? Int32(clamping: first % columns) : -1), .int32(isIndex ? 1 : 0),
                .int32(isIndex ? 1 : 0), .flag(isSelected))
        default: return nil
        }
    }

    private static func rows(of id: AccessibleID, in tree: AccessibleTree) -> [AccessibleID] {
        tree.children(of: id).filter { tree.record($0)?.properties.role.isRow == true }
    }

    private static func headers(of id: AccessibleID, in tree: AccessibleTree) -> [AccessibleID] {
        tree.children(of: id).filter { tree.record($0)?.properties.role == .columnHeader }
    }

    private static func columnCount(of id: AccessibleID, in tree: AccessibleTree) -> Int {
        let headers = headers(of: id, in: tree).count
        if headers > 0 { return headers }
        return rows(of: id, in: tree).first.map { tree.children(of: $0).count } ?? 0
    }

    private static func cell(
        _ column: Int, of row: AccessibleID, in tree: AccessibleTree
    ) -> AccessibleID? {
        let cells = tree.children(of: row)
        return cells.indices.contains(column) ? cells[column] : nil
    }

    private static func selectedRows(of id: AccessibleID, in tree: AccessibleTree) -> [Int] {
        let rows = rows(of: id, in: tree)
        return rows.indices.filter { SelectionInterface.isSelected(rows[$0], in: tree) }
    }

    static let members: String = {
        func method(_ name: String, _ inputs: String, _ outputs: String...) -> String {
            let arguments =
                inputs.map { "<arg type=\"\($0)\" direction=\"in\"/>" }
                + outputs.map { "<arg type=\"\($0)\" direction=\"out\"/>" }
            return "<method name=\"\(name)\">\(arguments.joined())</method>"
        }
        func property(_ name: String, _ type: String) -> String {
            "<property name=\"\(name)\" type=\"\(type)\" access=\"read\"/>"
        }
        return [
            property("NRows", "i"), property("NColumns", "i"), property("Caption", "(so)"),
            property("Summary", "(so)"), property("NSelectedRows", "i"),
            property("NSelectedColumns", "i"), method("GetAccessibleAt", "ii", "(so)"),
            method("GetIndexAt", "ii", "i"), method("GetRowAtIndex", "i", "i"),
            method("GetColumnAtIndex", "i", "i"), method("GetRowDescription", "i", "s"),
            method("GetColumnDescription", "i", "s"), method("GetRowExtentAt", "ii", "i"),
            method("GetColumnExtentAt", "ii", "i"), method("GetRowHeader", "i", "(so)"),
            method("GetColumnHeader", "i", "(so)"), method("GetSelectedRows", "", "ai"),
            method("GetSelectedColumns", "", "ai"), method("IsRowSelected", "i", "b"),
            method("IsColumnSelected", "i", "b"), method("IsSelected", "ii", "b"),
            method("AddRowSelection", "i", "b"), method("AddColumnSelection", "i", "b"),
            method("RemoveRowSelection", "i", "b"), method("RemoveColumnSelection", "i", "b"),
            method("GetRowColumnExtentsAtIndex", "i", "b", "i", "i", "i", "i", "b"),
        ].joined()
    }()
}
