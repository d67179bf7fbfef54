import Foundation
import LozengeCore
import LozengeViews

/// A kind of container whose background a view inside of it sets.
///
/// Matches: SwiftUI.ContainerBackgroundPlacement
/// Source: `docs/navigation.md`, BAR-7.
nonisolated public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private enum Name { case window, navigation, navigationSplitView }
    private let name: Name

    /// The window.
    public static let window = ContainerBackgroundPlacement(name: .window)
    /// The page of a stack, or the column of a split view.
    public static let navigation = ContainerBackgroundPlacement(name: .navigation)
    /// The columns of a split view, except for the sidebar, which has a ground of its own.
    public static let navigationSplitView = ContainerBackgroundPlacement(name: .navigationSplitView)
}

nonisolated extension View {
    /// Sets the background of a container around this view.
    ///
    /// The background is shown as long as this view is. Of several views in a container, the last one sets it.
    ///
    /// ```swift
    /// List(notes) { Text($0.title) }
    ///     .scrollContentBackground(.hidden)
    ///     .containerBackground(.yellow.gradient, for: .navigation)
    /// ```
    ///
    /// Matches: SwiftUI.View.containerBackground(_:for:)
    /// Differs: the environment of the background is that of the container.
    public func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        containerBackground(for: container) { Rectangle().fill(style) }
    }

    /// Sets the background of a container around this view.
    ///
    /// The background is shown as long as this view is. Of several views in a container, the last one sets it.
    ///
    /// Matches: SwiftUI.View.containerBackground(for:alignment:content:)
    /// Differs: the environment of the background is that of the container.
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View {
        let ground = content()
        return declares(
            ContainerBackground(
                placement: container,
                content: AnyView(Color.clear.overlay(alignment: alignment) { ground })))
    }

    /// Shows the background that a view inside sets for this container.
    func showsContainerBackground(of placement: ContainerBackgroundPlacement) -> some View {
        modifier(ContainerGround(placement: placement))
    }
}

/// The background that a view sets for a container around it.
nonisolated struct ContainerBackground {
    let placement: ContainerBackgroundPlacement
    let content: AnyView
}

nonisolated extension [Declaration<ContainerBackground>] {
    /// Updates the background that a container shows; `nil` for none.
    ///
    /// A declaration of the same evaluation is the same background: to show one may describe the declaring view in
    /// another environment, which would declare it anew.
    func update(_ shown: inout Element?, in container: ContainerBackgroundPlacement) {
        let last = last { $0.value.placement == container }
        if let last, let shown, last.hasValue(of: shown) { return }
        if last != nil || shown != nil { shown = last }
    }
}

/// A container with the background that a view inside sets.
nonisolated private struct ContainerGround {
    let placement: ContainerBackgroundPlacement
    @State private var ground: Declaration<ContainerBackground>?

    init(placement: ContainerBackgroundPlacement) { self.placement = placement }
}

extension ContainerGround: ViewModifier {
    func body(content: Content) -> some View {
        content
            .onDeclarations(of: ContainerBackground.self) { $0.update(&ground, in: placement) }
            .background {
                if let ground = ground?.value.content {
                    if placement == .window { PageGround { ground } } else { ground }
                }
            }
    }
}
