/// The styles that were set around a place for one kind of view, the nearest on top.
///
/// The body of a style may show its view again, which then has the next outer style. Setting a style equal
/// to the present one does not update the views inside.
nonisolated struct StyleStack<Configuration> {
    private class Entry {
        let next: Entry?

        init(next: Entry?) { self.next = next }

        @MainActor func makeBody(_ configuration: Configuration) -> AnyView { AnyView(EmptyView()) }
        @MainActor func hasSameStyle(as other: Entry) -> Bool { false }
    }

    private final class StyleEntry<Style>: Entry {
        private var style: Style
        private let make: @MainActor (Style, Configuration) -> AnyView

        init(
            _ style: Style, _ make: @escaping @MainActor (Style, Configuration) -> AnyView,
            next: Entry?
        ) {
            self.style = style
            self.make = make
            super.init(next: next)
        }

        @MainActor override func makeBody(_ configuration: Configuration) -> AnyView {
            make(style, configuration)
        }

        @MainActor override func hasSameStyle(as other: Entry) -> Bool {
            guard let other = other as? StyleEntry<Style> else { return false }
            var (mine, others) = (style, other.style)
            return ViewValue.areEqual(&mine, &others)
        }
    }

    private var top: Entry?

    init() {}

    /// Puts `style` on top of those there are.
    ///
    /// - Parameters:
    ///   - style: The style.
    ///   - make: What the style makes of a view.
    mutating func push<Style>(
        _ style: Style, _ make: @escaping @MainActor (Style, Configuration) -> AnyView
    ) {
        top = StyleEntry(style, make, next: top)
    }

    /// The styles without the nearest.
    var below: StyleStack {
        var rest = StyleStack()
        rest.top = top?.next
        return rest
    }

    /// Returns the body by the nearest style; `nil` if none is set.
    @MainActor func makeBody(_ configuration: Configuration) -> AnyView? {
        top?.makeBody(configuration)
    }
}

extension StyleStack: SelfComparing {
    func isSame(as other: StyleStack<Configuration>) -> Bool {
        var (mine, others) = (top, other.top)
        while let current = mine, let its = others {
            if current === its { return true }
            guard current.hasSameStyle(as: its) else { return false }
            (mine, others) = (current.next, its.next)
        }
        return mine == nil && others == nil
    }
}
