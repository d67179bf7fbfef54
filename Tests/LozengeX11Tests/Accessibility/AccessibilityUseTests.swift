import LozengeCore
import Testing

@testable import LozengeX11

@Suite("The use of the accessibility bus, by the environment")
struct AccessibilityUseTests {
    private func use(_ variables: EnvironmentVariables) -> AccessibilityUse {
        LaunchEnvironment(variables).accessibility
    }

    @Test("Without variables the bus is used while the desktop asks for it")
    func usual() {
        #expect(use([:]) == .onRequest)
        #expect(use(["LOZENGE_ACCESSIBILITY": "", "NO_AT_BRIDGE": ""]) == .onRequest)
        #expect(use(["NO_AT_BRIDGE": "0"]) == .onRequest)
        #expect(use(["AT_SPI_BUS_ADDRESS": ""]) == .onRequest)
    }

    @Test("The toolkit's variable is first: it turns the bus off, or on at once")
    func own() {
        #expect(use(["LOZENGE_ACCESSIBILITY": "0"]) == .never)
        #expect(use(["LOZENGE_ACCESSIBILITY": "1"]) == .always)
        #expect(use(["LOZENGE_ACCESSIBILITY": "1", "NO_AT_BRIDGE": "1"]) == .always)
        #expect(
            use(["LOZENGE_ACCESSIBILITY": "0", "AT_SPI_BUS_ADDRESS": "unix:path=/tmp/a"]) == .never)
    }

    @Test("The variables of other toolkits are followed")
    func others() {
        #expect(use(["NO_AT_BRIDGE": "1"]) == .never)
        #expect(use(["AT_SPI_BUS_ADDRESS": "unix:path=/tmp/a"]) == .on("unix:path=/tmp/a"))
        #expect(use(["NO_AT_BRIDGE": "1", "AT_SPI_BUS_ADDRESS": "unix:path=/tmp/a"]) == .never)
    }
}
