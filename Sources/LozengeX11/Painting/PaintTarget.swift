import LozengeCore

/// Where a command is drawn, and how much of it shows.
struct PaintTarget {
    private(set) var surface: Surface
    /// In the window's pixels; inside the surface.
    private(set) var clip: PixelRect
    /// All of the window that is ever drawn: what is kept for later is made for all of it.
    private(set) var extent: PixelRect
    /// What every opacity is multiplied by: a group of one command needs no picture of its own.
    private(set) var opacity = 1.0
    /// What every colour is changed by, the outermost change first.
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

    /// A surface of its own for a part of what is drawn, in full opacity.
    func on(_ surface: Surface, clip: PixelRect) -> PaintTarget {
        var target = self
        target.surface = surface
        target.clip = clip.intersection(surface.bounds)
        target.opacity = 1
        return target
    }

    /// A colour as it is shown here.
    func filtered(_ color: Color.Resolved) -> Color.Resolved {
        filters.reversed().reduce(color) { $1.applied(to: $0) }
    }
}
