import Foundation
import LozengeCore

extension GraphicsContext {
    /// One of the views beside a canvas, as it looks when it was asked for.
    ///
    /// Matches: SwiftUI.GraphicsContext.ResolvedSymbol
    public struct ResolvedSymbol {
        /// The size that the view takes when offered the canvas's, in points.
        public let size: CGSize
        fileprivate let picture: DisplayFragment
    }

    /// The first of the canvas's symbols that has this tag; `nil` if none has.
    ///
    /// Matches: SwiftUI.GraphicsContext.resolveSymbol(id:)
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        let id = AnyHashable(id)
        return place.symbol { $0 == id }.map { node in
            var context = DisplayListWriter(
                in: CGRect(x: -node.frame.minX, y: -node.frame.minY, width: 0, height: 0))
            context.paint(node)
            return ResolvedSymbol(size: node.frame.size, picture: DisplayFragment(context.list))
        }
    }

    /// Draws a view as large as it is, with a point of it at `point`.
    ///
    /// Matches: SwiftUI.GraphicsContext.draw(_:at:anchor:)-symbol
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: CGRect(origin: symbol.size.origin(at: point, anchor), size: symbol.size))
    }

    /// Draws a view into a rectangle, stretched to fill it.
    ///
    /// Matches: SwiftUI.GraphicsContext.draw(_:in:)-symbol
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        guard rect.isSettled else { return }
        func factor(_ wanted: CGFloat, _ length: CGFloat) -> CGFloat {
            wanted == length || length <= 0 ? 1 : wanted / length
        }
        let placing = CGAffineTransform(
            a: factor(rect.width, symbol.size.width), b: 0, c: 0,
            d: factor(rect.height, symbol.size.height), tx: rect.minX, ty: rect.minY)
        append(symbol.picture.list.placed(by: placing), opacity: clampedOpacity)
    }
}
