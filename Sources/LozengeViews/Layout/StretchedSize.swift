import Foundation
import LozengeCore

extension ProposedViewSize {
    /// Returns the size of a resizable picture whose own size is `size`, in points (IMAGE-2).
    ///
    /// It keeps its own length if none is proposed, and is never smaller than `capInsets`, which are not
    /// stretched.
    package func stretching(_ size: CGSize, capInsets: EdgeInsets) -> CGSize {
        let size = replacingUnspecifiedDimensions(by: size)
        return CGSize(
            width: max(size.width, capInsets.horizontal),
            height: max(size.height, capInsets.vertical))
    }
}
