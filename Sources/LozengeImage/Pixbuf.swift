import CImage
import LozengeCore

/// gdk-pixbuf, which reads and writes pictures; loaded for the first one, so that a window without any
/// opens sooner and is smaller.
nonisolated enum Pixbuf {
    /// Its functions.
    ///
    /// - Throws: A ``PictureError`` where the library is missing or lacks one.
    static var functions: LozengePixbuf {
        get throws(PictureError) {
            guard let loaded else {
                throw PictureError(
                    description: "Pictures cannot be read or written without \(name)"
                        + "; install libgdk-pixbuf-2.0-0.")
            }
            return loaded
        }
    }

    private static let name = "libgdk_pixbuf-2.0.so.0"

    private static let loaded: LozengePixbuf? = withUnsafeTemporaryAllocation(
        of: LozengePixbuf.self, capacity: 1
    ) { room in
        guard let library = dlopen(name, RTLD_NOW), let functions = room.baseAddress,
            lozenge_pixbuf_find(functions, library)
        else { return nil }
        return functions.pointee
    }
}
