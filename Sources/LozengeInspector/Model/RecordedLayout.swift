#if DEBUG || INSPECT
    import LozengeViews

    /// The questions of a layout, as far as they are known.
    struct RecordedLayout: Equatable {
        let count: Int
        /// The number of further questions that are not kept.
        let omitted: Int
        private(set) var steps: [Int: StepRecord] = [:]
        /// The number of the question that is shown; `nil` for none.
        var current: Int?

        init(count: Int, omitted: Int) { (self.count, self.omitted) = (count, omitted) }

        mutating func add(_ steps: [StepRecord]) {
            for step in steps { self.steps[step.number] = step }
        }
    }

    extension InspectedApp {
        /// The number of questions that are asked for at once.
        private static let page = 100

        /// Records the layout of the selected view's window.
        func record() {
            guard let window = selectedWindow?.id else { return }
            send(.record(box: window))
        }

        /// Asks for the page with a question if it is not known.
        func loadSteps(at number: Int) {
            guard let window = selectedWindow?.id, recording?.steps[number] == nil else { return }
            let first = number / Self.page * Self.page
            send(.steps(box: window, from: first, count: Self.page))
        }

        /// Shows a question in the app.
        func showStep(_ number: Int) {
            guard let window = selectedWindow?.id, let recording,
                (0..<recording.count).contains(number)
            else { return }
            loadSteps(at: number)
            self.recording?.current = number
            send(.step(box: window, number: number))
        }

        /// Shows the next question to the selected view.
        func showNextStepOfSelection() {
            guard let selection else { return }
            send(.nextStep(box: selection, after: recording?.current ?? -1))
        }
    }
#endif
