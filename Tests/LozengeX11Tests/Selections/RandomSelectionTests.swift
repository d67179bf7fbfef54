import CX11
import Foundation
import LozengeCore
import LozengeTesting
import RandomFixtures
import Testing

@testable import LozengeX11

/// Owners of a selection with invalid answers: in any order, with any content.
@Suite("Text from misbehaving programs")
struct RandomSelectionTests {
    private let stage: Stage

    init() throws { stage = try Stage(FakeClient(), server: PrivateServer()) }

    @Test("Every request is answered once and the window works", arguments: 0..<6)
    func owners(number: UInt64) throws {
        let seed = Seeds.seed(number &* 7919)
        var random = SeededGenerator(seed: seed)
        let owner = try Owner(of: "CLIPBOARD", on: stage)
        var answers: [Int] = []
        for index in 0..<12 {
            answers.append(0)
            stage.window.requestText(from: .copied) { _ in answers[index] += 1 }
        }
        // As many requests as possible are sent at once, the others already have their answer.
        try stage.run("an answer to each request; seed \(seed)") {
            for event in owner.events() { react(owner, to: event, &random) }
            return answers.allSatisfy { $0 > 0 }
        }
        #expect(answers.allSatisfy { $0 == 1 }, "seed \(seed)")
        stage.window.requestText(from: .copied) { _ in }
        #expect(!stage.connection.isLost)
    }

    private func react(
        _ owner: Owner, to event: XEvent, _ random: inout SeededGenerator
    ) {
        switch event.type {
        case SelectionRequest:
            let request = event.xselectionrequest
            switch Int.random(in: 0..<7, using: &random) {
            case 0: owner.answer(request, bytes(&random))
            case 1: owner.answer(request, bytes(&random), type: "INCR")
            case 2: owner.answer(request, bytes(&random), type: "ATOM")
            case 3: owner.answer(request, nil)
            case 4:
                owner.announce(request, count: .random(in: .min ... .max, using: &random))
            case 5:
                // Announces a property that does not exist.
                owner.notify(request, property: request.property)
            default:
                for _ in 0..<Int.random(in: 2...5, using: &random) {
                    owner.answer(request, bytes(&random))
                }
            }
        case PropertyNotify where event.xproperty.state == PropertyDelete:
            let part = Bool.random(using: &random) ? bytes(&random) : []
            XChangeProperty(
                owner.peer.display, event.xproperty.window, event.xproperty.atom,
                owner.peer.atom(Bool.random(using: &random) ? "UTF8_STRING" : "INCR"), 8,
                PropModeReplace, part, Int32(part.count))
            XFlush(owner.peer.display)
        default: break
        }
    }

    private func bytes(_ random: inout SeededGenerator) -> [UInt8] {
        (0..<Int.random(in: 0...300, using: &random)).map { _ in
            .random(in: 0...255, using: &random)
        }
    }

    @Test("The window works after any requests for copied text")
    func requestors() throws {
        let seed = Seeds.seed(31)
        var random = SeededGenerator(seed: seed)
        stage.window.offer(String(repeating: "copied ", count: 50_000), on: .copied)
        let peer = try Peer(of: stage)
        let window = XCreateSimpleWindow(peer.display, peer.root, 0, 0, 1, 1, 0, 0, 0)
        let targets = ["UTF8_STRING", "STRING", "TARGETS", "MULTIPLE", "TIMESTAMP", "INCR", "NONE"]
        for _ in 0..<200 {
            let property = peer.atom("ANSWER_\(Int.random(in: 0..<4, using: &random))")
            if Bool.random(using: &random) {
                // A list of pairs for MULTIPLE, which may end in the middle of one.
                let list = (0..<Int.random(in: 0...5, using: &random)).map { _ in
                    UInt.random(in: 0...500, using: &random)
                }
                setProperty(
                    property, of: window, type: peer.atom("ATOM_PAIR"), to: list, on: peer.display)
            }
            XConvertSelection(
                peer.display, peer.atom("CLIPBOARD"),
                peer.atom(targets.randomElement(using: &random) ?? "STRING"),
                Bool.random(using: &random) ? property : 0, window,
                .random(in: 0...0xffff_ffff, using: &random))
        }
        // Answers in parts to a window that disappears in the middle.
        XSync(peer.display, False)
        for _ in 0..<50 { stage.loop.turn(limit: 5) }
        XDestroyWindow(peer.display, window)
        XSync(peer.display, False)
        for _ in 0..<50 { stage.loop.turn(limit: 5) }
        #expect(!stage.connection.isLost, "seed \(seed)")
        var texts: [String?] = []
        stage.window.requestText(from: .copied) { texts.append($0) }
        try stage.run("its own text; seed \(seed)") { !texts.isEmpty }
        #expect(texts.first??.hasPrefix("copied copied") == true, "seed \(seed)")
    }
}
