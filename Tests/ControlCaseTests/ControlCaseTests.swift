import Foundation
import LozengeTesting
import Testing

@Suite("Control cases")
struct ControlCaseTests {
    @Test("All data is present, and every case is either compiled or waits for a declaration")
    func completeness() {
        #expect(ControlCase.all.count >= 189)
        let ids = ControlCase.all.map(\.id)
        let compiled = generated.flatMap(\.keys)
        let late = Set(waiting.values.joined())
        #expect(Set(ids).count == ids.count && Set(compiled).count == compiled.count)
        #expect(Set(compiled) == Set(ids).subtracting(late))
    }

    @Test("The compiled views are those of the data")
    func sources() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let text = try generated.indices.map {
            try String(
                contentsOf: folder.appendingPathComponent("Generated\($0).swift"), encoding: .utf8)
        }
        .joined().replacing("@available(*, deprecated) ", with: "")
        let late = Set(waiting.values.joined())
        for control in ControlCase.all where !late.contains(control.id) {
            // Extensions are elsewhere, with qualified names.
            let views = control.swiftui.replacing(/(?m)^extension .*\n/, with: "")
            #expect(text.contains(views), "\(control)")
        }
    }

    @Test("A declaration that a case waits for is not there yet")
    func waitingDeclarations() {
        #expect(Declarations.all.isSuperset(of: ["List", "View.badge(_:)"]))
        #expect(waiting.keys.filter(Declarations.all.contains) == [], "Delete them in generate.py.")
    }

    @Test("Every step and every expected result can be read", arguments: ControlCase.all)
    func vocabulary(control: ControlCase) {
        for step in control.steps {
            #expect(CaseAction(step.words) != nil, "\(step.words)")
        }
        for expected in control.expectations {
            #expect(expected.names.subtracting(CaseExpectation.knownNames) == [])
        }
    }

    @Test(
        "A view behaves as in the case",
        arguments: ControlCase.all.filter { !Set(waiting.values.joined()).contains($0.id) })
    func behaviour(control: ControlCase) async throws {
        let open = try #require(generated.lazy.compactMap { $0[control.id] }.first)
        let run = CaseRun { open(control.window[0], control.window[1]) }
        try await run.run(control)
    }
}

/// The declarations that the sources of the toolkit match.
nonisolated private enum Declarations {
    static let all: Set<String> = {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources").standardizedFileURL.path
        let files = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String }
        var found: Set<String> = []
        for file in files ?? [] where file.hasSuffix(".swift") {
            let text = try? String(contentsOfFile: "\(sources)/\(file)", encoding: .utf8)
            for match in (text ?? "").matches(of: /Matches: SwiftUI\.([^\s,]+)/) {
                found.insert(String(match.1))
            }
        }
        return found
    }()
}
