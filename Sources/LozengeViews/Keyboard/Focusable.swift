import Foundation
import LozengeCore

/// The ways in which a view uses the focus.
///
/// Matches: SwiftUI.FocusInteractions
nonisolated public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The view is operated by keys instead of the pointer; a click does not focus it.
    public static let activate = FocusInteractions(rawValue: 1)
    /// The view is edited by typing; a click focuses it.
    public static let edit = FocusInteractions(rawValue: 2)
    public static let automatic: FocusInteractions = [.activate, .edit]
}

nonisolated extension View {
    /// Sets whether this view can be focused.
    ///
    /// Matches: SwiftUI.View.focusable(_:)
    public func focusable(_ isFocusable: Bool = true) -> some View {
        focusable(isFocusable, interactions: .automatic)
    }

    /// Sets whether this view can be focused, and for which interactions.
    ///
    /// Matches: SwiftUI.View.focusable(_:interactions:)
    public func focusable(
        _ isFocusable: Bool = true, interactions: FocusInteractions
    ) -> some View {
        modifier(FocusableEffect(isFocusable: isFocusable, interactions: interactions))
    }

    /// Sets whether this view can be focused, and calls a closure when it gets the focus or loses it.
    ///
    /// Matches: SwiftUI.View.focusable(_:onFocusChange:)
    @available(*, deprecated, message: "Use focused(_:) and onChange(of:) instead.")
    public func focusable(
        _ isFocusable: Bool = true, onFocusChange: @escaping (Bool) -> Void
    ) -> some View {
        modifier(FocusableObserver(isFocusable: isFocusable, onFocusChange: onFocusChange))
    }

    /// Disables the focus ring of views in this view, which show the focus in another way.
    ///
    /// Matches: SwiftUI.View.focusEffectDisabled(_:)
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
        transformEnvironment(\.isFocusEffectEnabled) { if disabled { $0 = false } }
    }
}

nonisolated extension View {
    /// Sets whether Tab reaches the focusable views in this view.
    ///
    /// Of controls that are one stop for Tab, such as the options of a picker, one is a stop; arrow keys, the pointer and
    /// the program reach the others.
    package func tabStop(_ isTabStop: Bool) -> some View { environment(\.isTabStop, isTabStop) }
}

nonisolated extension EnvironmentValues {
    /// True if the nearest focusable view around has the focus.
    ///
    /// Matches: SwiftUI.EnvironmentValues.isFocused
    public internal(set) var isFocused: Bool {
        get { self[IsFocusedKey.self] }
        set { self[IsFocusedKey.self] = newValue }
    }

    /// True if focused views show a focus ring.
    ///
    /// Matches: SwiftUI.EnvironmentValues.isFocusEffectEnabled
    public var isFocusEffectEnabled: Bool {
        get { self[IsFocusEffectEnabledKey.self] }
        set { self[IsFocusEffectEnabledKey.self] = newValue }
    }
}

nonisolated private struct IsFocusedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}
nonisolated private struct IsFocusEffectEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

/// A layout-neutral modifier that makes its content focusable.
nonisolated struct FocusableEffect {
    let isFocusable: Bool
    let interactions: FocusInteractions
}

extension FocusableEffect: PrimitiveModifier {
    static var unresolved: FocusRing { FocusRing() }
    static var affectsLayout: Bool { false }

    func resolve(_ context: UpdateContext<Self>) -> FocusRing {
        if !isFocusable(EventContext(context.node)) { context.tree.focus.resign(context.node) }
        return FocusRing(context)
    }

    func environmentForChildren(
        _ environment: EnvironmentValues, _ context: UpdateContext<Self>
    ) -> EnvironmentValues {
        let isFocused = context.tree.focus.has(context.node)
        if environment.isFocused == isFocused { return environment }
        var environment = environment
        environment.isFocused = isFocused
        return environment
    }

    func isFocusable(_ context: EventContext<Self>) -> Bool {
        isFocusable && context.read(\.isEnabled)
    }

    func focusChanged(isInside: Bool, _ context: EventContext<Self>) { context.passOnEnvironment() }

    func paint(_ context: PaintContext<Self>, _ writer: inout DisplayListWriter) {
        writer.paintBoxes(of: context)
        context.resolved.paint(context.node, &writer)
    }

    func pressOffers(_ context: EventContext<Self>) -> [PressOffer] {
        guard interactions.contains(.edit), isFocusable(context) else { return [] }
        return [.follow(FocusingPress(context.node), .beside)]
    }
}

/// A recognizer that focuses a view on a press.
final class FocusingPress: QueuedPressRecognizer {
    private let node: Node

    init(_ node: Node) { self.node = node }

    override func began(_ event: PressEvent, clicks: Int) -> Bool {
        // The innermost of several focusable views may have the focus already.
        if !node.tree.focus.isInside(node) { node.tree.focus.move(to: node, byKeyboard: false) }
        return true
    }
}

/// The focus ring, the mark of the focused view.
struct FocusRing {
    /// The colour; `nil` without a ring.
    private var color: Color.Resolved?

    init() {}

    init<Content>(_ context: UpdateContext<Content>) {
        guard context.read(\.isFocusEffectEnabled) else { return }
        let isIncreased = context.read(\.colorSchemeContrast) == .increased
        color = Color.accentText.opacity(isIncreased ? 1 : 0.8)
            .resolve(in: context.read(\.colorPalette))
    }

    /// Source: `docs/metrics.md`, FOCUS-1.
    private static let (width, distance, radius): (CGFloat, CGFloat, CGFloat) = (2, 1, 5)

    func paint(_ node: Node, _ writer: inout DisplayListWriter) {
        let (box, radius) = node.controlOutline ?? (node.bounds, Self.radius)
        paint([box], radius, of: node, &writer)
    }

    /// Paints the ring around parts of a box: those of a link on several lines.
    func paint(
        _ parts: [CGRect], _ radius: CGFloat = radius, of node: Node,
        _ writer: inout DisplayListWriter
    ) {
        guard let color, node.tree.focus.has(node), node.tree.focus.isVisible, node.tree.isActive
        else { return }
        let reach = Self.distance + Self.width / 2
        for part in parts {
            let line = part.offsetBy(dx: writer.bounds.minX, dy: writer.bounds.minY)
                .insetBy(dx: -reach, dy: -reach)
            let ring = DrawShape(
                Path(roundedRect: line, cornerRadius: radius + reach, style: .circular),
                stroke: StrokeStyle(lineWidth: Self.width), box: line)
            writer.list.append(.fill(ring, .color(color)))
        }
    }
}

/// A modifier that makes a view focusable and reports changes of its focus.
nonisolated private struct FocusableObserver {
    let isFocusable: Bool
    let onFocusChange: (Bool) -> Void
    @FocusState private var isFocused: Bool

    init(isFocusable: Bool, onFocusChange: @escaping (Bool) -> Void) {
        (self.isFocusable, self.onFocusChange) = (isFocusable, onFocusChange)
    }
}

extension FocusableObserver: ViewModifier {
    func body(content: Content) -> some View {
        content.focusable(isFocusable)
            .focused($isFocused)
            .onChange(of: isFocused) { onFocusChange(isFocused) }
    }
}
