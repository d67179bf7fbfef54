import LozengeCore
import LozengeViews

/// A view with pages above it, of which the last is shown.
///
/// ```swift
/// NavigationStack {
///     List(monsters) { NavigationLink($0.name, value: $0) }
///         .navigationTitle("Monsters")
///         .navigationDestination(for: Monster.self) { MonsterPage($0) }
/// }
/// ```
///
/// Pages that are covered keep their state. The button for the page before is in the toolbar; Alt Left and the thumb
/// button of the mouse do the same.
///
/// Matches: SwiftUI.NavigationStack
/// Source: `docs/navigation.md`, NAV-1 to NAV-16.
nonisolated public struct NavigationStack<Data, Root: View> {
    private let path: PathAccess?
    private let root: Root
    @State private var model = StackModel()

    /// Creates a stack that keeps its path itself.
    ///
    /// Matches: SwiftUI.NavigationStack.init(root:)
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        path = nil
        self.root = root()
    }

    /// Creates a stack with a path of values of any types.
    ///
    /// Matches: SwiftUI.NavigationStack.init(path:root:)
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
    where Data == NavigationPath {
        self.path = PathAccess(
            elements: { path.wrappedValue.elements },
            set: { elements in path.wrappedValue.elements = elements })
        self.root = root()
    }

    /// Creates a stack with a path of values of one type.
    ///
    /// Matches: SwiftUI.NavigationStack.init(path:root:)
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
        Data.Element: Hashable
    {
        self.path = PathAccess(
            elements: { path.wrappedValue.map { PathElement(any: $0) } },
            set: { elements in
                let values = elements.compactMap { $0.value.base as? Data.Element }
                guard values.count == elements.count else {
                    return report(
                        "Cannot push a value: the path is for values of the type \(Data.Element.self). "
                            + "Use a NavigationPath for several types.")
                }
                path.wrappedValue = Data(values)
            })
        self.root = root()
    }
}

extension NavigationStack: View {
    public var body: some View {
        let _ = model.path = path
        StackPages(model: model, root: root)
            .declares(StackBar())
    }
}

/// The pages of a stack, above its root.
nonisolated struct StackPages<Root: View> {
    let model: StackModel
    let root: Root
    /// The number of pages that replace the root, and cannot be left: 1 in the column of a split view that
    /// shows what the column before has chosen.
    var rootCount = 0

    @Environment(\.tabStacks) private var tabStacks

    init(model: StackModel, root: Root, rootCount: Int = 0) {
        (self.model, self.root, self.rootCount) = (model, root, rootCount)
    }
}

extension StackPages: View {
    var body: some View {
        let entries = model.update()
        PageLayout {
            root.modifier(page(0, at: 0, isOnTop: entries.isEmpty))
            ForEach(Array(entries.enumerated()), id: \.element.id) { index, entry in
                EntryContent(entry: entry, model: model)
                    .modifier(
                        page(entry.id, at: index + 1, isOnTop: index == entries.count - 1)
                    )
                    .transition(PageMotion.transition(on: entry.course, of: model))
                    // One that leaves is still in front.
                    .zIndex(Double(index + 1))
            }
        }
        // After the pages, whose preferences come first.
        .overlay {
            if let scheme = model.coveredScheme {
                Color.clear.preferredColorScheme(scheme).allowsHitTesting(false)
            }
        }
        .onChange(of: entries.map(\.id)) { model.reportEnds() }
        .registers(model, in: tabStacks)
    }

    private func page(_ id: Int, at depth: Int, isOnTop: Bool) -> StackPage {
        StackPage(model: model, depth: depth, rootCount: rootCount, id: id, isOnTop: isOnTop)
    }
}

/// The content of a page above the root.
nonisolated private struct EntryContent {
    let entry: StackModel.Entry
    let model: StackModel
}

extension EntryContent: View {
    var body: some View {
        switch entry.content {
        case .view(let view): view.content
        case .value(let element):
            if let page = model.destinations.page(for: element.value.base)
                ?? model.source?.destinations.page(for: element.value.base)
            {
                page
            } else {
                MissingDestination(type: type(of: element.value.base))
            }
        }
    }
}

/// The page of a value that has no destination.
nonisolated private struct MissingDestination {
    let type: Any.Type
}

extension MissingDestination: View {
    var body: some View {
        ContentUnavailableView(
            "No Page", systemImage: "exclamationmark.triangle",
            description: Text(verbatim: "There is no destination for \(type)."))
    }
}
