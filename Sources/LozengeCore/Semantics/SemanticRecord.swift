public import Foundation

/// The identity of an element of the semantic tree, which no other element of this run has.
public typealias SemanticID = UInt32

/// An element of a window's semantic tree as a value.
public struct SemanticRecord: Equatable, Sendable {
    public let id: SemanticID
    /// The element around; `nil` for the elements of the window.
    public var parent: SemanticID?
    /// The elements inside, in reading order.
    public var children: [SemanticID] = []
    public var properties: SemanticProperties
    public var actions: [SemanticActionKind] = []
    /// The frame in the window, in points.
    public var frame: CGRect = .zero
    /// True if a part of the frame is seen: it is not scrolled out of sight.
    public var isShowing = true

    public init(_ id: SemanticID, _ properties: SemanticProperties) {
        (self.id, self.properties) = (id, properties)
    }
}

/// The changes of a window's semantic tree.
public struct SemanticUpdate: Equatable, Sendable {
    /// The elements that are new or have changed.
    public var changed: [SemanticRecord] = []
    /// The elements that are gone.
    public var removed: [SemanticID] = []
    /// The elements of the window that are in no other, in reading order.
    public var roots: [SemanticID] = []
    /// The focused element; `nil` for none.
    public var focus: SemanticID?

    public init() {}
}

/// A request of assistive technology to a window.
public enum SemanticRequest: Equatable, Sendable {
    /// Performs the action at an index of the element's actions.
    case perform(SemanticID, Int)
    /// Gives the element the keyboard.
    case focus(SemanticID)
    /// Scrolls the views around so that the element is seen: at a point of theirs, or anywhere for `nil`.
    case reveal(SemanticID, UnitPoint?)
    /// Sets the value of a control.
    case setValue(SemanticID, Double)
    /// Replaces a range of an edited text, in UTF-8 bytes.
    case replace(SemanticID, Range<Int>, String)
    /// Selects a range of an edited text, in UTF-8 bytes; the caret is at its end.
    case select(SemanticID, Range<Int>)
}
