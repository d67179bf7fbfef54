import Foundation

/// The client of a window: describes the content and handles input.
@MainActor
public protocol WindowClient: AnyObject {
    func handle(_ event: InputEvent)

    /// Brings the content up to date and describes all of it.
    ///
    /// - Parameters:
    ///   - size: The window's size, in points.
    ///   - time: The time this picture is for, on the clock animations run by.
    /// - Returns: The content, back to front.
    func makeDisplayList(in size: CGSize, at time: Duration) -> DisplayList

    /// Updates the content of a hidden window, without a display list.
    func updateUnseen()

    /// When the content changes by itself next, on the clock of ``makeDisplayList(in:at:)``; asked
    /// after a display list was made.
    ///
    /// At that time, or later where the window is not to be seen, another display list is asked for.
    /// A time that is not later than the last list's asks for one as soon as may be; `nil` for none.
    var nextUpdate: Duration? { get }

    /// The size below which the content does not fit, in points; asked after a display list was
    /// made.
    var minimumSize: CGSize { get }

    /// The size above which the window need not be, in points; `nil` or infinite for none; asked after
    /// a display list was made.
    var maximumSize: CGSize? { get }

    /// Returns the size in which a window opens of which no size is known, in points; asked after a display list was
    /// made.
    ///
    /// - Parameter usual: The size of a window whose content takes any size.
    /// - Returns: `usual`, or the one width that the content can have, and its one height unless the width grows a little.
    func openingSize(_ usual: CGSize) -> CGSize

    /// The size that the content likes best, in points; asked of a popup before a display list is made.
    var idealSize: CGSize { get }

    /// The background colour below the display list.
    var background: Color.Resolved { get }

    /// The desktop's scale, text settings or colours changed: everything is to be made anew.
    func environmentChanged()

    /// Tells the semantic elements and each change of them, after the frames.
    ///
    /// - Parameter report: Called with the changes, first with everything, from the next frame or
    ///   ``updateSemantics()`` on; `nil` to end that.
    func observeSemantics(_ report: (@MainActor (SemanticUpdate) -> Void)?)

    /// Reports the semantic elements that have changed or moved since the last frame.
    func updateSemantics()

    /// Fulfils a request of assistive technology; ignored if the element is gone or cannot do it.
    func perform(_ request: SemanticRequest)

    /// Answers a question about the text of an element; `nil` for an element without a text on the screen.
    func answer(
        _ question: SemanticTextQuestion, about element: SemanticID
    ) -> SemanticTextAnswer?

    /// The user asks to close the window.
    func closeRequested()

    /// A drag of another window or program is at a point of the window.
    ///
    /// - Parameters:
    ///   - offer: The contents; the same object as long as the drag is in the window.
    ///   - point: The position of the pointer, in points.
    ///   - wanted: The effect that the user asks for.
    /// - Returns: The effect that a drop would have; `nil` if it would be refused.
    func dragMoved(_ offer: DataOffer, to point: CGPoint, _ wanted: DragEffect) -> DragEffect?

    /// The drag has left the window, or ended.
    func dragLeft()

    /// The contents of the drag are dropped at the point where it was last.
    ///
    /// - Returns: The effect; `nil` if they are refused.
    func dragDropped() -> DragEffect?
}

extension WindowClient {
    public func openingSize(_ usual: CGSize) -> CGSize { usual }

    // A window without elements.
    public func observeSemantics(_ report: (@MainActor (SemanticUpdate) -> Void)?) {}
    public func updateSemantics() {}
    public func perform(_ request: SemanticRequest) {}
    public func answer(
        _ question: SemanticTextQuestion, about element: SemanticID
    ) -> SemanticTextAnswer? { nil }
    // A window without targets refuses.
    public func dragMoved(
        _ offer: DataOffer, to point: CGPoint, _ wanted: DragEffect
    ) -> DragEffect? { nil }
    public func dragLeft() {}
    public func dragDropped() -> DragEffect? { nil }
}
