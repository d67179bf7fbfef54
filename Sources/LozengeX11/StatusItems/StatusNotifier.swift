import CBus
public import Foundation
public import LozengeCore
import Synchronization

/// A status item in the desktop's panel, through the session bus.
///
/// No call waits for the bus or the panel. A panel that starts later, or again, gets the item then.
///
/// Source: the interface `org.kde.StatusNotifierItem`; `docs/windows.md`, STATUS-1.
public final class StatusNotifier {
    private let desk: Desk

    /// The events of a status item.
    public struct Events {
        /// Called when the panel shows the item, and when it does so no longer.
        public var shown: @MainActor @Sendable (Bool) -> Void
        /// Called with the identity of an item of the menu that was chosen.
        public var chosen: @MainActor @Sendable (Int32) -> Void
        /// Called when the item was pressed, with the pointer's position on the screen in pixels.
        public var pressed: @MainActor @Sendable (CGPoint) -> Void

        public init(
            shown: @escaping @MainActor @Sendable (Bool) -> Void,
            chosen: @escaping @MainActor @Sendable (Int32) -> Void,
            pressed: @escaping @MainActor @Sendable (CGPoint) -> Void
        ) { (self.shown, self.chosen, self.pressed) = (shown, chosen, pressed) }
    }

    /// Shows an item.
    ///
    /// - Parameters:
    ///   - item: The item.
    ///   - id: The identity of the app, which stays the same in every run.
    ///   - number: A number that no other status item of this run has.
    ///   - bus: The address of the session bus.
    ///   - events: The events, each called later.
    init(_ item: StatusItem, id: String, number: Int, bus: String, _ events: Events) {
        desk = Desk(item, id: id, events)
        desk.start(on: bus, as: "org.kde.StatusNotifierItem-\(getpid())-\(number)")
    }

    /// The item as the panel shows it.
    public var item: StatusItem {
        get { desk.state.withLock { $0.item } }
        set { desk.update(to: newValue) }
    }

    isolated deinit { desk.stop() }
}

