import Foundation
import LozengeCore

extension ProposedViewSize {
    /// The size that a picture of `size` takes here if it may be stretched, in points (IMAGE-2).
    ///
    /// Its own where nothing is proposed; never less than `capInsets`, which are not stretched.
    package func stretching(_ size: CGSize, capInsets: EdgeInsets) -> CGSize {
        let size = replacingUnspecifiedDimensions(by: size)
        return CGSize(
            width: max(size.width, capInsets.horizontal),
            height: max(size.height, capInsets.vertical))
    }
}
