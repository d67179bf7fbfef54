import LozengeCore

extension UnseenContent {
    /// Creates the items of a menu, in which submenus have their items as children.
    convenience init(
        items: @escaping () -> AnyView, textEngine: any TextEngine, pictures: any PictureSource,
        environment: EnvironmentValues, changed: @escaping () -> Void = {}
    ) {
        var inner = environment.forPopup()
        inner.menuRows = .read
        inner.dividesMenu = true
        self.init(
            { AnyView(MenuSections(items: items())) }, textEngine: textEngine, pictures: pictures,
            environment: inner,
            changed: changed)
    }
}

extension MenuRows {
    /// The items of a menu that is read: a submenu is there with its items.
    nonisolated static let read = MenuRows(
        button: items.button, toggle: items.toggle, option: items.option,
        submenu: { items, label in
            AnyView(
                VStack {
                    label.accessibilityElement(children: .combine)
                    MenuSections(items: items())
                }
                .semantics { elements, context in
                    guard !elements.isEmpty else { return }
                    var menu = SemanticElement(.menuButton, of: context.node)
                    menu.label = elements.removeFirst().label
                    menu.children = elements
                    elements = [menu]
                })
        })
}
