/// The reason for a missing bestiary, as sentences.
enum BestiaryError: Error, Equatable, CustomStringConvertible {
    case missing
    case damaged(String, String)

    var description: String {
        switch self {
        case .missing: "The bestiary is missing. Reinstall Battle Tracker to add creatures."
        case .damaged(let path, let reason):
            "The bestiary cannot be read: \(reason). Replace \(path) to add creatures."
        }
    }
}
