import Foundation
import LozengeCore
import LozengeViews

/// The columns that the user has hidden or moved.
///
/// ```swift
/// @State private var columns = TableColumnCustomization<Person>()
///
/// Table(people, columnCustomization: $columns) {
///     TableColumn("Name", value: \.name).customizationID("name")
///     TableColumn("Town", value: \.town).customizationID("town")
/// }
/// ```
///
/// The menu of the header hides and shows columns and moves them; their titles are dragged, too. Only columns with a
/// ``TableColumn/customizationID(_:)`` change.
///
/// Matches: SwiftUI.TableColumnCustomization
nonisolated public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable,
    Codable
{
    private var visibilities: [String: Bool] = [:]
    private var order: [String] = []

    public init() {}

    /// The visibility of a column; automatic for one that the user has neither hidden nor shown.
    ///
    /// Matches: SwiftUI.TableColumnCustomization.subscript(visibility:)
    public subscript(visibility id: String) -> Visibility {
        get { visibilities[id].map { $0 ? .visible : .hidden } ?? .automatic }
        set { visibilities[id] = newValue == .automatic ? nil : newValue == .visible }
    }

    /// Shows the columns in their original order.
    ///
    /// Matches: SwiftUI.TableColumnCustomization.resetOrder()
    public mutating func resetOrder() { order = [] }

    /// Returns true if a column is visible.
    func shows(_ column: NamedColumn<RowValue>) -> Bool {
        let id = column.column.fixed.contains(.visibility) ? nil : column.column.customizationID
        let chosen = id.map { self[visibility: $0] } ?? .automatic
        return (chosen == .automatic ? column.column.defaultVisibility : chosen) != .hidden
    }

    /// Returns columns in the order that the user has chosen; others stay where they are.
    func arranged(_ columns: [NamedColumn<RowValue>]) -> [NamedColumn<RowValue>] {
        columns.arranged(by: order) { $0.id }
    }

    /// Moves a column past the next visible one.
    ///
    /// - Parameters:
    ///   - index: The index of the column.
    ///   - step: −1 for forward, 1 for back.
    ///   - columns: All columns with an id, in their present order.
    /// - Returns: The changed customization; `nil` at an end.
    func moving(
        _ index: Int, by step: Int, among columns: [NamedColumn<RowValue>]
    ) -> TableColumnCustomization? {
        guard let next = columns.neighbor(of: index, step: step, where: shows),
            columns[index].canMove, columns[next].canMove
        else { return nil }
        var changed = self
        changed.order = columns.compactMap(\.id)
        changed.order.insert(changed.order.remove(at: index), at: next)
        return changed
    }
}

extension NamedColumn {
    fileprivate nonisolated var canMove: Bool { !column.fixed.contains(.reorder) }
}

/// The changes of a column that a user makes.
///
/// ```swift
/// TableColumn("Name", value: \.name)
///     .customizationID("name")
///     .disabledCustomizationBehavior(.visibility)
/// ```
///
/// Matches: SwiftUI.TableColumnCustomizationBehavior
nonisolated public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It is moved.
    public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
    /// Its width is changed.
    public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
    /// It is hidden and shown.
    public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
    public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

/// The customization of a table, for its header.
nonisolated struct AnyColumnCustomization {
    struct Column {
        let id: String
        let label: AnyView
        let isVisible: Binding<Bool>
        /// The changes that the user cannot make.
        let fixed: TableColumnCustomizationBehavior
        /// Moves the column past its visible neighbour; `nil` if there is none.
        let moveForward, moveBack: (() -> Void)?
    }

    let columns: [Column]
    let reset: () -> Void

    init<Value: Identifiable>(
        _ binding: Binding<TableColumnCustomization<Value>>, _ all: [NamedColumn<Value>]
    ) {
        let customization = binding.wrappedValue
        let arranged = customization.arranged(all).filter { $0.id != nil }
        func move(_ index: Int, by step: Int) -> (() -> Void)? {
            customization.moving(index, by: step, among: arranged).map { changed in
                { binding.wrappedValue = changed }
            }
        }
        columns = arranged.enumerated().compactMap { index, column in
            guard let id = column.id else { return nil }
            return Column(
                id: id, label: column.column.label,
                isVisible: Binding(
                    get: { binding.wrappedValue.shows(column) },
                    set: { binding.wrappedValue[visibility: id] = $0 ? .visible : .hidden }),
                fixed: column.column.fixed,
                moveForward: move(index, by: -1), moveBack: move(index, by: 1))
        }
        reset = { binding.wrappedValue = TableColumnCustomization() }
    }
}

/// The menu that hides, shows and moves columns.
nonisolated struct ColumnMenu {
    let customization: AnyColumnCustomization
}

extension ColumnMenu: View {
    var body: some View {
        ForEach(customization.columns, id: \.id) { column in
            Toggle(isOn: column.isVisible) { column.label }
                .disabled(column.fixed.contains(.visibility))
        }
        Divider()
        Menu("Move Column") {
            ForEach(customization.columns, id: \.id) { column in
                Menu {
                    Button("Move Forward") { column.moveForward?() }
                        .disabled(column.moveForward == nil)
                    Button("Move Back") { column.moveBack?() }
                        .disabled(column.moveBack == nil)
                } label: {
                    column.label
                }
            }
        }
        Button("Reset Columns", action: customization.reset)
    }
}

extension TableColumnCustomization: _Storable {
    public init?(_stored: _StoredForm) {
        guard let stored = _stored.decoded(as: Self.self) else { return nil }
        self = stored
    }

    public var _stored: _StoredForm { _StoredForm(json: self) }
}

nonisolated extension AppStorage {
    /// Stores the columns of a table as the user has arranged them.
    ///
    /// Matches: SwiftUI.AppStorage.init(_:store:)-TableColumnCustomization
    public init<RowValue: Identifiable>(_ key: String, store: UserDefaults? = nil)
    where Value == TableColumnCustomization<RowValue> {
        self.init(wrappedValue: TableColumnCustomization<RowValue>(), key, store: store)
    }
}

nonisolated extension SceneStorage {
    /// Stores the columns of a table as the user has arranged them.
    ///
    /// Matches: SwiftUI.SceneStorage.init(_:)-TableColumnCustomization
    public init<RowValue: Identifiable>(_ key: String)
    where Value == TableColumnCustomization<RowValue> {
        self.init(wrappedValue: TableColumnCustomization<RowValue>(), key)
    }
}
