import Foundation
import LozengeCore

/// The coordinate space of a rectangle or point.
///
/// Matches: SwiftUI.CoordinateSpace
nonisolated public enum CoordinateSpace: Hashable {
    /// The window's coordinates.
    case global
    /// The view's own coordinates.
    case local
    /// The coordinates of the nearest view around with this name.
    case named(AnyHashable)
}

/// A type that names a coordinate space.
///
/// Matches: SwiftUI.CoordinateSpaceProtocol
nonisolated public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// A coordinate space with a name.
///
/// Matches: SwiftUI.NamedCoordinateSpace
nonisolated public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    public let coordinateSpace: CoordinateSpace
}

/// The window's coordinates.
///
/// Matches: SwiftUI.GlobalCoordinateSpace
nonisolated public struct GlobalCoordinateSpace {
    public init() {}
}

nonisolated extension GlobalCoordinateSpace: CoordinateSpaceProtocol {
    public var coordinateSpace: CoordinateSpace { .global }
}

/// A view's own coordinates.
///
/// Matches: SwiftUI.LocalCoordinateSpace
nonisolated public struct LocalCoordinateSpace {
    public init() {}
}

nonisolated extension LocalCoordinateSpace: CoordinateSpaceProtocol {
    public var coordinateSpace: CoordinateSpace { .local }
}

nonisolated extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
    }
}

nonisolated extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

nonisolated extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

nonisolated extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    /// The visible part of the nearest scroll view around, along any axis.
    ///
    /// Matches: SwiftUI.CoordinateSpaceProtocol.scrollView
    public static var scrollView: NamedCoordinateSpace { .named(ScrollSpace(axis: nil)) }

    /// The visible part of the nearest scroll view around that scrolls along an axis.
    ///
    /// Matches: SwiftUI.CoordinateSpaceProtocol.scrollView(axis:)
    public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
        .named(ScrollSpace(axis: axis))
    }
}

/// The name of the coordinate space of a scroll view.
nonisolated struct ScrollSpace: Hashable {
    /// The axis of scrolling; `nil` for any.
    let axis: Axis?
}

nonisolated extension View {
    /// Names the coordinate space of this view for the views inside.
    ///
    /// Matches: SwiftUI.View.coordinateSpace(_:)
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
        modifier(CoordinateSpaceName(space: name.coordinateSpace))
    }

    /// Names the coordinate space of this view for the views inside.
    ///
    /// Matches: SwiftUI.View.coordinateSpace(name:)
    public func coordinateSpace(name: some Hashable) -> some View {
        modifier(CoordinateSpaceName(space: .named(AnyHashable(name))))
    }
}

/// A layout-neutral modifier that names a coordinate space.
nonisolated struct CoordinateSpaceName {
    let space: CoordinateSpace
}

extension CoordinateSpaceName: PrimitiveModifier {
    static var affectsLayout: Bool { false }

    func isSpace(named name: AnyHashable) -> Bool { space == .named(name) }
}

extension Node {
    /// Returns the box with the coordinate space `space`; `nil` for the window, and if no view around
    /// has the name.
    final func owner(of space: CoordinateSpace) -> Node? {
        switch space {
        case .local: return self
        case .global: return nil
        case .named(let name):
            var box: Node? = self
            while let current = box {
                if current.holder?.isSpace(named: name) == true { return current }
                box = current.superbox
            }
            return nil
        }
    }

    /// Returns the frame of this box in `space`.
    final func frame(in space: CoordinateSpace) -> CGRect {
        guard let owner = owner(of: space) else { return frameInWindow }
        if owner === self { return bounds }
        let origin = owner.frameInWindow.origin
        return frameInWindow.offsetBy(dx: -origin.x, dy: -origin.y)
    }
}
