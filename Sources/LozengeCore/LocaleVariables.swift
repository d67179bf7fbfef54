import Foundation

/// The variables that name the user's language, checked before a library reads them.
///
/// Foundation's copy of ICU reads them itself and crashes on a language of 14 or more letters.
package nonisolated enum LocaleVariables {
    /// In the order in which POSIX has them looked up.
    package static let names = ["LC_ALL", "LC_MESSAGES", "LANG"]

    /// Whether `name` has the form `language[_territory][.codeset][@modifier]`, each part of a length
    /// that real locales have.
    ///
    /// The longest languages are the aliases of the GNU C library, such as `lithuanian`.
    ///
    /// Source: POSIX, "Internationalization Variables".
    package static func isWellFormed(_ name: String) -> Bool {
        // Regular expressions would bring a library into every start.
        var rest = Substring(name)
        func consume(_ most: Int, while isPart: (Character) -> Bool) -> Bool {
            let part = rest.prefix(while: isPart)
            rest = rest.dropFirst(part.count)
            return (1...most).contains(part.count)
        }
        func isLetter(_ character: Character) -> Bool {
            character.isASCII && (character.isLetter || character.isNumber)
        }
        guard consume(11, while: isLetter) else { return false }
        while rest.first == "_" || rest.first == "-" {
            rest.removeFirst()
            guard consume(8, while: isLetter) else { return false }
        }
        for (mark, marks) in [(".", "-_:"), ("@", "-_=;,")] as [(Character, String)]
        where rest.first == mark {
            rest.removeFirst()
            guard consume(32, while: { isLetter($0) || marks.contains($0) }) else { return false }
        }
        return rest.isEmpty && name.utf8.count <= 64
    }

    /// The value of the first variable that is set and not empty; `C.UTF-8` for one that is not well
    /// formed, `nil` if none is set.
    package static func name(in variables: EnvironmentVariables) -> String? {
        let name = names.lazy.compactMap { variables[$0] }.first { !$0.isEmpty }
        return name.map { isWellFormed($0) ? $0 : fallback }
    }

    private static let fallback = "C.UTF-8"

    /// Replaces values that are not well formed by `C.UTF-8`, with a sentence for each.
    ///
    /// Called before anything else of the process runs: other threads may read the environment.
    @MainActor package static func repair() {
        for variable in names {
            guard let name = EnvironmentVariables.ofProcess[variable], !name.isEmpty,
                !isWellFormed(name)
            else { continue }
            setenv(variable, fallback, 1)
            report(
                "Invalid \(variable) “\(name.prefix(40))”: not a locale name. Using \(fallback).")
        }
    }
}
