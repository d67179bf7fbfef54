import Foundation

/// Ends the run with a message.
package nonisolated func fail(_ sentence: String) -> Never {
    let program = CommandLine.arguments.first?.split(separator: "/").last ?? "benchmark"
    FileHandle.standardError.write(Data("\(program): \(sentence)\n".utf8))
    exit(1)
}
