import BenchSupport
import Foundation
import LozengeCore
import LozengeText
import LozengeX11

/// A window on the screen, its first frame drawn.
final class ShownWindow {
    /// Until the process ends, so that whoever stops it there sees what was drawn last.
    private static var all: [ShownWindow] = []

    let window: XWindow
    private let connection: XConnection
    private let loop: EventLoop

    init(_ client: any WindowClient, size: CGSize, textEngine: PangoTextEngine) {
        do {
            connection = try XConnection()
        } catch {
            fail("\(error)")
        }
        guard connection.scale == textEngine.scale else { fail("a pixel has to be a point.") }
        window = XWindow(
            connection: connection,
            options: WindowOptions(title: "paint", className: "paint", size: size),
            client: client, textEngine: textEngine)
        loop = EventLoop(connection: connection)
        window.show()
        while !window.isShown { loop.turn(limit: 20) }
        Self.all.append(self)
    }

    /// What another size costs, from asking for it to the server having shown it.
    func measuredResize(_ frames: Int, _ size: (Int) -> CGSize) -> Measured {
        var processor = 0.0
        let wall = median(frames) { index in
            if index == warmUps { processor = processorTime() }
            let size = size(index)
            window.requestSize(size)
            while window.shownSize != size { loop.turn(limit: 20) }
            window.drawAndAwaitServer()
        }
        return ["wall": wall, "cpu": (processorTime() - processor) / Double(frames)]
    }

    /// What a frame costs, from `change` to the server having done it: microseconds of time, of this program's own
    /// processor time, requests, and bytes where `tools/count-wire.c` counts them.
    ///
    /// The server is waited for after `inARow` frames: an app does not wait for it at all, and the way there and back
    /// would be most of a small frame.
    func measured(_ frames: Int, inARow: Int = 1, _ change: (Int) -> Void) -> Measured {
        var (processor, requests, bytes) = (0.0, 0, 0)
        let wall = median(frames) { index in
            if index == warmUps {
                processor = processorTime()
                requests = window.requestCount
                bytes = Wire.bytes
            }
            for frame in 0..<inARow {
                change(index * inARow + frame)
                window.setNeedsDisplay()
                window.drawAndSend()
            }
            window.drawAndAwaitServer()
        }
        let count = Double(frames * inARow)
        return [
            "wall": wall / Double(inARow), "cpu": (processorTime() - processor) / count,
            "requests": Double(window.requestCount - requests) / count,
            "bytes": Double(Wire.bytes - bytes) / count,
        ]
    }
}

/// What `tools/count-wire.c` has counted, if it is preloaded.
enum Wire {
    private typealias Counter = @convention(c) () -> Int

    /// Bytes written to sockets; 0 if nobody counts.
    static var bytes: Int { counted?() ?? 0 }

    private static let counted = dlsym(nil, "counted_wire_bytes").map {
        unsafeBitCast($0, to: Counter.self)
    }
}
