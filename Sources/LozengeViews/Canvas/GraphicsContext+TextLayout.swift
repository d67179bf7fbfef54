import Foundation
import LozengeCore

nonisolated extension GraphicsContext {
    /// Draws a line of a text where it is.
    ///
    /// Matches: SwiftUI.GraphicsContext.draw(_:options:)-line
    /// Source: `docs/editing.md`, EDIT-27.
    public func draw(
        _ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()
    ) {
        for run in line { draw(run, options: options) }
    }

    /// Draws a run of a text where it is.
    ///
    /// Matches: SwiftUI.GraphicsContext.draw(_:options:)-run
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
        draw(run[0..<run.count], options: options)
    }

    /// Draws a part of a text where it is.
    ///
    /// Matches: SwiftUI.GraphicsContext.draw(_:options:)-slice
    public func draw(
        _ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()
    ) {
        guard !slice.pieces.isEmpty else { return }
        let source = slice.run.source
        let layout = source.layout(of: slice.pieces, in: slice.run)
        let bounds = CGRect(origin: slice.run.shift, size: layout.measurement.size)
        append(
            place.drawing(layout, of: source.resolution, in: bounds), opacity: clampedOpacity)
    }
}
