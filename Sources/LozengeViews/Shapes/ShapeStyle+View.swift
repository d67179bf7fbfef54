import LozengeCore

nonisolated extension ShapeStyle where Self: View, Body == _ShapeView<Rectangle, Self> {
    /// As a view, a style fills a rectangle.
    public var body: _ShapeView<Rectangle, Self> { _ShapeView(Rectangle(), self) }
}
