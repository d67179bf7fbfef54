#if DEBUG || INSPECT
    import Foundation

    /// A question or a command to an inspected window: a line of JSON, such as `{"explain":{"box":3}}`.
    nonisolated package enum InspectionRequest: Codable, Equatable, Sendable {
        /// The views of all windows.
        case tree
        /// The reasons for the size and the place of a box.
        case explain(box: Int)
        /// The environment of a view.
        case environment(box: Int)
        /// The state of a view.
        case properties(box: Int)
        /// Sets a property of the kinds that can be set.
        case set(box: Int, property: String, value: String)
        /// The parameters of a view that can be overridden.
        case parameters(box: Int)
        /// Puts a value in place of the program's; removes it for `nil`.
        case override(box: Int, name: String, value: String?)
        /// The overrides of all views.
        case overrides
        /// Removes all overrides.
        case restore
        /// The elements that assistive technology reads for a view.
        case accessibility(box: Int)
        /// The defects of all windows that keep people from using them.
        case audit
        /// Records a layout of the window that a box is in.
        case record(box: Int)
        /// A part of the recorded questions.
        case steps(box: Int, from: Int, count: Int)
        /// The next recorded question to a box after another question.
        case nextStep(box: Int, after: Int)
        /// Marks the box of a recorded question, with its proposal and its answer.
        case step(box: Int, number: Int)
        /// A text about a view or about its window, or a picture of it.
        case export(box: Int, kind: ExportKind)
        /// Chooses the box under the pointer from now on, or no longer.
        case pick(isOn: Bool)
        /// Marks a box; none for `nil`.
        case mark(box: Int?)
        /// Reports the bodies of each frame from now on, or no longer.
        case watch(isOn: Bool)
    }

    /// A text or a picture to be kept or compared.
    nonisolated package enum ExportKind: String, Codable, CaseIterable, Sendable {
        /// The reasons for the size of the view.
        case explanation
        /// The view with those inside, with their frames.
        case frames
        /// The questions of a layout of the window, as JSON.
        case recording
        /// The commands that draw the window.
        case drawing
        /// The window as a PNG file.
        case picture
    }

    /// The answer to a request, or news: a line of JSON.
    nonisolated package enum InspectionReply: Codable, Equatable, Sendable {
        case tree(windows: [BoxRecord])
        case explanation(ExplanationRecord)
        case environment(box: Int, values: [EnvironmentRecord])
        case properties(box: Int, values: [PropertyRecord])
        case parameters(box: Int, values: [ParameterRecord])
        case overrides([OverrideRecord])
        case accessibility(box: Int, elements: [ElementRecord])
        case audit(problems: [ProblemRecord])
        /// A layout was recorded, with a number of questions, and a number of further ones that are not kept.
        case recording(count: Int, omitted: Int)
        case steps([StepRecord])
        /// The number of a recorded question; `nil` if there is none.
        case foundStep(number: Int?)
        case exported(String)
        case picture(png: Data)
        /// A command was carried out.
        case done
        /// The request could not be answered, with the reason.
        case failed(reason: String)
        /// The pointer is over a box, or has chosen it.
        case picked(box: Int, isChosen: Bool)
        case frame(FrameRecord)
    }

    extension InspectionReply {
        /// Returns the answer about two windows; this one where they cannot be joined.
        package func joined(with other: InspectionReply) -> InspectionReply {
            switch (self, other) {
            case (.tree(let own), .tree(let more)): .tree(windows: own + more)
            case (.audit(let own), .audit(let more)): .audit(problems: own + more)
            case (.overrides(let own), .overrides(let more)): .overrides(own + more)
            default: self
            }
        }
    }
#endif
