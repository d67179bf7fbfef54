import Foundation
import LozengeCore
import LozengeViews

/// An item that a page declares for the toolbar of its window or sheet.
nonisolated struct ToolbarEntry {
    let placement: ToolbarItemPlacement
    let content: AnyView

    init(placement: ToolbarItemPlacement, content: some View) {
        self.placement = placement
        self.content = AnyView(content)
    }
}

/// The menu that a page declares for its title.
nonisolated struct TitleMenu {
    let content: AnyView
}

/// The properties of bars, as a page declares them; `nil` for those left alone.
nonisolated struct BarOptions {
    var visibility: [ToolbarPlacement: Visibility] = [:]
    var background: AnyShapeStyle?
    var backgroundVisibility: Visibility?
    var colorScheme: ColorScheme??
    var removed: Set<ToolbarDefaultItemKind> = []

    init() {}

    /// Combines the options of several views; the outermost one that sets an option counts.
    init(_ declared: [Declaration<BarOptions>]) {
        for inner in declared.map(\.value) {
            visibility.merge(inner.visibility) { outer, _ in outer }
            background = background ?? inner.background
            backgroundVisibility = backgroundVisibility ?? inner.backgroundVisibility
            colorScheme = colorScheme ?? inner.colorScheme
            removed.formUnion(inner.removed)
        }
    }

    func isHidden(_ bar: ToolbarPlacement) -> Bool { visibility[bar] == .hidden }
}

/// A view without a size, which only declares something.
nonisolated struct NoSize: View {
    var body: some View { Color.clear.frame(width: 0, height: 0).accessibilityHidden(true) }
}

/// Declares an item.
nonisolated struct EntryDeclaration {
    let entry: ToolbarEntry
}

extension EntryDeclaration: View {
    var body: some View { NoSize().declares(entry) }
}

/// Declares an item for each view of a content.
nonisolated struct GroupDeclaration<Content: View> {
    let placement: ToolbarItemPlacement
    let content: Content
}

extension GroupDeclaration: View {
    var body: some View {
        ForEach(subviews: content) { subview in
            EntryDeclaration(entry: ToolbarEntry(placement: placement, content: subview))
        }
    }
}
