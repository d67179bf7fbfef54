import Foundation

/// The result of saving.
enum SaveOutcome: Equatable, Sendable {
    case saved
    /// The file could not be written; the reason, in sentences.
    case failed(String)
    /// The file is still being written after a while; in sentences.
    case delayed(String)
    /// Another process wrote the file; nothing was overwritten.
    case conflict
}

/// The result of saving a copy.
enum CopyOutcome: Equatable, Sendable, CustomStringConvertible {
    case copied(from: URL, to: URL)
    case failed(String)

    var description: String {
        switch self {
        case .copied(let file, let copy):
            "\(file.lastPathComponent) was changed by another Battle Tracker. "
                + "Your version was saved as \(copy.path). "
                + "To open it again, start BattleTracker with this path."
        case .failed(let reason): reason
        }
    }
}
