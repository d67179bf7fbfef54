import Foundation
import LozengeTesting
import Observation
import Testing
import ViewFixtures

@Observable
private final class Fighter {
    var name = "Ana"
    var points = 12
    @ObservationIgnored var notes = ""
    var friend: Fighter?
}

/// Protected by its owner.
@Observable
private nonisolated final class Score: @unchecked Sendable {
    var points = 0
}

/// The number of evaluations of each kind of view.
private final class Tally {
    var counts: [String: Int] = [:]
    func count(_ name: String) { counts[name, default: 0] += 1 }
}

@Suite("Observable objects")
struct ObservationTests {
    private struct Name: View {
        let fighter: Fighter
        let tally: Tally
        var body: some View {
            let _ = tally.count("name")
            Text(fighter.name)
        }
    }

    private struct Points: View {
        let fighter: Fighter
        let tally: Tally
        var body: some View {
            let _ = tally.count("points")
            Text("\(fighter.points)")
        }
    }

    private struct Both: View {
        let fighter: Fighter
        let tally: Tally
        var body: some View {
            let _ = tally.count("both")
            Name(fighter: fighter, tally: tally)
            Points(fighter: fighter, tally: tally)
        }
    }

    @Test("Only the body that reads a property is evaluated when it changes, once")
    func exact() {
        let (fighter, tally) = (Fighter(), Tally())
        let screen = Screen(200, 100) { Both(fighter: fighter, tally: tally) }
        #expect(screen.words == ["Ana", "12"])
        fighter.points = 7
        fighter.points = 6
        #expect(screen.words == ["Ana", "6"])
        #expect(tally.counts == ["both": 1, "name": 1, "points": 2])
        fighter.name = "Bo"
        #expect(screen.words == ["Bo", "6"])
        #expect(tally.counts == ["both": 1, "name": 2, "points": 2])
        fighter.points = 6
        fighter.notes = "tall"
        fighter.friend = Fighter()
        #expect(screen.words == ["Bo", "6"])
        #expect(tally.counts == ["both": 1, "name": 2, "points": 2])
    }

    @Test("A property that a body no longer reads does not evaluate it")
    func forgotten() {
        struct Either: View {
            let fighter: Fighter
            let tally: Tally
            @State private var showsName = true
            var body: some View {
                let _ = tally.count("either")
                Text(showsName ? fighter.name : "\(fighter.points)")
                Change("turn", $showsName) { $0.toggle() }
            }
        }
        let (fighter, tally) = (Fighter(), Tally())
        let screen = Screen(200, 100) { Either(fighter: fighter, tally: tally) }
        for turn in 1...4 {
            screen.click("turn")
            let count = tally.counts["either"]
            if turn % 2 == 1 { fighter.name += "a" } else { fighter.points += 1 }
            _ = screen.words
            #expect(tally.counts["either"] == count, "turn \(turn)")
            if turn % 2 == 1 { fighter.points += 1 } else { fighter.name += "b" }
            _ = screen.words
            #expect(tally.counts["either"] == count.map { $0 + 1 }, "turn \(turn)")
        }
    }

    @Test("Objects in objects, in rows, in a GeometryReader")
    func deep() {
        struct Rows: View {
            let fighters: [Fighter]
            var body: some View {
                ForEach(fighters.indices, id: \.self) { Text(fighters[$0].friend?.name ?? "alone") }
                GeometryReader { place in Text("\(fighters[0].points) of \(place.size.width)") }
            }
        }
        let fighters = [Fighter(), Fighter()]
        let screen = Screen(300, 100) { Rows(fighters: fighters) }
        #expect(screen.words == ["alone", "alone", "12 of 300.000000"])
        fighters[1].friend = Fighter()
        #expect(screen.words == ["alone", "Ana", "12 of 300.000000"])
        fighters[1].friend?.name = "Cy"
        fighters[0].points = 3
        #expect(screen.words == ["alone", "Cy", "3 of 300.000000"])
        screen.resize(200, 100)
        fighters[0].points = 2
        #expect(screen.words == ["alone", "Cy", "2 of 200.000000"])
    }

