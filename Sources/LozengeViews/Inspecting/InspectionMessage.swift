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
        /// Chooses the box under the pointer from now on, or no longer.
        case pick(isOn: Bool)
        /// Marks a box; none for `nil`.
        case mark(box: Int?)
        /// Reports the bodies of each frame from now on, or no longer.
        case watch(isOn: Bool)
    }

    /// The answer to a request, or news: a line of JSON.
    nonisolated package enum InspectionReply: Codable, Equatable, Sendable {
        case tree(windows: [BoxRecord])
        case explanation(ExplanationRecord)
        case environment(box: Int, values: [EnvironmentRecord])
        case properties(box: Int, values: [PropertyRecord])
        /// A command was carried out.
        case done
        /// The request could not be answered, with the reason.
        case failed(reason: String)
        /// The pointer is over a box, or has chosen it.
        case picked(box: Int, isChosen: Bool)
        case frame(FrameRecord)
    }
#endif
