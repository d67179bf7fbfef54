import Foundation

/// The settings of the text engine that its shaped texts depend on.
nonisolated package struct Typesetting: Hashable {
    /// Device pixels per point.
    var scale: CGFloat = 1
    var systemFamily: String?
}
