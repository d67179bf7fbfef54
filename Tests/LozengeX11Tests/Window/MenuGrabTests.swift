import CX11
import Foundation
import LozengeCore
import LozengeTesting
import Testing

@testable import LozengeX11

@Suite("The grab of an open menu")
struct MenuGrabTests {
    private let stage: Stage
    private let peer: Peer

    init() throws {
        // Grabs would disturb the tests on the server of all.
        stage = try Stage(FakeClient(), server: PrivateServer())
        peer = try Peer(of: stage)
    }

    private func openMenu() throws -> XWindow {
        try #require(
            stage.window.openPopup(PopupOptions(.menu), client: FakeClient()) as? XWindow)
    }

    @Test("It comes once another program has released the devices, however late")
    func late() throws {
        #expect(peer.grabs() == [GrabSuccess, GrabSuccess])
        let menu = try openMenu()
        let later = ContinuousClock.now + .milliseconds(400)
        try stage.run("many attempts") { .now > later }
        peer.releaseGrabs()
        try stage.run("the grab") { areBothGrabbed }
        let next = stage.connection.timers.nextDeadline
        #expect(next == nil)
        menu.close()
        try stage.run("its end") { peer.grabs() == [GrabSuccess, GrabSuccess] }
    }

    @Test("It comes although another program had the devices after the user's last input")
    func afterInput() throws {
        peer.sendKey(38, to: stage.window.id)
        try stage.run("the key") { stage.window.userTime.latest == 77 }
        #expect(peer.grabs() == [GrabSuccess, GrabSuccess])
        peer.releaseGrabs()
        let menu = try openMenu()
        try stage.run("the grab") { areBothGrabbed }
        menu.close()
    }

    @Test("A menu that closes without it leaves nothing to be done")
    func closed() throws {
        #expect(peer.grabs() == [GrabSuccess, GrabSuccess])
        try openMenu().close()
        try stage.run("quiet") { stage.connection.timers.nextDeadline == nil }
        peer.releaseGrabs()
        #expect(peer.grabs() == [GrabSuccess, GrabSuccess])
    }

    private var areBothGrabbed: Bool {
        let answers = peer.grabs()
        peer.releaseGrabs()
        return answers == [AlreadyGrabbed, AlreadyGrabbed]
    }
}

extension Peer {
    /// Grabs the pointer and the keyboard, and returns the two answers.
    fileprivate func grabs() -> [Int32] {
        [
            XGrabPointer(
                display, root, False, 0, GrabModeAsync, GrabModeAsync, 0, 0, Time(CurrentTime)),
            XGrabKeyboard(
                display, root, False, GrabModeAsync, GrabModeAsync, Time(CurrentTime)),
        ]
    }

    fileprivate func releaseGrabs() {
        XUngrabPointer(display, Time(CurrentTime))
        XUngrabKeyboard(display, Time(CurrentTime))
        XSync(display, False)
    }
}
