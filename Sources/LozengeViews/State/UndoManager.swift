import Foundation
import LozengeCore

/// The changes that the user can undo and redo.
///
/// ```swift
/// struct Notes: View {
///     @Environment(\.undoManager) private var undoManager
///     let library: Library
///
///     var body: some View {
///         Button("Delete") { delete(library.selected) }
///     }
///
///     private func delete(_ note: Note) {
///         library.remove(note)
///         undoManager?.registerUndo(withTarget: library) { $0.insert(note) }
///         undoManager?.setActionName("Delete")
///     }
/// }
/// ```
///
/// Each window has one, which Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y and the Edit menu undo and redo. What is registered during
/// one event is one change. What is registered while a change is undone, redoes it.
///
/// Matches: Foundation.UndoManager
/// Differs: on the main actor, and no `NSObject`; an end of a group that was not begun is reported and has no effect.
@preconcurrency @MainActor
open class UndoManager {
    /// A change: its actions in the order of their registration.
    private struct Change {
        /// The state of the program after the change; undoing and redoing lead back to it.
        var state = 0
        var name = ""
        var actions: [Action] = []
    }

    private struct Action {
        weak var target: AnyObject?
        let perform: () -> Void
    }

    private var undoable: [Change] = []
    private var redoable: [Change] = []
    /// The groups that were begun and not ended, the outermost first.
    private var open: [Change] = []
    /// True if the outermost group was begun by a registration: it ends with the event.
    private var isOpenForEvent = false
    private var disablings = 0
    /// The number of states so far.
    private var states = 0
    /// The state before the first change that can be undone.
    private var firstState = 0
    /// The state to which a change leads that is being undone or redone; `nil` if none is.
    package private(set) var comingState: Int?
    /// Called when the inverse of a change is registered; `nil` if nothing depends on that.
    package var onRegistration: (() -> Void)?
    /// The number of registrations so far.
    private(set) var registrations = 0

    /// True while a change is undone.
    public private(set) var isUndoing = false
    /// True while a change is redone.
    public private(set) var isRedoing = false

    /// True if what is registered during an event is one change; otherwise programs begin and end groups.
    public var groupsByEvent = true

    /// The number of changes that are kept; 0 for all of them, and negative numbers count as 0.
    public var levelsOfUndo = 0 {
        didSet { limitLevels() }
    }

    public init() {}

    /// Registers the inverse of a change.
    ///
    /// - Parameters:
    ///   - target: The object that changes; if it is gone, nothing is done.
    ///   - handler: Undoes the change, and registers its inverse if it can be redone.
    ///
    /// Matches: Foundation.UndoManager.registerUndo(withTarget:handler:)
    public func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        if open.isEmpty {
            guard groupsByEvent else {
                return report(
                    "Cannot register an undo action without a group. It is lost. Call "
                        + "beginUndoGrouping() first, or set groupsByEvent.")
            }
            beginUndoGrouping()
            isOpenForEvent = true
        }
        if !isUndoing, !isRedoing { redoable = [] }
        let action = Action(target: target) { [weak target] in
            if let target { handler(target) }
        }
        open[open.count - 1].actions.append(action)
        registrations += 1
        onRegistration?()
    }

    /// True if actions are registered.
    public var isUndoRegistrationEnabled: Bool { disablings == 0 }

    /// Registers nothing until registration is enabled as often as it was disabled.
    public func disableUndoRegistration() { disablings += 1 }

    /// Registers actions again.
    public func enableUndoRegistration() { disablings = max(0, disablings - 1) }
}

// Groups.
extension UndoManager {
    /// The number of groups that were begun and not ended.
    public var groupingLevel: Int { open.count }

    /// Begins a change: what is registered until its end is undone at once.
    public func beginUndoGrouping() { open.append(Change()) }

    /// Ends a change.
    public func endUndoGrouping() {
        guard let ended = open.popLast() else {
            return report("An undo group ends that was not begun. Call beginUndoGrouping() first.")
        }
        if open.isEmpty { isOpenForEvent = false }
        guard !ended.actions.isEmpty else { return }
        if open.isEmpty {
            keep(ended)
        } else {
            open[open.count - 1].actions += ended.actions
            if !ended.name.isEmpty { open[open.count - 1].name = ended.name }
        }
    }

    /// Ends the change of the event that was handled.
    func eventEnds() {
        if isOpenForEvent, open.count == 1, !isUndoing, !isRedoing { endUndoGrouping() }
    }

    private func keep(_ change: Change) {
        if isUndoing {
            redoable.append(change)
        } else {
            var change = change
            change.state = comingState ?? newState()
            undoable.append(change)
        }
        limitLevels()
    }

