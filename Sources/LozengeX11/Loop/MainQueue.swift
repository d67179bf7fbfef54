import CX11
import Glibc

/// The main dispatch queue, run by the event loop.
///
/// `Task`, `Task.sleep` and `DispatchQueue.main` depend on it.
struct MainQueue {
    /// A descriptor that is readable while the queue has work.
    let handle: Int32 = _dispatch_get_main_queue_handle_4CF()

    /// Runs the work in the queue.
    func run() {
        // The handle counts wake-ups. It is reset first, so that work added meanwhile wakes the
        // loop.
        var count: UInt64 = 0
        read(handle, &count, MemoryLayout<UInt64>.size)
        _dispatch_main_queue_callback_4CF(nil)
    }
}
