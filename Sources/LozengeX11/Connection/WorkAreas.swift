import CX11
import Foundation

/// The parts of the screen that windows may cover, one for each monitor, in device pixels.
///
/// Source: EWMH 1.5, `_NET_WORKAREA`: one for each desktop, around all monitors. GNOME's window
/// manager has `_GTK_WORKAREAS_Dn`: those of desktop n, one for each monitor.
struct WorkAreas: Equatable {
    /// Never empty.
    let areas: [CGRect]

    /// - Parameters:
    ///   - monitors: Where the monitors are; none where that is not known.
    ///   - screen: The size of all of them together.
    ///   - desktops: `_NET_WORKAREA`: four numbers for each desktop.
    ///   - each: `_GTK_WORKAREAS_Dn`: four numbers for each monitor.
    ///   - desktop: The number of the desktop that is shown.
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

    /// The area nearest to `point`: a panel that is there belongs to none.
    func area(at point: CGPoint) -> CGRect {
        func distance(to area: CGRect) -> CGFloat {
            max(area.minX - point.x, point.x - area.maxX, 0)
                + max(area.minY - point.y, point.y - area.maxY, 0)
        }
        return areas.min { distance(to: $0) < distance(to: $1) } ?? .zero
    }

    private static func rectangles(_ numbers: [UInt]) -> [CGRect] {
        stride(from: 0, to: numbers.count - numbers.count % 4, by: 4).map { first in
            // Xlib extends the sign of what is 32 bits on the wire.
            let values = numbers[first..<first + 4].map { Int(bitPattern: $0) }
            return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
        }
    }
}

/// How far a window manager's frame reaches beyond a window, in device pixels.
///
/// Source: EWMH 1.5, `_NET_FRAME_EXTENTS`.
struct FrameExtents: Equatable {
    let left: Int
    let right: Int
    let top: Int
    let bottom: Int

    static let none = FrameExtents([0, 0, 0, 0])

    /// - Parameter values: Four numbers; others, and frames wider than any is, count as none.
    init(_ values: [UInt]) {
        let isCredible = values.count == 4 && values.allSatisfy { $0 <= 1000 }
        let numbers = isCredible ? values.map { Int($0) } : [0, 0, 0, 0]
        (left, right, top, bottom) = (numbers[0], numbers[1], numbers[2], numbers[3])
    }

    /// The largest window whose frame has room in `area`.
    func room(in area: CGRect) -> PixelSize {
        PixelSize(
            width: Int(area.width) - left - right, height: Int(area.height) - top - bottom)
    }
}

extension XConnection {
    /// Asks where windows may be now; waits for the answers.
    var workAreas: WorkAreas {
        let monitors = monitors
        let desktop = numbers(.netCurrentDesktop).first.flatMap { Int(exactly: $0) } ?? 0
        // With one monitor both say the same.
        let name =
            monitors.count > 1 ? XInternAtom(display, "_GTK_WORKAREAS_D\(desktop)", True) : 0
        return WorkAreas(
            monitors: monitors, screen: screenSize, desktops: numbers(.netWorkArea),
            each: name == 0
                ? [] : readNumbers(name, of: root, type: XA_CARDINAL, on: display) ?? [],
            desktop: desktop)
    }

    /// Where the pointer is on the screen, in device pixels; window managers put windows there.
    var pointerLocation: CGPoint {
        var (root, child) = (XID(), XID())
        var (x, y, insideX, insideY) = (Int32(), Int32(), Int32(), Int32())
        var state: UInt32 = 0
        XQueryPointer(
            display, self.root, &root, &child, &x, &y, &insideX, &insideY, &state)
        return CGPoint(x: Int(x), y: Int(y))
    }

    /// Where the monitors are, in device pixels.
    var monitors: [CGRect] {
        var count: Int32 = 0
        guard let all = XRRGetMonitors(display, root, True, &count) else { return [] }
        defer { XRRFreeMonitors(all) }
        return (0..<Int(count)).map { index in
            let monitor = all[index]
            return CGRect(
                x: Int(monitor.x), y: Int(monitor.y), width: Int(monitor.width),
                height: Int(monitor.height))
        }
    }

    /// Whether the window manager tells how wide a frame will be before a window is shown.
    var tellsFrameExtents: Bool {
        let supported = readNumbers(
            atoms[.netSupported], of: root, type: XA_ATOM, on: display, limit: 16 * 1024)
        return supported?.contains(atoms[.netRequestFrameExtents]) == true
    }

    private func numbers(_ name: XAtoms.Name) -> [UInt] {
        readNumbers(atoms[name], of: root, type: XA_CARDINAL, on: display) ?? []
    }
}
