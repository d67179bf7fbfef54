import Foundation

/// The addresses and files among the arguments of the command line.
enum OpenedArguments {
    /// Returns the addresses with a scheme and the files that exist, without options.
    static func urls(in arguments: some Sequence<String>) -> [URL] {
        arguments.compactMap { argument in
            guard !argument.hasPrefix("-") else { return nil }
            if FileManager.default.fileExists(atPath: argument) {
                return URL(filePath: argument)
            }
            guard let url = URL(string: argument), let scheme = url.scheme, scheme.count > 1 else {
                return nil
            }
            return url
        }
    }
}
