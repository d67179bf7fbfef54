import Foundation
import LozengeCore

nonisolated extension Text {
    /// A transformation of text to uppercase or lowercase letters.
    ///
    /// Matches: SwiftUI.Text.Case
    nonisolated public enum Case: Hashable, Sendable, CaseIterable {
        case uppercase, lowercase

        /// Returns `string` in this case.
        func applied(to string: String) -> String {
            switch self {
            case .uppercase: string.uppercased()
            case .lowercase: string.lowercased()
            }
        }
    }

    /// The position of the ellipsis in a truncated line.
    ///
    /// Matches: SwiftUI.Text.TruncationMode
    public typealias TruncationMode = TextTruncation
}
