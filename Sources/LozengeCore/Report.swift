import Foundation

/// Says something that went wrong, once, on standard error.
///
/// For what does not end the app: a missing picture, a size that is no number. The same message is
/// not repeated.
@MainActor
public func report(_ message: String) {
    guard reported.insert(message).inserted else { return }
    FileHandle.standardError.write(Data("lozenge: \(message)\n".utf8))
}

/// What was said so far.
@MainActor package private(set) var reported: Set<String> = []
