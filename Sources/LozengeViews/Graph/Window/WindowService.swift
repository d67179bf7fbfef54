import LozengeCore

/// State that a room above the tree keeps for a window, such as the focus or the open popups.
///
/// A tree creates a service when it is first asked for, and notifies its services in the order of their
/// creation. So the tree names none of the rooms above it, and a new room adds its state without a change
/// here:
///
/// ```swift
/// final class PointerState: WindowService { … }
///
/// extension ViewTree {
///     var pointer: PointerState { self[PointerState.self] }
/// }
/// ```
@MainActor
protocol WindowService: AnyObject {
    /// - Parameter tree: The tree of the window, which keeps the service.
    init(_ tree: ViewTree)

    /// Handles an event before the views; used by overlays in front of the window.
    ///
    /// - Returns: True if the event is not passed to the views.
    func intercept(_ event: InputEvent) -> Bool

    /// True if the views wait for something in front of the window.
    var holdsWindow: Bool { get }

    /// Called when a frame begins; ``ViewTree/clock`` has its time.
    func frameBegins()

    /// The time of the next frame that the service needs; `nil` for none.
    var nextUpdate: Duration? { get }

    /// Called after each layout of a frame.
    func layoutEnds()

    /// Called when the window has gained or lost the keyboard.
    func windowActivityChanged()

    /// Called when the focus has moved to another view.
    func focusMoved()

    /// Called when a control in the window has performed its action.
    func controlActivated()

    /// True if a row that scrolls out of sight must stay in the tree.
    func retains(_ row: Node) -> Bool

    /// Called when `node` leaves the tree.
    func forget(_ node: Node)

    /// Called before the window closes.
    func windowCloses()
}

extension WindowService {
    func intercept(_ event: InputEvent) -> Bool { false }
    var holdsWindow: Bool { false }
    func frameBegins() {}
    var nextUpdate: Duration? { nil }
    func layoutEnds() {}
    func windowActivityChanged() {}
    func focusMoved() {}
    func controlActivated() {}
    func retains(_ row: Node) -> Bool { false }
    func forget(_ node: Node) {}
    func windowCloses() {}
}

extension ViewTree {
    /// The service of a type, created when it is first asked for.
    subscript<Service: WindowService>(type: Service.Type) -> Service {
        for service in services {
            if let service = service as? Service { return service }
        }
        // Creating a service may ask for others, so the list is extended afterwards.
        let made = Service(self)
        services.append(made)
        return made
    }
}
