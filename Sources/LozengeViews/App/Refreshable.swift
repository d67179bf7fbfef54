import Foundation
import LozengeCore

/// An action that loads the content of a view again.
///
/// ```swift
/// struct ReloadButton: View {
///     @Environment(\.refresh) private var refresh
///
///     var body: some View {
///         Button("Reload") { Task { await refresh?() } }.disabled(refresh == nil)
///     }
/// }
/// ```
///
/// Matches: SwiftUI.RefreshAction
nonisolated public struct RefreshAction: Sendable {
    let latest: LatestAction<@Sendable () async -> Void>

    /// Loads the content again; returns when that is done.
    ///
    /// Matches: SwiftUI.RefreshAction.callAsFunction()
    public func callAsFunction() async { await latest.action?() }
}

nonisolated extension EnvironmentValues {
    /// The action of the nearest view around that can be reloaded; `nil` for none.
    ///
    /// Matches: SwiftUI.EnvironmentValues.refresh
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshActionKey.self] }
        set { self[RefreshActionKey.self] = newValue }
    }
}

nonisolated private struct RefreshActionKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
}

nonisolated extension View {
    /// Lets the user load the content of this view again: with F5 or Ctrl R, in the View menu, or by scrolling beyond its
    /// start.
    ///
    /// ```swift
    /// List(letters) { letter in Text(letter.subject) }
    ///     .refreshable { await mailbox.fetch() }
    /// ```
    ///
    /// A bar on the top edge moves until the action has returned; a request in the meantime is ignored. The action is
    /// cancelled when the view disappears.
    ///
    /// Matches: SwiftUI.View.refreshable(action:)
    /// Source: `docs/lists.md`, LIST-26.
    public func refreshable(
        @_inheritActorContext action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(RefreshModifier(action: action))
    }
}

nonisolated private struct RefreshModifier {
    let action: @Sendable () async -> Void
    @State private var latest = LatestAction<@Sendable () async -> Void>()
    @State private var task: Task<Void, Never>?

    init(action: @escaping @Sendable () async -> Void) { self.action = action }
}

extension RefreshModifier: ViewModifier {
    func body(content: Content) -> some View {
        latest.action = action
        return
            content
            .environment(\.refresh, RefreshAction(latest: latest))
            .overlay(alignment: .top) { if task != nil { RefreshBar() } }
            .modifier(RefreshEffect(start: start))
            .preference(key: RefreshableKey.self, value: true)
            .onDisappear { task?.cancel() }
    }

    private func start() {
        guard task == nil else { return }
        task = Task {
            await action()
            task = nil
        }
    }
}

/// True if a view of the window can be reloaded.
enum RefreshableKey: PreferenceKey {
    static let defaultValue = false

    static func reduce(value: inout Bool, nextValue: () -> Bool) { value = value || nextValue() }
}

extension StandardCommand {
    /// Loads the content again.
    static let reload = StandardCommand("Reload", "r")
}

/// A layout-neutral modifier that reloads its content.
nonisolated private struct RefreshEffect {
    let start: () -> Void
}

extension RefreshEffect: PrimitiveModifier {
    /// The distance by which the user has scrolled beyond the start of the content.
    final class Pull {
        var distance: CGFloat = 0
        var time = Duration.zero
    }

    static var unresolved: Pull { Pull() }
    static var affectsLayout: Bool { false }

    func resolve(_ context: UpdateContext<Self>) -> Pull {
        context.tree.shortcuts.add(context.node)
        return context.resolved
    }

    func isShortcut(_ key: KeyEvent, _ context: EventContext<Self>) -> Bool {
        let isF5 = key.key == .function(5) && key.modifiers.subtracting(.capsLock).isEmpty
        return isF5 || StandardCommand.reload.isMeant(by: key)
    }

    func activate(_ context: EventContext<Self>) { start() }

    /// The distance that reloads, and the pause after which it counts from the beginning.
    ///
    /// Source: `docs/lists.md`, LIST-26.
    private static let (threshold, pause): (CGFloat, Duration) = (64, .milliseconds(300))

    func handle(_ event: InputEvent, at point: CGPoint, _ context: EventContext<Self>) -> Bool {
        // Only what no scroll view inside has used comes here.
        guard case .scroll(let delta, _) = event, delta.height < 0 else { return false }
        let (pull, now) = (context.resolved, context.tree.now)
        if now - pull.time > Self.pause { pull.distance = 0 }
        pull.time = now
        pull.distance -= delta.height
        if pull.distance >= Self.threshold {
            pull.distance = 0
            start()
        }
        return false
    }
}

/// A bar on the edge of a view that is loading.
nonisolated private struct RefreshBar {
    @State private var isAtEnd = false
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
}

extension RefreshBar: View {
    /// Source: `docs/lists.md`, LIST-26.
    private static var height: CGFloat { 2 }

    var body: some View {
        GeometryReader { proxy in
            let length = reducesMotion ? proxy.size.width : proxy.size.width / 4
            Rectangle()
                .fill(TintShapeStyle())
                .frame(width: length, height: Self.height)
                .offset(x: isAtEnd ? proxy.size.width : reducesMotion ? 0 : -length)
        }
        .frame(height: Self.height)
        .clipped()
        .accessibilityElement()
        .accessibilityLabel("Loading")
        .onAppear {
            guard !reducesMotion else { return }
            withAnimation(.linear(duration: 1.2).repeatForever(autoreverses: false)) {
                isAtEnd = true
            }
        }
    }
}
