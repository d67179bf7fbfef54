import Foundation
import LozengeCore

/// A picture that was found: what is to be decoded, and how large it is to be shown.
struct KnownPicture {
    let raster: Raster
    /// In points.
    let size: CGSize
    let isTemplate: Bool
    let isScalable: Bool
    /// True if the request says no size, and the pixels are too costly to decode without one.
    let isWithoutPixels: Bool
    /// The shape to draw around a symbol; `nil` for none.
    var enclosure: SymbolEnclosure?

    /// An asset of the app.
    init(_ file: AssetFile, name: String, _ request: PictureRequest) throws(PictureError) {
        try self.init(
            EncodedPicture(path: file.path), name: name, request, scale: file.scale,
            isTemplate: file.isTemplate || name.hasSuffix("Template"))
    }

    /// A picture for one pixel per point, unless it is a drawing.
    init(
        _ encoded: EncodedPicture, name: String, _ request: PictureRequest, scale: CGFloat = 1,
        isTemplate: Bool = false
    ) throws(PictureError) {
        let header = try PictureHeader(of: encoded)
        let size = CGSize(
            width: CGFloat(header.width) / scale, height: CGFloat(header.height) / scale)
        self.init(
            encoded, header, name: name, request, size: size, isTemplate: isTemplate,
            isScalable: header.isScalable)
    }

    /// An icon, as large as symbols are to be: its longer side, that is.
    init(
        icon encoded: EncodedPicture, name: String, isTemplate: Bool, _ request: PictureRequest
    ) throws(PictureError) {
        let header = try PictureHeader(of: encoded)
        let factor = request.symbolSize / CGFloat(max(header.width, header.height))
        let size = CGSize(
            width: CGFloat(header.width) * factor, height: CGFloat(header.height) * factor)
        // A theme may have a better one for another size.
        self.init(
            encoded, header, name: name, request, size: size,
            isTemplate: isTemplate, isScalable: true)
    }

    private init(
        _ encoded: EncodedPicture, _ header: PictureHeader, name: String,
        _ request: PictureRequest, size: CGSize, isTemplate: Bool, isScalable: Bool
    ) {
        var (width, height) = (header.width, header.height)
        if header.isScalable {
            let wanted =
                request.pixelSize
                ?? CGSize(width: size.width * request.scale, height: size.height * request.scale)
            (width, height) = Self.drawn(wanted, header)
        }
        let isCostly = !PictureCost.isCheap(header, pixels: width * height)
        isWithoutPixels = isCostly && request.pixelSize == nil
        if isCostly, !header.isScalable {
            (width, height) = Self.reduced(request.pixelSize, header)
        }
        raster = Raster(
            encoded: encoded, name: name, scale: size.width > 0 ? CGFloat(width) / size.width : 1,
            width: width, height: height, isScalable: header.isScalable, isCostly: isCostly,
            isTurned: header.isTurned)
        self.size = size
        self.isTemplate = isTemplate
        self.isScalable = isScalable
    }

    /// The most pixels of a picture that are shown: those of a screen of 7680 × 4320.
    private static let mostShown = 32 << 20

    /// The pixels that a costly picture is decoded in: its own, halved as often as it has enough for
    /// those wanted.
    ///
    /// Halves, because a window that grows then has a picture decoded again only at double the size,
    /// and because the reader of JPEG decodes at a half, a quarter and an eighth.
    private static func reduced(_ wanted: CGSize?, _ header: PictureHeader) -> (Int, Int) {
        func half(_ length: Int, _ times: Int) -> Int { max(1, (length - 1) >> times + 1) }
        var times = 0
        func size(_ times: Int) -> (Int, Int) {
            (half(header.width, times), half(header.height, times))
        }
        while size(times).0 * size(times).1 > mostShown { times += 1 }
        let wanted = wanted ?? .zero
        while size(times) != (1, 1), CGFloat(size(times + 1).0) >= wanted.width,
            CGFloat(size(times + 1).1) >= wanted.height
        {
            times += 1
        }
        return size(times)
    }

    /// How many pixels a drawing gets: those wanted, or its own where those would be too many.
    ///
    /// It keeps its shape: to be stretched one way only, it gets enough pixels for both.
    private static func drawn(_ wanted: CGSize, _ header: PictureHeader) -> (Int, Int) {
        let (across, down) = (CGFloat(header.width), CGFloat(header.height))
        let factor = max(wanted.width / across, wanted.height / down)
        var size = CGSize(width: across * factor, height: down * factor)
        if abs(size.width - wanted.width) <= 1, abs(size.height - wanted.height) <= 1 {
            size = wanted
        }
        func pixels(_ length: CGFloat) -> Int {
            length > 1 ? Int(min(length.rounded(), 1e6)) : 1
        }
        let (width, height) = (pixels(size.width), pixels(size.height))
        return PictureHeader.canHold(width, height)
            ? (width, height) : (header.width, header.height)
    }
}
