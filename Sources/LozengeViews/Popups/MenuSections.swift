import Foundation
import LozengeCore

/// A view that can be a section of the menu in which it is.
package protocol MenuSection: View {
    /// Returns true for a section.
    ///
    /// - Parameter values: The values that the view provides to the menu.
    /// - Returns: False for a single item, or a submenu.
    nonisolated func isMenuSection(with values: ContainerValues) -> Bool
}

/// The content of a menu, with dividers between its sections.
nonisolated struct MenuSections {
    let items: AnyView
}

extension MenuSections: View {
    var body: some View {
        Group(sections: items) { sections in
            let parts = sections.flatMap(\.menuParts)
            ForEach(parts.indices, id: \.self) { index in
                if index > 0, !parts[index].isDivided(from: parts[index - 1]) { Divider() }
                ForEach(parts[index].header) { $0.menuHeader }
                ForEach(parts[index].items) { $0 }
            }
        }
    }
}

/// Items without dividers between them.
nonisolated private struct MenuPart {
    var header: [Subview] = []
    var items: [Subview] = []

    var isEmpty: Bool { header.isEmpty && items.isEmpty }

    /// True if the program itself has a divider between this part and the one before.
    func isDivided(from previous: MenuPart) -> Bool {
        previous.items.last?.isDivider == true || header.isEmpty && items.first?.isDivider == true
    }
}

nonisolated extension Subview {
    /// The header of a section of a menu.
    package var menuHeader: some View { font(.subheadline.weight(.semibold)) }

    package var isDivider: Bool { content(as: Divider.self) != nil }
    fileprivate var isMenuSection: Bool {
        content(as: (any MenuSection).self)?.isMenuSection(with: containerValues) == true
    }
}

nonisolated extension SectionConfiguration {
    /// The section, divided at the views that are sections themselves.
    fileprivate var menuParts: [MenuPart] {
        var parts = [MenuPart(header: Array(header))]
        for item in Array(content) + Array(footer) {
            if item.isMenuSection {
                parts += [MenuPart(items: [item]), MenuPart()]
            } else {
                parts[parts.count - 1].items.append(item)
            }
        }
        return parts.filter { !$0.isEmpty }
    }
}
