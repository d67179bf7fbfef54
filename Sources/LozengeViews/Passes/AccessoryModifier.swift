/// A modifier that adds a secondary view, which becomes the second box in the rule's.
struct AccessoryModifier<Rule: PrimitiveModifier, Accessory: View>: ViewModifier {
    typealias Body = Never

    let rule: Rule
    let accessory: Accessory

    func _visit<Modified: View>(_ visitor: inout ViewVisitor, content: Modified) {
        let accessory = self.accessory
        visitor.primitive(
            rule, accessory: { accessory._visit(&$0) }, content: { content._visit(&$0) })
    }
}
