import Foundation
import LozengeTesting
import Testing

@Suite("Layout cases")
struct LayoutCaseTests {
    @Test("All data is present, and every case is compiled")
    func completeness() {
        #expect(LayoutCase.all.count >= 298)
        let compiled = Set(generated.flatMap(\.keys))
        #expect(compiled == Set(LayoutCase.all.filter { $0.unsupported == nil }.map(\.id)))
    }

    @Test("A layout has the recorded numbers", arguments: LayoutCase.all)
    func numbers(layout: LayoutCase) {
        guard layout.unsupported == nil, layout.doubted == nil,
            let lay = generated.lazy.compactMap({ $0[layout.id] }).first
        else { return }
        let report = lay(
            ProposedViewSize(width: layout.proposal[0].value, height: layout.proposal[1].value))
        expect([report.size.width, report.size.height], layout.expect.size, layout.swiftui)
        for (tag, frame) in layout.expect.frames {
            let actual = report.frames[tag]
            expect(
                actual.map { [$0.minX, $0.minY, $0.width, $0.height] } ?? [], frame,
                "\(tag) in \(layout.swiftui)\(report.explanation(of: tag))")
        }
    }

    @Test(
        "An explanation leads to the window, and one of its answers is the size",
        arguments: LayoutCase.all)
    func explanations(layout: LayoutCase) throws {
        guard layout.unsupported == nil, layout.doubted == nil,
            let lay = generated.lazy.compactMap({ $0[layout.id] }).first
        else { return }
        let report = lay(
            ProposedViewSize(width: layout.proposal[0].value, height: layout.proposal[1].value))
        for tag in layout.expect.frames.keys {
            let text = report.explain(tag)
            let lines = text.split(separator: "\n")
            #expect(lines.first?.hasSuffix("the window.") == true, "\(text)")
            guard let size = text.firstMatch(of: /takes ([-0-9.]+ × [-0-9.]+),/) else {
                #expect(text.contains("It is not shown."), "\(text)")
                continue
            }
            let questions = lines.filter { $0.first?.isNumber == true }
            #expect(questions.contains { $0.contains("→ \(size.1)") }, "\(text)")
        }
    }

    private func expect(
        _ actual: [CGFloat], _ expected: [LayoutCase.Length],
        _ comment: @autoclosure () -> String
    ) {
        let numbers = expected.map { $0.value ?? .nan }
        let isEqual =
            actual.count == numbers.count
            && zip(actual, numbers).allSatisfy { $0 == $1 || abs($0 - $1) <= 0.001 }
        #expect(isEqual, "\(actual) is not \(numbers): \(comment())")
    }
}
