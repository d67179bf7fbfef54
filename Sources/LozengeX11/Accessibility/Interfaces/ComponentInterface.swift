import Foundation
import LozengeCore

/// The interface of objects with a frame.
nonisolated enum ComponentInterface: AccessibleInterface {
    static let name = "Component"

    /// The origin that coordinates count from.
    private enum Origin: UInt32 {
        case screen = 0
        case window, parent
    }

    static func isOffered(by id: AccessibleID, in tree: AccessibleTree) -> Bool {
        id != .application
    }

    static func call(
        _ method: String, _ arguments: BusValue, on id: AccessibleID, in tree: AccessibleTree
    ) -> AccessibleAnswer? {
        switch method {
        case "GetExtents":
            guard let frame = frame(of: id, from: arguments[0], in: tree) else { return nil }
            return AccessibleAnswer(frame.value)
        case "GetPosition":
            guard let frame = frame(of: id, from: arguments[0], in: tree) else { return nil }
            return AccessibleAnswer(.int32(frame.x), .int32(frame.y))
        case "GetSize":
            let frame = PixelFrame(tree.frame(of: id))
            return AccessibleAnswer(.int32(frame.width), .int32(frame.height))
        case "Contains":
            guard let point = point(arguments, of: id, in: tree) else { return nil }
            return AccessibleAnswer(.flag(tree.frame(of: id).contains(point)))
        case "GetAccessibleAtPoint":
            guard let point = point(arguments, of: id, in: tree) else { return nil }
            return AccessibleAnswer(tree.reference(to: tree.object(at: point, in: id)))
        case "GetLayer": return AccessibleAnswer(.uint32(layer(of: id, in: tree)))
        case "GetMDIZOrder": return AccessibleAnswer(.int16(0))
        case "GetAlpha": return AccessibleAnswer(.double(1))
        case "GrabFocus": return .done(focusRequest(id, in: tree))
        case "ScrollTo":
            guard let place = ScrollPlace(arguments[0]?.number) else { return nil }
            return .done(tree.record(id).map { .element(.reveal($0.id, place.anchor)) })
        case "ScrollToPoint":
            return .done(tree.record(id).map { .element(.reveal($0.id, nil)) })
        // The desktop places windows, and the layout places views.
        case "SetExtents", "SetPosition", "SetSize": return .done(nil)
        default: return nil
        }
    }

    private static func focusRequest(
        _ id: AccessibleID, in tree: AccessibleTree
    ) -> AccessibleRequest? {
        switch id {
        case .application: nil
        case .window: .activate(id)
        case .element(let element):
            tree.states(of: id).contains(.focusable) ? .element(.focus(element)) : nil
        }
    }

    /// The layers: widgets, popups and windows.
    private static func layer(of id: AccessibleID, in tree: AccessibleTree) -> UInt32 {
        guard case .window = id else { return 3 }
        return tree.window(of: id)?.kind == .frame ? 7 : 5
    }

    /// Returns the point of the screen that coordinates of an object count from; `nil` for an unknown kind.
    static func origin(
        _ origin: BusValue?, of id: AccessibleID, in tree: AccessibleTree
    ) -> CGPoint? {
        switch origin?.number.flatMap(Origin.init) {
        case nil: nil
        case .screen: .zero
        case .window: tree.window(of: id).map { tree.frame(of: top(of: $0, in: tree)).origin }
        case .parent: tree.parent(of: id).map { tree.frame(of: $0).origin } ?? .zero
        }
    }

    /// The window that the user sees an object in: that at the end of the chain of owners.
    private static func top(of window: AccessibleWindow, in tree: AccessibleTree) -> AccessibleID {
        var top = window
        while let owner = top.owner.flatMap({ tree.windows[$0] }), owner.id != top.id {
            top = owner
        }
        return top.id
    }

    static func frame(
        of id: AccessibleID, from origin: BusValue?, in tree: AccessibleTree
    ) -> PixelFrame? {
        self.origin(origin, of: id, in: tree).map {
            PixelFrame(tree.frame(of: id).offsetBy(dx: -$0.x, dy: -$0.y))
        }
    }

    private static func point(
        _ arguments: BusValue, of id: AccessibleID, in tree: AccessibleTree
    ) -> CGPoint? {
        guard let x = arguments[0]?.integer, let y = arguments[1]?.integer,
            let origin = origin(arguments[2], of: id, in: tree)
        else { return nil }
        return CGPoint(x: CGFloat(x) + origin.x, y: CGFloat(y) + origin.y)
    }

    static let members = """
        <method name="Contains"><arg type="i" direction="in"/><arg type="i" direction="in"/>
        <arg type="u" direction="in"/><arg type="b" direction="out"/></method>
        <method name="GetAccessibleAtPoint"><arg type="i" direction="in"/><arg type="i" direction="in"/>
        <arg type="u" direction="in"/><arg type="(so)" direction="out"/></method>
        <method name="GetExtents"><arg type="u" direction="in"/><arg type="(iiii)" direction="out"/></method>
        <method name="GetPosition"><arg type="u" direction="in"/><arg type="i" direction="out"/>
        <arg type="i" direction="out"/></method>
        <method name="GetSize"><arg type="i" direction="out"/><arg type="i" direction="out"/></method>
        <method name="GetLayer"><arg type="u" direction="out"/></method>
        <method name="GetMDIZOrder"><arg type="n" direction="out"/></method>
        <method name="GrabFocus"><arg type="b" direction="out"/></method>
        <method name="GetAlpha"><arg type="d" direction="out"/></method>
        <method name="SetExtents"><arg type="i" direction="in"/><arg type="i" direction="in"/>
        <arg type="i" direction="in"/><arg type="i" direction="in"/><arg type="u" direction="in"/>
        <arg type="b" direction="out"/></method>
        <method name="SetPosition"><arg type="i" direction="in"/><arg type="i" direction="in"/>
        <arg type="u" direction="in"/><arg type="b" direction="out"/></method>
        <method name="SetSize"><arg type="i" direction="in"/><arg type="i" direction="in"/>
        <arg type="b" direction="out"/></method>
        <method name="ScrollTo"><arg type="u" direction="in"/><arg type="b" direction="out"/></method>
        <method name="ScrollToPoint"><arg type="u" direction="in"/><arg type="i" direction="in"/>
        <arg type="i" direction="in"/><arg type="b" direction="out"/></method>
        """
}

