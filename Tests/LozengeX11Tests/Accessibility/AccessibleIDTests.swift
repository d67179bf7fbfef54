import LozengeCore
import Testing

@testable import LozengeX11

@Suite("The paths of objects")
struct AccessibleIDTests {
    @Test(
        "The last part of an object's path is read as the object",
        arguments: [
            (.application, "root"), (.element(0), "0"), (.element(1), "1"),
            (.element(2_147_483_647), "2147483647"), (.window(0), "2147483648"),
            (.window(0x40_0001), "2151677953"), (.window(0x1FFF_FFFF), "2684354559"),
        ] as [(AccessibleID, String)])
    func roundTrip(id: AccessibleID, name: String) {
        #expect(id.name == name)
        #expect(AccessibleID(name: name) == id)
        #expect(id.path == "/org/a11y/atspi/accessible/\(name)")
    }

    @Test(
        "Other names are of no object",
        arguments: [
            "", "-1", "+1", "007", "00", "99999999999", "4294967296", "abc", "1a", " 1", "1 ",
            "0x1",
            "1.0", "Root", "root/1", "null", "٣", "1\u{301}",
        ])
    func junk(name: String) { #expect(AccessibleID(name: name) == nil) }

    @Test("Windows and elements with the same number are different objects")
    func different() {
        let ids: [AccessibleID] = [.window(7), .element(7), .application, .window(8), .element(8)]
        #expect(Set(ids).count == ids.count)
        #expect(Set(ids.map(\.path)).count == ids.count)
    }
}
