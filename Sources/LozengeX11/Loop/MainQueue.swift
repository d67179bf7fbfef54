import CX11
import Glibc

/// The main dispatch queue, run by our own loop: what makes `Task`, `Task.sleep` and
/// `DispatchQueue.main` work beside a window.
struct MainQueue {
    /// Readable while the queue has work.
    let handle: Int32 = _dispatch_get_main_queue_handle_4CF()

    /// Does the work that is in the queue.
    func run() {
        // The handle counts wake-ups; it is emptied first so that work added meanwhile is seen.
        var count: UInt64 = 0
        read(handle, &count, MemoryLayout<UInt64>.size)
        _dispatch_main_queue_callback_4CF(nil)
    }
}