    private func limitLevels() {
        guard levelsOfUndo > 0 else { return }
        let surplus = max(0, undoable.count - levelsOfUndo)
        if surplus > 0 { firstState = undoable[surplus - 1].state }
        undoable.removeFirst(surplus)
        redoable.removeFirst(max(0, redoable.count - levelsOfUndo))
    }
}

// Undo and redo.
extension UndoManager {
    /// True if there is a change to undo.
    public var canUndo: Bool { !undoable.isEmpty || open.contains { !$0.actions.isEmpty } }

    /// True if there is a change to redo.
    public var canRedo: Bool { !redoable.isEmpty }

    /// Undoes the last change; ends the change of the present event first.
    public func undo() {
        guard !isUndoing, !isRedoing else { return }
        eventEnds()
        guard open.isEmpty, let change = undoable.popLast() else { return }
        isUndoing = true
        perform(change, leadingTo: lastState)
        isUndoing = false
    }

    /// Redoes the change that was undone last.
    public func redo() {
        guard !isUndoing, !isRedoing else { return }
        eventEnds()
        guard open.isEmpty, let change = redoable.popLast() else { return }
        isRedoing = true
        perform(change, leadingTo: change.state)
        isRedoing = false
    }

    private func perform(_ change: Change, leadingTo state: Int) {
        comingState = state
        defer { comingState = nil }
        beginUndoGrouping()
        (open[0].state, open[0].name) = (change.state, change.name)
        for action in change.actions.reversed() { action.perform() }
        // Groups that the actions began and did not end are part of the change.
        while !open.isEmpty { endUndoGrouping() }
    }

    /// Forgets all changes.
    public func removeAllActions() {
        (undoable, redoable, open) = ([], [], [])
        firstState = newState()
        isOpenForEvent = false
    }

    /// Forgets the actions of an object.
    ///
    /// Matches: Foundation.UndoManager.removeAllActions(withTarget:)
    public func removeAllActions(withTarget target: AnyObject) {
        func without(_ changes: [Change]) -> [Change] {
            changes.map { change in
                var change = change
                change.actions.removeAll { $0.target === target }
                return change
            }
        }
        undoable = without(undoable).filter { !$0.actions.isEmpty }
        redoable = without(redoable).filter { !$0.actions.isEmpty }
        open = without(open)
        // The rest does not lead back to the states before.
        for index in undoable.indices { undoable[index].state = newState() }
        for index in redoable.indices { redoable[index].state = newState() }
        firstState = newState()
    }
}

// States.
extension UndoManager {
    /// Ends the change of the present event, and returns the state after it: another one after each change.
    package func endedState() -> Int {
        eventEnds()
        return open.isEmpty ? lastState : newState()
    }

    /// Notes that the latest change has become larger: undoing it undoes more.
    func latestChangeGrows() {
        guard comingState == nil, open.isEmpty, !undoable.isEmpty else { return }
        undoable[undoable.count - 1].state = newState()
        onRegistration?()
    }

    /// The state after the last change that has ended; `nil` during a change that registers something.
    package var latestState: Int? { open.contains { !$0.actions.isEmpty } ? nil : lastState }

    private var lastState: Int { undoable.last?.state ?? firstState }

    private func newState() -> Int {
        states += 1
        return states
    }
}

// Names.
extension UndoManager {
    /// Names the present change, or the last one; `"Delete"` for “Undo Delete” in the menu.
    ///
    /// Matches: Foundation.UndoManager.setActionName(_:)
    public func setActionName(_ actionName: String) {
        if !open.isEmpty {
            open[open.count - 1].name = actionName
        } else if !undoable.isEmpty {
            undoable[undoable.count - 1].name = actionName
        }
    }

    /// The name of the change that would be undone; empty for none.
    public var undoActionName: String {
        open.last { !$0.actions.isEmpty }?.name ?? undoable.last?.name ?? ""
    }

    /// The name of the change that would be redone; empty for none.
    public var redoActionName: String { redoable.last?.name ?? "" }

    /// The title of a menu item that undoes.
    public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

    /// The title of a menu item that redoes.
    public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

    /// Returns the title of a menu item that undoes a change with a name.
    public func undoMenuTitle(forUndoActionName name: String) -> String {
        name.isEmpty ? "Undo" : "Undo \(name)"
    }

    /// Returns the title of a menu item that redoes a change with a name.
    public func redoMenuTitle(forUndoActionName name: String) -> String {
        name.isEmpty ? "Redo" : "Redo \(name)"
    }
}

nonisolated extension EnvironmentValues {
    /// The undo manager of the window.
    ///
    /// Matches: SwiftUI.EnvironmentValues.undoManager
    public package(set) var undoManager: UndoManager? {
        get { self[UndoManagerKey.self] }
        set { self[UndoManagerKey.self] = newValue }
    }
}

nonisolated private struct UndoManagerKey: EnvironmentKey {
    static var defaultValue: UndoManager? { nil }
}
