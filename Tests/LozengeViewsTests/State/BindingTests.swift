import Foundation
import LozengeTesting
import Testing

@Suite("Binding")
struct BindingTests {
    struct Hero: Equatable {
        var name = "Hasty River"
        var health = Health()
        struct Health: Equatable { var points = 60 }
    }

    @Test("It reads and writes what it was made for")
    func getAndSet() {
        var value = 1
        let binding = Binding(get: { value }, set: { value = $0 })
        binding.wrappedValue += 4
        #expect(value == 5)
        #expect(binding.wrappedValue == 5)
        #expect(binding.projectedValue.wrappedValue == 5)
    }

    @Test("A part of the value is a binding of its own")
    func dynamicMember() {
        var hero = Hero()
        let binding = Binding(get: { hero }, set: { hero = $0 })
        binding.health.points.wrappedValue = 33
        binding.name.wrappedValue = "Swift River"
        #expect(hero == Hero(name: "Swift River", health: Hero.Health(points: 33)))
    }

    @Test("A constant ignores what is written")
    func constant() {
        let binding = Binding.constant(3)
        binding.wrappedValue = 4
        #expect(binding.wrappedValue == 3)
    }

    @Test("What a child writes, the parent shows")
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
        let plain = Screen(200, 100) { Button("add") {} }
        let press = plain.evaluations { plain.click("add") }
        let all = screen.evaluations { screen.click("add") }
        #expect(screen.words.contains("reads 1"))
        #expect(all == press + 1)
    }
}