/// The part of a status item that answers on the bus's thread.
private nonisolated final class Desk: Sendable {
    struct State {
        var item: StatusItem
        var revision: UInt32 = 1
        /// True once the StatusNotifierWatcher has accepted the item.
        var isRegistered = false
    }

    private static let path = "/StatusNotifierItem"
    private static let interface = "org.kde.StatusNotifierItem"
    private static let watcher = "org.kde.StatusNotifierWatcher"
    private static let watcherPath = "/StatusNotifierWatcher"

    let state: Mutex<State>
    private let id: String
    private let events: StatusNotifier.Events
    private let service = BusService()

    init(_ item: StatusItem, id: String, _ events: StatusNotifier.Events) {
        state = Mutex(State(item: item))
        (self.id, self.events) = (id, events)
    }

    func start(on bus: String, as name: String) {
        // The service holds this object until it is stopped.
        let objects = [
            BusService.Object(
                path: Self.path, interface: StatusItem.description,
                call: { self.answer($0, $1) }, property: { self.property($0) }),
            BusService.Object(
                path: StatusMenu.path, interface: StatusMenu.description,
                call: { self.answerMenu($0, $1) }, property: { self.menuProperty($0) }),
        ]
        service.start(on: bus, as: name, objects) { service in
            service.watch(Self.watcher) { self.register(name, isThere: $0) }
            for signal in ["StatusNotifierHostRegistered", "StatusNotifierHostUnregistered"] {
                service.listen(
                    to: signal, of: Self.watcher, from: Self.watcher, at: Self.watcherPath
                ) { _ in self.askForHost() }
            }
        } end: { [events] in
            onMainActor { events.shown(false) }
        }
    }

    func stop() { service.stop() }

    /// Registers the item with the StatusNotifierWatcher, if there is one.
    private func register(_ name: String, isThere: Bool) {
        state.withLock { $0.isRegistered = false }
        guard isThere else { return onMainActor { [events] in events.shown(false) } }
        service.call(
            "RegisterStatusNotifierItem", of: Self.watcher, at: Self.watcherPath, to: Self.watcher,
            .tuple(.text(name))
        ) { [self] reply in
            state.withLock { $0.isRegistered = reply != nil }
            askForHost()
        }
    }

    /// Asks if there is a panel for items.
    private func askForHost() {
        service.call(
            "Get", of: "org.freedesktop.DBus.Properties", at: Self.watcherPath, to: Self.watcher,
            .tuple(.text(Self.watcher), .text("IsStatusNotifierHostRegistered"))
        ) { [self] reply in
            let isShown = reply?[0]?.flag == true && state.withLock { $0.isRegistered }
            onMainActor { [events] in events.shown(isShown) }
        }
    }

    func update(to item: StatusItem) {
        let (old, revision) = state.withLock { state in
            defer { state.item = item }
            if state.item.menu != item.menu { state.revision &+= 1 }
            return (state.item, state.revision)
        }
        if old.title != item.title {
            service.emit("NewTitle", of: Self.interface, at: Self.path)
            service.emit("NewToolTip", of: Self.interface, at: Self.path)
        }
        if old.icon != item.icon { service.emit("NewIcon", of: Self.interface, at: Self.path) }
        if old.menu != item.menu {
            service.emit(
                "LayoutUpdated", of: StatusMenu.interface, at: StatusMenu.path,
                .tuple(.uint32(revision), .int32(0)))
        }
    }

    private func property(_ name: String) -> BusValue? {
        let item = state.withLock { $0.item }
        return switch name {
        case "Id": .text(id)
        default: item.property(name)
        }
    }

    private func answer(_ method: String, _ arguments: BusValue) -> BusValue? {
        switch method {
        case "Activate", "SecondaryActivate", "ContextMenu":
            let place = CGPoint(
                x: Double(arguments[0]?.integer ?? 0), y: Double(arguments[1]?.integer ?? 0))
            onMainActor { [events] in events.pressed(place) }
        default: break
        }
        return .tuple()
    }

    private var menu: StatusMenu { StatusMenu(entries: state.withLock { $0.item.menu ?? [] }) }

    private func menuProperty(_ name: String) -> BusValue? {
        switch name {
        case "Version": .uint32(3)
        case "TextDirection": .text("ltr")
        case "Status": .text("normal")
        case "IconThemePath": .array(of: "s", [])
        default: nil
        }
    }

    private func answerMenu(_ method: String, _ arguments: BusValue) -> BusValue? {
        let id = arguments[0]?.integer ?? 0
        let ids = arguments[0]?.elements.compactMap(\.integer) ?? []
        switch method {
        case "GetLayout":
            guard let layout = menu.layout(of: id, depth: arguments[1]?.integer ?? -1) else {
                return nil
            }
            return .tuple(.uint32(state.withLock { $0.revision }), layout)
        case "GetGroupProperties": return .tuple(menu.properties(of: ids))
        case "GetProperty":
            return menu.property(arguments[1]?.text ?? "", of: id).map { .tuple(.variant($0)) }
        case "Event":
            guard take(arguments) else { return nil }
            return .tuple()
        case "EventGroup":
            let wrong = arguments[0]?.elements.filter { !take($0) } ?? []
            return .tuple(.array(of: "i", wrong.compactMap { $0[0]?.integer }.map { .int32($0) }))
        case "AboutToShow": return .tuple(.flag(false))
        case "AboutToShowGroup": return .tuple(.array(of: "i", []), .array(of: "i", []))
        default: return nil
        }
    }

    /// Takes an event of an item.
    ///
    /// - Returns: False if there is no such item.
    private func take(_ event: BusValue) -> Bool {
        guard let id = event[0]?.integer else { return false }
        guard id != 0 else { return true }
        guard let entry = menu.entries.flattened.first(where: { $0.id == id }) else { return false }
        if event[1]?.text == "clicked", entry.isEnabled {
            onMainActor { [events] in events.chosen(id) }
        }
        return true
    }
}
