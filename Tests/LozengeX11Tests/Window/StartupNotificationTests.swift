import Foundation
import Testing

@testable import LozengeX11

@Suite("Startup notification")
struct StartupNotificationTests {
    @Test("The time of the launch is read from its name")
    func time() {
        #expect(StartupNotification(id: "gnome-42_TIME9001").userTime == 9001)
        #expect(StartupNotification(id: "_TIME1_TIME22").userTime == 22)
        #expect(StartupNotification(id: "nothing").userTime == nil)
        #expect(StartupNotification(id: "x_TIMEsoon").userTime == nil)
    }

    @Test("The message comes in pieces of twenty bytes and ends with a zero")
    func pieces() {
        let pieces = StartupNotification(id: "a \"quoted\" \\ launch_TIME5").completion
        #expect(pieces.allSatisfy { $0.count == 20 })
        let bytes = pieces.flatMap(\.self)
        #expect(bytes.last == 0)
        let text = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
        #expect(text == #"remove: ID="a \"quoted\" \\ launch_TIME5""#)
    }

    @Test("A launch is read once and removed from the environment")
    func taken() {
        setenv("DESKTOP_STARTUP_ID", "launch_TIME5", 1)
        #expect(StartupNotification.removeFromEnvironment()?.id == "launch_TIME5")
        #expect(StartupNotification.removeFromEnvironment() == nil)
    }
}
