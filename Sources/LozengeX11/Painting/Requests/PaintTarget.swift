import LozengeCore

/// The target of a command: a surface, a clip, an opacity and filters.
struct PaintTarget {
    private(set) var surface: Surface
    /// The clip in pixels of the window, inside of the surface.
    private(set) var clip: PixelRect
    /// The area of the window that can ever be drawn.
    ///
    /// Cached gradients cover all of it.
    private(set) var extent: PixelRect
    /// The factor for each opacity, so that a group of one command needs no temporary surface.
    private(set) var opacity = 1.0
    /// The filters for each colour, the outermost first.
    private(set) var filters: [ColorMatrix] = []

    init(_ surface: Surface, clip: PixelRect) {
        self.surface = surface
        self.clip = clip.intersection(surface.bounds)
        extent = surface.bounds
    }

    func clipped(to rect: PixelRect) -> PaintTarget {
        var target = self
        target.clip = clip.intersection(rect)
        return target
    }

    func multiplied(by opacity: Double) -> PaintTarget {
        var target = self
        target.opacity *= opacity
        return target
    }

    func filtered(by filter: ColorMatrix) -> PaintTarget {
        var target = self
        target.filters.append(filter)
        return target
    }

    /// Returns a target with another surface and full opacity, for a group.
    func on(_ surface: Surface, clip: PixelRect) -> PaintTarget {
        var target = self
        target.surface = surface
        target.clip = clip.intersection(surface.bounds)
        target.opacity = 1
        return target
    }

    /// Returns a colour with the target's filters applied.
    func filtered(_ color: Color.Resolved) -> Color.Resolved {
        filters.reversed().reduce(color) { $1.applied(to: $0) }
    }
}
