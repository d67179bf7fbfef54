import Foundation

/// The command that compiles one source of a module by itself.
///
/// The driver plans for each run which sources a change concerns; its commands can be run without it.
struct FrontendCommand: Sendable {
    /// The path of the compiler's front end, and the arguments before the sources.
    private let start: [String]
    private let flags: [String]

    /// Asks the driver which command it would run.
    init(of module: BuiltModule) async throws {
        let arguments =
            module.argumentsForObjects
            + ["-disable-batch-mode", "-driver-filelist-threshold=1000000", "-driver-print-jobs"]
        let answer = try await Subprocess.run(arguments)
        let line = answer.output.split(separator: "\n").first { $0.contains(" -primary-file ") }
        guard answer.succeeded, let line, let command = Self(printed: String(line)) else {
            throw ReloadError("The compiler does not say how it compiles \(module.name).")
        }
        self = command
    }

    /// - Parameter line: A command as the driver prints it.
    init?(printed line: String) {
        let words = Self.words(of: line)
        guard words.count > 3, let output = words.lastIndex(of: "-o") else { return nil }
        start = Array(words[..<3])
        flags = words[3..<output].filter { $0 != "-primary-file" && !$0.hasSuffix(".swift") }
    }

    /// Returns the arguments that compile a source.
    ///
    /// - Parameters:
    ///   - source: The path of the source.
    ///   - others: The paths of the module's other sources.
    ///   - object: The path of the object.
    /// - Returns: The path of the front end, and its arguments.
    func arguments(compiling source: String, beside others: [String], to object: String) -> [String]
    {
        start + ["-primary-file", source] + others + flags + ["-o", object]
    }

    /// The words of a line that is quoted for a shell.
    static func words(of line: String) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        var isEscaped = false
        for character in line {
            if isEscaped {
                word = (word ?? "") + String(character)
                isEscaped = false
            } else if let open = quote {
                if character == open {
                    quote = nil
                } else if character == "\\", open == "\"" {
                    isEscaped = true
                } else {
                    word = (word ?? "") + String(character)
                }
            } else if character == "'" || character == "\"" {
                quote = character
                word = word ?? ""
            } else if character == "\\" {
                isEscaped = true
            } else if character == " " {
                if let done = word { words.append(done) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        return words + (word.map { [$0] } ?? [])
    }
}
