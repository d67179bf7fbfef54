import Foundation
import LozengeCore

/// A container that scrolls its content.
///
/// It takes the whole proposal along its axes and has the width of its content across. If it touches an edge
/// of the safe area, its content is visible under the cover of that edge, such as a bar.
///
/// ```swift
/// ScrollView { Text(chapter).padding() }
/// ```
///
/// Matches: SwiftUI.ScrollView
nonisolated public struct ScrollView<Content: View> {
    let axes: Axis.Set
    let showsIndicators: Bool
    let content: Content

    /// Creates a scroll view of `content`; several views make a column.
    ///
    /// - Parameters:
    ///   - axes: The axes of scrolling.
    ///   - showsIndicators: True for scroll bars.
    ///   - content: The content.
    ///
    /// Matches: SwiftUI.ScrollView.init(_:showsIndicators:content:)
    public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }
}

extension ScrollView: View {
    public typealias Body = Never

    public func _visit(_ visitor: inout ViewVisitor) {
        visitor.primitive(ScrollBox(axes: axes, showsIndicators: showsIndicators)) { visitor in
            visitor.primitive(ImplicitStack(.column)) { content._visit(&$0) }
        }
    }
}
