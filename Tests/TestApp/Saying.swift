import Foundation

/// Writes a line to standard error, where tests read it.
func say(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
