/// A modifier with a secondary view, which becomes the second box inside that of `rule`.
nonisolated struct AccessoryModifier<Rule: PrimitiveModifier, Accessory: View> {
    let rule: Rule
    let accessory: Accessory
}

extension AccessoryModifier: ViewModifier {
    typealias Body = Never

    func _visit<Modified: View>(_ visitor: inout ViewVisitor, content: Modified) {
        let accessory = self.accessory
        visitor.primitive(
            rule, container: ImplicitStack(.layers), accessory: { accessory._visit(&$0) },
            content: { content._visit(&$0) })
    }
}
