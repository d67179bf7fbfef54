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
        /// True for a view or modifier that the program writes, false for what the toolkit adds by itself.
        package var isWritten: Bool
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

    /// The division of a stack's length among the views inside.
    nonisolated package struct StackRecord: Codable, Equatable, Sendable {
        /// A view of the stack; lengths are along its axis, in points.
        package struct Row: Codable, Equatable, Sendable {
            package var view: BoxName
            package var priority: Double
            /// The answers to the questions for the least and the greatest length; `nil` if there was none.
            package var least: CGFloat?
            package var greatest: CGFloat?
            /// The place among the views in the order in which they got their shares, from 1 on.
            package var turn: Int?
            /// The length that was left when the view's turn came; `nil` if there was none to share.
            package var left: CGFloat?
            /// The number of views among which it was shared.
            package var sharers: Int?
            /// The length that was offered.
            package var offered: CGFloat?
            /// The length that it took then; it may get another one when its neighbours are as high as the stack.
            package var taken: CGFloat
            /// The distance from the view before.
            package var distance: CGFloat
        }

        package var isHorizontal: Bool
        /// The length that the stack was offered, and that it takes.
        package var offered: CGFloat?
        package var taken: CGFloat
        package var rows: [Row]
    }

    /// A question of a recorded layout, with the box that is measured.
    nonisolated package struct StepRecord: Codable, Equatable, Sendable {
        package var number: Int
        package var question: QuestionRecord
        /// The number of boxes around.
        package var depth: Int
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
        /// The steps of a stack; `nil` for another view.
        package var stack: StackRecord?
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

    /// A parameter of a view that can be overridden, with its value.
    nonisolated package struct ParameterRecord: Codable, Equatable, Sendable {
        package enum Kind: Codable, Equatable, Sendable {
            /// A length in points.
            case length
            /// A length in points, or none.
            case optionalLength
            case text
            /// One of several values.
            case choice([String])
        }

        package var name: String
        package var value: String
        package var kind: Kind
        /// True for a value of the environment, which the view hands on to those inside.
        package var isOfEnvironment: Bool
        package var isOverridden: Bool
    }

    /// The overrides of a view, in source code.
    nonisolated package struct OverrideRecord: Codable, Equatable, Sendable {
        package var view: BoxName
        package var code: String
    }

    /// An element as assistive technology reads it.
    nonisolated package struct ElementRecord: Codable, Equatable, Sendable {
        package var view: BoxName
        package var role: String
        package var label: String
        package var value: String
        package var hint: String
        package var states: [String]
        package var actions: [String]
        /// The number of elements around, in the list of records.
        package var depth: Int
    }

    /// A defect that keeps people from using a window.
    nonisolated package struct ProblemRecord: Codable, Equatable, Sendable {
        /// The innermost view at the place of the defect.
        package var view: BoxName
        package var rule: String
        package var sentence: String
    }

    /// The bodies that an update evaluated, and the time that the passes of a frame took.
    nonisolated package struct FrameRecord: Codable, Equatable, Sendable {
        package struct Body: Codable, Equatable, Sendable {
            package var box: Int
            package var label: String
            /// True for a view that the program declares.
            package var isOfApp: Bool
            /// The names of what has changed, as `_printChanges()` prints them.
            package var causes: [String]
        }

        /// A pass of the frame; update, layout and settle are repeated until nothing changes any more.
        package struct Pass: Codable, Equatable, Sendable {
            package var name: String
            package var milliseconds: Double
        }

        /// The number of the frame since the observation began.
        package var number: Int
        package var bodies: [Body]
        /// The passes in their order, from the beginning of the frame to its drawing.
        package var passes: [Pass]

        /// The time of all passes, in milliseconds.
        package var milliseconds: Double { passes.reduce(0) { $0 + $1.milliseconds } }
    }
#endif
