#if DEBUG || INSPECT
    import Foundation

    /// A view or a modifier of an inspected window, with those inside.
    nonisolated package struct BoxRecord: Codable, Equatable, Sendable, Identifiable {
        package enum Kind: String, Codable, Sendable {
            /// A view with a body.
            case view
            case modifier
            case container
            /// A view without others inside.
            case leaf
        }

        package var id: Int
        package var label: String
        package var kind: Kind
        /// True for a view that the program declares.
        package var isOfApp: Bool
        /// The frame in the window, in points.
        package var frame: CGRect
        /// False for an alternative that is left out.
        package var isShown: Bool
        package var inside: [BoxRecord]
    }

    /// A question for a size, with its answer.
    nonisolated package struct QuestionRecord: Codable, Equatable, Sendable {
        /// The box that was asked.
        package var box: Int
        package var label: String
        /// The box that asked first; `nil` for the window.
        package var asker: Int?
        /// The reason, with the asker.
        package var reason: String
        package var proposal: String
        package var answer: CGSize
        /// True if the size was known, and nothing inside was asked.
        package var wasKnown: Bool
    }

    /// The reasons for the size and the place of a box.
    nonisolated package struct ExplanationRecord: Codable, Equatable, Sendable {
        package var box: Int
        package var label: String
        package var frame: CGRect
        /// The proposal that it was placed with.
        package var proposal: String
        /// A sentence about the place.
        package var place: String
        /// The questions to the box, in their order.
        package var questions: [QuestionRecord]
        /// The questions of the box to those directly inside, in their order.
        package var inner: [QuestionRecord]
        /// The facts around the box, a sentence each.
        package var facts: [String]
        /// The boxes around, from the inside out.
        package var around: [BoxName]
        /// The whole explanation as text.
        package var text: String
    }

    /// A box by its number and its label.
    nonisolated package struct BoxName: Codable, Equatable, Hashable, Sendable {
        package var id: Int
        package var label: String
    }

    /// A value of the environment.
    nonisolated package struct EnvironmentRecord: Codable, Equatable, Sendable {
        package var name: String
        package var value: String
        /// The view that set it; `nil` for the window.
        package var setter: BoxName?
    }

    /// A property of a view with its value.
    nonisolated package struct PropertyRecord: Codable, Equatable, Sendable {
        package enum Kind: String, Codable, Sendable {
            case truth, whole, real, text
            /// It cannot be set by the inspector.
            case other
        }

        package var name: String
        package var type: String
        package var value: String
        package var kind: Kind
    }

    /// The bodies that an update evaluated, and the time that the passes of a frame took.
    nonisolated package struct FrameRecord: Codable, Equatable, Sendable {
        package struct Body: Codable, Equatable, Sendable {
            package var box: Int
            package var label: String
            /// The names of what has changed, as `_printChanges()` prints them.
            package var causes: [String]
        }

        /// The number of the frame since the observation began.
        package var number: Int
        package var bodies: [Body]
        /// The time from the beginning of the frame to its drawing, in milliseconds.
        package var milliseconds: Double
    }
#endif
