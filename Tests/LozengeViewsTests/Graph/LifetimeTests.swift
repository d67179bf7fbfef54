import Foundation
import LozengeTesting
import Testing
import ViewFixtures

/// With the address sanitizer, these also find invalid accesses without other effects.
@Suite("References to removed views")
struct LifetimeTests {
    @Test("State may be set after the window is gone")
    func gone() {
        let handle = Handle<Int>()
        var screen: Screen? = Screen(200, 100) { Held(handle, 1) { Text("\($0)") } }
        #expect(screen?.words == ["1"])
        screen = nil
        handle.set(2)
    }

    @Test("A geometry proxy may be read after its view is gone")
    func goneProxy() {
        let isThere = Handle<Bool>()
        var proxies: [GeometryProxy] = []
        let screen = Screen(200, 100) {
            Held(isThere, true) {
                if $0 {
                    GeometryReader { proxy in
                        let _ = proxies.append(proxy)
                        Color.red
                    }
                }
            }
        }
        isThere.set(false)
        #expect(screen.text.isEmpty)
        for proxy in proxies {
            #expect(proxy.frame(in: .global) == CGRect(0, 0, 200, 100))
            #expect(proxy.size == CGSize(200, 100))
            #expect(proxy.safeAreaInsets == EdgeInsets())
        }
    }
}
