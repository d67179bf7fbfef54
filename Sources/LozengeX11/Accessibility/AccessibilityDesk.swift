import Foundation
import LozengeCore
import Synchronization

/// The part of the accessibility bus that answers, on the thread of the bus.
///
/// It answers from what it knows, so that a reader gets answers while the app is busy. Where that may be out of date, it
/// asks the app first, and waits for a limited time.
nonisolated final class AccessibilityDesk: Sendable {
    /// The functions of the app, each called on the main actor, later.
    struct App: Sendable {
        /// Brings everything up to date, and begins to keep it so.
        let refresh: @MainActor @Sendable () -> Void
        let perform: @MainActor @Sendable (AccessibleRequest) -> Void
        let answer: @MainActor @Sendable (SemanticTextQuestion, SemanticID) -> SemanticTextAnswer?
        /// Called when a screen reader begins or ends to listen.
        let listened: @MainActor @Sendable (Bool) -> Void
        /// Called when the bus is gone.
        let ended: @MainActor @Sendable () -> Void
    }

    private struct State {
        var tree = AccessibleTree()
        var listeners = AccessibleListeners()
        /// True if the known frames of elements may be out of date.
        var isStale = true
        /// True from a question that the app did not answer in time until it does.
        var isAppBusy = false
        /// True while the app tells its changes.
        var isKept = false
        var lastQuestion = ContinuousClock.now
        /// The number of notifications so far.
        var notifications: UInt32 = 0
    }

    private let state = Mutex(State())
    let service = BusService()
    private let app: App

    init(appName: String, _ app: App) {
        self.app = app
        state.withLock { $0.tree.appName = appName }
    }

    static let registry = "org.a11y.atspi.Registry"
    static let registryPath = "/org/a11y/atspi/registry"

    func start(on address: String) {
        let cache = BusService.Object(
            path: AccessibleCache.path, interface: AccessibleCache.description,
            call: { [self] _, _ in .tuple(answer { AccessibleCache.items(in: $0) }) },
            property: { _ in nil })
        let tree = BusService.Tree(
            path: AccessibleID.folder,
            interfaces: AccessibleInterfaces.all.map(AccessibleInterfaces.description),
            list: { [self] in interfaces(of: $0) },
            call: { [self] in call($2, of: $1, on: $0, $3) },
            property: { [self] in property($2, of: $1, on: $0) },
            set: { [self] in set($2, of: $1, on: $0, to: $3) })
        service.start(on: address, as: nil, [cache], tree) { [self] service in
            guard let name = service.uniqueName else { return }
            state.withLock { $0.tree.busName = name }
            for signal in ["EventListenerRegistered", "EventListenerDeregistered"] {
                service.listen(
                    to: signal, of: Self.registry, from: Self.registry, at: Self.registryPath
                ) { [self] in hear(signal, $0) }
            }
            // A registry that starts anew knows no app.
            service.watch(Self.registry) { [self] in if $0 { register(in: service) } }
        } end: { [app] in
            onMainActor { app.ended() }
        }
    }

    func stop() { service.stop() }

    // MARK: The registry

    /// Tells the registry of the app, and asks it for the events that programs listen to.
    private func register(in service: BusService) {
        let root = state.withLock { $0.tree.reference(to: .application) }
        service.call(
            "Embed", of: "org.a11y.atspi.Socket", at: AccessibleID.application.path,
            to: Self.registry, .tuple(root)
        ) { [self] reply in
            guard let desktop = reply?[0], let name = desktop[0]?.text, let path = desktop[1]?.path
            else { return }
            state.withLock { $0.tree.desktop = ObjectReference(name: name, path: path) }
        }
        service.call(
            "GetRegisteredEvents", of: Self.registry, at: Self.registryPath, to: Self.registry,
            .tuple()
        ) { [self] reply in
            let events = reply?[0]?.elements ?? []
            state.withLock { state in
                state.listeners = AccessibleListeners()
                for event in events {
                    guard let program = event[0]?.text, let name = event[1]?.text else { continue }
                    state.listeners.add(name, of: program)
                }
            }
            listenersChanged()
        }
    }

    private func hear(_ signal: String, _ arguments: BusValue?) {
        guard let program = arguments?[0]?.text, let name = arguments?[1]?.text else { return }
        state.withLock {
            if signal == "EventListenerRegistered" {
                $0.listeners.add(name, of: program)
            } else {
                $0.listeners.remove(name, of: program)
            }
        }
        listenersChanged()
    }

    private func listenersChanged() {
        let (isHeard, hasReader) = state.withLock {
            (!$0.listeners.isEmpty, $0.listeners.want("object", "statechanged"))
        }
        onMainActor { [app] in
            app.listened(hasReader)
            if isHeard { app.refresh() }
        }
    }

    /// True if the app has to go on telling its changes: a program listens, or has asked a short time ago.
    var isRead: Bool {
        state.withLock {
            !$0.listeners.isEmpty || ContinuousClock.now - $0.lastQuestion < Self.attention
        }
    }

    /// The time after the last question for which a program is believed to read the app.
    private static let attention = Duration.seconds(30)

    // MARK: Answers

    private func interfaces(of object: String) -> [String]? {
        AccessibleID(name: object).flatMap { id in
            answer { AccessibleInterfaces.names(of: id, in: $0) }
        }
    }

    private func property(_ name: String, of interface: String, on object: String) -> BusValue? {
        guard let id = AccessibleID(name: object) else { return nil }
        return answer { tree in
            guard tree.contains(id) else { return nil }
            return AccessibleInterfaces.named(interface)?.property(name, of: id, in: tree)
        }
    }

    private func call(
        _ method: String, of interface: String, on object: String, _ arguments: BusValue
    ) -> BusValue? {
        guard let id = AccessibleID(name: object) else { return nil }
        let isAboutFrames =
            interface == ComponentInterface.fullName || interface == ImageInterface.fullName
            || method == "GetState" || TextInterface.placeMethods[method] != nil
        let reply = answer(withFrames: isAboutFrames) {
            AccessibleInterfaces.call(method, of: interface, arguments, on: id, in: $0)
        }
        if let request = reply?.request { perform(request) }
        if let question = reply?.question, let answer = ask(question) { return answer }
        return reply?.value
    }

    private func set(
        _ name: String, of interface: String, on object: String, to value: BusValue
    ) -> Bool {
        guard let id = AccessibleID(name: object) else { return false }
        let request = answer {
            AccessibleInterfaces.set(name, of: interface, to: value, on: id, in: $0)
        }
        guard let request else { return false }
        perform(request)
        return true
    }

    private func perform(_ request: AccessibleRequest) {
        if case .number(let number) = request {
            state.withLock { $0.tree.number = number }
        } else {
            onMainActor { [app] in app.perform(request) }
        }
    }

    /// Answers a question, after the app has told its changes.
    private func answer<Answer: Sendable>(
        withFrames isAboutFrames: Bool = false, _ question: (AccessibleTree) -> Answer
    ) -> Answer {
        let patience = state.withLock { state -> DispatchTimeInterval? in
            state.lastQuestion = .now
            guard !state.isAppBusy else { return nil }
            // The first question waits for the description of everything.
            if !state.isKept { return .seconds(1) }
            return isAboutFrames && state.isStale ? .milliseconds(100) : nil
        }
        if let patience { refresh(within: patience) }
        return state.withLock { question($0.tree) }
    }

    /// Lets the app tell its changes, and waits for it.
    private func refresh(within patience: DispatchTimeInterval) {
        _ = wait(for: patience) { [app] in app.refresh() }
    }

    /// Lets the app answer a question about its layout; `nil` if it does not in time.
    private func ask(_ question: AccessibleQuestion) -> BusValue? {
        guard !state.withLock({ $0.isAppBusy }) else { return nil }
        let answer = wait(for: .milliseconds(100)) { [app] in
            app.answer(question.question, question.element)
        }
        return (answer ?? nil).flatMap(question.answer)
    }

    /// A result of the app, which the bus waits for.
    private final class Result<Value: Sendable>: Sendable {
        let value = Mutex<Value?>(nil)
    }

    /// Waits for a result of the app; `nil` if it is not there within a time.
    private func wait<Value: Sendable>(
        for patience: DispatchTimeInterval, _ work: @escaping @MainActor @Sendable () -> Value
    ) -> Value? {
        let (done, result) = (DispatchSemaphore(value: 0), Result<Value>())
        onMainActor { [self] in
            let value = work()
            result.value.withLock { $0 = value }
            state.withLock { $0.isAppBusy = false }
            done.signal()
        }
        if done.wait(timeout: .now() + patience) == .timedOut {
            state.withLock { $0.isAppBusy = true }
        }
        return result.value.withLock { $0 }
    }

    // MARK: For the app

    /// Notes that frames may have changed.
    func framesChanged() { state.withLock { $0.isStale = true } }

    /// Notes that everything known is up to date.
    func refreshed() {
        state.withLock {
            $0.isStale = false
            $0.isKept = true
        }
    }

    /// Forgets the elements, while no program reads the app.
    func rest() {
        state.withLock {
            $0.tree.removeElements()
            $0.isKept = false
        }
    }

    /// Takes over changes of the elements, and tells them.
    func apply(_ update: SemanticUpdate, to window: AccessibleID) {
        change { tree, isHeard in
            guard isHeard else {
                tree.apply(update, to: window)
                return ([], [])
            }
            return (tree.events(applying: update, to: window), update.removed.map { .element($0) })
        }
    }

    /// Takes over changes of a window, and tells them.
    func update(_ window: AccessibleWindow) {
        change { tree, _ in (tree.events(updating: window), []) }
    }

    func remove(_ window: AccessibleID) {
        change { tree, _ in
            guard let known = tree.windows[window] else { return ([], []) }
            let (parent, index, focus) = (
                tree.parent(of: window), tree.index(of: window), tree.focus
            )
            tree.remove(window)
            var events = [AccessibleEvent.window("Destroy", window, known.title)]
            if let parent {
                events.append(.child(window, isNew: false, at: Int(index), of: parent))
            }
            return (events + tree.focusEvents(from: focus), [window])
        }
    }

    /// Says something to the user.
    ///
    /// Readers that know no announcements, as Orca before 45, say notifications that come.
    ///
    /// - Returns: The notification, which has to be removed after a while; `nil` if none is needed.
    func announce(_ announcement: Announcement, in window: AccessibleID?) -> AccessibleID? {
        let id = state.withLock { state -> AccessibleID? in
            guard !state.listeners.isEmpty, !state.listeners.want("object", "announcement") else {
                return nil
            }
            state.notifications &+= 1
            return .notification(state.notifications)
        }
        guard let id else {
            change { _, _ in
                let event = AccessibleEvent(
                    source: window ?? .application, member: "Announcement",
                    first: announcement.isUrgent ? 2 : 1, content: .text(announcement.text))
                return ([event], [])
            }
            return nil
        }
        update(
            AccessibleWindow(id: id, kind: .notification, owner: window, title: announcement.text))
        return id
    }

    /// Changes the known objects, and sends the events of the change.
    ///
    /// - Parameter change: Makes the change, and returns its events; its argument is false if no program listens.
    private func change(
        _ change: (inout AccessibleTree, _ isHeard: Bool) -> (
            events: [AccessibleEvent], removed: [AccessibleID]
        )
    ) {
        let signals = state.withLock { state -> [Signal] in
            let isHeard = !state.listeners.isEmpty
            let (events, removed) = change(&state.tree, isHeard)
            guard isHeard else { return [] }
            var signals: [Signal] = []
            for event in events where state.listeners.want(event) {
                if event.member == "ChildrenChanged", event.detail == "add",
                    case .object(let child) = event.content
                {
                    signals.append(.added(child, in: state.tree))
                }
                signals.append(Signal(event, in: state.tree))
            }
            for id in removed { signals.append(.removed(id, in: state.tree)) }
            return signals
        }
        for signal in signals {
            service.emit(signal.member, of: signal.interface, at: signal.path, signal.body)
        }
    }

    /// A signal as it is sent.
    private struct Signal {
        let interface: String
        let member: String
        let path: String
        let body: BusValue

        init(_ event: AccessibleEvent, in tree: AccessibleTree) {
            interface = "org.a11y.atspi.Event.\(event.interface)"
            (member, path) = (event.member, event.source.path)
            body = event.body(in: tree)
        }

        private init(cache member: String, _ body: BusValue) {
            (interface, path) = (AccessibleCache.interface, AccessibleCache.path)
            (self.member, self.body) = (member, .tuple(body))
        }

        static func added(_ id: AccessibleID, in tree: AccessibleTree) -> Signal {
            Signal(cache: "AddAccessible", AccessibleCache.item(id, in: tree))
        }

        static func removed(_ id: AccessibleID, in tree: AccessibleTree) -> Signal {
            Signal(cache: "RemoveAccessible", tree.reference(to: id))
        }
    }
}
