import Foundation
import LozengeCore

/// The width of the longest word of a text, in points; 0 for views that are not one text.
///
/// A layout that can place a text elsewhere reads it, to leave words whole.
nonisolated struct LongestWordKey: LayoutValueKey {
    static var defaultValue: CGFloat { 0 }
}
