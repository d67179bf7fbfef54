import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Binding")
struct BindingTests {
    struct Hero: Equatable {
        var name = "Hasty River"
        var health = Health()
        struct Health: Equatable { var points = 60 }
    }

    @Test("A binding reads and writes its value")
    func getAndSet() {
        var value = 1
        let binding = Binding(get: { value }, set: { value = $0 })
        binding.wrappedValue += 4
        #expect(value == 5)
        #expect(binding.wrappedValue == 5)
        #expect(binding.projectedValue.wrappedValue == 5)
    }

    @Test("A property of the value has a separate binding")
    func dynamicMember() {
        var hero = Hero()
        let binding = Binding(get: { hero }, set: { hero = $0 })
        binding.health.points.wrappedValue = 33
        binding.name.wrappedValue = "Swift River"
        #expect(hero == Hero(name: "Swift River", health: Hero.Health(points: 33)))
    }

    @Test("A view with a binding is made anew when the binding's animation changes")
    func animation() {
        struct Child: View {
            @Binding var value: CGFloat

            var body: some View {
                Color.red.frame(width: 10, height: 10).offset(x: value)
                Button("Move") { value += 100 }
            }
        }
        struct Parent: View {
            @State private var value: CGFloat = 0
            @State private var isFast = false

            var body: some View {
                Child(value: $value.animation(isFast ? nil : .linear(duration: 1)))
                Button("Faster") { isFast = true }
            }
        }
        let screen = Screen(300, 200) { Parent() }
        func x() -> CGFloat? {
            screen.displayList.primitives.lazy.compactMap { command -> CGFloat? in
                if case .fill(let shape, _) = command,
                    shape.bounds.size == CGSize(width: 10, height: 10)
                {
                    shape.bounds.minX
                } else {
                    nil
                }
            }.first
        }
        let start = x() ?? 0
        screen.click("Faster")
        screen.click("Move")
        #expect(x() == start + 100)
    }

    @Test("A constant ignores changes")
    func constant() {
        let binding = Binding.constant(3)
        binding.wrappedValue = 4
        #expect(binding.wrappedValue == 3)
    }

    @Test("An optional's value is bound while it is not nil")
    func unwrapping() throws {
        var hero: Hero? = Hero()
        let maybe = Binding(get: { hero }, set: { hero = $0 })
        let present = try #require(Binding(maybe))
        present.name.wrappedValue = "Ana"
        #expect(hero?.name == "Ana")
        hero = nil
        #expect(present.wrappedValue.name == "Hasty River")
        #expect(Binding(maybe) == nil)
    }

    @Test("A value is bound as an optional, too")
    func wrapping() {
        var number = 1
        let binding: Binding<Int?> = Binding(Binding(get: { number }, set: { number = $0 }))
        binding.wrappedValue = 4
        binding.wrappedValue = nil
        #expect(number == 4)
    }

    struct Rows: View {
        struct Row: Identifiable, Equatable {
            let id: Int
            var count = 0
        }
        @State var rows = [Row(id: 1), Row(id: 2), Row(id: 3)]
        var body: some View {
            ForEach($rows) { $row in
                Button("\(row.id): \(row.count)") { row.count += 1 }
            }
            ForEach($rows, id: \.id) { row in Text("\(row.wrappedValue.count)") }
            Change("turn", $rows) { $0.reverse() }
            Change("drop", $rows) { $0.removeLast() }
        }
    }

    @Test("Each row of a collection is bound to its element, at any index")
    func elements() {
        let screen = Screen(200, 400) { Rows() }
        screen.click("2: 0")
        screen.click("3: 0")
        #expect(screen.words.prefix(6) == ["1: 0", "2: 1", "3: 1", "0", "1", "1"])
        screen.click("turn")
        screen.click("1: 0")
        #expect(screen.words.prefix(3) == ["3: 1", "2: 1", "1: 1"])
        screen.click("drop")
        #expect(screen.words.prefix(4) == ["3: 1", "2: 1", "1", "1"])
    }

    @Test("The parent shows a child's change")
    func fromChild() {
        struct Damage: View {
            @Binding var points: Int
            var body: some View { Button("hit") { points -= 27 } }
        }
        struct Sheet: View {
            @State private var hero = Hero()
            var body: some View {
                Text("\(hero.health.points)")
                Damage(points: $hero.health.points)
            }
        }
        let screen = Screen(200, 100) { Sheet() }
        screen.click("hit")
        #expect(screen.words == ["33", "hit"])
    }

    @Test("Only the body that reads through it is evaluated")
    func readers() {
        struct Reader: View {
            @Binding var number: Int
            var body: some View { Text("reads \(number)") }
        }
        struct Owner: View {
            @State private var number = 0
            var body: some View {
                Reader(number: $number)
                Change("add", $number) { $0 += 1 }
            }
        }
        let screen = Screen(200, 100) { Owner() }
        let plain = Screen(200, 100) { Button("add") {}.buttonStyle(.plain) }
        let press = plain.evaluations { plain.click("add") }
        let all = screen.evaluations { screen.click("add") }
        #expect(screen.words.contains("reads 1"))
        #expect(all == press + 1)
    }
}
