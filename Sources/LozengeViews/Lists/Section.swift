import Foundation
import LozengeCore

/// Views that belong together, with a header above and a footer below.
///
/// ```swift
/// List {
///     Section("Party") {
///         ForEach(party) { hero in Text(hero.name) }
///     }
///     Section {
///         Text("Goblin")
///     } header: {
///         Text("Enemies")
///     } footer: {
///         Text("Defeat all of them.")
///     }
/// }
/// ```
///
/// In a list or a form it is a group of rows, elsewhere its views are shown one after the other.
///
/// Matches: SwiftUI.Section
nonisolated public struct Section<Parent, Content, Footer> {
    package let header: Parent
    package let content: Content
    package let footer: Footer
    package let isExpanded: Binding<Bool>?
    /// True if the user can collapse the section though the program does not know about it.
    var isCollapsible = false
    @State private var isOpen = true
    /// One object for each section, by which its rows know each other.
    @State private var identity = SectionIdentity()

    package init(
        header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil
    ) {
        self.header = header
        self.content = content
        self.footer = footer
        self.isExpanded = isExpanded
    }
}

extension Section: View where Parent: View, Content: View, Footer: View {
    public var body: some View {
        let isExpanded = isExpanded ?? (isCollapsible ? $isOpen : nil)
        SectionHeader(header: header, isExpanded: isExpanded).part(.header, of: identity)
        if isExpanded?.wrappedValue ?? true { content.part(.row, of: identity) }
        SectionFooter(footer: footer).part(.footer, of: identity)
    }

    public func _list(_ list: inout _SubviewList) {
        list.appendSection(
            header: header._list,
            content: { if isExpanded?.wrappedValue ?? true { content._list(&$0) } },
            footer: footer._list)
    }
}

nonisolated extension View {
    fileprivate func part(_ role: SectionPart.Role, of section: SectionIdentity) -> some View {
        layoutValue(key: SectionPartKey.self, value: SectionPart(role: role, section: section))
    }
}

/// The header of a section, with the control that collapses it.
nonisolated private struct SectionHeader<Header: View> {
    let header: Header
    let isExpanded: Binding<Bool>?
    @Environment(\.listLook) private var look
    @Environment(\.headerProminence) private var prominence
}

extension SectionHeader: View {
    var body: some View {
        if let look {
            collapsible
                .font(font(look))
                .defaultForegroundStyle(
                    prominence == .increased || look.isForm
                        ? AnyShapeStyle(.primary) : AnyShapeStyle(.secondary))
        } else {
            header
        }
    }

    private func font(_ look: ListLook) -> Font {
        if prominence == .increased { return .body.bold() }
        return look.isForm ? .headline : .subheadline.weight(.semibold)
    }

    @ViewBuilder private var collapsible: some View {
        if let isExpanded {
            DisclosureButton(isExpanded: isExpanded) { header }
        } else {
            header
        }
    }
}

nonisolated private struct SectionFooter<Footer: View> {
    let footer: Footer
    @Environment(\.listLook) private var look
}

extension SectionFooter: View {
    var body: some View {
        if look != nil {
            footer.font(.footnote).defaultForegroundStyle(.secondary)
        } else {
            footer
        }
    }
}
