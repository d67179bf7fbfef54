import LozengeCore

/// Decoded pictures, each while somebody shows it, and those shown last a while longer.
///
/// Small ones are there at once; large ones are decoded elsewhere while the window goes on.
final class DecodedPictures {
    enum Answer {
        case decoded(Picture)
        case decoding
        case broken
    }

    /// Up to so many pixels a picture is decoded while the frame waits.
    ///
    /// Source: measured: portraits drawn at 384 × 480 take 2 ms, pictures of pure noise 8.
    static let mostAtOnce = 192 * 1024
    private let mostAtOnce: Int
    private let limit: Int

    private struct Known {
        weak var picture: Picture?
        var isBroken = false
    }

    private var known: [Raster: Known] = [:]
    /// When those that nobody shows any more are forgotten: they may hold the bytes of a file.
    private var mostKnown = 64
    private var waiting: [Raster: [@MainActor () -> Void]] = [:]
    private var tasks: [Raster: Task<Void, Never>] = [:]
    /// Kept whoever shows them, the latest at the end.
    private var recent: [Picture] = []

    /// - Parameters:
    ///   - limit: The most bytes of pictures that are kept for nobody.
    ///   - mostAtOnce: The most pixels of a picture that whoever asks waits for.
    init(limit: Int = 32 << 20, mostAtOnce: Int = mostAtOnce) {
        self.limit = limit
        self.mostAtOnce = mostAtOnce
    }

    /// The picture, if it is there or can be at once; `whenDecoded` is called later if not.
    func picture(
        _ raster: Raster, whenDecoded: @escaping @MainActor () -> Void
    ) -> Answer {
        if let known = known[raster] {
            if known.isBroken { return .broken }
            if let picture = known.picture {
                keep(picture)
                return .decoded(picture)
            }
        }
        guard raster.pixelCount > mostAtOnce else {
            return note(Result { () throws(PictureError) in try raster.decode() }, of: raster)
        }
        waiting[raster, default: []].append(whenDecoded)
        if tasks[raster] == nil { tasks[raster] = Task { await self.decode(raster) } }
        return .decoding
    }

    /// Waits until nothing is being decoded.
    func finish() async {
        while let task = tasks.values.first { await task.value }
    }

    private func decode(_ raster: Raster) async {
        let result = await Task.detached(priority: .userInitiated) {
            Result { () throws(PictureError) in try raster.decode() }
        }.value
        tasks[raster] = nil
        // Kept at least until those who wait have asked again.
        let answer = note(result, of: raster)
        for tell in waiting.removeValue(forKey: raster) ?? [] { tell() }
        withExtendedLifetime(answer) {}
    }

    private func note(_ result: Result<Picture, PictureError>, of raster: Raster) -> Answer {
        if known.count >= mostKnown {
            known = known.filter { $0.value.picture != nil }
            mostKnown = max(64, 2 * known.count)
        }
        switch result {
        case .success(let picture):
            known[raster] = Known(picture: picture)
            keep(picture)
            return .decoded(picture)
        case .failure(let error):
            known[raster] = Known(isBroken: true)
            report(error.description)
            return .broken
        }
    }

    /// Puts a picture last among those that are kept, and lets go of the first ones.
    private func keep(_ picture: Picture) {
        if recent.last === picture { return }
        recent.removeAll { $0 === picture }
        recent.append(picture)
        var bytes = recent.reduce(0) { $0 + 4 * $1.pixels.count }
        while bytes > limit, recent.count > 1 {
            bytes -= 4 * recent.removeFirst().pixels.count
        }
    }
}
