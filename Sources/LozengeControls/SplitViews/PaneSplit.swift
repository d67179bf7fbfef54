import Foundation
import LozengeCore
import LozengeViews

/// A container that shows views beside each other, with edges that the user drags.
///
/// A view is as wide as its frame allows: `frame(minWidth:maxWidth:)` sets the limits of a drag. A double click on an
/// edge shares the width anew.
///
/// ```swift
/// HSplitView {
///     List(files, id: \.self) { Text($0) }
///         .frame(minWidth: 120)
///     TextEditor(text: $text)
///         .frame(minWidth: 200)
/// }
/// ```
///
/// Matches: SwiftUI.HSplitView
nonisolated public struct HSplitView<Content: View> {
    private let content: Content

    /// Creates a container of the views that `content` builds.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension HSplitView: View {
    public var body: some View { PaneSplit(axis: .horizontal, content: content) }
}

/// A container that shows views one below the other, with edges that the user drags.
///
/// Matches: SwiftUI.VSplitView
nonisolated public struct VSplitView<Content: View> {
    private let content: Content

    /// Creates a container of the views that `content` builds.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension VSplitView: View {
    public var body: some View { PaneSplit(axis: .vertical, content: content) }
}

/// Panes with edges between them.
nonisolated private struct PaneSplit<Content: View> {
    let axis: Axis
    let content: Content

    /// The shares of panes in the length of all, as the user chose them; the others share the rest.
    @State private var shares: [Subview.ID: CGFloat] = [:]
    @State private var shown = ShownPanes()

    init(axis: Axis, content: Content) { (self.axis, self.content) = (axis, content) }
}

extension PaneSplit: View {
    var body: some View {
        Group(subviews: content) { panes in
            let ids = panes.map(\.id)
            PaneLayout(axis: axis, shares: ids.map { shares[$0] }, shown: shown) {
                panes
                ForEach(ids.indices.dropLast(), id: \.self) { index in
                    divider(behind: index, of: ids)
                        .layoutValue(key: SplitPartKey.self, value: .divider(index))
                }
            }
        }
    }

    private func divider(behind index: Int, of panes: [Subview.ID]) -> some View {
        SplitDivider(
            "Pane \(index + 1) \(axis == .horizontal ? "Width" : "Height")", axis,
            limits: { 0...max(1, shown.length(index) + shown.length(index + 1)) },
            length: { shown.length(index) }
        ) { length in
            let total = shown.lengths.reduce(0, +)
            guard total > 0, shown.lengths.count == panes.count else { return }
            shares = Dictionary(
                zip(panes, shown.lengths.map { $0 / total }),
                uniquingKeysWith: { first, _ in first })
            let both = shown.length(index) + shown.length(index + 1)
            shares[panes[index]] = length / total
            shares[panes[index + 1]] = (both - length) / total
        } reset: {
            shares = [:]
        }
    }
}
