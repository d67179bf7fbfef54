extension _PropertyConnection {
    /// The node of the view that has the property.
    var node: Node? { reader as? Node }
}

/// The node of a view with a body: it evaluates the body, and has no box.
class CompositeNode<Content: View>: Node {
    final var view: Content
    private final var properties = DynamicPropertyStorage.forOwner(Content.self)

    init(_ view: Content, in visitor: ViewVisitor) {
        self.view = view
        super.init(in: visitor)
    }

    final override var propertyLayout: DynamicPropertyLayout? { .of(Content.self) }
    final override var ownProperties: DynamicPropertyStorage? { properties }
    final override var written: Any? { view }
    #if DEBUG || INSPECT
        final override var viewType: Any.Type? { Content.self }
        final override var bodyType: Any.Type? { Content.Body.self }
    #endif
    final override var lastingProperties: DynamicPropertyStorage? { properties?.lasting }
    final override func adopt(_ properties: DynamicPropertyStorage) { self.properties = properties }

    /// Replaces the view by the parent's new description; evaluates the body if it differs.
    func update(to view: Content) {
        var view = view
        guard !ViewValue.areEqual(&self.view, &view) else { return updateIfNeeded() }
        UpdateCauses.note(.value(differences(self.view, view)), for: self)
        self.view = view
        updateNow()
    }

    final override var name: String { String(describing: Content.self).prefix { $0 != "<" } + "" }

    final override func update() {
        tree.evaluatesBody(of: self)
        properties?.connect(&view, to: self)
        let body = Node.observed { view.body }
        visitChildren { body._visit(&$0) }
    }
}

/// The node of a modifier with a body.
class CompositeModifierNode<Modifier: ViewModifier, Content: View>: Node {
    final var modifier: Modifier
    private final var content: Content
    private final var source: _ViewModifier_Content<Modifier>
    private final var properties = DynamicPropertyStorage.forOwner(Modifier.self)

    init(_ modifier: Modifier, _ content: Content, in visitor: ViewVisitor) {
        self.modifier = modifier
        self.content = content
        source = Self.source(content)
        super.init(in: visitor)
    }

    package final override var label: String {
        String(describing: Modifier.self).prefix { $0 != "<" } + ""
    }
    final override var propertyLayout: DynamicPropertyLayout? { .of(Modifier.self) }
    final override var ownProperties: DynamicPropertyStorage? { properties }
    final override var lastingProperties: DynamicPropertyStorage? { properties?.lasting }
    final override func adopt(_ properties: DynamicPropertyStorage) { self.properties = properties }
    final override var written: Any? { modifier }

    func update(to modifier: Modifier, _ content: Content) {
        var (modifier, content) = (modifier, content)
        let isSameContent = ViewValue.areEqual(&self.content, &content)
        let isSame = ViewValue.areEqual(&self.modifier, &modifier) && isSameContent
        guard !isSame else { return updateIfNeeded() }
        UpdateCauses.note(
            .value(differences(self.modifier, modifier) + (isSameContent ? [] : ["content"])),
            for: self)
        self.modifier = modifier
        if !isSameContent {
            self.content = content
            source = Self.source(content)
        }
        updateNow()
    }

    final override func update() {
        tree.evaluatesBody(of: self)
        properties?.connect(&modifier, to: self)
        let body = Node.observed { modifier.body(content: source) }
        visitChildren { body._visit(&$0) }
    }

    private static func source(_ content: Content) -> _ViewModifier_Content<Modifier> {
        _ViewModifier_Content(source: ContentSource { content._visit(&$0) })
    }
}

extension ViewVisitor {
    /// Adds a view with a body.
    mutating func composite<Content: View>(_ view: Content) {
        enter(make: { CompositeNode(view, in: $0) }, update: { $0.update(to: view) })
    }

    /// Adds a modifier with a body.
    mutating func composite<Modifier: ViewModifier, Content: View>(
        _ modifier: Modifier, content: Content
    ) {
        enter(
            make: { CompositeModifierNode(modifier, content, in: $0) },
            update: { $0.update(to: modifier, content) })
    }
}
