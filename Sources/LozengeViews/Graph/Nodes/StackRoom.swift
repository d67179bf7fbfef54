import Foundation

/// The space left on the thread's stack for nested views.
///
/// Every pass calls itself once for each level of the tree. A body without an end, or thousands of nested
/// views, would overflow the stack: a segmentation fault without a message.
enum StackRoom {
    /// The depth up to which the stack is not checked: no intended program reaches it.
    static let unchecked: Int32 = 400

    /// True if nodes can be created below one at `depth`.
    static func hasRoom(below depth: Int32) -> Bool {
        guard depth > unchecked else { return true }
        let (position, size) = (address(), size)
        base = max(base, position)
        return base - position < size / 2 && UInt(depth) < size / bytesPerLevel
    }

    /// Records the stack's position at the beginning of a pass.
    static func passBegins() { base = address() }

    /// The most bytes that a layout takes for a level.
    ///
    /// A layout starts at the root, while an update may have started anywhere in the tree.
    #if DEBUG
        private static let bytesPerLevel: UInt = 2048
    #else
        private static let bytesPerLevel: UInt = 400
    #endif

    private static var base: UInt = 0

    /// The stack limit of the process and of its other threads; 8 MiB if there is no limit.
    private static let size: UInt = {
        var limit = rlimit()
        let isKnown = getrlimit(__rlimit_resource_t(RLIMIT_STACK.rawValue), &limit) == 0
        return isKnown ? UInt(min(limit.rlim_cur, 8 << 20)) : 8 << 20
    }()

    /// Returns the current end of the stack, which grows downwards.
    @inline(never)
    private static func address() -> UInt {
        var here: UInt8 = 0
        return withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
    }
}
