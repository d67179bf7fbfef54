#if DEBUG || INSPECT
    import Foundation
    import LozengeViews
    import SwiftUI

    /// The reasons for the size and the place of the selected view.
    struct LayoutPane: View {
        let app: InspectedApp

        var body: some View {
            if let record = app.explanation {
                ScrollView {
                    VStack(alignment: .leading, spacing: 16) {
                        header(record)
                        QuestionTable(
                            title: "Questions to \(record.label)", questions: record.questions,
                            isOwn: true, select: { _ in })
                        if let stack = record.stack {
                            StackTable(stack: stack) { app.selection = $0 }
                        }
                        if !record.inner.isEmpty {
                            QuestionTable(
                                title: "Questions of \(record.label) to the views inside",
                                questions: record.inner, isOwn: false,
                                select: { app.selection = $0 })
                        }
                        facts(record)
                        around(record)
                    }
                    .padding(16)
                    .frame(maxWidth: .infinity, alignment: .leading)
                }
            } else {
                NoSelection()
            }
        }

        private func header(_ record: ExplanationRecord) -> some View {
            VStack(alignment: .leading, spacing: 4) {
                HStack {
                    Text(record.label).font(.title2)
                    Spacer()
                    CopyButton(text: record.text)
                }
                Text(
                    "\(record.frame.width.points) × \(record.frame.height.points) at \(record.frame.minX.points), \(record.frame.minY.points)"
                )
                Text(record.place).foregroundStyle(.secondary)
            }
        }

        @ViewBuilder private func facts(_ record: ExplanationRecord) -> some View {
            if !record.facts.isEmpty {
                VStack(alignment: .leading, spacing: 4) {
                    Text("Facts").font(.headline)
                    ForEach(Array(record.facts.enumerated()), id: \.offset) { _, fact in
                        Text(fact).textSelection(.enabled)
                    }
                }
            }
        }

        private func around(_ record: ExplanationRecord) -> some View {
            VStack(alignment: .leading, spacing: 0) {
                Text("Around It").font(.headline)
                ForEach(Array(record.around.enumerated()), id: \.offset) { number, box in
                    Button("\(number + 1). \(box.label)") { app.selection = box.id }
                        .buttonStyle(.link)
                        .frame(minHeight: 24)
                }
            }
        }
    }

    /// Questions with their answers, in their order.
    private struct QuestionTable: View {
        let title: String
        let questions: [QuestionRecord]
        /// True for the questions to the selected view itself.
        let isOwn: Bool
        /// Selects the box of a question.
        let select: (Int) -> Void

        var body: some View {
            VStack(alignment: .leading, spacing: 6) {
                Text(title).font(.headline)
                if questions.isEmpty { Text("None.").foregroundStyle(.secondary) }
                ForEach(Array(questions.enumerated()), id: \.offset) { number, question in
                    row(number + 1, question)
                }
            }
        }

        @ViewBuilder private func row(_ number: Int, _ question: QuestionRecord) -> some View {
            let content = HStack(alignment: .firstTextBaseline) {
                Text("\(number)").foregroundStyle(.secondary).monospacedDigit()
                VStack(alignment: .leading) {
                    Text(isOwn ? question.reason : "\(question.label): \(question.reason)")
                    Text(question.outcome).foregroundStyle(.secondary).monospacedDigit()
                }
            }
            .accessibilityElement(children: .combine)
            if isOwn {
                content
            } else {
                Button {
                    select(question.box)
                } label: {
                    content
                }.buttonStyle(.plain)
            }
        }
    }

    extension QuestionRecord {
        /// The proposal and the answer.
        var outcome: String {
            "\(proposal) → \(answer.width.points) × \(answer.height.points)"
                + (wasKnown ? " (known)" : "")
        }
    }

    extension CGFloat {
        /// The length in words, to hundredths.
        var points: String {
            (Double(self) + 0).formatted(.number.precision(.fractionLength(0...2)))
        }
    }
#endif
