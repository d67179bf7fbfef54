import CBus
import LozengeCore
import Synchronization

/// Objects of this app on a message bus, which other programs call.
///
/// A thread of its own connects to the bus and answers the calls, also while the app is busy. The bus library checks
/// the signatures of calls against the objects' interfaces, and refuses others.
nonisolated final class BusService: Sendable {
    /// An object with an interface.
    struct Object: Sendable {
        let path: String
        /// The interface as XML, in the format of introspection.
        let interface: String
        /// Answers the call of a method; `nil` for invalid arguments.
        let call: @Sendable (_ method: String, _ arguments: BusValue) -> BusValue?
        /// Returns the value of a property.
        let property: @Sendable (_ name: String) -> BusValue?
    }

    /// Objects below a path, each with interfaces of its own.
    struct Tree: Sendable {
        let path: String
        /// All interfaces, each as XML in the format of introspection.
        let interfaces: [String]
        /// Returns the names of the interfaces of an object, by the last part of its path; `nil` if there is none.
        let list: @Sendable (_ object: String) -> [String]?
        /// Answers the call of a method; `nil` for invalid arguments.
        let call:
            @Sendable (
                _ object: String, _ interface: String, _ method: String, _ arguments: BusValue
            ) -> BusValue?
        /// Returns the value of a property; `nil` if there is none.
        let property: @Sendable (_ object: String, _ interface: String, _ name: String) -> BusValue?
        /// Sets a property; false if it cannot have the value.
        let set: @Sendable (_ object: String, _ interface: String, _ name: String, BusValue) -> Bool
    }

    private typealias ReplyHandler = @Sendable (BusValue?) -> Void
    private typealias Watcher = @Sendable (Bool) -> Void
    private typealias Listener = @Sendable (BusValue?) -> Void
    private typealias Work = @Sendable () -> Void

    private nonisolated(unsafe) let cancellable = g_cancellable_new()
    private nonisolated(unsafe) let context: OpaquePointer = g_main_context_new()
    private let state = Mutex(State())

    private struct State {
        nonisolated(unsafe) var connection: OpaquePointer?
        /// The numbers of the names that are watched, the objects and the signals, which end with the service.
        var watches: [guint] = []
        var registrations: [guint] = []
        var subtrees: [guint] = []
        var subscriptions: [guint] = []
        var isOver = false
    }

    deinit {
        g_main_context_unref(context)
        g_object_unref(UnsafeMutableRawPointer(cancellable))
    }

    /// Connects to the bus, shows the objects and answers calls until ``stop()``.
    ///
    /// - Parameters:
    ///   - address: The address of the bus.
    ///   - name: The name under which others find the objects; `nil` for none.
    ///   - objects: The objects.
    ///   - tree: Further objects; `nil` for none.
    ///   - prepare: Called on the thread of the service once it can be called.
    ///   - end: Called once, on that thread, when the bus is gone or was never there.
    func start(
        on address: String, as name: String?, _ objects: [Object], _ tree: Tree? = nil,
        prepare: @escaping @Sendable (BusService) -> Void, end: @escaping @Sendable () -> Void
    ) {
        detachThread { [self] in
            g_main_context_push_thread_default(context)
            defer {
                g_main_context_pop_thread_default(context)
                end()
            }
            guard let connection = BusConnection.open(address, cancellable) else { return }
            defer { g_object_unref(UnsafeMutableRawPointer(connection)) }
            g_dbus_connection_set_exit_on_close(connection, 0)
            let isWanted = state.withLock { state in
                state.connection = state.isOver ? nil : connection
                return !state.isOver
            }
            guard isWanted else { return }
            CallLimit().apply(to: connection)
            for object in objects { show(object, on: connection) }
            if let tree { show(tree, on: connection) }
            if let name { request(name) }
            prepare(self)
            // The end of the connection is an event of this loop, too.
            while g_dbus_connection_is_closed(connection) == 0, !state.withLock({ $0.isOver }) {
                g_main_context_iteration(context, 1)
            }
            release(connection)
            g_dbus_connection_close_sync(connection, nil, nil)
            // The library releases what it held in this loop.
            while g_main_context_iteration(context, 0) != 0 {}
        }
    }

    /// Ends the service; its objects are gone soon.
    func stop() {
        state.withLock { $0.isOver = true }
        g_cancellable_cancel(cancellable)
        g_main_context_wakeup(context)
    }

    /// Releases everything that the bus library holds for the service.
    private func release(_ connection: OpaquePointer) {
        let (watches, registrations, subtrees, subscriptions) = state.withLock { state in
            state.connection = nil
            return (state.watches, state.registrations, state.subtrees, state.subscriptions)
        }
        for watch in watches { g_bus_unwatch_name(watch) }
        for object in registrations { g_dbus_connection_unregister_object(connection, object) }
        for tree in subtrees { g_dbus_connection_unregister_subtree(connection, tree) }
        for signal in subscriptions { g_dbus_connection_signal_unsubscribe(connection, signal) }
    }

    private func show(_ object: Object, on connection: OpaquePointer) {
        guard let node = g_dbus_node_info_new_for_xml(object.interface, nil) else { return }
        defer { g_dbus_node_info_unref(node) }
        var table = GDBusInterfaceVTable()
        table.method_call = { _, _, _, _, method, arguments, invocation, object in
            guard let method, let arguments, let invocation, let object else { return }
            let value = BusValue(owned: g_variant_ref(arguments))
            if let reply = Held<Object>.value(at: object).call(String(cString: method), value) {
                reply.withPointer { g_dbus_method_invocation_return_value(invocation, $0) }
            } else {
                g_dbus_method_invocation_return_dbus_error(
                    invocation, "org.freedesktop.DBus.Error.InvalidArgs",
                    "Invalid arguments: no such item or property.")
            }
        }
        table.get_property = { _, _, _, _, name, _, object in
            guard let name, let object else { return nil }
            return Held<Object>.value(at: object).property(String(cString: name))
                .map { $0.withPointer { g_variant_ref($0) } }
        }
        // The bus library copies the table.
        let number = g_dbus_connection_register_object(
            connection, object.path, node.pointee.interfaces.pointee, &table,
            Held.pointer(to: object), { Held<Object>.release($0) }, nil)
        if number != 0 { state.withLock { $0.registrations.append(number) } }
    }

    private func show(_ tree: Tree, on connection: OpaquePointer) {
        let number = ShownTree(tree).register(on: connection)
        if number != 0 { state.withLock { $0.subtrees.append(number) } }
    }

    // MARK: For the owner, on any thread

    /// The name of the connection on the bus; `nil` without a connection.
    var uniqueName: String? {
        withConnection { g_dbus_connection_get_unique_name($0).map { String(cString: $0) } }
    }

    /// Sends a signal to all programs that listen.
    func emit(_ signal: String, of interface: String, at path: String, _ arguments: BusValue? = nil)
    {
        withConnection { connection in
            BusValue.withPointer(of: arguments) {
                _ = g_dbus_connection_emit_signal(
                    connection, nil, path, interface, signal, $0, nil)
            }
        }
    }

    /// Calls a method of another program, which may call this one before it replies.
    ///
    /// - Parameters:
    ///   - method: The method.
    ///   - interface: Its interface.
    ///   - path: The path of the object.
    ///   - name: The name of the program.
    ///   - arguments: The arguments.
    ///   - hear: Called on the thread of the service with the reply; with `nil` if the call failed or took more than
    ///     three seconds. Never called without a connection.
    func call(
        _ method: String, of interface: String, at path: String, to name: String,
        _ arguments: BusValue, _ hear: @escaping @Sendable (BusValue?) -> Void = { _ in }
    ) {
        let reply = Held<ReplyHandler>.pointer(to: hear)
        let isSent: Void? = withConnection { connection in
            arguments.withPointer {
                g_dbus_connection_call(
                    connection, name, path, interface, method, $0, nil, G_DBUS_CALL_FLAGS_NONE,
                    3000, cancellable,
                    { connection, result, reply in
                        guard let connection, let result, let reply else { return }
                        Held<ReplyHandler>.take(reply)(
                            BusValue(
                                replyOf: g_dbus_connection_call_finish(
                                    OpaquePointer(connection), result, nil)))
                    }, reply)
            }
        }
        if isSent == nil { Held<ReplyHandler>.release(reply) }
    }

    /// Calls `work` on the thread of the service, soon: a reply arrives on the thread that has made the call.
    func onThread(_ work: @escaping @Sendable () -> Void) {
        let source = g_idle_source_new()
        g_source_set_priority(source, G_PRIORITY_DEFAULT)
        g_source_set_callback(
            source,
            { work in
                if let work { Held<Work>.value(at: work)() }
                return 0
            }, Held<Work>.pointer(to: work), { Held<Work>.release($0) })
        g_source_attach(source, context)
        g_source_unref(source)
    }

    private func withConnection<Result>(_ body: (OpaquePointer) -> Result?) -> Result? {
        let held = state.withLock { state -> UInt in
            guard let connection = state.connection else { return 0 }
            g_object_ref(UnsafeMutableRawPointer(connection))
            return UInt(bitPattern: connection)
        }
        guard let connection = OpaquePointer(bitPattern: held) else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(connection)) }
        return body(connection)
    }

    // MARK: For the owner, on the thread of the service

    private func request(_ name: String) {
        let bus = "org.freedesktop.DBus"
        call(
            "RequestName", of: bus, at: "/org/freedesktop/DBus", to: bus,
            .tuple(.text(name), .uint32(4)))
    }

    /// Watches if another program has a name on the bus.
    ///
    /// - Parameters:
    ///   - name: The name.
    ///   - change: Called at first and whenever another program takes or leaves the name.
    func watch(_ name: String, _ change: @escaping @Sendable (_ isThere: Bool) -> Void) {
        let number = withConnection {
            g_bus_watch_name_on_connection(
                $0, name, G_BUS_NAME_WATCHER_FLAGS_NONE,
                { _, _, _, watcher in if let watcher { Held<Watcher>.value(at: watcher)(true) } },
                { _, _, watcher in if let watcher { Held<Watcher>.value(at: watcher)(false) } },
                Held<Watcher>.pointer(to: change), { Held<Watcher>.release($0) })
        }
        if let number { state.withLock { $0.watches.append(number) } }
    }

    /// Listens to a signal of another program.
    func listen(
        to signal: String, of interface: String, from name: String, at path: String,
        _ hear: @escaping @Sendable (BusValue?) -> Void
    ) {
        let number = withConnection {
            g_dbus_connection_signal_subscribe(
                $0, name, interface, signal, path, nil, G_DBUS_SIGNAL_FLAGS_NONE,
                { _, _, _, _, _, arguments, listener in
                    guard let listener else { return }
                    Held<Listener>.value(at: listener)(
                        arguments.map { BusValue(owned: g_variant_ref($0)) })
                }, Held<Listener>.pointer(to: hear), { Held<Listener>.release($0) })
        }
        if let number { state.withLock { $0.subscriptions.append(number) } }
    }
}
