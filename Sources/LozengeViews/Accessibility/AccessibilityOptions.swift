import Foundation
import LozengeCore

/// A kind of text, which decides how it is spoken.
///
/// Matches: SwiftUI.AccessibilityTextContentType
nonisolated public struct AccessibilityTextContentType: Hashable, Sendable {
    private enum Kind {
        case plain, console, fileSystem, messaging, narrative, sourceCode, spreadsheet
        case wordProcessing
    }

    private let kind: Kind

    public static let plain = Self(kind: .plain)
    public static let console = Self(kind: .console)
    public static let fileSystem = Self(kind: .fileSystem)
    public static let messaging = Self(kind: .messaging)
    public static let narrative = Self(kind: .narrative)
    public static let sourceCode = Self(kind: .sourceCode)
    public static let spreadsheet = Self(kind: .spreadsheet)
    public static let wordProcessing = Self(kind: .wordProcessing)
}

/// A group of actions in a list of actions.
///
/// Matches: SwiftUI.AccessibilityActionCategory
nonisolated public struct AccessibilityActionCategory: Equatable {
    private enum Kind: Equatable {
        case ordinary, edit
        case named(Text)
    }

    private let kind: Kind

    public static var `default`: Self { Self(kind: .ordinary) }
    public static var edit: Self { Self(kind: .edit) }

    public init(_ name: Text) { kind = .named(name) }

    public init(_ nameKey: LocalizedStringKey) { self.init(Text(nameKey)) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S) { self.init(Text(name)) }

    private init(kind: Kind) { self.kind = kind }
}

/// A command to show a view larger or smaller.
///
/// Matches: SwiftUI.AccessibilityZoomGestureAction
nonisolated public struct AccessibilityZoomGestureAction {
    /// The direction of a zoom.
    ///
    /// Matches: SwiftUI.AccessibilityZoomGestureAction.Direction
    nonisolated public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }

    public let direction: Direction
    /// The centre of the zoom, as a fraction of the view's size.
    public let location: UnitPoint
    /// The centre of the zoom in points.
    public let point: CGPoint

    init(direction: Direction, location: UnitPoint, point: CGPoint) {
        (self.direction, self.location, self.point) = (direction, location, point)
    }
}

/// The way in which touches are passed on to a view.
///
/// Matches: SwiftUI.AccessibilityDirectTouchOptions
nonisolated public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The screen reader says nothing about the view when it is touched.
    public static let silentOnTouch = Self(rawValue: 1 << 0)
    /// Touches are passed on once the view was activated.
    public static let requiresActivation = Self(rawValue: 1 << 1)
}
