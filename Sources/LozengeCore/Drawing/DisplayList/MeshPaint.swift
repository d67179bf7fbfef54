import Foundation

/// A mesh of colours: rows of vertices, between which places and colours are interpolated by curves.
public struct MeshPaint: Hashable, Sendable {
    /// A vertex; places are in fractions of the frame, and control points bend the edges towards the neighbours.
    public struct Vertex: Hashable, Sendable {
        public var position: CGPoint
        public var leading: CGPoint
        public var top: CGPoint
        public var trailing: CGPoint
        public var bottom: CGPoint
        public var color: Color.Resolved

        /// Creates a vertex.
        public init(
            position: CGPoint, leading: CGPoint, top: CGPoint, trailing: CGPoint, bottom: CGPoint,
            color: Color.Resolved
        ) {
            self.position = position
            self.leading = leading
            self.top = top
            self.trailing = trailing
            self.bottom = bottom
            self.color = color
        }
    }

    /// The number of vertices in a row, 2 or more.
    public let columns: Int
    /// The vertices, row by row from the top; two rows or more.
    public var vertices: [Vertex]
    /// The colour beside the mesh.
    public var background: Color.Resolved
    /// True if colours change smoothly over vertices, too.
    public var smoothsColors: Bool
    /// The colour space of the interpolation.
    public var colorSpace: GradientColorSpace
    /// The rectangle of the fractions from 0 to 1, in points.
    public var frame: CGRect

    /// Creates a mesh; `nil` if the vertices are not two complete rows of two or more.
    public init?(
        columns: Int, vertices: [Vertex], background: Color.Resolved, smoothsColors: Bool,
        colorSpace: GradientColorSpace, frame: CGRect
    ) {
        guard columns >= 2, vertices.count >= 2 * columns, vertices.count.isMultiple(of: columns)
        else { return nil }
        self.columns = columns
        self.vertices = vertices
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
        self.frame = frame
    }

    /// The number of rows.
    public var rows: Int { vertices.count / columns }

    /// Returns the mesh with changed colours.
    public func mapColors(_ change: (Color.Resolved) -> Color.Resolved) -> MeshPaint {
        var mesh = self
        mesh.background = change(background)
        for index in vertices.indices { mesh.vertices[index].color = change(vertices[index].color) }
        return mesh
    }

    /// Returns the mesh in another frame.
    public func placed(in frame: CGRect) -> MeshPaint {
        var mesh = self
        mesh.frame = frame
        return mesh
    }
}
