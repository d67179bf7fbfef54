import LozengeReload
import Testing

@Suite("The part of a source that others see")
struct SourceInterfaceTests {
    private static let card = """
        import SwiftUI

        /// A card.
        struct Card: View {
            @State private var count = 0
            let title: String
            var shade: Color = .red
            static func make(_ title: String = "a") -> Card { Card(title: title) }

            var body: some View {
                Text(title)
            }

            var half: Int {
                get { count / 2 }
                set { count = newValue * 2 }
            }
        }

        #Preview { Card(title: "a") }
        """

    private func isInside(_ old: String, _ new: String, in source: String = card) -> Bool {
        let changed = source.replacing(old, with: new)
        #expect(changed != source)
        return SourceInterface(source) == SourceInterface(changed)
    }

    @Test(
        "Changes of bodies, previews, comments and values with a type stay inside",
        arguments: [
            ("Text(title)", "Text(title).bold()\n        Text(\"b\")"),
            ("{ Card(title: title) }", "{ let a = 1; return Card(title: title + \"\\(a)\") }"),
            ("#Preview { Card(title: \"a\") }", "#Preview(\"B\") { Text(\"c\") }"),
            ("/// A card.", "// A card {"), ("= .red", "= .green"), ("count / 2", "count / 3"),
        ])
    func inside(old: String, new: String) {
        #expect(isInside(old, new))
    }

    @Test(
        "Changes of declarations do not",
        arguments: [
            ("= 0", "= 0.5"), ("let title: String", "let title: String?"),
            ("private var count", "var count"), ("count = 0", "count = 0\n    var b: Int"),
            ("\"a\") -> Card", "\"b\") -> Card"), ("Card: View", "Card: View, Equatable"),
            ("-> Card {", "-> some View {"), ("import SwiftUI", "import Foundation"),
            ("    struct", "    enum E { case a }\n    struct"),
        ].filter { card.contains($0.0) })
    func outside(old: String, new: String) {
        #expect(!isInside(old, new))
    }

    @Test("A setter that is added is seen")
    func accessors() {
        let source = "struct A { var a: Int { 1 } }"
        #expect(!isInside("{ 1 }", "{ get { 1 } set {} }", in: source))
        #expect(isInside("{ 1 }", "{ 2 }", in: source))
    }

    @Test("The body of an inlinable function is seen")
    func inlinable() {
        #expect(!isInside("1", "2", in: "@inlinable public func a() -> Int { 1 }"))
        #expect(isInside("1", "2", in: "@discardableResult public func a() -> Int { 1 }"))
    }

    @Test("Conditions are seen, and what is inside of them")
    func conditions() {
        let source = "#if DEBUG\nlet a: Int = 1\n#else\nfunc b() {}\n#endif"
        #expect(!isInside("DEBUG", "RELEASE", in: source))
        #expect(!isInside("func b", "func c", in: source))
        #expect(isInside("= 1", "= 2", in: source))
    }

    @Test("A source with unbalanced brackets has none")
    func unbalanced() {
        #expect(SourceInterface("struct A {") == nil)
    }
}
