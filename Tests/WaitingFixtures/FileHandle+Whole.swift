import Foundation
import Glibc

extension FileHandle {
    /// Reads to the end.
    ///
    /// Foundation's own function ends the process when a signal interrupts it.
    package nonisolated func readWhole() -> Data {
        var whole = Data()
        var part = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = Glibc.read(fileDescriptor, &part, part.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return whole }
            whole += part[..<count]
        }
    }
}
