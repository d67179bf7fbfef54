import Foundation
import Testing
import WaitingFixtures

extension InOtherPackages {
    /// A program that is changed while it runs.
    @Suite("Reloading")
    struct ReloadingTests {
        @Test("An app and previews follow their sources, and keep their state")
        func following() async throws {
            let desktop = try await Desktop()
            let package = try OutsidePackage("Counter")
            try package.write(
                """
                import Foundation

                func say(_ words: String) {
                    FileHandle.standardError.write(Data((words + "\\n").utf8))
                }
                """, to: "Saying.swift")
            try await follow(appIn: package, on: desktop)
            try await follow(previewsIn: package, on: desktop)
        }

        /// A view that counts how often it has appeared.
        private func view(_ version: String, state: String = "", _ extra: String = "") -> String {
            """
            import SwiftUI

            struct ContentView: View {
                \(state)
                @State private var rounds = 0

                var body: some View {
                    let _ = say("\(version) round \\(rounds)")
                    Text("\(version)").task { rounds += 1 }
                    \(extra)
                }
            }

            #Preview("New") { ContentView() }

            struct OlderPreviews: PreviewProvider {
                static var previews: some View { ContentView().previewDisplayName("Old") }
            }
            """
        }

        /// A hundred changes, of all kinds.
        private func follow(appIn package: OutsidePackage, on desktop: Desktop) async throws {
            try package.write(view("first"), to: "ContentView.swift")
            let app = try package.start(["--app", package.folder, "Counter"], on: desktop)
            try await app.says("first round 1", within: .seconds(1800))

            try package.write(view("text"), to: "ContentView.swift")
            try await app.says("text round 2")

            let property = view("property", state: #"@State private var name = "new""#)
            try package.write(property, to: "ContentView.swift")
            try await app.says("property round 3")

            let type =
                view("type", "Badge()")
                + "\nstruct Badge: View { var body: some View { Text(\"b\") } }"
            try package.write(type, to: "ContentView.swift")
            try await app.says("type round 4")

            try package.write(view("broken", "Text(1 + )"), to: "ContentView.swift")
            try await app.says("ContentView.swift, line 10: expected expression")
            try package.write(type, to: "ContentView.swift")
            try await app.says("type round 5")
            try package.write(view("broken", "Text(1 + )"), to: "ContentView.swift")

            try package.write(
                "import SwiftUI\nstruct Note: View { var body: some View { Text(\"n\") } }",
                to: "Note.swift")
            try package.write(view("mended", "Note()"), to: "ContentView.swift")
            try await app.says("mended round 6")

            try package.remove("Note.swift")
            try package.write(view("without"), to: "ContentView.swift")
            try await app.says("without round 7")

            var memory: [Int] = []
            for number in 1...100 {
                try package.write(view("change \(number)"), to: "ContentView.swift")
                try await app.says("change \(number) round \(number + 7)")
                memory.append(try Activity(of: app.id).memory)
            }
            let each = (memory[99] - memory[19]) / 80
            let times = app.errors.compactMap { line -> Double? in
                guard line.hasPrefix("ContentView.swift shown") else { return nil }
                return line.split(separator: " ").dropFirst(2).first.flatMap { Double($0) }
            }.suffix(100).sorted()
            print("measured: \(times[50]) s from a change to the screen, \(each) KiB each")
            #expect(each < 6 * 1024)
        }

        /// Previews in both forms.
        private func follow(previewsIn package: OutsidePackage, on desktop: Desktop) async throws {
            try package.write(view("first"), to: "ContentView.swift")
            let arguments = [package.folder, "Sources/Counter/ContentView.swift"]
            let tool = try package.start(arguments, on: desktop)
            try await tool.says("first round 1", within: .seconds(1800))
            #expect(tool.errors.contains("Ready."))
            try package.write(view("second"), to: "ContentView.swift")
            try await tool.says("second round 2")
            // Without the selected preview, the other one is shown.
            let older = view("third").replacing("#Preview(\"New\") { ContentView() }", with: "")
            try package.write(older, to: "ContentView.swift")
            try await tool.says("third round")
        }
    }
}
