import Foundation
import LozengeTesting
import Testing
import ViewFixtures

extension EnvironmentValues {
    /// A value without a separate key.
    fileprivate var temper: String {
        get { self[\.temper, default: "calm"] }
        set { self[\.temper, default: "calm"] = newValue }
    }

    fileprivate var limit: Int? {
        get { self[\.limit, default: 3] }
        set { self[\.limit, default: 3] = newValue }
    }
}

@Suite("Environment")
struct EnvironmentTests {
    @Test("A value is its key's default until one is set")
    func defaultValue() {
        let screen = Screen(200, 100) { Mood() }
        #expect(screen.words == ["calm"])
    }

    @Test("A value set above is read below, the nearest first")
    func inherited() {
        let screen = Screen(200, 100) {
            VStack {
                Mood()
                VStack { Mood() }.environment(\.mood, "merry")
            }
            .environment(\.mood, "grim")
        }
        #expect(screen.words == ["grim", "merry"])
    }

    private enum First: EnvironmentKey { static let defaultValue = -1 }
    private enum After<Key: EnvironmentKey>: EnvironmentKey {
        static var defaultValue: Int { -1 }
    }

    @Test("Among many values each is found, the one that was set last")
    func many() {
        var (environment, latest) = (EnvironmentValues(), 0)
        var checks: [(EnvironmentValues) -> Bool] = []
        func set<Key: EnvironmentKey>(_ key: Key.Type, _ rest: Int) where Key.Value == Int {
            #expect(environment[key] == -1)
            environment[key] = 0
            latest += 1
            let value = latest
            environment[key] = value
            checks.append { $0[key] == value }
            if rest > 0 { set(After<Key>.self, rest - 1) }
        }
        set(First.self, 300)
        #expect(checks.allSatisfy { $0(environment) })
    }

    @Test("A value can be transformed from the outer one")
    func transformed() {
        let screen = Screen(200, 100) {
            Mood()
                .transformEnvironment(\.mood) { $0 += "!" }
                .transformEnvironment(\.mood) { $0 += "?" }
                .environment(\.mood, "grim")
        }
        #expect(screen.words == ["grim?!"])
    }

    @Test("A modifier reads the environment at its position")
    func inAModifier() {
        struct Louder: ViewModifier {
            @Environment(\.mood) private var mood
            func body(content: Content) -> some View {
                content.environment(\.mood, mood + "!")
            }
        }
        let screen = Screen(200, 100) {
            Mood().modifier(Louder()).modifier(Louder()).environment(\.mood, "grim")
        }
        #expect(screen.words == ["grim!!"])
    }

    @Test("A background and an overlay have the environment of their view")
    func secondary() {
        let screen = Screen(200, 100) {
            Color.red.background(Mood()).overlay(Mood()).environment(\.mood, "grim")
        }
        #expect(screen.words == ["grim", "grim"])
    }

    @Test("A change evaluates its readers only")
    func readersOnly() {
        let screen = Screen(300, 200) { Moody() }
        let plain = Screen(300, 200) { Button("change") {}.buttonStyle(.plain) }
        let press = plain.evaluations { plain.click("change") }
        let all = screen.evaluations { screen.click("change") }
        #expect(screen.words.filter { $0 == "grim" }.count == 2)
        // The owner and the two readers of the mood; not the two that read nothing.
        #expect(all == press + 3)
    }

    @Test("Setting an equal value evaluates nothing below")
    func equalValue() {
        struct Steady: View {
            @State private var count = 0
            var body: some View {
                Change("change", $count) { $0 += 1 }
                Text("\(count)")
                Inner().environment(\.mood, "grim")
            }
        }
        struct Inner: View {
            var body: some View { Mood() }
        }
        let screen = Screen(300, 200) { Steady() }
        let plain = Screen(300, 200) { Button("change") {}.buttonStyle(.plain) }
        let press = plain.evaluations { plain.click("change") }
        // The owner, and the button, whose action is a new closure.
        let all = screen.evaluations { screen.click("change") }
        #expect(all - press <= 3)
        #expect(screen.words.contains("grim"))
    }

    @Test("A value may be identified by its property")
    func withoutKey() {
        struct Shown: View {
            @Environment(\.temper) private var mood
            @Environment(\.limit) private var limit
            var body: some View { Text("\(mood) \(limit.map { "\($0)" } ?? "none")") }
        }
        struct Moods: View {
            @State private var mood = "glad"
            var body: some View {
                Shown()
                Shown().environment(\.temper, mood).environment(\.limit, nil)
                Change("turn", $mood) { $0 = "cross" }
            }
        }
        let screen = Screen(200, 200) { Moods() }
        #expect(screen.words.prefix(2) == ["calm 3", "glad none"])
        #expect(screen.evaluations { screen.click("turn") } >= 2)
        #expect(screen.words.prefix(2) == ["calm 3", "cross none"])
    }
}

nonisolated private struct MoodKey: EnvironmentKey {
    static let defaultValue = "calm"
}

extension EnvironmentValues {
    fileprivate var mood: String {
        get { self[MoodKey.self] }
        set { self[MoodKey.self] = newValue }
    }
}

private struct Mood: View {
    @Environment(\.mood) private var mood
    var body: some View { Text(mood) }
}

private struct Indifferent: View {
    var body: some View { Text("whatever") }
}

private struct Moody: View {
    @State private var mood = "calm"

    var body: some View {
        Change("change", $mood) { $0 = "grim" }
        VStack {
            Mood()
            Indifferent()
            Mood()
            Indifferent()
        }
        .environment(\.mood, mood)
    }
}
