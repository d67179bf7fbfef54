import Foundation
import Testing
import WaitingFixtures

extension InOtherPackages {
    @Suite("The tutorial")
    struct TutorialTests {
        /// The listings of the tutorial: each begins with the path of its file.
        private func listings() throws -> [(path: String, source: String)] {
            let page = try String(
                contentsOfFile: fixture("../../docs/tutorial/README.md"), encoding: .utf8)
            return page.matches(of: /```swift\n\/\/ (\S+)\n((?s:.*?))```/).map {
                (String($0.1), String($0.2))
            }
        }

        @Test("Followed literally, it makes an app that builds, and whose tests pass")
        func followed() async throws {
            let package = try OutsidePackage("Groceries")
            let listings = try listings()
            #expect(listings.count == 7)
            for (path, source) in listings { try package.write(source, toPath: path) }
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
