import Foundation
import LozengeReload
import LozengeViews

/// A library of a program's modules, in this process; it is never removed from it.
struct LoadedLibrary {
    private let handle: UnsafeMutableRawPointer

    init(_ library: ReloadedLibrary) throws {
        guard let handle = dlopen(library.path, RTLD_NOW | RTLD_LOCAL) else {
            throw ReloadError("Cannot load the new build: \(String(cString: dlerror())).")
        }
        self.handle = handle
        // The process has it, and disks have an end.
        try? FileManager.default.removeItem(atPath: library.path)
    }

    /// The previews that it declares, in the order of files and lines.
    var previews: [FoundPreviews] {
        guard let start = end("lozenge_previews_start"), let stop = end("lozenge_previews_stop")
        else { return [] }
        return FoundPreviews.all(from: start, to: stop)
    }

    private func end(_ function: String) -> UnsafeRawPointer? {
        typealias End = @convention(c) () -> UnsafeRawPointer?
        guard let symbol = dlsym(handle, function) else { return nil }
        return unsafeBitCast(symbol, to: End.self)()
    }

    /// Runs the program from its beginning.
    ///
    /// - Parameter entryPoint: The name of the function that it begins with.
    /// - Returns: False if the library has no such function.
    func run(_ entryPoint: String) -> Bool {
        typealias Main =
            @convention(c) (
                Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
            ) -> Int32
        guard let symbol = dlsym(handle, entryPoint) else { return false }
        _ = unsafeBitCast(symbol, to: Main.self)(CommandLine.argc, CommandLine.unsafeArgv)
        return true
    }
}
