import Foundation
import SwiftUI

/// The document on the disk, as this process has last read or written it.
///
/// Used on the queue of a ``SaveQueue`` only.
final class OpenDocument: @unchecked Sendable {
    private var store: EncounterStore
    private var expected: FileReplacement.Expectation
    /// The encounter to save, if the last attempt has failed.
    private var unsaved: Encounter?
    /// True from the moment that another process is found to have written the file, until the user
    /// has decided.
    private var isInConflict = false

    /// - Parameters:
    ///   - store: The document.
    ///   - expected: The file as it was read.
    init(_ store: EncounterStore, _ expected: FileReplacement.Expectation) {
        (self.store, self.expected) = (store, expected)
    }

    /// Saves `encounter`, unless another process has written the file since it was last read.
    func save(_ encounter: Encounter) -> SaveOutcome {
        unsaved = encounter
        guard !isInConflict else { return .conflict }
        do {
            expected = .bytes(try store.save(encounter, replacing: expected))
            unsaved = nil
            return .saved
        } catch FileError.changed {
            isInConflict = true
            return .conflict
        } catch {
            return .failed(
                "The encounter could not be saved: \(error.localizedDescription). "
                    + "Battle Tracker tries again at the next change.")
        }
    }

    /// True if another process has written the file, and this one has nothing to save.
    var isOutdated: Bool {
        guard !isInConflict, unsaved == nil,
            let data = try? RegularFile.contents(
                of: store.file.path, atMost: DocumentLimits.bytes)
        else { return false }
        return expected != .bytes(data)
    }

    /// Reads the file again, and forgets what was not saved.
    func reload() -> EncounterStore.Loaded {
        let loaded = store.load()
        if case .encounter(_, let data) = loaded {
            expected = .bytes(data)
        } else {
            expected = .missing
        }
        (isInConflict, unsaved) = (false, nil)
        return loaded
    }

    /// Saves `encounter` as a new file beside the old one, which is the document from then on.
    func keepBoth(_ encounter: Encounter) -> CopyOutcome {
        for number in 2...1000 {
            let copy = store.copy(number)
            do {
                expected = .bytes(try copy.save(encounter, replacing: .missing))
                let outcome = CopyOutcome.copied(from: store.file, to: copy.file)
                (store, isInConflict, unsaved) = (copy, false, nil)
                return outcome
            } catch FileError.changed, FileError.notRegular {
                continue
            } catch {
                return .failed(
                    "The copy could not be saved: \(error.localizedDescription).")
            }
        }
        return .failed("The copy could not be saved: \(store.file.path) has too many copies.")
    }

    /// Saves unsaved changes when the app ends, as a copy if the user has not decided.
    ///
    /// - Returns: A message for the user, in sentences; `nil` for none.
    func end() -> String? {
        guard let encounter = unsaved else { return nil }
        switch save(encounter) {
        case .saved: return nil
        case .failed(let reason), .delayed(let reason): return reason
        case .conflict: return keepBoth(encounter).description
        }
    }
}
