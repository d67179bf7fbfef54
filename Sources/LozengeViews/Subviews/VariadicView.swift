/// The earlier way to make a view from the subviews of another one; libraries for older systems use it.
///
/// `Group(subviews:)` does the same.
///
/// Matches: SwiftUI._VariadicView
nonisolated public enum _VariadicView {
    public typealias Children = SubviewsCollection
    public typealias Root = _VariadicView_Root
    public typealias ViewRoot = _VariadicView_ViewRoot
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot

    /// A view that a root makes from the subviews of its content.
    ///
    /// Matches: SwiftUI._VariadicView.Tree
    nonisolated public struct Tree<Root: _VariadicView_ViewRoot, Content: View> {
        private let root: Root
        private let content: Content

        /// Creates a view of what `root` makes of the subviews of `content`.
        public init(_ root: Root, @ViewBuilder content: () -> Content) {
            (self.root, self.content) = (root, content())
        }
    }
}

extension _VariadicView.Tree: View {
    public var body: some View { Group(subviews: content) { root.body(children: $0) } }
}

/// A type that makes something from the children of a tree.
///
/// Matches: SwiftUI._VariadicView_Root
nonisolated public protocol _VariadicView_Root {}

/// A type that makes a view from subviews.
///
/// Matches: SwiftUI._VariadicView_ViewRoot
@MainActor @preconcurrency public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    associatedtype Body: View

    /// Returns the view of `children`.
    @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A type that makes one view from subviews.
///
/// Matches: SwiftUI._VariadicView_UnaryViewRoot
@MainActor @preconcurrency public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A type that makes several views from subviews, which are members of the container around.
///
/// Matches: SwiftUI._VariadicView_MultiViewRoot
@MainActor @preconcurrency public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}
