import CX11
import Foundation

/// The parts of the screen without panels, one for each monitor, in device pixels.
///
/// Source: EWMH 1.5, `_NET_WORKAREA`: one rectangle for each desktop, around all monitors. GNOME's
/// window manager also sets `_GTK_WORKAREAS_Dn`: the rectangles of desktop n, one for each monitor.
struct WorkAreas: Equatable {
    /// The areas; never empty.
    let areas: [CGRect]

    /// Computes the areas.
    ///
    /// - Parameters:
    ///   - monitors: The frames of the monitors; empty if unknown.
    ///   - screen: The size of the screen, which spans all monitors.
    ///   - desktops: `_NET_WORKAREA`, four numbers for each desktop.
    ///   - each: `_GTK_WORKAREAS_Dn`, four numbers for each monitor.
    ///   - desktop: The index of the current desktop.
    init(
        monitors: [CGRect], screen: PixelSize, desktops: [UInt] = [], each: [UInt] = [],
        desktop: Int = 0
    ) {
        let whole = CGRect(x: 0, y: 0, width: screen.width, height: screen.height)
        let monitors = monitors.filter { !$0.isEmpty }.map { $0.intersection(whole) }
            .filter { !$0.isNull && !$0.isEmpty }
        func parts(of area: CGRect) -> [CGRect] {
            (monitors.isEmpty ? [whole] : monitors).map { $0.intersection(area) }
                .filter { !$0.isNull && !$0.isEmpty }
        }
        let listed = Self.rectangles(each).flatMap(parts)
        let ofDesktops = Self.rectangles(desktops)
        if !listed.isEmpty {
            areas = listed
        } else if ofDesktops.indices.contains(desktop), !parts(of: ofDesktops[desktop]).isEmpty {
            areas = parts(of: ofDesktops[desktop])
        } else {
            areas = parts(of: whole)
        }
    }

    /// Returns the area that is nearest to `point`, which may be on a panel and in no area.
    ///
    /// The pixels at the right and lower edges of an area are the first of its neighbours.
    func area(at point: CGPoint) -> CGRect {
        func distance(to area: CGRect) -> CGFloat {
            max(area.minX - point.x, point.x - area.maxX, 0)
                + max(area.minY - point.y, point.y - area.maxY, 0)
        }
        return areas.first { $0.contains(point) }
            ?? areas.min { distance(to: $0) < distance(to: $1) } ?? .zero
    }

    private static func rectangles(_ numbers: [UInt]) -> [CGRect] {
        stride(from: 0, to: numbers.count - numbers.count % 4, by: 4).map { first in
            // Xlib sign-extends values that have 32 bits on the wire.
            let values = numbers[first..<first + 4].map { Int(bitPattern: $0) }
            return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
        }
    }
}

/// The widths of a window manager's frame on the four sides of a window, in device pixels.
///
/// Source: EWMH 1.5, `_NET_FRAME_EXTENTS`.
struct FrameExtents: Equatable {
    let left: Int
    let right: Int
    let top: Int
    let bottom: Int

    /// No frame.
    static let none = FrameExtents([0, 0, 0, 0])

    /// Reads the value of the property.
    ///
    /// - Parameter values: Four numbers. All widths are 0 for any other count and if one is over
    ///   1000.
    init(_ values: [UInt]) {
        let isCredible = values.count == 4 && values.allSatisfy { $0 <= 1000 }
        let numbers = isCredible ? values.map { Int($0) } : [0, 0, 0, 0]
        (left, right, top, bottom) = (numbers[0], numbers[1], numbers[2], numbers[3])
    }

    /// Returns the size of the largest window that fits in `area` with its frame.
    func maximumContentSize(in area: CGRect) -> PixelSize {
        PixelSize(
            width: Int(area.width) - left - right, height: Int(area.height) - top - bottom)
    }
}
