import Foundation
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

@Suite("Transactions")
struct TransactionTests {
    private struct Reason: TransactionKey {
        static var defaultValue: String { "none" }
    }

    private let diary = Diary()

    private var binding: Binding<Int> {
        let diary = diary
        return Binding(get: { 1 }, set: { diary.note("\($0) because of \($1[Reason.self])") })
    }

    @Test("A binding gets the transaction of changes made inside withTransaction")
    func told() {
        let binding = binding
        binding.wrappedValue = 2
        var transaction = Transaction()
        transaction[Reason.self] = "a whim"
        let result = withTransaction(transaction) {
            binding.wrappedValue = 3
            return "done"
        }
        binding.wrappedValue = 4
        #expect(result == "done")
        #expect(diary.lines == ["2 because of none", "3 because of a whim", "4 because of none"])
    }

    @Test("A binding with a transaction applies it to all its changes")
    func always() {
        var transaction = Transaction()
        transaction[Reason.self] = "habit"
        let bound = binding.transaction(transaction)
        bound.wrappedValue = 2
        withTransaction(\.isContinuous, true) { bound.wrappedValue = 3 }
        #expect(diary.lines == ["2 because of habit", "3 because of habit"])
    }

    @Test("A set value is added to the current ones, and ends with the call, also by an error")
    func nested() {
        struct Stop: Error {}
        let seen = Diary()
        let watched = Binding(
            get: { 0 },
            set: { seen.note("\($0) \($1.isContinuous) \($1.disablesAnimations)") })
        withTransaction(\.isContinuous, true) {
            withTransaction(\.disablesAnimations, true) { watched.wrappedValue = 1 }
            try? withTransaction(\.disablesAnimations, true) { throw Stop() }
            watched.wrappedValue = 2
        }
        watched.wrappedValue = 3
        #expect(seen.lines == ["1 true true", "2 true false", "3 false false"])
    }

    @Test("A gesture's changes have the gesture's transaction")
    func gesture() {
        let diary = diary
        let screen = Screen(100, 100) { Held(diary: diary) }
        screen.drag(from: CGPoint(x: 10, y: 10), to: CGPoint(x: 50, y: 50))
        #expect(diary.lines.last == "reset continuous: false")
    }

    private struct Held: View {
        let diary: Diary
        @GestureState private var isHeld: Bool

        init(diary: Diary) {
            self.diary = diary
            _isHeld = GestureState(wrappedValue: false) { _, transaction in
                diary.note("reset continuous: \(transaction.isContinuous)")
            }
        }

        var body: some View {
            Color.red.gesture(DragGesture().updating($isHeld) { _, isHeld, _ in isHeld = true })
        }
    }
}
