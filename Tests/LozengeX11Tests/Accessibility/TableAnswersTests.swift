import LozengeCore
import Testing

@testable import LozengeX11

@Suite("Answers about lists, options and tables")
struct TableAnswersTests {
    private typealias Element = ReadableApp.Element
    private let tree = ReadableApp.tree

    private func select(
        _ method: String, _ index: Int32, in element: Element
    ) -> AccessibleAnswer? {
        ReadableApp.call(method, of: SelectionInterface.self, on: element, .int32(index))
    }

    @Test("The selected row of a list, and the chosen one of several options")
    func selected() {
        #expect(
            ReadableApp.object(select("GetSelectedChild", 0, in: .list)) == Element.secondRow.id)
        #expect(ReadableApp.object(select("GetSelectedChild", 0, in: .options)) == Element.large.id)
        for index in [1, -1, Int32.min, Int32.max] {
            let answer = select("GetSelectedChild", index, in: .list)
            #expect(answer?.value[0]?[1]?.path == ObjectReference.null)
        }
        let flags = (-1...3).map { select("IsChildSelected", $0, in: .list)?.value[0]?.flag }
        #expect(flags == [false, false, true, false, false])
        for element in [Element.list, .options, .table] {
            let count = SelectionInterface.property(
                "NSelectedChildren", of: element.id, in: tree)
            #expect(count?.integer == 1, "\(element)")
        }
    }

    @Test("A row is selected by its action, if there is such a row")
    func select() {
        let row = Element.thirdRow.rawValue
        #expect(select("SelectChild", 2, in: .list)?.request == .element(.perform(row, 0)))
        for index in [3, -1, Int32.min, Int32.max] {
            #expect(select("SelectChild", index, in: .list)?.request == nil)
            #expect(select("SelectChild", index, in: .list)?.value[0]?.flag == false)
        }
    }

    @Test("Where several rows can be selected, one joins the others, or leaves them")
    func several() {
        var list = ReadableApp.record(.list)
        list.properties.states = .multiselectable
        list.actions = [.selectAll, .deselectAll]
        var tree = tree
        let changed = [Element.firstRow, .secondRow].map { element in
            var row = ReadableApp.record(element)
            row.actions.append(.toggleSelection)
            return row
        }
        tree.apply(ReadableApp.update(changed: [list] + changed), to: ReadableApp.window)
        func request(_ method: String, _ index: Int32 = 0) -> AccessibleRequest? {
            SelectionInterface.call(
                method, .tuple(.int32(index)), on: Element.list.id, in: tree)?.request
        }
        let (first, second) = (Element.firstRow.rawValue, Element.secondRow.rawValue)
        #expect(request("SelectChild", 0) == .element(.perform(first, 1)))
        #expect(request("SelectChild", 1) == nil, "It is selected.")
        #expect(request("DeselectChild", 0) == nil, "It is not selected.")
        #expect(request("DeselectChild", 1) == .element(.perform(second, 1)))
        #expect(request("DeselectSelectedChild", 0) == .element(.perform(second, 1)))
        #expect(request("DeselectSelectedChild", 1) == nil)
        #expect(request("SelectAll") == .element(.perform(list.id, 0)))
        #expect(request("ClearSelection") == .element(.perform(list.id, 1)))
    }

    private func ask(_ method: String, _ numbers: Int32...) -> BusValue? {
        TableInterface.call(
            method, .tuple(numbers.map { .int32($0) }), on: Element.table.id, in: tree)?.value
    }

    private func object(_ method: String, _ numbers: Int32...) -> AccessibleID? {
        ReadableApp.object(
            TableInterface.call(
                method, .tuple(numbers.map { .int32($0) }), on: Element.table.id, in: tree))
    }

    @Test("The size of a table, and its cells by row and column")
    func cells() {
        func property(_ name: String) -> Int32? {
            TableInterface.property(name, of: Element.table.id, in: tree)?.integer
        }
        #expect(property("NRows") == 2)
        #expect(property("NColumns") == 2)
        #expect(property("NSelectedRows") == 1)
        #expect(object("GetAccessibleAt", 0, 0) == Element.adaName.id)
        #expect(object("GetAccessibleAt", 1, 1) == Element.benAge.id)
        for (row, column) in [(2, 0), (0, 2), (-1, 0), (0, -1), (.max, .max), (.min, .min)]
            as [(Int32, Int32)]
        {
            #expect(object("GetAccessibleAt", row, column) == nil)
            #expect(ask("GetIndexAt", row, column)?[0]?.integer == -1)
        }
    }

    @Test("A cell's number leads back to its row and its column")
    func numbers() {
        for row in 0..<Int32(2) {
            for column in 0..<Int32(2) {
                guard let index = ask("GetIndexAt", row, column)?[0]?.integer else {
                    Issue.record("No number of (\(row), \(column))")
                    continue
                }
                #expect(ask("GetRowAtIndex", index)?[0]?.integer == row)
                #expect(ask("GetColumnAtIndex", index)?[0]?.integer == column)
                let extents = ask("GetRowColumnExtentsAtIndex", index)
                #expect(extents?[0]?.flag == true)
                #expect(extents?[1]?.integer == row)
                #expect(extents?[2]?.integer == column)
                // Ben's row is selected.
                #expect(extents?[5]?.flag == (row == 1))
            }
        }
        for index in [4, -1, Int32.min, Int32.max] {
            #expect(ask("GetRowAtIndex", index)?[0]?.integer == -1)
            #expect(ask("GetColumnAtIndex", index)?[0]?.integer == -1)
            #expect(ask("GetRowColumnExtentsAtIndex", index)?[0]?.flag == false)
        }
    }

    @Test("The titles of columns, and the selected rows")
    func headersAndRows() {
        #expect(object("GetColumnHeader", 0) == Element.nameHeader.id)
        #expect(object("GetColumnHeader", 1) == Element.ageHeader.id)
        #expect(object("GetColumnHeader", 2) == nil)
        #expect(object("GetRowHeader", 0) == nil)
        #expect(ask("GetSelectedRows")?[0]?.elements.compactMap(\.integer) == [1])
        let request = ReadableApp.call(
            "AddRowSelection", of: TableInterface.self, on: .table, .int32(0))?.request
        #expect(request == .element(.perform(Element.adaRow.rawValue, 0)))
        func isRemoved(_ row: Int32) -> Bool? {
            ReadableApp.call(
                "RemoveRowSelection", of: TableInterface.self, on: .table, .int32(row))?
                .value[0]?.flag
        }
        #expect(isRemoved(0) == false && isRemoved(7) == false)
    }
}
