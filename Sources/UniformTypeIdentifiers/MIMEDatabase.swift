import CBus
import Foundation

/// The desktop's database of MIME types, which GIO reads when it is first asked.
enum MIMEDatabase {
    /// Returns the MIME type of files with an extension; `nil` if there is none.
    static func type(ofExtension name: String) -> String? {
        var isUncertain: gboolean = 0
        guard let guess = g_content_type_guess("name.\(name)", nil, 0, &isUncertain) else {
            return nil
        }
        defer { g_free(guess) }
        let type = String(cString: guess)
        return isUncertain != 0 || type == "application/octet-stream" ? nil : type
    }

    /// Returns the words for a MIME type in the user's language; `nil` if the database does not have it.
    static func description(of type: String) -> String? {
        guard let words = g_content_type_get_description(type) else { return nil }
        defer { g_free(words) }
        let description = String(cString: words)
        // For a type that it does not have, GIO makes words of the type's name.
        return description.contains(type) ? nil : description
    }

    /// Returns those of the common MIME types that a type is a kind of.
    static func generalTypes(of type: String) -> [String] {
        [
            "text/plain", "application/xml", "application/zip", "application/json",
            "application/gzip",
        ]
        .filter { $0 != type && g_content_type_is_a(type, $0) != 0 }
    }
}
