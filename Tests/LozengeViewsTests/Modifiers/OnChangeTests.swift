import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("onChange and onReceive")
struct OnChangeTests {
    private struct Watched: View {
        let diary: Diary
        var isInitial = false
        @State private var number = 1
        var body: some View {
            Text("\(number)")
                .onChange(of: number, initial: isInitial) { diary.note("\($0)→\($1)") }
                .onChange(of: number > 2) { diary.note("passes 2") }
            Change("add", $number) { $0 += 1 }
            Change("same", $number) { $0 += 0 }
        }
    }

    @Test("The action gets the old and the new value")
    func changes() {
        let diary = Diary()
        let screen = Screen(200, 200) { Watched(diary: diary) }
        screen.click("same")
        #expect(diary.lines == [])
        screen.click("add")
        screen.click("add")
        #expect(diary.lines == ["1→2", "2→3", "passes 2"])
    }

    @Test("With initial: true the action is called for the first value")
    func initial() {
        let diary = Diary()
        _ = Screen(200, 200) { Watched(diary: diary, isInitial: true) }
        #expect(diary.lines == ["1→1"])
    }

    @Test("Changes in the action are in the same picture, and observed in turn")
    func chain() {
        struct Chain: View {
            @State private var a = 0
            @State private var b = 0
            @State private var c = 0
            var body: some View {
                Text("\(a) \(b) \(c)")
                    .onChange(of: a) { b = a * 10 }
                    .onChange(of: b) { c = b * 10 }
                Button("go") { a = 1 }
            }
        }
        let screen = Screen(200, 200) { Chain() }
        screen.click("go")
        #expect(screen.words.first == "1 10 100")
    }

    @Test("An action that changes its own value does not hang; it is reported, and the app goes on")
    func endless() {
        struct Endless: View {
            @State private var number = 0
            var body: some View {
                Text("\(number)").onChange(of: number) { number += 1 }
                Button("go") { number += 1 }
            }
        }
        let screen = Screen(200, 200) { Endless() }
        screen.click("go")
        #expect(screen.words.first.flatMap { Int($0) } ?? 0 > 1)
    }

    @Test("One modifier on several views calls its action once, and also on none")
    func severalViews() {
        struct Several: View {
            let diary: Diary
            @State private var number = 1
            var body: some View {
                Group {
                    Text("a")
                    Text("b")
                }.onChange(of: number) { diary.note("once") }
                EmptyView().onChange(of: number) { diary.note("without a view") }
                Change("add", $number) { $0 += 1 }
            }
        }
        let diary = Diary()
        let screen = Screen(200, 200) { Several(diary: diary) }
        screen.click("add")
        #expect(diary.lines.sorted() == ["once", "without a view"])
    }

    @Test("Values of a publisher are received while the view is shown")
    func receive() {
        struct Receiving: View {
            let subject: PassthroughSubject<Int, Never>
            @State private var sum = 0
            @State private var isOn = true
            var body: some View {
                if isOn { Text("listening").onReceive(subject) { sum += $0 } }
                Text("sum \(sum)")
                Change("off", $isOn) { $0 = false }
            }
        }
        let subject = PassthroughSubject<Int, Never>()
        let screen = Screen(200, 200) { Receiving(subject: subject) }
        subject.send(1)
        subject.send(2)
        #expect(screen.words.contains("sum 3"))
        screen.click("off")
        subject.send(4)
        #expect(screen.words.contains("sum 3"))
    }

    @Test("A value that is sent at once is received after the update, in the same picture")
    func presentValue() {
        struct Receiving: View {
            let subject: CurrentValueSubject<Int, Never>
            @State private var last = 0
            var body: some View { Text("\(last)").onReceive(subject) { last = $0 } }
        }
        let subject = CurrentValueSubject<Int, Never>(7)
        let screen = Screen(200, 100) { Receiving(subject: subject) }
        #expect(screen.words == ["7"])
        #expect(screen.evaluations { subject.send(8) } == 1)
        #expect(screen.words == ["8"])
    }

    @Test("An equal view is not evaluated")
    func equatable() {
        struct Row: View, Equatable {
            let number: Int
            let action: () -> Void
            static func == (lhs: Row, rhs: Row) -> Bool { lhs.number == rhs.number }
            var body: some View { Text("row \(number)") }
        }
        struct Outside: View {
            @State private var count = 0
            var body: some View {
                Row(number: 1) { count += 1 }.equatable()
                Row(number: count) { count += 1 }.equatable()
                Change("add", $count) { $0 += 1 }
            }
        }
        let screen = Screen(200, 200) { Outside() }
        screen.click("add")
        #expect(screen.words.prefix(2) == ["row 1", "row 1"])
    }
}
