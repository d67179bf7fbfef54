import Foundation
import LozengeCore

nonisolated extension View {
    /// Calls `action` with each address or file that the desktop has the app open: the arguments of the command line, as in
    /// the line `Exec=app %U` of its `.desktop` file.
    ///
    /// It is called once the first window is shown.
    ///
    /// Matches: SwiftUI.View.onOpenURL(perform:)
    /// Differs: an app that runs already is started a second time.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
        modifier(OpenURLEffect(action: action))
    }
}

nonisolated extension View {
    /// Sets the parts of addresses that the window of this view opens rather than others, and those that it opens unless
    /// another one does; `*` is a part of each.
    ///
    /// Matches: SwiftUI.View.handlesExternalEvents(preferring:allowing:)
    /// Source: `docs/windows.md`, WINDOW-9.
    public func handlesExternalEvents(
        preferring: Set<String>, allowing: Set<String>
    ) -> some View {
        modifier(ExternalEventsEffect(preferred: preferring, allowed: allowing))
    }
}

/// A layout-neutral modifier with the parts of addresses that a window opens.
nonisolated private struct ExternalEventsEffect {
    let preferred: Set<String>
    let allowed: Set<String>
}

extension ExternalEventsEffect: PrimitiveModifier {
    static var affectsLayout: Bool { false }

    func resolve(_ context: UpdateContext<Self>) {
        context.tree[OpenedURLs.self].setParts((preferred, allowed), of: context.node)
    }
}

nonisolated extension Set<String> {
    /// Returns true if an address has one of these parts.
    package func matches(_ address: String) -> Bool {
        contains { $0 == "*" || (!$0.isEmpty && address.contains($0)) }
    }
}

/// A layout-neutral modifier that handles addresses that the app opens.
nonisolated private struct OpenURLEffect {
    let action: (URL) -> Void
}

extension OpenURLEffect: PrimitiveModifier {
    static var affectsLayout: Bool { false }

    func resolve(_ context: UpdateContext<Self>) {
        let (node, action) = (context.node, action)
        context.tree[OpenedURLs.self].setHandler(action, of: node)
    }
}

/// The views of a window that handle addresses which the app opens.
final class OpenedURLs: WindowService {
    private var handlers: [ObjectIdentifier: (URL) -> Void] = [:]
    private var parts: [ObjectIdentifier: (preferred: Set<String>, allowed: Set<String>)] = [:]

    init(_ tree: ViewTree) {}

    func setHandler(_ handler: @escaping (URL) -> Void, of node: Node) {
        handlers[ObjectIdentifier(node)] = handler
    }

    func setParts(_ parts: (preferred: Set<String>, allowed: Set<String>), of node: Node) {
        self.parts[ObjectIdentifier(node)] = parts
    }

    func forget(_ node: Node) {
        handlers[ObjectIdentifier(node)] = nil
        parts[ObjectIdentifier(node)] = nil
    }

    func prefers(_ address: String) -> Bool {
        parts.values.contains { $0.preferred.matches(address) }
    }

    func allows(_ address: String) -> Bool {
        parts.values.contains { $0.allowed.matches(address) }
    }

    /// Passes an address to the views.
    ///
    /// - Returns: False if no view handles addresses.
    func open(_ url: URL) -> Bool {
        for handler in handlers.values { handler(url) }
        return !handlers.isEmpty
    }
}

extension ContentRuntime {
    /// Passes an address that the app opens to the views.
    ///
    /// - Returns: False if no view handles addresses.
    package func open(_ url: URL) -> Bool { tree[OpenedURLs.self].open(url) }

    /// Returns true if the window opens an address rather than others.
    package func prefers(_ address: String) -> Bool { tree[OpenedURLs.self].prefers(address) }

    /// Returns true if the window opens an address unless another one does.
    package func allows(_ address: String) -> Bool { tree[OpenedURLs.self].allows(address) }
}
