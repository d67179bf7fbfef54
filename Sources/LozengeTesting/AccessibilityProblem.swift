public import Foundation

/// A defect that keeps people from using a window.
public struct AccessibilityProblem: Equatable, CustomStringConvertible {
    /// The rules, from `docs/accessibility.md`, "The audit".
    public enum Rule: String, CaseIterable, Sendable {
        /// Each control has a name.
        case name
        /// The name of a control says the text that it shows.
        case labelInName
        /// Each image has a label, or is decoration.
        case image
        /// The actions fit the role.
        case role
        /// The value of a control is inside of its bounds.
        case value
        /// Neighbours of the same role have different names.
        case duplicate
        /// The name does not repeat the role: “Save button”.
        case roleInName
        /// One element at most has the keyboard, and everything that takes it has a frame.
        case focus
        /// Controls that are pressed are reached by the keyboard.
        case keyboard
        /// Views that take the keyboard are not hidden from assistive technology.
        case hidden
        /// A target of the pointer has 24 × 24 points.
        case target
        /// Text has a contrast of 4.5 to 1, large text of 3 to 1.
        case contrast
        /// A text that is cut is said in full.
        case truncation
        /// Levels of headings are not skipped.
        case heading
        /// A link says where it goes.
        case link
    }

    public let rule: Rule
    /// The element, with what is wrong with it.
    public let sentence: String
    /// The frame of the element in the window, in points.
    public let frame: CGRect

    public var description: String { "\(rule.rawValue): \(sentence)" }
}
