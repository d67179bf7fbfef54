/// A style of the toolkit: controls in it are fainter while they are disabled.
///
/// A style of a program shows that itself, by `isEnabled` of its environment.
package protocol FadingStyle {}

/// The styles that were set around a control, the nearest first.
///
/// A control keeps the stack of its kind in a property, passes its views to the configuration as
/// ``_StyleContent`` and shows ``makeBody(_:)``:
///
/// ```swift
/// @Environment(stylesOf: ToggleStyleConfiguration.self) private var styles
///
/// public var body: some View {
///     styles.makeBody(ToggleStyleConfiguration(label: styles.content(label), isOn: isOn))
/// }
/// ```
///
/// The body of a style may contain the same control again, which then has the next outer style; the
/// contents of the control have all of them. Setting a style equal to the present one does not update the
/// views inside.
nonisolated package struct StyleStack<Configuration: StyleConfiguration> {
    private class Entry {
        let next: Entry?
        let fades: Bool

        init(fades: Bool, next: Entry?) {
            self.fades = fades
            self.next = next
        }

        @MainActor func makeBody(_ configuration: Configuration) -> AnyView { AnyView(EmptyView()) }
        @MainActor func hasSameStyle(as other: Entry) -> Bool { false }
    }

    private final class StyleEntry<Style, Body: View>: Entry {
        private var style: Style
        private let make: @MainActor (Style, Configuration) -> Body

        init(
            _ style: Style, _ make: @escaping @MainActor (Style, Configuration) -> Body,
            next: Entry?
        ) {
            self.style = style
            self.make = make
            super.init(fades: style is any FadingStyle, next: next)
        }

        @MainActor override func makeBody(_ configuration: Configuration) -> AnyView {
            DynamicPropertyLayout.of(Style.self).properties.isEmpty
                ? inside(make(style, configuration))
                : inside(
                    ConnectedStyle(
                        style: Connected(content: style), configuration: configuration, make: make))
        }

        /// Gives the controls in a body the next outer styles.
        @MainActor private func inside(_ body: some View) -> AnyView {
            AnyView(
                body.environment(\.[stylesOf: TypeKey<Configuration>()], StyleStack(top: next)))
        }

        @MainActor override func hasSameStyle(as other: Entry) -> Bool {
            guard let other = other as? StyleEntry<Style, Body> else { return false }
            var (mine, others) = (style, other.style)
            return ViewValue.areEqual(&mine, &others)
        }
    }

    private var top: Entry?

    private init(top: Entry?) { self.top = top }

    /// True if no style is set.
    package var isEmpty: Bool { top == nil }

    /// True if the nearest style leaves it to the control to be fainter while it is disabled.
    package var fades: Bool { top?.fades ?? true }

    init() {}

    /// Adds `style` as the nearest style.
    ///
    /// - Parameters:
    ///   - style: The style.
    ///   - makeBody: Makes the body of a control by the style.
    mutating func push<Style>(
        _ style: Style, _ makeBody: @escaping @MainActor (Style, Configuration) -> some View
    ) {
        top = StyleEntry(style, makeBody, next: top)
    }

    /// Returns the body of a control by the nearest style; the default body if none is set.
    @MainActor package func makeBody(_ configuration: Configuration) -> AnyView {
        top?.makeBody(configuration) ?? AnyView(configuration.defaultBody)
    }

    /// Returns a view of the control for its configuration; controls of the same kind inside have these
    /// styles.
    @MainActor package func content<Slot>(
        _ view: some View
    ) -> _StyleContent<Configuration, Slot> {
        guard Slot.self == _LabelSlot.self, let arranged = view.arrangedLabel
        else { return styled(view) }
        return styled(arranged)
    }

    @MainActor private func styled<Slot>(
        _ view: some View
    ) -> _StyleContent<Configuration, Slot> {
        guard top != nil else { return _StyleContent(view) }
        return _StyleContent(view.environment(\.[stylesOf: TypeKey<Configuration>()], self))
    }
}

/// The body of a control by a style with state, or with values of the environment around the control.
nonisolated private struct ConnectedStyle<Style, Configuration, Content: View> {
    let style: Connected<Style>
    let configuration: Configuration
    let make: @MainActor (Style, Configuration) -> Content
}

extension ConnectedStyle: View {
    var body: some View { make(style.content, configuration) }
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
