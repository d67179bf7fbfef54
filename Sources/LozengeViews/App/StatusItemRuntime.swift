import Foundation
import LozengeCore

/// The label and the menu of an icon in the panel: views without a window, which are read and operated as semantic
/// elements.
package final class StatusItemRuntime {
    private let label: UnseenContent
    private let menu: UnseenContent
    private let pictures: NotedPictures
    /// The identities of items, which stay the same as long as their views.
    private var ids: [ObjectIdentifier: Int32] = [:]
    private var lastID: Int32 = 0
    private var actions: [Int32: () -> Void] = [:]

    /// - Parameters:
    ///   - label: The label.
    ///   - menu: The items of the menu; nothing if it opens a window.
    ///   - textEngine: The text engine.
    ///   - pictures: The source of pictures.
    ///   - environment: The environment of both.
    ///   - changed: Called when ``title``, ``picture`` or ``entries`` may have changed.
    package init(
        label: @escaping () -> AnyView, menu: @escaping () -> AnyView, textEngine: any TextEngine,
        pictures: any PictureSource, environment: EnvironmentValues, changed: @escaping () -> Void
    ) {
        let noted = NotedPictures(pictures)
        self.pictures = noted
        self.label = UnseenContent(
            label, textEngine: textEngine, pictures: noted, environment: environment,
            changed: changed)
        self.menu = UnseenContent(
            items: menu, textEngine: textEngine, pictures: pictures, environment: environment,
            changed: changed)
    }

    /// Shows the present content of the scene.
    package func update(to label: @escaping () -> AnyView, menu: @escaping () -> AnyView) {
        self.label.update(to: label)
        self.menu.update(to: menu)
    }

    /// The label in words; empty for one without.
    package var title: String {
        let all = label.elements.flatMap(\.flattened)
        let texts = all.filter { $0.role != .image }
        var elements = texts.isEmpty ? all : texts
        elements.combine(of: label.root)
        return elements[0].label
    }

    /// The picture in the label; `nil` if it shows none.
    package var picture: PictureReference? {
        let isShown = label.displayList.primitives.contains {
            if case .picture = $0 { true } else { false }
        }
        return isShown ? pictures.last : nil
    }

    /// The items of the menu.
    package var entries: [MenuEntry] {
        let elements = menu.elements
        let present = Set(elements.flatMap(\.flattened).map { ObjectIdentifier($0.node) })
        ids = ids.filter { present.contains($0.key) }
        actions = [:]
        return entries(for: elements)
    }

    private func entries(for elements: [SemanticElement]) -> [MenuEntry] {
        elements.inReadingOrder.flatMap { element -> [MenuEntry] in
            let id = id(of: element.node)
            let isEnabled = !element.states.contains(.disabled)
            let isOn = element.states.contains(.checked)
            actions[id] = element.actions.first { $0.kind == .activate }?.perform
            func entry(_ kind: MenuEntry.Kind, isEnabled: Bool) -> [MenuEntry] {
                [
                    MenuEntry(
                        id: id, kind: kind, title: element.properties.label, isEnabled: isEnabled)
                ]
            }
            switch element.role {
            case .group: return entries(for: element.children)
            case .separator: return entry(.separator, isEnabled: true)
            case .menuButton:
                return entry(.submenu(entries(for: element.children)), isEnabled: isEnabled)
            case .menuItemCheckbox: return entry(.mark(isOn: isOn), isEnabled: isEnabled)
            case .menuItemRadio: return entry(.option(isOn: isOn), isEnabled: isEnabled)
            default:
                // Texts are items that cannot be chosen.
                guard !element.label.isEmpty else { return [] }
                return entry(.command, isEnabled: isEnabled && actions[id] != nil)
            }
        }
    }

    private func id(of node: Node) -> Int32 {
        if let known = ids[ObjectIdentifier(node)] { return known }
        lastID &+= 1
        ids[ObjectIdentifier(node)] = lastID
        return lastID
    }

    /// Performs the action of an item; nothing if it is gone.
    package func choose(_ id: Int32) { actions[id]?() }

    package func close() {
        label.close()
        menu.close()
    }

}

/// A source of pictures that notes which picture was asked for last.
private final class NotedPictures: PictureSource {
    private let source: any PictureSource
    private(set) var last: PictureReference?

    init(_ source: any PictureSource) { self.source = source }

    func find(
        _ request: PictureRequest, whenDecoded: @escaping @MainActor () -> Void
    ) -> FoundPicture? {
        last = request.reference
        return source.find(request, whenDecoded: whenDecoded)
    }

    var namedColors: NamedColors? { source.namedColors }
    func load(_ url: URL) async throws -> Data { try await source.load(url) }
}
