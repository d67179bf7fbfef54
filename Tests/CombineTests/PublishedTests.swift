import Combine
import Foundation
import Testing

@Suite("Published properties")
struct PublishedTests {
    private final class SignUp: ObservableObject {
        @Published var words = ""
        @Published var isEmpty = false

        init() { $words.map(\.isEmpty).removeDuplicates().assign(to: &$isEmpty) }
    }

    @Test(
        "A property that a publisher is assigned to changes with it, and its object says so before")
    func assigned() {
        let signUp = SignUp()
        #expect(signUp.isEmpty)
        var changes: [Bool] = []
        let subscription = signUp.objectWillChange.sink { changes.append(signUp.isEmpty) }
        var published: [Bool] = []
        let other = signUp.$isEmpty.sink { published.append($0) }
        signUp.words = "a"
        #expect(!signUp.isEmpty)
        // Once for the words, and once for the property that follows them.
        #expect(changes == [true, true])
        signUp.words = "ab"
        signUp.words = ""
        #expect(published == [true, false, true])
        subscription.cancel()
        other.cancel()
    }

    @Test("A published property works in a class that is not an observable object")
    func plainClass() {
        final class Plain {
            @Published var count = 0
        }
        let plain = Plain()
        var counts: [Int] = []
        let subscription = plain.$count.sink { counts.append($0) }
        plain.count = 3
        #expect(counts == [0, 3])
        subscription.cancel()
    }

    @Test("The assignment ends with the object, and keeps neither it nor its property")
    func lifetime() {
        let source = PassthroughSubject<String, Never>()
        var cancellations = 0
        let counted = source.handleEvents(receiveCancel: { cancellations += 1 })
        final class Follower: ObservableObject {
            @Published var words = "none"
        }
        var follower: Follower? = Follower()
        weak let known = follower
        follower.map { counted.assign(to: &$0.$words) }
        source.send("one")
        #expect(follower?.words == "one")
        follower = nil
        #expect(known == nil && cancellations == 1)
    }
}
