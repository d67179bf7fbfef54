import BenchSupport
import Foundation
import LozengeCore
import LozengeText
import LozengeX11

/// A window on the screen, its first frame drawn.
package final class ShownWindow {
    /// Until the process ends, so that the last frame is visible while it is stopped there.
    private static var all: [ShownWindow] = []

    package let window: XWindow
    private let connection: XConnection
    private let loop: EventLoop

    package init(_ client: any WindowClient, size: CGSize, textEngine: PangoTextEngine) {
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

    /// Returns the cost of another size, from the request until the server has shown it.
    package func measuredResize(_ frames: Int, _ size: (Int) -> CGSize) -> Measured {
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

    /// Returns the cost of a frame, from `change` until the server has drawn it: microseconds of time, also that
    /// within which 19 of 20 are done, of this program's processor time and of the server's if `BENCH_SERVER`
    /// is its process, requests, and bytes if `tools/count-wire.c` counts them.
    ///
    /// Waits for the server after `inARow` frames: an app does not wait for it, and the round trip would be
    /// most of a small frame.
    package func measured(_ frames: Int, inARow: Int = 1, _ change: (Int) -> Void) -> Measured {
        var (processor, server, requests, bytes) = (0.0, 0.0, 0, 0)
        let wall = times(frames) { index in
            if index == warmUps {
                processor = processorTime()
                server = serverTime()
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
            "wall": wall.median / Double(inARow), "late": wall.late / Double(inARow),
            "cpu": (processorTime() - processor) / count, "server": (serverTime() - server) / count,
            "requests": Double(window.requestCount - requests) / count,
            "bytes": Double(Wire.bytes - bytes) / count,
        ]
    }
}

/// The counts of `tools/count-wire.c`, if it is preloaded.
enum Wire {
    private typealias Counter = @convention(c) () -> Int

    /// Bytes written to sockets; 0 without the counter.
    static var bytes: Int { counted?() ?? 0 }

    private static let counted = dlsym(nil, "counted_wire_bytes").map {
        unsafeBitCast($0, to: Counter.self)
    }
}
