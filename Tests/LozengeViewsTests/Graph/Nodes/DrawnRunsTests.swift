import Foundation
import LozengeCore
import LozengeTesting
import Observation
import RandomFixtures
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("The drawing of many boxes")
struct DrawnRunsTests {
    @Observable
    final class Model {
        var lit: Set<Int> = []
        var front: Set<Int> = []
        var tall: Set<Int> = []
        var count = 100
    }

    private struct Lamp: View {
        let model: Model
        let index: Int

        var body: some View {
            (model.lit.contains(index) ? Color.yellow : .gray)
                .frame(width: 4, height: model.tall.contains(index) ? 20 : 10)
        }
    }

    private struct Lamps: View {
        let model: Model

        var body: some View {
            HStack(spacing: 0) {
                ForEach(0..<model.count, id: \.self) { Lamp(model: model, index: $0) }
            }
        }
    }

    /// Lamps that overlap, whose order can change.
    private struct Pile: View {
        let model: Model

        var body: some View {
            ZStack {
                ForEach(0..<model.count, id: \.self) { index in
                    Lamp(model: model, index: index)
                        .zIndex(model.front.contains(index) ? 1 : 0)
                }
            }
        }
    }

    private struct FadingNames: View {
        let model: Model

        var body: some View {
            VStack {
                Text(verbatim: "Ada")
                Text(verbatim: "Lovelace")
                Text(verbatim: "Analyst")
            }
            .opacity(model.lit.isEmpty ? 0.5 : 1)
        }
    }

    @Test("One changed box among a hundred is drawn anew with nine others")
    func oneOfMany() {
        let model = Model()
        let screen = Screen(400, 40) { Lamps(model: model) }
        let before = screen.displayList.fragments
        model.lit = [42]
        let after = screen.displayList.fragments
        let kept = after.filter { fragment in before.contains { $0 === fragment } }
        #expect(kept.count == 9)
        let drawn = after.filter { fragment in !before.contains { $0 === fragment } }
        #expect(drawn.map(\.list.commands.count).max() == 10)
    }

    @Test("Whatever changes, the drawing is that of a new window")
    func random() {
        var random = SeededGenerator(seed: Seeds.seed(7))
        let model = Model()
        let lamps = Screen(500, 40) { Lamps(model: model) }
        let pile = Screen(100, 100) { Pile(model: model) }
        for step in 0..<60 {
            let index = Int.random(in: 0..<100, using: &random)
            switch Int.random(in: 0..<8, using: &random) {
            case 0: model.front.formSymmetricDifference([index])
            case 1: model.tall.formSymmetricDifference([index])
            case 2: model.count = Int.random(in: 0..<120, using: &random)
            default: model.lit.formSymmetricDifference([index])
            }
            let fresh = Screen(500, 40) { Lamps(model: model) }
            #expect(lamps.displayList.description == fresh.displayList.description, "step \(step)")
            let freshPile = Screen(100, 100) { Pile(model: model) }
            #expect(pile.displayList.description == freshPile.displayList.description, "\(step)")
        }
    }

    @Test(
        "What moves and stays the same is a layer from its second frame on, and itself at the end")
    func layers() {
        let model = Model()
        let screen = Screen(200, 100) { FadingNames(model: model) }
        #expect(screen.displayList.layers.isEmpty)
        withAnimation(.linear(duration: 1)) { model.lit = [0] }
        _ = screen.displayList
        screen.advance(by: .milliseconds(100))
        let first = screen.displayList.layers
        #expect(first.count == 1)
        screen.advance(by: .milliseconds(100))
        #expect(screen.displayList.layers.first === first.first)
        screen.advance(by: .seconds(1))
        #expect(screen.displayList.layers.isEmpty)
        #expect(screen.displayList.effects.isEmpty)
    }
}

extension DisplayList {
    /// All fragments in the list.
    fileprivate var fragments: [DisplayFragment] {
        commands.flatMap { command -> [DisplayFragment] in
            switch command {
            case .fragment(let inner, _), .layer(let inner, _), .group(_, let inner):
                [inner] + inner.list.fragments
            default: []
            }
        }
    }

    /// All layers in the list.
    fileprivate var layers: [DisplayFragment] {
        commands.flatMap { command -> [DisplayFragment] in
            switch command {
            case .layer(let inner, _): [inner]
            case .fragment(let inner, _), .group(_, let inner): inner.list.layers
            default: []
            }
        }
    }
}
