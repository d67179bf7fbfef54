import Foundation
import LozengeCore
import LozengeViews

/// A button that pushes a page on the stack around it.
///
/// ```swift
/// NavigationLink("Dragon", value: Monster.dragon)   // shown by navigationDestination(for: Monster.self)
/// NavigationLink("About") { AboutPage() }
/// ```
///
/// In a row of a list, the whole row is the link. In the leading column of a ``NavigationSplitView`` the page is shown
/// in the next column.
///
/// Matches: SwiftUI.NavigationLink
/// Source: `docs/navigation.md`, LINK-1 to LINK-5.
nonisolated public struct NavigationLink<Label: View, Destination: View> {
    /// The page that a link pushes.
    enum Target {
        /// The page of a value; `nil` for a link that is disabled.
        case value(PathElement?)
        case view(Destination)
        /// A page that is pushed while a binding says so.
        case bound(Destination, identity: AnyHashable?, begin: () -> Void, end: () -> Void)
    }

    private let target: Target
    private let label: Label
    @State private var push = LinkedPush()
    @Environment(\.stack) private var stack
    @Environment(\.linkingList) private var list

    init(_ target: Target, label: Label) {
        self.target = target
        self.label = label
    }

    /// Creates a link to a page.
    ///
    /// Matches: SwiftUI.NavigationLink.init(destination:label:)
    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(.view(destination()), label: label())
    }

    /// Creates a link to a page.
    ///
    /// Matches: SwiftUI.NavigationLink.init(destination:label:)
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(.view(destination), label: label())
    }

    /// Returns this link: in a split view, a link of a leading column is shown in the next one.
    ///
    /// Matches: SwiftUI.NavigationLink.isDetailLink(_:)
    /// Differs: `false` does not push in the column of the link.
    public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink: View {
    public var body: some View {
        switch target {
        case .value(let element?) where list?.selects(element.value) == true:
            label.listRowLinkValue(element.value)
        case .value(let element):
            LinkButton(label: label) { if let element { open(element) } }
                .disabled(element == nil)
                .listRowLinkValue(element?.value)
        case .view(let destination):
            LinkButton(label: label, isPageShown: push.isShown(beside: stack?.model)) {
                open(destination)
            }
            .registers(AnyView(destination), in: push)
        case .bound(let destination, let identity, let begin, let end):
            LinkButton(label: label, action: begin)
                .modifier(
                    PushedDestination(
                        identity: identity, content: AnyView(destination), onEnd: end))
        }
    }

    private func open(_ element: PathElement) {
        guard let stack else { return Self.reportNoStack() }
        stack.model.push(element)
    }

    private func open(_ destination: Destination) {
        guard let stack else { return Self.reportNoStack() }
        push.open(AnyView(destination), in: stack.model)
    }

    private static func reportNoStack() {
        report("A NavigationLink is not inside a NavigationStack. Nothing is shown.")
    }
}

/// The button of a link.
nonisolated private struct LinkButton<Label: View> {
    let label: Label
    /// True if the page is shown in the column beside that of the link.
    let isPageShown: Bool
    let action: () -> Void
    @Environment(\.marksLinks) private var listMarksLinks
    @Environment(\.linkIndicatorVisibility) private var indicator
    @Environment(\.isInList) private var isInList

    init(label: Label, isPageShown: Bool = false, action: @escaping () -> Void) {
        self.label = label
        self.isPageShown = isPageShown
        self.action = action
    }
}

extension LinkButton: View {
    var body: some View {
        if indicator == .automatic ? listMarksLinks : indicator == .visible && isInList {
            Button(action: action) {
                HStack {
                    label.frame(maxWidth: .infinity, alignment: .leading)
                    Image(systemName: "chevron.forward")
                        .foregroundStyle(.secondary)
                        .imageScale(.small)
                        .accessibilityHidden(true)
                }
                .contentShape(.rect)
            }
            .modifier(LinkRow(isPageShown: isPageShown))
        } else if isInList {
            Button(action: action) { label.contentShape(.rect) }
                .modifier(LinkRow(isPageShown: isPageShown))
        } else {
            Button(action: action) { label }
        }
    }
}

nonisolated extension View {
    /// Shows or hides the arrows of links in rows of lists.
    ///
    /// - Parameter visibility: Automatic for an arrow in all lists but sidebars.
    /// - Returns: This view; outside of lists nothing changes.
    ///
    /// Matches: SwiftUI.View.navigationLinkIndicatorVisibility(_:)
    /// Source: `docs/navigation.md`, LINK-2.
    public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
        environment(\.linkIndicatorVisibility, visibility)
    }
}

nonisolated extension EnvironmentValues {
    /// The visibility of the arrows of links in rows.
    fileprivate var linkIndicatorVisibility: Visibility {
        get { self[LinkIndicatorVisibilityKey.self] }
        set { self[LinkIndicatorVisibilityKey.self] = newValue }
    }
}

nonisolated private struct LinkIndicatorVisibilityKey: EnvironmentKey {
    static var defaultValue: Visibility { .automatic }
}

/// A row of a list that is a link.
nonisolated private struct LinkRow: ViewModifier {
    let isPageShown: Bool

    func body(content: Content) -> some View {
        content
            .buttonStyle(.plain)
            .accessibilityAddTraits(isPageShown ? .isSelected : [])
            .listRowIsLink(isPageShown: isPageShown)
    }
}

/// The page that a link has pushed: it follows the link as long as there is one.
final class LinkedPush: ViewRegistry {
    private var view: PushedView?

    nonisolated init() { view = nil }

    func register(_ content: AnyView, by id: ObjectIdentifier) { view?.content = content }

    // A link may scroll out of sight: its page stays.
    func unregister(_ id: ObjectIdentifier) {}

    /// Returns true if the page is shown in the column beside that of a stack.
    func isShown(beside stack: StackModel?) -> Bool { stack?.showsBeside(view) == true }

    func open(_ content: AnyView, in stack: StackModel) {
        if let view, stack.shows(view) { return }
        let view = PushedView(content) { [weak self] in self?.view = nil }
        self.view = view
        stack.push(view)
    }
}
