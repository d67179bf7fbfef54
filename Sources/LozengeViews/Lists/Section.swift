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
    let header: Parent
    let content: Content
    let footer: Footer
    let isExpanded: Binding<Bool>?
    /// One object for each section, by which its rows know each other.
    @State private var identity = SectionIdentity()

    init(
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
        SectionHeader(header: header, isExpanded: isExpanded).part(.header, of: identity)
        if isExpanded?.wrappedValue ?? true { content.part(.row, of: identity) }
        SectionFooter(footer: footer).part(.footer, of: identity)
    }
}

/// The place of a view in its section.
nonisolated struct SectionPart: Equatable {
    enum Role {
        case header, row, footer
    }

    var role = Role.row
    /// The section; `nil` outside of sections.
    var section: SectionIdentity?
}

nonisolated final class SectionIdentity: Equatable, Sendable {
    static func == (lhs: SectionIdentity, rhs: SectionIdentity) -> Bool { lhs === rhs }
}

nonisolated extension View {
    fileprivate func part(_ role: SectionPart.Role, of section: SectionIdentity) -> some View {
        listRowTraits { $0.part = SectionPart(role: role, section: section) }
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
