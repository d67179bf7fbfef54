import Foundation

/// A series of pictures of a window.
struct Film {
    private struct Frame {
        let time: ContinuousClock.Instant
        let look: Int
    }

    private var frames: [Frame] = []
    private var lastStep = ContinuousClock.now
    /// The number of different sizes in the pictures.
    private(set) var sizes = 0

    /// Takes steps 10 ms apart, recording the window meanwhile and for a second after the last.
    ///
    /// Runs nothing else meanwhile, so that the times are exact.
    static func record(
        _ card: OpenCard, expecting steps: Int, step: (Int) -> Void
    ) throws -> Film {
        var film = Film()
        var size: [Int] = []
        for number in 1...steps {
            step(number)
            let now = ContinuousClock.now
            film.lastStep = now
            repeat {
                let area = card.area
                if size != [area.x.count, area.y.count] { film.sizes += 1 }
                size = [area.x.count, area.y.count]
                usleep(2000)
            } while ContinuousClock.now < now + .milliseconds(10)
        }
        while ContinuousClock.now < film.lastStep + .seconds(1) {
            let picture = try card.picture
            film.frames.append(Frame(time: .now, look: picture.look))
        }
        return film
    }

    /// Returns the time from the last step until the window permanently looked like `picture`.
    func time(until picture: Snapshot) -> Duration? {
        let look = picture.look
        let others = frames.lastIndex { $0.look != look }
        let first = others.map { $0 + 1 } ?? 0
        return first < frames.count ? frames[first].time - lastStep : nil
    }
}

extension Snapshot {
    /// Returns a hash of the picture.
    fileprivate var look: Int {
        var hasher = Hasher()
        hasher.combine(width)
        pixels.withUnsafeBytes { hasher.combine(bytes: $0) }
        return hasher.finalize()
    }
}
