public import LozengeCore

extension XWindow {
    /// Lets a drag that begins in this window leave it; `nil` without a server.
    public func beginDrag(
        _ offer: DataOffer, onChange: @escaping @MainActor (DragEffect?) -> Void
    ) -> (any OutgoingDrag)? {
        guard visibility == .onScreen else { return nil }
        return services.drags.begin(offer, in: self, onChange: onChange)
    }
}
