import Foundation
import LozengeCore
import LozengeViews

/// An item of a toolbar.
///
/// ```swift
/// MonsterList()
///     .toolbar {
///         ToolbarItem(placement: .primaryAction) {
///             Button("Add", systemImage: "plus", action: add)
///         }
///     }
/// ```
///
/// A label shows its icon alone, and its title in a tooltip and in the menu of items that do not fit.
///
/// Matches: SwiftUI.ToolbarItem
nonisolated public struct ToolbarItem<ID, Content: View> {
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// Creates an item with an identity.
    ///
    /// Matches: SwiftUI.ToolbarItem.init(id:placement:content:)
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic,
        @ViewBuilder content: () -> Content
    ) where ID == String {
        self.placement = placement
        self.content = content()
    }

    /// Creates an item with an identity.
    ///
    /// Matches: SwiftUI.ToolbarItem.init(id:placement:showsByDefault:content:)
    /// Differs: all items are shown; a toolbar is not customizable.
    @available(*, deprecated, message: "Leave out showsByDefault.")
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
        @ViewBuilder content: () -> Content
    ) where ID == String {
        self.placement = placement
        self.content = content()
    }
}

nonisolated extension ToolbarItem where ID == Void {
    /// Creates an item.
    ///
    /// Matches: SwiftUI.ToolbarItem.init(placement:content:)
    public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.placement = placement
        self.content = content()
    }
}

extension ToolbarItem: ToolbarContent {
    public typealias Body = Never

    public var _declarations: AnyView {
        AnyView(EntryDeclaration(entry: ToolbarEntry(placement: placement, content: content)))
    }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

/// Several items of a toolbar, one for each view.
///
/// Matches: SwiftUI.ToolbarItemGroup
nonisolated public struct ToolbarItemGroup<Content: View> {
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// Creates items of the views in `content`.
    ///
    /// Matches: SwiftUI.ToolbarItemGroup.init(placement:content:)
    public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.placement = placement
        self.content = content()
    }

    /// Creates items of the views in `content`.
    ///
    /// Matches: SwiftUI.ToolbarItemGroup.init(placement:content:label:)
    /// Differs: items that do not fit are in the toolbar's menu, not in one of their own, so the label is not shown.
    public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
        @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {
        self.placement = placement
        self.content = LabeledToolbarItemGroupContent(content: content(), label: label())
    }
}

extension ToolbarItemGroup: ToolbarContent {
    public typealias Body = Never

    public var _declarations: AnyView {
        AnyView(GroupDeclaration(placement: placement, content: content))
    }
}

/// The views of a group of items with a label.
///
/// Matches: SwiftUI.LabeledToolbarItemGroupContent
nonisolated public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {
    let content: Content
    let label: Label
}

extension LabeledToolbarItemGroupContent: View {
    public var body: some View { content }

    public func _list(_ list: inout _SubviewList) { content._list(&list) }
}

/// A space between the items of a toolbar.
///
/// Matches: SwiftUI.ToolbarSpacer
nonisolated public struct ToolbarSpacer {
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    /// Creates a space.
    ///
    /// - Parameters:
    ///   - sizing: Flexible to take the free space of a bottom bar.
    ///   - placement: The place of the space.
    ///
    /// Matches: SwiftUI.ToolbarSpacer.init(_:placement:)
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
    }
}

extension ToolbarSpacer: CustomizableToolbarContent {
    public typealias Body = Never

    public var _declarations: AnyView {
        let space = sizing == .flexible ? AnyView(Spacer()) : AnyView(Spacer().frame(width: 6))
        return AnyView(
            EntryDeclaration(entry: ToolbarEntry(placement: placement, content: space)))
    }
}

/// The size of a space.
///
/// Matches: SwiftUI.SpacerSizing
nonisolated public struct SpacerSizing: Hashable, Sendable {
    private let isFlexible: Bool
    public static let flexible = SpacerSizing(isFlexible: true)
    public static let fixed = SpacerSizing(isFlexible: false)
}

/// The menu of the title in a toolbar.
///
/// Matches: SwiftUI.ToolbarTitleMenu
nonisolated public struct ToolbarTitleMenu<Content: View> {
    private let content: Content

    /// Creates a menu, which opens when the title is pressed.
    ///
    /// Matches: SwiftUI.ToolbarTitleMenu.init(content:)
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension ToolbarTitleMenu: ToolbarContent {
    public typealias Body = Never

    public var _declarations: AnyView {
        AnyView(NoSize().declares(TitleMenu(content: AnyView(content))))
    }
}
