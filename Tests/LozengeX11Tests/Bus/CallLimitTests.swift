import Foundation
import LozengeCore
import SessionFixtures
import Synchronization
import Testing
import WaitingFixtures

@testable import LozengeX11

@Suite("Programs that call without reading")
struct CallLimitTests {
    private let bus: SessionBus
    private let service = BusService()
    private let gate = Gate()

    init() throws {
        bus = try SessionBus()
        let gate = gate
        let object = BusService.Object(
            path: "/desk",
            interface: "<node><interface name='org.lozenge.Desk'><method name='Ask'/>"
                + "</interface></node>",
            call: { _, _ in
                gate.pass()
                return .tuple()
            }, property: { _ in nil })
        service.start(
            on: bus.address, as: "org.lozenge.Desk", [object],
            prepare: { _ in gate.isReady = true },
            end: {})
    }

    private func call(_ caller: StubbornCaller, times: Int, wantsReply: Bool = true) {
        caller.call(
            "Ask", of: "org.lozenge.Desk", at: "/desk", to: "org.lozenge.Desk", times: times,
            wantsReply: wantsReply)
    }

    @Test("Calls beyond the limit are refused, and further ones dropped; later calls are answered")
    func refusal() async throws {
        defer { service.stop() }
        defer { gate.open() }
        let limit = CallLimit.most
        let caller = try StubbornCaller(on: bus)
        try await wait(for: "the service") { gate.isReady }
        call(caller, times: 1)
        try await wait(for: "the first call") { gate.passed == 1 }
        call(caller, times: 2 * limit - 1)
        try await wait(for: "the refusals") { caller.refusals == limit }
        #expect(caller.replies == 0)
        gate.open()
        try await wait(for: "the replies") { caller.replies == limit }
        call(caller, times: 1)
        try await wait(for: "a further reply") { caller.replies == limit + 1 }
        #expect(caller.refusals == limit && gate.passed == limit + 1)
    }

    @Test("Calls that want no reply count until they are done")
    func calls() async throws {
        defer { service.stop() }
        defer { gate.open() }
        let limit = CallLimit.most
        let caller = try StubbornCaller(on: bus)
        try await wait(for: "the service") { gate.isReady }
        call(caller, times: 1, wantsReply: false)
        try await wait(for: "the first call") { gate.passed == 1 }
        call(caller, times: 3 * limit, wantsReply: false)
        // A call with a reply after them says that they have arrived.
        call(caller, times: 1)
        try await wait(for: "a refusal") { caller.refusals == 1 }
        gate.open()
        call(caller, times: 1)
        try await wait(for: "a reply") { caller.replies == 1 || caller.refusals > 1 }
        try await wait(for: "the calls") { gate.passed >= limit }
        call(caller, times: 1)
        try await wait(for: "a further reply") { caller.replies >= 1 }
        #expect(gate.passed <= limit + 2)
    }

    @Test("One program's calls do not use up another's")
    func others() async throws {
        defer { service.stop() }
        defer { gate.open() }
        let caller = try StubbornCaller(on: bus)
        let other = try StubbornCaller(on: bus)
        try await wait(for: "the service") { gate.isReady }
        call(caller, times: CallLimit.most + 1)
        try await wait(for: "a refusal") { caller.refusals == 1 }
        call(other, times: 1)
        gate.open()
        try await wait(for: "the other's reply") { other.replies == 1 }
        #expect(other.refusals == 0)
    }
}

/// A gate at which calls wait until it is opened.
private nonisolated final class Gate: Sendable {
    private let state = Mutex((isReady: false, passed: 0))
    private let closed = DispatchSemaphore(value: 0)

    var isReady: Bool {
        get { state.withLock { $0.isReady } }
        set { state.withLock { $0.isReady = newValue } }
    }
    var passed: Int { state.withLock { $0.passed } }

    func pass() {
        state.withLock { $0.passed += 1 }
        closed.wait()
        closed.signal()
    }

    func open() { closed.signal() }
}
