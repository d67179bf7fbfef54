import LozengeCore

/// The sizes of one picture that were decoded, each while a view shows it.
struct DecodedSizes {
    enum Answer {
        /// `isFinal` is false if a decoder can give more pixels.
        case decoded(Picture, isFinal: Bool)
        case decoding
        case broken
    }

    private struct Size {
        weak var picture: Picture?
        let raster: Raster
    }

    private var sizes: [Size] = []
    /// The smallest size that cannot be decoded after another one was; `nil` if there is none.
    private var refused: Raster?
    /// True if no size can be decoded.
    private(set) var isBroken = false

    var largest: Picture? {
        let shown = sizes.filter { $0.picture != nil }
        return shown.max { $0.raster.pixelCount < $1.raster.pixelCount }?.picture
    }

    /// The smallest picture with enough pixels, of a drawing exactly as many; else the largest.
    func answer(to raster: Raster) -> Answer {
        if isBroken { return .broken }
        let fitting = sizes.filter { size in
            guard size.picture != nil else { return false }
            if raster.isScalable {
                return size.raster.width == raster.width && size.raster.height == raster.height
            }
            return size.raster.width >= raster.width && size.raster.height >= raster.height
        }
        let smallest = fitting.min { $0.raster.pixelCount < $1.raster.pixelCount }
        if let picture = smallest?.picture { return .decoded(picture, isFinal: true) }
        guard let largest else { return .decoding }
        let isRefused = refused.map { raster.pixelCount >= $0.pixelCount } ?? false
        return .decoded(largest, isFinal: isRefused)
    }

    mutating func add(_ picture: Picture, as raster: Raster) {
        sizes.removeAll { $0.picture == nil }
        sizes.append(Size(picture: picture, raster: raster))
    }

    mutating func refuse(_ raster: Raster) {
        if largest == nil { isBroken = true } else { refused = raster }
    }
}
