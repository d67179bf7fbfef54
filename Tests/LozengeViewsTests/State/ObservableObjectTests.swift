import Foundation
import LozengeTesting
import Testing
import ViewFixtures

private final class Party: ObservableObject {
    @Published var name = "Party"
    @Published var round = 1
    var notes = ""
}

/// Sends its changes explicitly.
private final class Own: ObservableObject {
    let objectWillChange = ObservableObjectPublisher()
    var count = 0 {
        willSet { objectWillChange.send() }
    }
}

@Suite("Observable objects of Combine")
struct ObservableObjectTests {
    @Test("A view that observes an object is evaluated once for any number of changes in a turn")
    func observed() {
        struct Shown: View {
            @ObservedObject var party: Party
            var body: some View { Text("\(party.name) \(party.round)") }
        }
        struct Outside: View {
            let party: Party
            var body: some View {
                Shown(party: party)
                Text("outside")
            }
        }
        let party = Party()
        let screen = Screen(300, 100) { Outside(party: party) }
        let count = screen.evaluations {
            party.round = 2
            party.name = "All"
            party.round = 3
        }
        #expect(count == 1)
        #expect(screen.words == ["All 3", "outside"])
        #expect(screen.evaluations { party.notes = "quiet" } == 0)
    }

    @Test("A child that is bound to a property shows its changes")
    func boundChild() {
        struct Child: View {
            @Binding var name: String
            var body: some View { Text("child \(name)") }
        }
        struct Parent: View {
            @ObservedObject var party: Party
            var body: some View { Child(name: $party.name) }
        }
        let party = Party()
        let screen = Screen(300, 100) { Parent(party: party) }
        party.name = "Ana"
        #expect(screen.words == ["child Ana"])
    }

    @Test("A replacing object is observed instead")
    func replaced() {
        struct Shown: View {
            @ObservedObject var party: Party
            var body: some View { Text(party.name) }
        }
        struct Outside: View {
            let parties: [Party]
            @State private var index = 0
            var body: some View {
                Shown(party: parties[index])
                Change("next", $index) { $0 = 1 }
            }
        }
        let parties = [Party(), Party()]
        parties[1].name = "Others"
        let screen = Screen(300, 100) { Outside(parties: parties) }
        screen.click("next")
        #expect(screen.words.first == "Others")
        #expect(screen.evaluations { parties[0].name = "gone" } == 0)
        #expect(screen.evaluations { parties[1].name = "here" } == 1)
        #expect(screen.words.first == "here")
    }

    @Test("A state object is created once, lives as long as its view, and has bindings")
    func stateObject() {
        final class Made: ObservableObject {
            @MainActor static var count = 0
            @MainActor static var alive = 0
            @Published var number = 0
            @MainActor init() {
                Made.count += 1
                Made.alive += 1
            }
            deinit { MainActor.assumeIsolated { Made.alive -= 1 } }
        }
        struct Inside: View {
            @StateObject private var made = Made()
            var body: some View {
                Text("number \(made.number)")
                Change("add", $made.number) { $0 += 1 }
            }
        }
        struct Outside: View {
            @State private var count = 0
            var body: some View {
                if count < 3 { Inside() }
                Change("outside", $count) { $0 += 1 }
            }
        }
        let screen = Screen(300, 200) { Outside() }
        screen.click("add")
        screen.click("outside")
        screen.click("add")
        #expect(screen.words.contains("number 2"))
        #expect(Made.count == 1 && Made.alive == 1)
        screen.click("outside")
        screen.click("outside")
        #expect(!screen.words.contains("number 2"))
        #expect(Made.alive == 0)
    }

    @Test("The nearest object of a type in the environment is observed")
    func environmentObject() {
        struct Inside: View {
            @EnvironmentObject private var party: Party
            var body: some View {
                Text(party.name)
                Change("rename", $party.name) { $0 += "!" }
            }
        }
        let party = Party()
        let screen = Screen(300, 200) {
            VStack { Inside() }.environmentObject(party).environmentObject(Party())
        }
        party.name = "Near"
        #expect(screen.words.first == "Near")
        screen.click("rename")
        #expect(party.name == "Near!" && screen.words.first == "Near!")
    }

    @Test("An object may send its changes explicitly")
    func ownPublisher() {
        struct Shown: View {
            @ObservedObject var own: Own
            var body: some View { Text("\(own.count)") }
        }
        let own = Own()
        let screen = Screen(300, 100) { Shown(own: own) }
        own.count = 5
        #expect(screen.words == ["5"])
    }

    @Test("Published values are sent before they are set, the current one first")
    func published() {
        let party = Party()
        var told: [Int] = []
        var before: [Int] = []
        let subscription = party.$round.map { $0 * 10 }.filter { $0 != 20 }.sink { told.append($0) }
        let changes = party.objectWillChange.sink { before.append(party.round) }
        party.round = 2
        party.round = 3
        subscription.cancel()
        party.round = 4
        #expect(told == [10, 30])
        #expect(before == [1, 2, 3])
        changes.cancel()
    }

    @Test("A view keeps listening to a published property when it is updated")
    func listening() {
        struct Listening: View {
            let party: Party
            let diary: Diary
            @State private var updates = 0
            var body: some View {
                Change("update \(updates)", $updates) { $0 += 1 }
                    .onReceive(party.$round) { diary.note("\($0)") }
            }
        }
        let (party, diary) = (Party(), Diary())
        let screen = Screen(300, 100) { Listening(party: party, diary: diary) }
        screen.click("update 0")
        screen.click("update 1")
        party.round = 2
        #expect(diary.lines == ["1", "2"])
    }

    @Test("A subscriber may change the value, and cancel its subscription")
    func reentrant() {
        let subject = CurrentValueSubject<Int, Never>(1)
        var told: [Int] = []
        var second: AnyCancellable?
        let first = subject.sink {
            told.append($0)
            if $0 == 1 { subject.send(2) }
            if $0 == 3 { second?.cancel() }
        }
        second = subject.sink { told.append($0 * 10) }
        subject.send(3)
        #expect(told == [1, 2, 20, 3])
        first.cancel()
    }

    @Test("Subjects send to all active subscribers")
    func subjects() {
        let passing = PassthroughSubject<Int, Never>()
        let current = CurrentValueSubject<String, Never>("a")
        var told: [String] = []
        var kept: Set<AnyCancellable> = []
        passing.send(0)
        passing.sink { told.append("\($0)") }.store(in: &kept)
        current.eraseToAnyPublisher().sink { told.append($0) }.store(in: &kept)
        passing.send(1)
        current.value = "b"
        kept = []
        passing.send(2)
        current.send("c")
        #expect(told == ["a", "1", "b"])
        #expect(current.value == "c")
    }
}