/// The place in a scroll view to which an object is scrolled.
///
/// Source: `atspi-constants.h` of at-spi2-core 2.46, `AtspiScrollType`.
nonisolated enum ScrollPlace: UInt32 {
    case topLeft = 0
    case bottomRight, topEdge, bottomEdge, leftEdge, rightEdge, anywhere

    init?(_ number: UInt32?) {
        guard let number, let place = Self(rawValue: number) else { return nil }
        self = place
    }

    /// The point of the scroll view; `nil` for the nearest place where the object is seen.
    var anchor: UnitPoint? {
        switch self {
        case .topLeft: .topLeading
        case .bottomRight: .bottomTrailing
        case .topEdge: .top
        case .bottomEdge: .bottom
        case .leftEdge: .leading
        case .rightEdge: .trailing
        case .anywhere: nil
        }
    }
}

/// A frame in whole device pixels.
nonisolated struct PixelFrame: Equatable {
    let x: Int32
    let y: Int32
    let width: Int32
    let height: Int32

    init(_ frame: CGRect) {
        func pixels(_ length: CGFloat) -> Int32 {
            length.isNaN ? 0 : Int32(max(-0x8000_0000, min(0x7fff_ffff, length.rounded())))
        }
        (x, y) = (pixels(frame.minX), pixels(frame.minY))
        width = Int32(clamping: Int64(pixels(frame.maxX)) - Int64(x))
        height = Int32(clamping: Int64(pixels(frame.maxY)) - Int64(y))
    }

    var value: BusValue { .tuple(.int32(x), .int32(y), .int32(width), .int32(height)) }
}
