import CoreTransferable
import Foundation
import LozengeCore
import LozengeViews

extension TabContent {
    /// Sets the badge of this tab; 0 for none.
    ///
    /// Matches: SwiftUI.TabContent.badge(_:)
    public func badge(_ count: Int) -> some TabContent<TabValue> {
        badge(count == 0 ? nil : Text(count, format: .number))
    }

    /// Sets the badge of this tab; `nil` for none.
    ///
    /// Matches: SwiftUI.TabContent.badge(_:)
    public func badge(_ label: Text?) -> some TabContent<TabValue> {
        changed { AnyView($0.containerValue(\.badge, label)) }
    }

    /// Sets the badge of this tab, which is localized; `nil` for none.
    ///
    /// Matches: SwiftUI.TabContent.badge(_:)
    public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
        badge(key.map { Text($0) })
    }

    /// Sets the badge of this tab from a resource; `nil` for none.
    ///
    /// Matches: SwiftUI.TabContent.badge(_:)
    @_disfavoredOverload
    public func badge(_ resource: LocalizedStringResource?) -> some TabContent<TabValue> {
        badge(resource.map { Text($0) })
    }

    /// Sets the badge of this tab, not localized; `nil` for none.
    ///
    /// Matches: SwiftUI.TabContent.badge(_:)
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
        badge(label.map { Text($0) })
    }

    /// Leaves this tab out.
    ///
    /// Matches: SwiftUI.TabContent.hidden(_:)
    public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        changed { AnyView($0.containerValue(\.isTabHidden, hidden)) }
    }

    /// Disables this tab.
    ///
    /// Matches: SwiftUI.TabContent.disabled(_:)
    public func disabled(_ disabled: Bool) -> some TabContent<TabValue> {
        changed { AnyView($0.containerValue(\.isTabDisabled, disabled)) }
    }

    /// Adds a context menu to the title of this tab.
    ///
    /// Matches: SwiftUI.TabContent.contextMenu(menuItems:)
    public func contextMenu<M: View>(
        @ViewBuilder menuItems: () -> M
    ) -> some TabContent<TabValue> {
        let items = menuItems()
        return labeled { $0.contextMenu { items } }
    }

    /// Adds actions by swiping to the row of this tab in a sidebar.
    ///
    /// Matches: SwiftUI.TabContent.swipeActions(edge:allowsFullSwipe:content:)
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
    ) -> some TabContent<TabValue> {
        let actions = content()
        return labeled {
            $0.swipeActions(edge: edge, allowsFullSwipe: allowsFullSwipe) { actions }
        }
    }

    /// Presents a popover beside the title of this tab while `isPresented` is true.
    ///
    /// Matches: SwiftUI.TabContent.popover(isPresented:attachmentAnchor:arrowEdge:content:)
    public func popover<C: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge = .top, @ViewBuilder content: @escaping () -> C
    ) -> some TabContent<TabValue> {
        labeled {
            $0.popover(
                isPresented: isPresented, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge,
                content: content)
        }
    }

    /// Makes the title of this tab the source of a drag.
    ///
    /// Matches: SwiftUI.TabContent.draggable(_:)
    public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping () -> T
    ) -> some TabContent<TabValue> {
        labeled { $0.draggable(payload()) }
    }

    /// Makes the title of this tab the target of drops.
    ///
    /// Matches: SwiftUI.TabContent.dropDestination(for:action:)
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
    ) -> some TabContent<TabValue> {
        labeled { label in
            label.dropDestination(for: payloadType) { items, _ in
                action(items)
                return true
            }
        }
    }

    /// Sets the identifier of this tab for tests.
    ///
    /// Matches: SwiftUI.TabContent.accessibilityIdentifier(_:isEnabled:)
    public func accessibilityIdentifier(
        _ identifier: String, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        labeled { $0.accessibilityIdentifier(identifier, isEnabled: isEnabled) }
    }

    /// Sets the name of this tab for assistive technology, which is localized.
    ///
    /// Matches: SwiftUI.TabContent.accessibilityLabel(_:)
    public func accessibilityLabel(_ key: LocalizedStringKey) -> some TabContent<TabValue> {
        accessibilityLabel(Text(key))
    }

    /// Sets the name of this tab for assistive technology, from a resource.
    ///
    /// Matches: SwiftUI.TabContent.accessibilityLabel(_:)
    @_disfavoredOverload
    public func accessibilityLabel(_ resource: LocalizedStringResource) -> some TabContent<TabValue>
    {
        accessibilityLabel(Text(resource))
    }

    /// Sets the name of this tab for assistive technology, not localized.
    ///
    /// Matches: SwiftUI.TabContent.accessibilityLabel(_:)
    @_disfavoredOverload
    public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> {
        accessibilityLabel(Text(label))
    }

    /// Sets the name of this tab for assistive technology.
    ///
    /// Matches: SwiftUI.TabContent.accessibilityLabel(_:)
    public func accessibilityLabel(_ label: Text) -> some TabContent<TabValue> {
        labeled { $0.accessibilityLabel(label) }
    }

    /// Sets the hint of this tab for assistive technology, which is localized.
    ///
    /// Matches: SwiftUI.TabContent.accessibilityHint(_:)
    public func accessibilityHint(_ key: LocalizedStringKey) -> some TabContent<TabValue> {
        accessibilityHint(Text(key))
    }

    /// Sets the hint of this tab for assistive technology, from a resource.
    ///
    /// Matches: SwiftUI.TabContent.accessibilityHint(_:)
    @_disfavoredOverload
    public func accessibilityHint(_ resource: LocalizedStringResource) -> some TabContent<TabValue>
    {
        accessibilityHint(Text(resource))
    }

    /// Sets the hint of this tab for assistive technology, not localized.
    ///
    /// Matches: SwiftUI.TabContent.accessibilityHint(_:)
    @_disfavoredOverload
    public func accessibilityHint<S: StringProtocol>(_ label: S) -> some TabContent<TabValue> {
        accessibilityHint(Text(label))
    }

    /// Sets the hint of this tab for assistive technology.
    ///
    /// Matches: SwiftUI.TabContent.accessibilityHint(_:)
    public func accessibilityHint(_ hint: Text) -> some TabContent<TabValue> {
        labeled { $0.accessibilityHint(hint) }
    }

    /// Changes each of these tabs.
    func changed(
        _ change: @escaping (Subview) -> AnyView
    ) -> ChangedTabContent<TabValue> {
        ChangedTabContent(tabs: _tabs, change: change)
    }

    /// Changes the label of these tabs.
    private func labeled(
        _ change: @escaping @MainActor (AnyView) -> some View
    ) -> ChangedTabContent<TabValue> {
        changed { tab in
            let label = tab.containerValues.tabLabel.map { AnyView(change($0)) }
            return AnyView(tab.containerValue(\.tabLabel, label))
        }
    }
}

/// Tabs with other values for the view around them.
nonisolated struct ChangedTabContent<TabValue: Hashable> {
    let tabs: AnyView
    let change: (Subview) -> AnyView
}

extension ChangedTabContent: TabContent {
    typealias Body = Never

    var _tabs: AnyView {
        AnyView(ForEach(subviews: tabs) { change($0) })
    }
}
