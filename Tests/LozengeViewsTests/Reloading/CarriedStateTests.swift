import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

// Two builds of a program: types of the same names, which are other types.

private enum First {
    struct Counter: View {
        @State private var count = 0
        @State private var name = "first"

        var body: some View {
            Button("\(name) \(count)") { count += 1 }
        }
    }

    enum Mood: String, Codable { case calm, merry }

    struct Weather: View {
        @State private var mood = Mood.calm
        @State private var degrees = 10

        var body: some View {
            Button("\(mood.rawValue) \(degrees)") { (mood, degrees) = (.merry, 30) }
        }
    }

    struct Page: View {
        var body: some View {
            Counter()
            Weather()
            ForEach(["a", "b"], id: \.self) { _ in Counter() }
        }
    }
}

private enum Second {
    struct Counter: View {
        @State private var step = 5
        @State private var name = "second"
        @State private var count = 0

        var body: some View {
            Button("\(name) \(count) by \(step)") { count += step }
        }
    }

    enum Mood: String, Codable { case merry, calm }

    struct Weather: View {
        @State private var degrees = "none"
        @State private var mood = Mood.calm

        var body: some View { Text("\(mood.rawValue) \(degrees)") }
    }

    struct Badge: View {
        @State private var count = 7

        var body: some View { Text("badge \(count)") }
    }

    struct Page: View {
        var body: some View {
            Badge()
            VStack {
                Weather()
                Counter().padding()
            }
            HStack {
                ForEach(["c", "b"], id: \.self) { _ in Counter() }
            }
        }
    }
}

@Suite("State that is carried over to another build")
struct CarriedStateTests {
    private final class Shown {
        let build = StateLocation(AnyView(First.Page()))
    }

    private struct Stage: View {
        let shown: Shown

        var body: some View { shown.build.value }
    }

    @Test("A view takes over what has its name and its type, wherever it stands now")
    func carried() {
        let shown = Shown()
        let screen = Screen(400, 300) { VStack { Stage(shown: shown) } }
        screen.click("first 0")
        #expect(screen.words == ["first 1", "calm 10", "first 0", "first 0"])
        screen.click("calm 10")
        screen.click("first 1")
        let state = CarriedState(of: screen.window.root)
        shown.build.value = AnyView(Second.Page())
        // The degrees have another type now, and row c is new.
        #expect(
            screen.words == [
                "badge 7", "merry none", "first 2 by 5", "second 0 by 5", "first 0 by 5",
            ])
        state.end()
    }

    @Test("Views that come after the end begin anew")
    func ended() {
        let shown = Shown()
        let screen = Screen(400, 300) { VStack { Stage(shown: shown) } }
        screen.click("first 0")
        CarriedState(of: screen.window.root).end()
        shown.build.value = AnyView(Second.Counter())
        #expect(screen.words == ["second 0 by 5"])
    }
}
