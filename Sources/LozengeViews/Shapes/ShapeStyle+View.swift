import LozengeCore

nonisolated extension ShapeStyle where Self: View, Body == _ShapeView<Rectangle, Self> {
    /// A rectangle filled with the style.
    public var body: _ShapeView<Rectangle, Self> { _ShapeView(Rectangle(), self) }
}