    @Test("A property of an object is bound to with @Bindable")
    func bindable() {
        struct Editor: View {
            @Bindable var fighter: Fighter
            var body: some View {
                Text("\(fighter.points)")
                Change("hit", $fighter.points) { $0 -= 5 }
            }
        }
        let fighter = Fighter()
        let screen = Screen(200, 100) { Editor(fighter: fighter) }
        screen.click("hit")
        #expect(fighter.points == 7 && screen.words.contains("7"))
    }

    @Test("The nearest object of a type is found in the environment, and changes with the position")
    func environment() {
        struct Inside: View {
            @Environment(Fighter.self) private var fighter
            var body: some View { Text(fighter.name) }
        }
        struct Maybe: View {
            @Environment(Fighter.self) private var fighter: Fighter?
            var body: some View { Text(fighter?.name ?? "nobody") }
        }
        struct Outside: View {
            let fighters: [Fighter]
            @State private var index = 0
            var body: some View {
                Inside().environment(fighters[index])
                Maybe()
                Maybe().environment(nil as Fighter?).environment(fighters[0])
                Change("next", $index) { $0 = 1 - $0 }
            }
        }
        let fighters = [Fighter(), Fighter()]
        fighters[1].name = "Bo"
        let screen = Screen(200, 200) { Outside(fighters: fighters) }
        #expect(screen.words.prefix(3) == ["Ana", "nobody", "nobody"])
        screen.click("next")
        #expect(screen.words.first == "Bo")
        fighters[1].name = "Di"
        #expect(screen.words.first == "Di")
    }

    @Test("An object can be read in a view's onDisappear")
    func goodbye() {
        struct Inside: View {
            @Environment(Fighter.self) private var fighter
            var body: some View { Text(fighter.name).onDisappear { fighter.points = 0 } }
        }
        struct Outside: View {
            let fighter: Fighter
            @State private var isShown = true
            var body: some View {
                if isShown { Inside().environment(fighter) }
                Change("hide", $isShown) { $0 = false }
            }
        }
        let fighter = Fighter()
        let screen = Screen(200, 200) { Outside(fighter: fighter) }
        screen.click("hide")
        #expect(fighter.points == 0)
    }

    @Test("A change on another thread is shown once the main thread is notified")
    func otherThread() async {
        struct Shown: View {
            let score: Score
            var body: some View { Text("\(score.points)") }
        }
        let score = Score()
        let screen = Screen(200, 100) { Shown(score: score) }
        await Task.detached { score.points = 5 }.value
        await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
        #expect(screen.words == ["5"])
    }

    @Test("After many evaluations and removed rows, no observation remains")
    func noGrowth() {
        struct Ticking: View {
            let fighter: Fighter
            @Binding var tick: Int
            var body: some View {
                Text("\(fighter.name) \(tick)")
                ForEach(tick..<tick + 3, id: \.self) {
                    Name(fighter: fighter, tally: Tally()).id($0)
                }
            }
        }
        struct Clock: View {
            let fighter: Fighter
            @State private var tick = 0
            var body: some View {
                Ticking(fighter: fighter, tick: $tick)
                Change("tick", $tick) { $0 += 1 }
            }
        }
        let fighter = Fighter()
        let screen = Screen(300, 300) { Clock(fighter: fighter) }
        for _ in 0..<5 { screen.click("tick") }
        let before = observations(of: fighter)
        for _ in 0..<200 { screen.click("tick") }
        #expect(before > 0 && observations(of: fighter) == before)
        fighter.name = "Zed"
        #expect(screen.words.first == "Zed 205")
    }

    /// The number of observations that wait for a change of an object, by reflection.
    private func observations(of object: Any) -> Int {
        observations(in: Mirror(reflecting: object))
    }

    private func observations(in mirror: Mirror, depth: Int = 0) -> Int {
        guard depth < 9 else { return 0 }
        let inherited = mirror.superclassMirror.map { observations(in: $0, depth: depth) } ?? 0
        return mirror.children.reduce(inherited) { sum, child in
            let inner = Mirror(reflecting: child.value)
            return child.label == "observations"
                ? sum + inner.children.count : sum + observations(in: inner, depth: depth + 1)
        }
    }
}
