import LozengeTesting
import Testing

/// Source: `docs/editing.md`, EDIT-1 to EDIT-16.
@Suite("Editing, case by case")
struct EditingCaseTests {
    @Test("The text, the caret and the selection are as recorded", arguments: EditingCase.all)
    func run(it: EditingCase) {
        let run = EditingRun(it)
        for (index, step) in it.steps.enumerated() {
            guard run.perform(step) else {
                Issue.record("unknown step \(step)")
                return
            }
            if case .each(let texts) = it.expect {
                #expect(run.text == MarkedText(texts[index]), "after \(step)")
            }
            if case .each(let texts) = it.binding {
                #expect(run.model.text == texts[index], "bound after \(step)")
            }
        }
        if case .last(let text) = it.expect { #expect(run.text == MarkedText(text)) }
        if let primary = it.primary { #expect(run.screen.offer(on: .selected) == primary) }
    }
}
