import LozengeCore

/// The effect of the choice of a row on a container around the list: a column of a split view goes on to the next.
nonisolated package struct ListChoice: Equatable {
    /// Called with a function that clears the selection.
    private let action: @MainActor (@escaping () -> Void) -> Void
    private let owner: ObjectIdentifier

    /// - Parameters:
    ///   - owner: The container, whose choices are the same.
    ///   - action: Called with a function that clears the selection.
    package init(
        _ owner: AnyObject, _ action: @escaping @MainActor (@escaping () -> Void) -> Void
    ) {
        self.owner = ObjectIdentifier(owner)
        self.action = action
    }

    package static func == (lhs: Self, rhs: Self) -> Bool { lhs.owner == rhs.owner }

    @MainActor func made(in list: ListModel) { action { [weak list] in list?.select([]) } }
}

nonisolated extension EnvironmentValues {
    /// The effect of the choice of a row; `nil` for none.
    package var listChoice: ListChoice? {
        get { self[ListChoiceKey.self] }
        set { self[ListChoiceKey.self] = newValue }
    }
}

/// The list around, in a column of which the choice of a row leads to the next one.
nonisolated package struct LinkingList: Equatable {
    fileprivate let list: ListModel

    package static func == (lhs: Self, rhs: Self) -> Bool { lhs.list === rhs.list }

    /// Returns true if the row of a link with a value is selected by it.
    @MainActor package func selects(_ value: AnyHashable) -> Bool {
        guard let selection = list.selection, selection.selects else { return false }
        return selection.value(ofID: value) != nil
    }
}

nonisolated extension EnvironmentValues {
    /// The list around a row in a leading column; `nil` for none.
    package var linkingList: LinkingList? {
        listChoice == nil ? nil : list.map { LinkingList(list: $0) }
    }
}

nonisolated private struct ListChoiceKey: EnvironmentKey {
    static var defaultValue: ListChoice? { nil }
}

extension ListModel {
    /// Notes that a row was chosen to be seen: by a press, by Return, or by the program.
    func rowWasChosen() {
        if !selected.isEmpty { node?.environment.listChoice?.made(in: self) }
    }
}
