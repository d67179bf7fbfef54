#if DEBUG || INSPECT
    import Foundation
    import LozengeCore

    /// A source of values that are shown in place of the program's, such as an inspector.
    protocol ValueOverriding: AnyObject {
        /// Returns the environment of a node in place of the program's.
        func environment(_ outer: EnvironmentValues, of node: Node) -> EnvironmentValues

        /// Returns the primitive of a node in place of the program's.
        func content<Content: Primitive>(_ content: Content, of node: Node) -> Content

        /// Returns the size that a window of another size lays out in, in points.
        func size(in size: CGSize) -> CGSize
    }
#endif
