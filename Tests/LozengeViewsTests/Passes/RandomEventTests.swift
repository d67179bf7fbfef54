import Foundation
import LozengeCore
import LozengeTesting
import RandomFixtures
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("Random events of a user")
struct RandomEventTests {
    @Test(
        "Random events, states and sizes: no update is lost, and nothing traps")
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
            // Immediate requests belong to the next frame: a few frames settle everything.
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

    /// Performs a random event that is not the user's; returns false if none was possible.
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

    /// Performs a random action of the user, mostly in the frontmost window, which is closed at times.
    private func act(on window: RandomBackend, _ events: inout RandomEvents) {
        let all = window.all
        let front = events.isOne(of: 8) ? all[0] : all[all.count - 1]
        if front.popup != nil, events.isOne(of: 16) {
            front.client?.closeRequested()
        } else {
            front.client?.handle(events.next(in: front))
        }
    }

    /// Expects the windows to show the model, and no removed view.
    private func check(_ window: RandomBackend, _ model: RandomModel, _ place: Comment) {
        #expect(window.isInOrder, place)
        let behind = window.words
        var dialogs: Set<String> = []
        for shown in window.all {
            #expect(shown.client?.tree.needsUpdate == false, place)
            let words = shown.words
            if shown.popup == .dialog, let title = words.first { dialogs.insert(title) }
            // The menu of a text field does not show the model.
            guard !words.contains(model.summary), words.first != "Undo" else { continue }
            // The menu of a row shows the state of the row, as far as it is visible.
            let said = words.first ?? ""
            let row = String(said.prefix { $0 != ":" })
            #expect(model.rows.contains { "\($0)" == row }, "\(place): \(words)")
            #expect(behind.contains(said) || !behind.contains { $0.hasPrefix("\(row): ") }, place)
        }
        #expect(dialogs == model.dialogs, place)
    }
}
