import CX11
import Foundation
import LozengeCore
import LozengeTesting
import Testing

@testable import LozengeX11

@Suite("Text from other programs")
struct SelectionRequestsTests {
    /// A separate server: a selection has one owner.
    private let stage: Stage

    init() throws { stage = try Stage(FakeClient(), server: PrivateServer()) }

    /// The answers to a request; several if it was answered more than once.
    private final class Answers {
        var texts: [String?] = []
    }

    private func ask(_ clipboard: Clipboard = .copied) -> Answers {
        let answers = Answers()
        stage.window.requestText(from: clipboard) { answers.texts.append($0) }
        return answers
    }

    /// Requests text, and lets `owner` handle each event.
    private func ask(
        _ owner: Owner, _ react: (XEvent) -> Void
    ) throws -> Answers {
        let answers = ask()
        try stage.run("the text") {
            for event in owner.events() { react(event) }
            return !answers.texts.isEmpty
        }
        return answers
    }

    @Test("Text is requested as UTF-8, then as Latin-1")
    func kinds() throws {
        let owner = try Owner(of: "CLIPBOARD", on: stage)
        let utf8 = owner.peer.atom("UTF8_STRING")
        #expect(
            try ask(owner) {
                guard $0.type == SelectionRequest else { return }
                owner.answer($0.xselectionrequest, Array("größer 👩‍👩‍👧".utf8))
            }.texts == ["größer 👩‍👩‍👧"])
        #expect(
            try ask(owner) {
                guard $0.type == SelectionRequest else { return }
                let request = $0.xselectionrequest
                owner.answer(request, request.target == XA_STRING ? [0x67, 0xF6] : nil)
            }.texts == ["gö"])
        #expect(
            try ask(owner) {
                guard $0.type == SelectionRequest else { return }
                owner.answer($0.xselectionrequest, nil)
            }.texts == [nil])
        // Invalid UTF-8 is not lost completely.
        #expect(
            try ask(owner) {
                guard $0.type == SelectionRequest else { return }
                owner.answer($0.xselectionrequest, [0x61, 0xFF, 0x62])
            }.texts == ["a\u{FFFD}b"])
        #expect(utf8 != 0)
    }

    @Test("Without an owner there is no text; the app's own text is returned")
    func ownAndNone() throws {
        let none = ask(.selected)
        try stage.run("no text") { !none.texts.isEmpty }
        #expect(none.texts == [nil])
        stage.window.offer("own", on: .copied)
        let own = ask()
        // Never within the call: the caller is not done yet.
        #expect(own.texts.isEmpty)
        try stage.run("the own text") { !own.texts.isEmpty }
        #expect(own.texts == ["own"])
    }

    @Test("Twenty megabytes arrive in parts while the window works")
    func parts() throws {
        let owner = try Owner(of: "CLIPBOARD", on: stage)
        let part = [UInt8](repeating: 0x61, count: 200_000)
        var left = 100
        let answers = try ask(owner) { event in
            if event.type == SelectionRequest {
                owner.announce(event.xselectionrequest, count: 20_000_000)
            } else if event.type == PropertyNotify, event.xproperty.state == PropertyDelete {
                let bytes = left > 0 ? part : []
                left -= 1
                XChangeProperty(
                    owner.peer.display, event.xproperty.window, event.xproperty.atom,
                    owner.peer.atom("UTF8_STRING"), 8, PropModeReplace, bytes, Int32(bytes.count))
                XFlush(owner.peer.display)
            }
        }
        #expect(answers.texts.count == 1)
        #expect(answers.texts[0]?.utf8.count == 20_000_000)
    }

    @Test("A silent owner and one that stops halfway end the request once")
    func silent() throws {
        let owner = try Owner(of: "CLIPBOARD", on: stage)
        var late: XSelectionRequestEvent?
        let start = ContinuousClock.now
        #expect(
            try ask(owner) {
                if $0.type == SelectionRequest { late = $0.xselectionrequest }
            }.texts == [nil])
        #expect(ContinuousClock.now - start < .seconds(5))
        // It answers after the request has ended, and during another request.
        let request = try #require(late)
        owner.answer(request, Array("late".utf8))
        #expect(
            try ask(owner) {
                guard $0.type == SelectionRequest else { return }
                owner.answer(request, Array("late".utf8))
                owner.answer($0.xselectionrequest, Array("in time".utf8))
            }.texts.count == 1)
        // One of the two answers may still be on its way; no request waits for it.
        XSync(owner.peer.display, False)
        XSync(stage.connection.server.display, False)
        while XPending(stage.connection.server.display) > 0 { stage.loop.turn(limit: 20) }
        #expect(
            try ask(owner) {
                guard $0.type == SelectionRequest else { return }
                owner.announce($0.xselectionrequest, count: 5)
            }.texts == [nil])
    }

    @Test("Several requests at a time are independent")
    func several() throws {
        let owner = try Owner(of: "CLIPBOARD", on: stage)
        let all = [ask(), ask(), ask()]
        var count = 0
        try stage.run("all texts") {
            for event in owner.events() where event.type == SelectionRequest {
                count += 1
                owner.answer(event.xselectionrequest, Array("text \(count)".utf8))
            }
            return all.allSatisfy { !$0.texts.isEmpty }
        }
        #expect(all.map(\.texts) == [["text 1"], ["text 2"], ["text 3"]])
    }

    @Test("A reply with numbers, an unrequested reply and a closed window do no harm")
    func hostile() throws {
        let owner = try Owner(of: "CLIPBOARD", on: stage)
        let answers = try ask(owner) {
            guard $0.type == SelectionRequest else { return }
            let request = $0.xselectionrequest
            setProperty(
                request.property, of: request.requestor, type: XA_INTEGER, to: [1, 2, 3],
                on: owner.peer.display)
            owner.notify(request, property: request.property)
            owner.notify(request, property: owner.peer.atom("ELSE"))
        }
        #expect(answers.texts == [nil])
        _ = ask()
        stage.window.close()
        stage.loop.turn(limit: 10)
    }
}
