import Foundation
import LozengeCore
import LozengeTesting
import RandomFixtures
import Testing

@testable import LozengeViews

@Suite("Whatever a user does")
struct RandomEventTests {
    @Test(
        "Events by chance, states by chance, sizes by chance: nothing is lost, and nothing ends it")
    func random() {
        let seed = Seeds.seed(100)
        var events = RandomEvents(generator: SeededGenerator(seed: seed))
        let model = RandomModel()
        let runtime = WindowRuntime(
            RandomWindow(model: model), textEngine: GridTextEngine(), pictures: NoPictures(),
            textSize: TextSizeSetting())
        let window = RandomBackend(runtime)
        runtime.attach(to: window)
        for step in 0..<Seeds.count("LOZENGE_EVENTS", 6000) {
            if !change(model, window, &events) { act(on: window, &events) }
            guard Bool.random(using: &events.generator) else { continue }
            window.advance(by: .milliseconds(8))
            window.draw()
            guard step % 16 == 0 else { continue }
            // What is asked for again at once is the next frame's: a few of them settle everything.
            for _ in 0..<6 { window.draw() }
            check(window, model, "seed \(seed), step \(step)")
            guard step % 128 == 0 else { continue }
            window.closePopups()
            #expect(window.popups.isEmpty && window.isInOrder, "seed \(seed), step \(step)")
            #expect(window.livingPopups == 0, "seed \(seed), step \(step)")
        }
        let tree = runtime.tree
        runtime.close()
        #expect(
            tree.focus.node == nil && tree.pointer.hovered.isEmpty
                && tree.pointer.press == nil)
        #expect(window.popups.isEmpty && window.isInOrder && window.livingPopups == 0)
    }

    /// Has something else happen than what a user does: whether it did.
    private func change(
        _ model: RandomModel, _ window: RandomBackend, _ events: inout RandomEvents
    ) -> Bool {
        switch Int.random(in: 0..<60, using: &events.generator) {
        case 0:
            window.size = CGSize(
                width: .random(in: 1...900, using: &events.generator),
                height: .random(in: 1...700, using: &events.generator))
        case 1:
            model.rows = (0..<Int.random(in: 0...300, using: &events.generator)).shuffled(
                using: &events.generator)
        case 2: model.isMore.toggle()
        case 3: model.count = .random(in: 0...60, using: &events.generator)
        case 4:
            window.advance(by: .milliseconds(.random(in: 0...900, using: &events.generator)))
        case 5:
            if Bool.random(using: &events.generator) {
                model.isAsking.toggle()
            } else {
                model.isAskingMore.toggle()
            }
        default: return false
        }
        return true
    }

    /// Has the user do something, mostly in what is in front; it is left by and by.
    private func act(on window: RandomBackend, _ events: inout RandomEvents) {
        let all = window.all
        let front = events.isOne(of: 8) ? all[0] : all[all.count - 1]
        if front.popup != nil, events.isOne(of: 16) {
            front.client?.closeRequested()
        } else {
            front.client?.handle(events.next(in: front))
        }
    }

    /// All that is shown is what the model says, and nothing is shown whose view has gone.
    private func check(_ window: RandomBackend, _ model: RandomModel, _ place: Comment) {
        #expect(window.isInOrder, place)
        let behind = window.words
        var dialogs: Set<String> = []
        for shown in window.all {
            #expect(shown.client?.tree.needsUpdate == false, place)
            let words = shown.words
            if shown.popup == .dialog, let title = words.first { dialogs.insert(title) }
            // The menu of a text field shows nothing of the model.
            guard !words.contains(model.summary), words.first != "Undo" else { continue }
            // The menu of a row shows what the row does, as far as that is to be seen.
            let said = words.first ?? ""
            let row = String(said.prefix { $0 != ":" })
            #expect(model.rows.contains { "\($0)" == row }, "\(place): \(words)")
            #expect(behind.contains(said) || !behind.contains { $0.hasPrefix("\(row): ") }, place)
        }
        #expect(dialogs == model.dialogs, place)
    }
}
