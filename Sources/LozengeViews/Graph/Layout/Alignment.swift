import Foundation
import LozengeCore

/// A horizontal alignment: a vertical line whose position in a view is measured from the leading edge.
///
/// Containers place their children so that this line of all children coincides. An alignment of an app is
/// declared with an ``AlignmentID``.
///
/// ```swift
/// VStack(alignment: .leading) {
///     Text("Name")
///     Text("Initiative")
/// }
/// ```
///
/// Matches: SwiftUI.HorizontalAlignment
nonisolated public struct HorizontalAlignment: Hashable, Sendable {
    let key: AlignmentKey

    /// Creates a custom alignment whose default position `id` calculates.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(.horizontal, id) }

    private init(_ kind: AlignmentKey.Kind) { key = AlignmentKey(.horizontal, kind) }

    init(_ key: AlignmentKey) { self.key = key }

    public static let leading = HorizontalAlignment(.start)
    public static let center = HorizontalAlignment(.center)
    public static let trailing = HorizontalAlignment(.end)

    /// Returns the combined explicit value of several views, as a container combines its children's.
    ///
    /// - Parameter values: The values in points; `nil` and NaN for a view that sets none.
    /// - Returns: The mean for the built-in alignments, the result of ``AlignmentID`` for a custom one;
    ///   `nil` if there is no value.
    ///
    /// Matches: SwiftUI.HorizontalAlignment.combineExplicit(_:)
    @MainActor
    public func combineExplicit<Values: Sequence>(_ values: Values) -> CGFloat?
    where Values.Element == CGFloat? {
        key.combineExplicit(values)
    }
}

/// A vertical alignment: a horizontal line whose position in a view is measured from the top.
///
/// ```swift
/// HStack(alignment: .firstTextBaseline) { Text("Total").font(.title); Text("12 €") }
/// ```
///
/// Matches: SwiftUI.VerticalAlignment
nonisolated public struct VerticalAlignment: Hashable, Sendable {
    let key: AlignmentKey

    /// Creates a custom alignment whose default position `id` calculates.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(.vertical, id) }

    private init(_ kind: AlignmentKey.Kind) { key = AlignmentKey(.vertical, kind) }

    init(_ key: AlignmentKey) { self.key = key }

    public static let top = VerticalAlignment(.start)
    public static let center = VerticalAlignment(.center)
    public static let bottom = VerticalAlignment(.end)
    /// The baseline of the first line of text; the bottom of a view without text.
    public static let firstTextBaseline = VerticalAlignment(.firstTextBaseline)
    /// The baseline of the last line of text; the bottom of a view without text.
    public static let lastTextBaseline = VerticalAlignment(.lastTextBaseline)
    /// The middle of the first line's capital letters; the middle of a view without text.
    ///
    /// Icons beside text are centred on this line, half a cap height above the first baseline.
    package static let firstLineCenter = VerticalAlignment(.firstLineCenter)

    /// Returns the combined explicit value of several views, as a container combines its children's.
    ///
    /// - Parameter values: The values in points; `nil` and NaN for a view that sets none.
    /// - Returns: The least for the first baseline, the greatest for the last, the mean for the other
    ///   built-in alignments, the result of ``AlignmentID`` for a custom one; `nil` if there is no value.
    ///
    /// Matches: SwiftUI.VerticalAlignment.combineExplicit(_:)
    @MainActor
    public func combineExplicit<Values: Sequence>(_ values: Values) -> CGFloat?
    where Values.Element == CGFloat? {
        key.combineExplicit(values)
    }
}

/// An alignment in both axes: a point of a view, used to align it with other views.
///
/// ```swift
/// ZStack(alignment: .bottomTrailing) {
///     Color.blue
///     Text("12").padding(4)
/// }
/// ```
///
/// Matches: SwiftUI.Alignment
nonisolated public struct Alignment: Hashable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let centerFirstTextBaseline = Alignment(
        horizontal: .center, vertical: .firstTextBaseline)
    public static let centerLastTextBaseline = Alignment(
        horizontal: .center, vertical: .lastTextBaseline)
    public static let leadingFirstTextBaseline = Alignment(
        horizontal: .leading, vertical: .firstTextBaseline)
    public static let leadingLastTextBaseline = Alignment(
        horizontal: .leading, vertical: .lastTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(
        horizontal: .trailing, vertical: .firstTextBaseline)
    public static let trailingLastTextBaseline = Alignment(
        horizontal: .trailing, vertical: .lastTextBaseline)
}
