import Foundation
import LozengeTesting
import Testing
import ViewFixtures

/// A child is evaluated only if its parent describes a different one.
@Suite("Comparing views")
struct ViewValueTests {
    private enum Kind { case plain, named(String) }
    private struct Place { let name: String }

    /// The number of evaluated bodies when the child is made from `second` instead of `first`.
    private func evaluations<Value>(_ first: Value, _ second: Value) -> Int {
        let door = ValueBox(first)
        let screen = Screen(200, 100) { Parent(box: door) }
        return screen.evaluations { door.set(second) } - 1
    }

    @Test("Equal values are the same view")
    func equal() {
        let text = "a text that is too long to be kept in a string's own sixteen bytes"
        #expect(evaluations(1, 1) == 0)
        #expect(evaluations(text, text.map { String($0) }.joined()) == 0)
        #expect(evaluations([1, 2], [1] + [2]) == 0)
        #expect(evaluations(Text("a"), Text("a")) == 0)
        #expect(evaluations(Kind.plain, Kind.plain) == 0)
        #expect(evaluations(Int?.none, nil) == 0)
        #expect(evaluations(CGSize(1, 2), CGSize(1, 2)) == 0)
        #expect(evaluations([Place(name: "a")], [Place(name: "a")]) == 0)
        #expect(evaluations([1: [Place(name: "a")]], [1: [Place(name: "a")]]) == 0)
        #expect(evaluations(Optional([Place(name: "a")]), [Place(name: "a")]) == 0)
    }

    @Test("Different values are another view")
    func different() {
        #expect(evaluations(1, 2) == 1)
        #expect(evaluations("a", "b") == 1)
        #expect(evaluations([1, 2], [2, 1]) == 1)
        #expect(evaluations(Text("a"), Text("b")) == 1)
        #expect(evaluations(Text("a"), Text("a").bold()) == 1)
        #expect(evaluations(Kind.plain, Kind.named("a")) == 1)
        #expect(evaluations(Kind.named("a"), Kind.named("b")) == 1)
        #expect(evaluations(Int?.none, 0) == 1)
        #expect(evaluations([Place(name: "a")], [Place(name: "b")]) == 1)
        #expect(evaluations([1: Place(name: "a")], [2: Place(name: "a")]) == 1)
        #expect(evaluations(Place?.none, Place(name: "a")) == 1)
    }
}

/// A value from outside, with a function that changes it.
private final class ValueBox<Value> {
    var value: Value
    var set: (Value) -> Void = { _ in }

    init(_ value: Value) { self.value = value }
}

private struct Parent<Value>: View {
    let box: ValueBox<Value>
    @State private var version = 0

    var body: some View {
        let _ =
            box.set = {
                box.value = $0
                version += 1
            }
        Text("version \(version)")
        Child(value: box.value)
    }
}

private struct Child<Value>: View {
    let value: Value
    var body: some View { Text("child") }
}
