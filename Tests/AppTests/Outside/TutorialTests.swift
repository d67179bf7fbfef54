import Foundation
import Testing
import WaitingFixtures

extension InOtherPackages {
    @Suite("The tutorial")
    struct TutorialTests {
        /// The commands are followed in a bare root: `make distributions ONLY="trixie tutorial"`.
        @Test("Its files make an app that builds, and whose tests pass")
        func followed() async throws {
            let package = try OutsidePackage("Groceries")
            try package.run("tutorial", ["files"])
            let swift = try Program(
                "/usr/bin/env", ["swift", "test", "--package-path", package.folder],
                environment: ProcessInfo.processInfo.environment.filter { $0.key != "DISPLAY" },
                keepsOutput: true)
            let ending = try await swift.end(within: .seconds(1800))
            #expect(ending == .status(0), "\(swift.errors.suffix(40))")
            #expect(swift.errors.contains { $0.contains("3 tests") && $0.contains("passed") })
        }
    }
}
