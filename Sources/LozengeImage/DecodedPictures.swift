import LozengeCore

/// The decoded pictures: those on the screen, and for a while those shown last.
///
/// Cheap ones are there at once; costly ones are decoded by other processes while the window goes on.
final class DecodedPictures {
    enum Answer {
        /// A picture, which may have fewer pixels than requested while those are decoded.
        case decoded(Picture)
        case decoding
        case broken
    }

    private struct Known {
        weak var picture: Picture?
        var isBroken = false
    }

    private var known: [Raster: Known] = [:]
    /// The time at which unused pictures are released: they may hold the bytes of a file.
    private var mostKnown = 64
    private let recent: RecentPictures
    private let costly: CostlyPictures

    /// - Parameters:
    ///   - limit: The maximum number of bytes of unused pictures that are kept.
    ///   - decodesAtOnce: True if the caller waits for costly pictures, too.
    ///   - limits: The limits for decoding a picture.
    init(
        limit: Int = 32 << 20, decodesAtOnce: Bool = false,
        limits: DecodingLimits = DecodingLimits()
    ) {
        let recent = RecentPictures(limit: limit)
        self.recent = recent
        costly = CostlyPictures(recent, decodesAtOnce: decodesAtOnce, limits: limits)
    }

    /// The picture, if it is there or can be at once; `whenDecoded` is called later if not, or if
    /// there will be more pixels.
    func picture(
        _ raster: Raster, whenDecoded: @escaping @MainActor () -> Void
    ) -> Answer {
        if raster.isCostly { return costly.picture(raster, whenDecoded: whenDecoded) }
        if let known = known[raster] {
            if known.isBroken { return .broken }
            if let picture = known.picture {
                recent.keep(picture)
                return .decoded(picture)
            }
        }
        return note(Result { () throws(PictureError) in try raster.decode() }, of: raster)
    }

    /// A costly picture in any size that it was decoded in; decodes nothing.
    func knownPicture(_ raster: Raster) -> Answer { costly.knownPicture(raster) }

    /// Waits until nothing is being decoded.
    func finish() async { await costly.finish() }

    private func note(_ result: Result<Picture, PictureError>, of raster: Raster) -> Answer {
        if known.count >= mostKnown {
            known = known.filter { $0.value.picture != nil }
            mostKnown = max(64, 2 * known.count)
        }
        switch result {
        case .success(let picture):
            known[raster] = Known(picture: picture)
            recent.keep(picture)
            return .decoded(picture)
        case .failure(let error):
            known[raster] = Known(isBroken: true)
            report(error.description)
            return .broken
        }
    }
}
