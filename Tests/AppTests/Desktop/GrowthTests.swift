import SanitizerFixtures
import Testing
import WaitingFixtures

extension OnADesktop {
    @Suite("Long use")
    struct LongUse {
        @Test(
            "After a warm-up of 100 rounds, 200 more take less than a mebibyte",
            .disabled(
                if: Sanitizer.isPresent, "Freed memory is kept back to find uses after its end."))
        func memory() async throws {
            let desktop = try await Desktop()
            // Each motion of the bar would take longer than the rest of its round.
            let settings = try SettingsManager(on: desktop)
            settings.reduceMotion()
            let card = try await OpenCard(on: desktop)
            try await card.takesKeys()
            let round = try await Round(of: card)
            var memory: [Int] = []
            for _ in 0..<300 {
                try await round.run()
                memory.append(try Activity(of: card.program.id).memory)
            }
            // The memory that malloc retains varies; the least of several rounds excludes it.
            let least = [50, 100, 200, 300].map { memory[$0 - 20..<$0].min() ?? 0 }
            print("measured: \(least) KiB after 50, 100, 200 and 300 rounds")
            #expect(least[3] - least[1] < 1024)
            #expect(card.program.errors.isEmpty, "\(card.program.errors)")
            withExtendedLifetime(settings) {}
        }
    }
}

/// The steps of one round, with the picture expected after each.
private final class Round {
    private let card: OpenCard
    private let hand: Hand
    private let steps: [Step]

    private struct Step {
        let action: Action
        let result: Snapshot
    }

    private enum Action {
        case press(String)
        case click(x: Int, y: Int)
        case resize(Int, Int)
    }

    /// Performs a round, and records the pictures.
    init(of card: OpenCard) async throws {
        self.card = card
        hand = try Hand(on: card.desktop)
        let usual = try await card.restingPicture()
        guard let damage = usual.damageButton, let heal = usual.healButton,
            let next = usual.nextButton, let previous = usual.previousButton
        else { throw Failure(description: "The buttons of the card are not to be seen.") }
        let actions: [Action] = [
            .press("ctrl+plus"), .press("ctrl+0"),
            .click(x: next.x, y: next.y), .click(x: previous.x, y: previous.y),
            .click(x: damage.x, y: damage.y), .click(x: heal.x, y: heal.y),
            .resize(700, 620), .resize(usual.width, usual.height),
        ]
        var steps: [Step] = []
        for action in actions {
            Self.take(action, card, hand)
            let old = steps.last?.result ?? usual
            var result = try await card.changes(from: old, "what comes of \(action)")
            // A button looks different while it is pressed.
            if case .click = action {
                try await wait(for: "what comes of \(action)") {
                    try card.picture.green != old.green || card.picture.portrait != old.portrait
                }
                result = try await card.restingPicture()
            }
            steps.append(Step(action: action, result: result))
        }
        self.steps = steps
    }

    func run() async throws {
        for step in steps {
            Self.take(step.action, card, hand)
            try await card.shows(step.result, "what comes of \(step.action)")
        }
    }

    private static func take(_ action: Action, _ card: OpenCard, _ hand: Hand) {
        switch action {
        case .press(let key): hand.press(key)
        case .click(let x, let y):
            hand.click(card.area.x.lowerBound + x, card.area.y.lowerBound + y)
        case .resize(let width, let height):
            card.desktop.onlooker.resize(card.window, width, height)
        }
    }
}
