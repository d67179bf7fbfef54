import Foundation
import RandomFixtures
import Testing

@testable import LozengeViews

@Suite("Runs of attributes")
struct AttributeRunsTests {
    private func attributes(_ number: Int) -> AttributeContainer {
        var attributes = AttributeContainer()
        if number > 0 { attributes.swiftUI.kern = CGFloat(number) }
        return attributes
    }

    private func runs(_ numbers: [Int]) -> AttributeRuns {
        numbers.reduce(into: AttributeRuns()) { $0.append(AttributeRuns(attributes($1), count: 1)) }
    }

    private func numbers(_ runs: AttributeRuns) -> [Int] {
        (0..<runs.count).map { Int(runs.attributes(at: $0).swiftUI.kern ?? 0) }
    }

    @Test("Random replacements are those of an array with an entry for each byte")
    func replacements() {
        var random = SeededGenerator(seed: Seeds.seed(26))
        for _ in 0..<200 {
            func some(_ most: Int) -> [Int] {
                (0..<Int.random(in: 0...most, using: &random)).map { _ in
                    Int.random(in: 0...2, using: &random)
                }
            }
            var model = some(12)
            var tested = runs(model)
            for _ in 0..<10 {
                let start = Int.random(in: 0...model.count, using: &random)
                let end = Int.random(in: start...model.count, using: &random)
                let new = some(4)
                #expect(numbers(tested[start..<end]) == Array(model[start..<end]))
                let before = tested
                model.replaceSubrange(start..<end, with: new)
                tested.replace(start..<end, with: runs(new))
                #expect(numbers(tested) == model)
                // Neighbours differ, and none is empty.
                #expect(tested == runs(model))
                guard new.count == end - start else { continue }
                let difference = tested.difference(from: before)
                let (old, changed) = (numbers(before), numbers(tested))
                let first = model.indices.first { old[$0] != changed[$0] }
                let last = model.indices.last { old[$0] != changed[$0] }
                #expect(difference?.lowerBound == first)
                #expect(difference.map { $0.upperBound - 1 } == last)
            }
        }
    }

    @Test("An attributed string is the same after a round trip")
    func roundTrip() {
        var text = AttributedString("é")
        text += AttributedString("👩‍👩‍👧 x", attributes: attributes(1))
        text += AttributedString("y", attributes: attributes(2))
        let part = TextPart(string: String(text.characters), runs: AttributeRuns(text))
        #expect(part.attributed == text)
        #expect(TextPart(string: "plain").attributed == AttributedString("plain"))
    }
}
