import SwiftUI

@MainActor
extension Page {
    static let lives = [observation, appearance, watching, memory]

    private static let observation = Page(
        "@Observable & ObservableObject", .state, "Views that follow the properties they read.",
        cell: 200
    ) {
        Example("@Observable, @Bindable") { PurseView(purse: Purse()) }
        Example("environment(_:)") { PurseReader().environment(Purse()) }
        Example("@StateObject, @Published") { LegacyPurseView() }
        Example("environmentObject(_:)") { LegacyPurseReader().environmentObject(LegacyPurse()) }
    }

    private static let appearance = Page(
        "onAppear, onDisappear, task", .state, "Actions when a view appears and disappears.",
        cell: 200
    ) {
        Example("onAppear, onDisappear") { Visitors() }
        Example("task") { Countdown() }
    }

    private static let watching = Page(
        "onChange & onReceive", .state, "Actions when a value changes.", cell: 200
    ) {
        Example("onChange(of:_:)") { LastChange() }
        Example("onReceive(_:perform:)") { Letters() }
        Example("equatable()") { EvenNumbers() }
    }

    private static let memory = Page(
        "@AppStorage & @SceneStorage", .state, "Values that persist between launches.", cell: 200
    ) {
        Example("@AppStorage") { Remembered() }
        Example("@SceneStorage") { RememberedHere() }
    }
}

@Observable
private final class Purse {
    var coins = 3
}

private struct PurseView: View {
    @Bindable var purse: Purse

    var body: some View {
        VStack {
            Text("\(purse.coins) coins")
            Spender(coins: $purse.coins)
        }
    }
}

private struct Spender: View {
    @Binding var coins: Int

    var body: some View { Button("Earn one") { coins += 1 } }
}

private struct PurseReader: View {
    @Environment(Purse.self) private var purse

    var body: some View { Button("\(purse.coins) coins") { purse.coins += 1 } }
}

private final class LegacyPurse: ObservableObject {
    @Published var coins = 3
}

private struct LegacyPurseView: View {
    @StateObject private var purse = LegacyPurse()

    var body: some View {
        VStack {
            Text("\(purse.coins) coins")
            Spender(coins: $purse.coins)
        }
    }
}

private struct LegacyPurseReader: View {
    @EnvironmentObject private var purse: LegacyPurse

    var body: some View { Button("\(purse.coins) coins") { purse.coins += 1 } }
}

private struct Visitors: View {
    @State private var isHere = true
    @State private var count = 0

    var body: some View {
        VStack {
            Text("Appeared ^[\(count) time](inflect: true)")
            if isHere {
                Circle().fill(.tint).frame(width: 24, height: 24)
                    .onAppear { count += 1 }
                    .onDisappear { count += 0 }
            }
            Button(isHere ? "Hide" : "Show") { isHere.toggle() }
        }
    }
}

private struct Countdown: View {
    @State private var left = 5
    @State private var round = 0

    var body: some View {
        VStack {
            Text("\(left)").monospacedDigit()
            Button("Again") { round += 1 }
        }
        .task(id: round) {
            left = 5
            while left > 0, (try? await Task.sleep(for: .seconds(1))) != nil { left -= 1 }
        }
    }
}

private struct LastChange: View {
    @State private var number = 1
    @State private var last = "not yet"

    var body: some View {
        VStack {
            Text("Changed: \(last)")
            Button("Add one to \(number)") { number += 1 }
        }
        .onChange(of: number) { last = "\($0) to \($1)" }
    }
}

private struct Letters: View {
    private static let post = PassthroughSubject<Int, Never>()
    @State private var sum = 0

    var body: some View {
        VStack {
            Text("Received \(sum)")
            Button("Send 10") { Self.post.send(10) }
        }
        .onReceive(Self.post) { sum += $0 }
    }
}

private struct EvenNumbers: View {
    @State private var number = 0

    var body: some View {
        VStack {
            HalfView(number: number).equatable()
            Button("Add one to \(number)") { number += 1 }
        }
    }
}

/// Looks the same for an even number and the next one.
private struct HalfView: View, Equatable {
    let number: Int

    nonisolated static func == (lhs: HalfView, rhs: HalfView) -> Bool {
        lhs.number / 2 == rhs.number / 2
    }

    var body: some View { Text("Half of it is \(number / 2)") }
}

private struct Remembered: View {
    @AppStorage("gallery.count") private var count = 0

    var body: some View { Button("Pressed \(count) times") { count += 1 } }
}

private struct RememberedHere: View {
    @SceneStorage("gallery.count") private var count = 0

    var body: some View { Button("Pressed \(count) times") { count += 1 } }
}
