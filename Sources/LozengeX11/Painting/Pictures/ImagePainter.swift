import CX11
import Foundation
import LozengeCore

/// The painter of pictures: stretched or tiled, with cap insets, optionally tinted.
final class ImagePainter {
    private let requests: PaintRequests
    private let pictures: UploadedPictures
    private let filtered = FilteredPictures()

    init(server: XServer, requests: PaintRequests, uploads: Uploads) {
        self.requests = requests
        pictures = UploadedPictures(server: server, uploads: uploads)
    }

    /// Begins a frame: evicts pictures that were not drawn for long.
    func beginFrame() { pictures.beginFrame() }

    func paint(
        _ picture: LozengeCore.Picture, in rect: PixelRect, _ style: PictureStyle, scale: CGFloat,
        on target: PaintTarget
    ) {
        guard !rect.intersection(target.clip).isEmpty, target.opacity > 0,
            picture.pixelWidth > 0, picture.pixelHeight > 0,
            picture.pixels.count == picture.pixelWidth * picture.pixelHeight
        else { return }
        let picture = style.tint == nil ? filtered.picture(picture, in: target) : picture
        let pieces = ImagePiece.pieces(of: picture, in: rect, style, scale: scale)
        for piece in pieces { paint(piece, of: picture, style, on: target) }
    }

    private func paint(
        _ piece: ImagePiece, of picture: LozengeCore.Picture, _ style: PictureStyle,
        on target: PaintTarget
    ) {
        let part = piece.rect.intersection(target.clip)
        guard !part.isEmpty else { return }
        var offset = (x: part.minX - piece.rect.minX, y: part.minY - piece.rect.minY)
        var start = (x: 0, y: 0)
        if piece.isTile {
            offset = (offset.x % piece.width, offset.y % piece.height)
        } else if max(piece.width, piece.height) > PixelSize.largest {
            // An offset beyond the protocol's 16 bits is put into the transform.
            (offset, start) = (start, offset)
        }
        let source = pictures.source(of: picture, piece, start: start, style.interpolation)
        if let tint = style.tint {
            let color = XRenderColor(target.filtered(tint), opacity: target.opacity)
            guard !color.isClear else { return }
            requests.composite(
                requests.solids.picture(color), sourceX: 0, sourceY: 0, mask: source,
                maskX: offset.x, maskY: offset.y, to: part, of: target.surface)
        } else {
            let mask = requests.mask(opacity: target.opacity)
            requests.composite(
                source, sourceX: offset.x, sourceY: offset.y, mask: mask,
                operation: picture.isOpaque && mask == 0 ? PictOpSrc : PictOpOver, to: part,
                of: target.surface)
        }
    }
}
