public import Foundation
public import LozengeCore

/// Clipboards, and drags from other programs.
extension Screen {
    /// Puts `text` of another program on a clipboard; `nil` clears it.
    public func offer(_ text: String?, on clipboard: Clipboard) {
        offer(text.map { DataOffer(text: $0) }, on: clipboard)
    }

    /// Puts data of another program on a clipboard; `nil` clears it.
    public func offer(_ data: DataOffer?, on clipboard: Clipboard) {
        backend.clipboards[clipboard] = data
    }

    /// Returns the text that this window put on a clipboard; `nil` if it put none.
    public func offer(on clipboard: Clipboard) -> String? {
        var text: String?
        dataOffer(on: clipboard)?.load(DataOffer.textType) { data in
            text = data.map { String(decoding: $0, as: UTF8.self) }
        }
        return text
    }

    /// Returns the data that this window put on a clipboard; `nil` if it put none.
    public func dataOffer(on clipboard: Clipboard) -> DataOffer? { backend.offers[clipboard] }

    /// Moves a drag of another program to a point of the window.
    ///
    /// - Returns: The effect that a drop would have; `nil` if it would be refused.
    @discardableResult
    public func drag(
        _ offer: DataOffer, to point: CGPoint, _ wanted: DragEffect = .copy
    ) -> DragEffect? {
        let effect = window.dragMoved(offer, to: point, wanted)
        draw()
        return effect
    }

    /// Drops the contents of the drag of another program.
    ///
    /// - Returns: The effect; `nil` if no view has taken them.
    @discardableResult
    public func dropDrag() -> DragEffect? {
        let effect = window.dragDropped()
        draw()
        return effect
    }

    /// Moves the drag of another program out of the window.
    public func leaveDrag() {
        window.dragLeft()
        draw()
    }
}
