import Foundation
import LozengeCore

nonisolated extension View {
    /// Adds a number at the trailing end of this row of a list.
    ///
    /// - Parameter count: The number; 0 for none.
    /// - Returns: This view; outside of a list nothing changes.
    ///
    /// Matches: SwiftUI.View.badge(_:)
    public func badge(_ count: Int) -> some View {
        badge(count == 0 ? nil : Text(count, format: .number))
    }

    /// Adds a text at the trailing end of this row of a list.
    ///
    /// - Parameter label: The text; `nil` for none.
    /// - Returns: This view; outside of a list nothing changes.
    ///
    /// Matches: SwiftUI.View.badge(_:)
    public func badge(_ label: Text?) -> some View {
        modifier(Badge(label: label)).containerValue(\.badge, label)
    }

    /// Adds a localized text at the trailing end of this row of a list.
    ///
    /// - Parameter key: The text; `nil` for none.
    /// - Returns: This view; outside of a list nothing changes.
    ///
    /// Matches: SwiftUI.View.badge(_:)
    public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }

    /// Adds a text from a resource at the trailing end of this row of a list.
    ///
    /// - Parameter resource: The text; `nil` for none.
    /// - Returns: This view; outside of a list nothing changes.
    ///
    /// Matches: SwiftUI.View.badge(_:)
    @_disfavoredOverload
    public func badge(_ resource: LocalizedStringResource?) -> some View {
        badge(resource.map { Text($0) })
    }

    /// Adds a text, which is not localized, at the trailing end of this row of a list.
    ///
    /// - Parameter label: The text; `nil` for none.
    /// - Returns: This view; outside of a list nothing changes.
    ///
    /// Matches: SwiftUI.View.badge(_:)
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some View {
        badge(label.map { Text($0) })
    }
}

/// The weight of a badge.
///
/// Matches: SwiftUI.BadgeProminence
nonisolated public struct BadgeProminence: Hashable, Sendable {
    fileprivate let weight: Int

    /// A badge like other secondary text.
    public static let standard = BadgeProminence(weight: 1)
    /// A badge that is noticed first, on the accent colour.
    public static let increased = BadgeProminence(weight: 2)
    /// A badge that is hardly noticed.
    public static let decreased = BadgeProminence(weight: 0)
}

nonisolated extension View {
    /// Sets the weight of the badges in this view.
    ///
    /// Matches: SwiftUI.View.badgeProminence(_:)
    public func badgeProminence(_ prominence: BadgeProminence) -> some View {
        environment(\.badgeProminence, prominence)
    }
}

nonisolated extension EnvironmentValues {
    /// The weight of badges.
    ///
    /// Matches: SwiftUI.EnvironmentValues.badgeProminence
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }
}

nonisolated private struct BadgeProminenceKey: EnvironmentKey {
    static var defaultValue: BadgeProminence { .standard }
}

/// The text of a badge.
nonisolated private struct BadgeLabel {
    let label: Text
    @Environment(\.badgeProminence) private var prominence
}

extension BadgeLabel: View {
    var body: some View {
        let text = label.monospacedDigit()
        switch prominence {
        case .increased:
            text.font(.footnote.weight(.semibold))
                .padding(.horizontal, 8)
                .padding(.vertical, 1)
                .foregroundStyle(.white)
                .background(ControlTint.fill, in: Capsule())
        case .decreased: text.font(.footnote).defaultForegroundStyle(.secondary)
        default: text.defaultForegroundStyle(.secondary)
        }
    }
}

/// A modifier that shows a text beside each view in a list.
///
/// Source: `docs/lists.md`, LIST-39.
nonisolated private struct Badge {
    let label: Text?
    @Environment(\.listLook) private var look
}

extension Badge: ViewModifier {
    func body(content: Content) -> some View {
        if let label, look != nil {
            content.modifier(
                AccessoryModifier(rule: BadgeLayout(), accessory: BadgeLabel(label: label)))
        } else {
            content
        }
    }
}

/// The rule of a view with a text at the trailing end, which takes its ideal width.
nonisolated private struct BadgeLayout {}

extension BadgeLayout: PrimitiveModifier {
    private static var gap: CGFloat { 8 }
    var label: String { "badge" }

    /// Returns the size of the text, and the proposal that is left for the view.
    private func split(
        _ proposal: ProposedViewSize, _ context: LayoutContext<Self>
    ) -> (badge: CGSize, rest: ProposedViewSize) {
        guard context.boxes.count > 1 else { return (.zero, proposal) }
        let badge = context.boxes[1].size(offered: .unspecified)
        let rest = proposal.width.map { max(0, $0 - badge.width - Self.gap) }
        return (badge, ProposedViewSize(width: rest, height: proposal.height))
    }

    func sizeThatFits(_ proposal: ProposedViewSize, _ context: LayoutContext<Self>) -> CGSize {
        let (badge, rest) = split(proposal, context)
        let content = context.child.size(offered: rest)
        let width = max(proposal.width ?? 0, content.width + Self.gap + badge.width)
        return CGSize(width: width, height: max(content.height, badge.height))
    }

    func placeChildren(_ context: LayoutContext<Self>) {
        let (badge, rest) = split(context.proposal, context)
        let content = context.child.size(offered: rest)
        context.child.place(
            at: CGPoint(x: 0, y: (context.size.height - content.height) / 2), size: content,
            proposal: rest)
        guard context.boxes.count > 1 else { return }
        context.boxes[1].place(
            at: CGPoint(
                x: context.size.width - badge.width, y: (context.size.height - badge.height) / 2),
            size: badge, proposal: .unspecified)
    }

    /// The badge is the value of the view's element.
    func semantics(_ context: SemanticsContext<Self>) -> SemanticEffect {
        .change { elements in
            guard elements.count == 2 else { return }
            elements[0].value = elements.removeLast().label
        }
    }
}

nonisolated extension ContainerValues {
    /// The badge of a view, for a container that shows it itself, such as a row of tabs; `nil` for none.
    package var badge: Text? {
        get { self[BadgeValueKey.self] }
        set { self[BadgeValueKey.self] = newValue }
    }
}

nonisolated private struct BadgeValueKey: ContainerValueKey {
    static var defaultValue: Text? { nil }
}
