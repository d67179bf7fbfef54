/// The causes of safe area insets.
///
/// Matches: SwiftUI.SafeAreaRegions
/// Differs: no keyboard is ever shown over a window's content, so only `container` covers anything.
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Bars, and room kept free.
    public static let container = SafeAreaRegions(rawValue: 1 << 0)
    /// A keyboard on the screen.
    public static let keyboard = SafeAreaRegions(rawValue: 1 << 1)
    public static let all = SafeAreaRegions(rawValue: .max)
}
