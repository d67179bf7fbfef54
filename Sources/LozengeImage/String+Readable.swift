import Foundation

extension String {
    /// Whether there is a file or a folder at this path that may be read.
    var isReadable: Bool { access(self, R_OK) == 0 }
}
