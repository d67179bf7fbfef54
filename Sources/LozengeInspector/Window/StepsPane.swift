#if DEBUG || INSPECT
    import LozengeViews
    import SwiftUI

    /// The questions of a layout one by one; the app shows the box of the selected one.
    struct StepsPane: View {
        let app: InspectedApp

        var body: some View {
            if let recording = app.recording {
                VStack(spacing: 0) {
                    bar(recording)
                    Divider()
                    ScrollViewReader { scroll in
                        List(0..<recording.count, id: \.self, selection: current) { number in
                            StepRow(number: number, step: recording.steps[number])
                                .onAppear { app.loadSteps(at: number) }
                        }
                        .onChange(of: recording.current) { _, current in
                            if let current { scroll.scrollTo(current) }
                        }
                    }
                }
            } else {
                ContentUnavailableView {
                    Label("No Layout Recorded", systemImage: "list.bullet")
                } description: {
                    Text("A recording has each question of a layout of the whole window.")
                } actions: {
                    Button("Record") { app.record() }
                }
            }
        }

        private func bar(_ recording: RecordedLayout) -> some View {
            HStack {
                Button("Previous Step", systemImage: "chevron.backward") { move(-1) }
                    .disabled((recording.current ?? 0) <= 0)
                Button("Next Step", systemImage: "chevron.forward") { move(1) }
                    .disabled(recording.current == recording.count - 1)
                Text(
                    recording.current.map { "Step \($0 + 1) of \(recording.count)" }
                        ?? "\(recording.count) steps"
                )
                .monospacedDigit()
                if recording.omitted > 0 {
                    Text("\(recording.omitted) more were not recorded.").foregroundStyle(.secondary)
                }
                Spacer()
                Button("To the Selected View") { app.showNextStepOfSelection() }
                    .disabled(app.selection == nil)
                Button("Record") { app.record() }
            }
            .labelStyle(.iconOnly)
            .padding(8)
        }

        private func move(_ distance: Int) {
            app.showStep(app.recording?.current.map { $0 + distance } ?? 0)
        }

        private var current: Binding<Int?> {
            Binding {
                app.recording?.current
            } set: { number in
                if let number { app.showStep(number) }
            }
        }
    }

    /// A question of the layout, further in the deeper its box is.
    private struct StepRow: View {
        let number: Int
        /// The question; `nil` until it is known.
        let step: StepRecord?
        @ScaledMetric private var indent: CGFloat = 8

        /// The depth from which rows are no further indented, so that their words stay in view.
        private static let deepest = 24

        var body: some View {
            HStack(alignment: .firstTextBaseline) {
                Text("\(number + 1)").foregroundStyle(.secondary).monospacedDigit()
                if let step {
                    VStack(alignment: .leading) {
                        Text("\(step.question.label): \(step.question.reason)")
                        Text(step.question.outcome).foregroundStyle(.secondary).monospacedDigit()
                    }
                    .padding(.leading, CGFloat(min(step.depth, Self.deepest)) * indent)
                }
            }
            .accessibilityElement(children: .combine)
        }
    }
#endif
