import Foundation
import LozengeCore

/// Costly pictures, each in the sizes at which it is shown.
///
/// Of one picture one size is decoded at a time. Meanwhile the size that was decoded before is shown.
/// A picture that cannot be decoded in its first size is broken in every size.
final class CostlyPictures {
    fileprivate struct Source {
        var sizes = DecodedSizes()
        var task: Task<Void, Never>?
        var waiting: [@MainActor () -> Void] = []
    }

    /// By raster without a size.
    private var sources: [Raster: Source] = [:]
    private let recent: RecentPictures
    private let decodesAtOnce: Bool
    private let limits: DecodingLimits
    private let threads = DecodingThreads()

    init(_ recent: RecentPictures, decodesAtOnce: Bool, limits: DecodingLimits) {
        self.recent = recent
        self.decodesAtOnce = decodesAtOnce
        self.limits = limits
    }

    func picture(
        _ raster: Raster, whenDecoded: @escaping @MainActor () -> Void
    ) -> DecodedPictures.Answer {
        let key = raster.withoutSize
        var source = sources[key] ?? Source()
        switch source.sizes.answer(to: raster) {
        case .broken: return .broken
        case .decoded(let picture, isFinal: true): return shown(picture)
        case .decoded(_, isFinal: false), .decoding: break
        }
        if decodesAtOnce {
            note(
                Result { () throws(PictureError) in try raster.decode(within: limits) }, of: raster)
            return knownPicture(raster)
        }
        source.waiting.append(whenDecoded)
        source.task = source.task ?? Task { await self.decode(raster) }
        if sources.count >= 64 { sources = sources.filter { !$0.value.isForgotten } }
        sources[key] = source
        return source.sizes.largest.map(shown) ?? .decoding
    }

    /// The largest size that was decoded.
    func knownPicture(_ raster: Raster) -> DecodedPictures.Answer {
        guard let sizes = sources[raster.withoutSize]?.sizes else { return .decoding }
        return sizes.isBroken ? .broken : sizes.largest.map { .decoded($0) } ?? .decoding
    }

    func finish() async {
        while let task = sources.values.lazy.compactMap(\.task).first { await task.value }
    }

    private func shown(_ picture: Picture) -> DecodedPictures.Answer {
        recent.keep(picture)
        return .decoded(picture)
    }

    private func decode(_ raster: Raster) async {
        let limits = limits
        let result = await threads.run {
            Result { () throws(PictureError) in try raster.decode(within: limits) }
        }
        let key = raster.withoutSize
        let waiting = sources[key]?.waiting ?? []
        sources[key]?.task = nil
        sources[key]?.waiting = []
        // Kept at least until those who wait have asked again.
        let picture = note(result, of: raster)
        for tell in waiting { tell() }
        withExtendedLifetime(picture) {}
    }

    @discardableResult
    private func note(_ result: Result<Picture, PictureError>, of raster: Raster) -> Picture? {
        var source = sources[raster.withoutSize] ?? Source()
        defer { sources[raster.withoutSize] = source }
        switch result {
        case .success(let picture):
            source.sizes.add(picture, as: raster)
            recent.keep(picture)
            return picture
        case .failure(let error):
            report(error.description)
            source.sizes.refuse(raster)
            return nil
        }
    }
}

extension CostlyPictures.Source {
    /// True if nothing refers to a picture any more.
    fileprivate var isForgotten: Bool { task == nil && !sizes.isBroken && sizes.largest == nil }
}

extension Raster {
    /// The same for all sizes at which one picture is decoded.
    fileprivate var withoutSize: Raster {
        var raster = self
        (raster.width, raster.height, raster.scale) = (0, 0, CGFloat(0))
        return raster
    }
}
