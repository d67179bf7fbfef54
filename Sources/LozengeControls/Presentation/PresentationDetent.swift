public import Foundation
import LozengeCore
public import LozengeViews

/// The height of a sheet.
///
/// Matches: SwiftUI.PresentationDetent
nonisolated public struct PresentationDetent: Hashable, Sendable {
    private enum Height: Sendable {
        case fraction(CGFloat)
        case points(CGFloat)
        case custom(any CustomPresentationDetent.Type)
    }

    private let height: Height

    /// Half of the window.
    public static let medium = PresentationDetent(height: .fraction(0.5))
    /// The height of the window.
    public static let large = PresentationDetent(height: .fraction(1))

    /// A part of the window's height; a number that is not between 0 and 1 counts as the nearest one, NaN as 1.
    ///
    /// Matches: SwiftUI.PresentationDetent.fraction(_:)
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .fraction(fraction.isNaN ? 1 : min(max(0, fraction), 1)))
    }

    /// A height in points; a number that is not finite counts as 0.
    ///
    /// Matches: SwiftUI.PresentationDetent.height(_:)
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .points(height.isFinite ? max(0, height) : 0))
    }

    /// A height that a type computes.
    ///
    /// Matches: SwiftUI.PresentationDetent.custom(_:)
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(height: .custom(type))
    }

    /// Returns the height in a room.
    ///
    /// - Parameters:
    ///   - height: The height of the room.
    ///   - environment: The environment of the sheet.
    /// - Returns: The height, in points; `nil` if its type does not offer one.
    func points(in height: CGFloat, _ environment: EnvironmentValues) -> CGFloat? {
        switch self.height {
        case .fraction(let fraction): return fraction * height
        case .points(let points): return min(points, height)
        case .custom(let type):
            let context = Context(maxDetentValue: height, environment: environment)
            guard let points = type.height(in: context) else { return nil }
            return points.isNaN ? height : min(max(0, points), height)
        }
    }

    public static func == (first: PresentationDetent, second: PresentationDetent) -> Bool {
        switch (first.height, second.height) {
        case (.fraction(let first), .fraction(let second)): first == second
        case (.points(let first), .points(let second)): first == second
        case (.custom(let first), .custom(let second)): first == second
        default: false
        }
    }

    public func hash(into hasher: inout Hasher) {
        switch height {
        case .fraction(let value), .points(let value): hasher.combine(value)
        case .custom(let type): hasher.combine(ObjectIdentifier(type))
        }
    }

    /// The surroundings of a sheet whose height is computed.
    ///
    /// Matches: SwiftUI.PresentationDetent.Context
    @dynamicMemberLookup
    public struct Context {
        /// The largest height, in points.
        public let maxDetentValue: CGFloat
        fileprivate let environment: EnvironmentValues

        /// Returns a value of the environment of the sheet.
        public subscript<Value>(dynamicMember keyPath: KeyPath<EnvironmentValues, Value>) -> Value {
            environment[keyPath: keyPath]
        }
    }
}

/// A type that computes the height of sheets.
///
/// ```swift
/// struct BarDetent: CustomPresentationDetent {
///     static func height(in context: Context) -> CGFloat? {
///         max(44, context.maxDetentValue * 0.1)
///     }
/// }
///
/// List(places) { PlaceRow($0) }.presentationDetents([.custom(BarDetent.self), .large])
/// ```
///
/// Matches: SwiftUI.CustomPresentationDetent
/// Source: `docs/navigation.md`, PRES-8.
nonisolated public protocol CustomPresentationDetent: SendableMetatype {
    /// Returns the height in points, within the largest one; NaN counts as the largest, `nil` leaves the height out.
    static func height(in context: Context) -> CGFloat?
}

nonisolated extension CustomPresentationDetent {
    public typealias Context = PresentationDetent.Context
}
