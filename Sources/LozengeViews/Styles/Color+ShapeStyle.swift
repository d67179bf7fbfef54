import LozengeCore

/// A colour as a uniform style.
///
/// Matches: SwiftUI.Color
extension Color: ShapeStyle {
    public func _resolve(in place: _StyleContext) -> _StylePaint { .color(place.resolve(self)) }
}

/// A resolved colour as a uniform style.
///
/// Matches: SwiftUI.Color.Resolved
extension Color.Resolved: ShapeStyle {
    public func _resolve(in place: _StyleContext) -> _StylePaint { .color(self) }
}

/// Named colours in the position of a style, as in `.fill(.red)`.
nonisolated extension ShapeStyle where Self == Color {
    public static var red: Color { Color.red }
    public static var orange: Color { Color.orange }
    public static var yellow: Color { Color.yellow }
    public static var green: Color { Color.green }
    public static var mint: Color { Color.mint }
    public static var teal: Color { Color.teal }
    public static var cyan: Color { Color.cyan }
    public static var blue: Color { Color.blue }
    public static var indigo: Color { Color.indigo }
    public static var purple: Color { Color.purple }
    public static var pink: Color { Color.pink }
    public static var brown: Color { Color.brown }
    public static var gray: Color { Color.gray }
    public static var black: Color { Color.black }
    public static var white: Color { Color.white }
    public static var clear: Color { Color.clear }
}
