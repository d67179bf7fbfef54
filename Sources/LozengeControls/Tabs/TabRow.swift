import Foundation
import LozengeCore
import LozengeViews

/// The tabs side by side: where titles do not fit, their icons stand alone, with the titles as tooltips.
///
/// Source: `docs/navigation.md`, TAB-5; `docs/theme.md`, BAR-2.
nonisolated struct TabRow {
    let tabs: [ShownTab]
    let selected: Int
    let press: (Int) -> Void
    @FocusState private var focused: TabFocus?
    @Environment(\.layoutDirection) private var layoutDirection

    init(tabs: [ShownTab], selected: Int, press: @escaping (Int) -> Void) {
        (self.tabs, self.selected, self.press) = (tabs, selected, press)
    }

    /// The button of a tab in one of the two rows.
    private struct TabFocus: Hashable {
        let index: Int
        let hasTitle: Bool
    }
}

extension TabRow: View {
    var body: some View {
        ViewThatFits(in: .horizontal) {
            row(hasTitles: true)
            row(hasTitles: false)
        }
        .accessibilityElement(children: .contain)
        .accessibilityAddTraits(.isTabBar)
    }

    private func row(hasTitles: Bool) -> some View {
        HStack(spacing: 3) {
            ForEach(Array(tabs.enumerated()), id: \.element.id) { index, tab in
                if tab.isShown(in: .tabBar) { button(tab, at: index, hasTitle: hasTitles) }
            }
        }
        .onMoveCommand { direction in
            guard direction == .left || direction == .right else { return }
            let isForward = (direction == .right) == (layoutDirection == .leftToRight)
            guard let next = tabs.next(after: selected, step: isForward ? 1 : -1, in: .tabBar)
            else { return }
            press(next)
            focused = TabFocus(index: next, hasTitle: hasTitles)
        }
    }

    private func button(_ tab: ShownTab, at index: Int, hasTitle: Bool) -> some View {
        Button {
            press(index)
        } label: {
            TabLabel(tab: tab, hasTitle: hasTitle)
        }
        .buttonStyle(TabButtonStyle(isSelected: index == selected))
        .disabled(!tab.isEnabled)
        .tabStop(index == selected)
        .focused($focused, equals: TabFocus(index: index, hasTitle: hasTitle))
        .semanticRole(.tab)
        .accessibilityValue(tab.badge ?? Text(verbatim: ""))
        .accessibilityAddTraits(index == selected ? .isSelected : [])
    }
}

/// The title of a tab with its icon and its badge.
nonisolated private struct TabLabel {
    let tab: ShownTab
    let hasTitle: Bool
}

extension TabLabel: View {
    var body: some View {
        HStack(spacing: 6) {
            Group {
                if hasTitle {
                    tab.label.labelStyle(.titleAndIcon)
                } else {
                    tab.label.labelStyle(BarLabelStyle())
                }
            }
            .lineLimit(1)
            if let badge = tab.badge {
                badge.font(.footnote.weight(.semibold)).monospacedDigit()
                    .padding(.horizontal, 6)
                    .background(Color.label.opacity(0.1), in: Capsule())
                    .accessibilityHidden(true)
            }
        }
    }
}

/// The look of a tab.
nonisolated private struct TabButtonStyle: ButtonStyle, FadingStyle {
    let isSelected: Bool

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .fontWeight(.semibold)
            .padding(.horizontal, 12)
            .modifier(BarControlFrame())
            .controlGround(.flat, isPressed: configuration.isPressed, isOn: isSelected)
    }
}

/// The dots of pages, and arrows at their edges.
///
/// Source: `docs/navigation.md`, TAB-6.
nonisolated struct PageControls {
    let count: Int
    let selected: Int
    let showsDots: Bool
    let choose: (Int) -> Void
    let go: (Int, Bool) -> Void

    @State private var isHovered = false

    init(
        count: Int, selected: Int, showsDots: Bool, choose: @escaping (Int) -> Void,
        go: @escaping (Int, Bool) -> Void
    ) {
        (self.count, self.selected, self.showsDots) = (count, selected, showsDots)
        (self.choose, self.go) = (choose, go)
    }
}

extension PageControls: View {
    var body: some View {
        ZStack(alignment: .bottom) {
            HStack {
                if selected > 0 { arrow("chevron.backward", "Previous Page", -1) }
                Spacer()
                if selected < count - 1 { arrow("chevron.forward", "Next Page", 1) }
            }
            .padding(.horizontal, 12)
            .frame(maxHeight: .infinity)
            if showsDots { dots.padding(.bottom, 12) }
        }
        .accessibilityElement(children: .contain)
    }

    private func arrow(_ symbol: String, _ name: LocalizedStringKey, _ step: Int) -> some View {
        Button {
            go(step, false)
        } label: {
            Image(systemName: symbol).frame(width: 34, height: 34)
        }
        .buttonStyle(ArrowStyle())
        .accessibilityLabel(name)
    }

    private var dots: some View {
        HStack(spacing: 16) {
            ForEach(0..<max(0, count), id: \.self) { index in
                Circle()
                    .fill(Color.label.opacity(index == selected ? 0.8 : 0.3))
                    .frame(width: 8, height: 8)
                    .contentShape(Rectangle().inset(by: -4))
                    .onTapGesture { choose(index) }
                    .accessibilityElement()
                    .accessibilityLabel("Page \(index + 1) of \(count)")
                    .accessibilityAddTraits(
                        index == selected ? [.isButton, .isSelected] : .isButton
                    )
                    .accessibilityAction { choose(index) }
            }
        }
        // Arrow keys turn the pages.
        .tabStop(false)
        .padding(8)
        .background(Color.windowBackground.opacity(0.6), in: Capsule())
    }
}

/// The look of an arrow at the edge of a page: seen well under the pointer.
nonisolated private struct ArrowStyle: ButtonStyle, FadingStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .controlGround(.framed, isPressed: configuration.isPressed, in: .circle)
    }
}
