import Foundation

/// The room that the thread's stack leaves for views in one another.
///
/// Every pass calls itself once for each level of the tree. A body without an end, and thousands of
/// views in one another, would overflow the stack: a segmentation fault, without a word.
enum StackRoom {
    /// Levels for which no stack is looked at: no program that is meant comes near.
    static let unchecked: Int32 = 400

    /// Whether nodes can be made below one at `depth`.
    static func hasRoom(below depth: Int32) -> Bool {
        guard depth > unchecked else { return true }
        let (position, size) = (address(), size)
        base = max(base, position)
        return base - position < size / 2 && UInt(depth) < size / bytesPerLevel
    }

    /// Notes how far the stack is filled where a pass begins.
    static func passBegins() { base = address() }

    /// The most that a layout takes for a level, in bytes. It starts at the root, where an update may
    /// have started anywhere in the tree.
    #if DEBUG
        private static let bytesPerLevel: UInt = 2048
    #else
        private static let bytesPerLevel: UInt = 400
    #endif

    private static var base: UInt = 0

    /// The limit of the process, which is also what other threads get; 8 MiB where there is none.
    private static let size: UInt = {
        var limit = rlimit()
        let isKnown = getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0
        return isKnown ? UInt(min(limit.rlim_cur, 8 << 20)) : 8 << 20
    }()

    /// The present end of the stack, which grows downwards.
    @inline(never)
    private static func address() -> UInt {
        var here: UInt8 = 0
        return withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
    }
}
