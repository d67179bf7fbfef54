import Foundation
import LozengeCore

nonisolated extension GraphicsContext {
    /// The present picture of a symbol of a canvas.
    ///
    /// Matches: SwiftUI.GraphicsContext.ResolvedSymbol
    public struct ResolvedSymbol {
        /// The size of the view for the proposal of the canvas's size, in points.
        public let size: CGSize
        fileprivate let picture: DisplayFragment
    }

    /// Returns the first symbol with a tag; `nil` if none has it.
    ///
    /// Matches: SwiftUI.GraphicsContext.resolveSymbol(id:)
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        let id = AnyHashable(id)
        return place.symbol { $0 == id }.map { ResolvedSymbol(size: $0.size, picture: $0.picture) }
    }

    /// Draws a symbol in its own size with its anchor at `point`.
    ///
    /// Matches: SwiftUI.GraphicsContext.draw(_:at:anchor:)-symbol
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: CGRect(origin: symbol.size.origin(at: point, anchor), size: symbol.size))
    }

    /// Draws a symbol stretched to a rectangle.
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
