import Foundation
import LozengeCore

nonisolated extension Text {
    /// Whether letters are shown as capitals or as small ones.
    ///
    /// Matches: SwiftUI.Text.Case
    nonisolated public enum Case: Hashable, Sendable, CaseIterable {
        case uppercase, lowercase

        /// `string` in these letters.
        func applied(to string: String) -> String {
            switch self {
            case .uppercase: string.uppercased()
            case .lowercase: string.lowercased()
            }
        }
    }

    /// Where a line is cut that has no room for all of its text.
    ///
    /// Matches: SwiftUI.Text.TruncationMode
    public typealias TruncationMode = TextTruncation
}
