import Foundation
import LozengeCore
import LozengeViews

/// The ground of a sheet in front of a dimmed window, or a cover over all of it.
///
/// Source: `docs/navigation.md`, PRES-5, PRES-6, PRES-8; `docs/theme.md`, SHEET-1.
nonisolated struct SheetFrame<Content: View> {
    let form: PresentedLayer.Form
    let options: SheetOptions
    let isDimmed: Bool
    /// The environment that heights are computed with.
    private let environment: EnvironmentValues
    private let content: Content

    @State private var chosen: PresentationDetent?
    @State private var pulled: CGFloat = 0
    @Environment(\.textGrowth) private var point
    /// The size of the window; `nil` before the first layout.
    @State private var windowSize: CGSize?

    init(
        form: PresentedLayer.Form, options: SheetOptions, isDimmed: Bool,
        environment: EnvironmentValues, @ViewBuilder content: () -> Content
    ) {
        (self.form, self.options, self.isDimmed) = (form, options, isDimmed)
        self.environment = environment
        self.content = content()
    }
}

extension SheetFrame: View {
    var body: some View {
        SheetLayout(
            fillsWindow: form == .cover, height: height, pulled: pulled, sizing: options.sizing,
            point: point
        ) {
            Rectangle().fill(.black.opacity(form == .sheet && isDimmed ? 0.32 : 0))
                .allowsHitTesting(isDimmed)
                .accessibilityHidden(true)
            content
                .frame(
                    maxWidth: form == .cover || isSized ? .infinity : nil,
                    maxHeight: form == .cover || isSized ? .infinity : nil
                )
                .coordinateSpace(PageSpace.space)
                .overlay(alignment: .top) { if hasGrip { grip } }
                .background { ground }
                .clipShape(outline)
                .background { if form == .sheet { shade } }
                .contentShape(Rectangle())
                .accessibilityElement(children: .contain)
                .accessibilityAddTraits(isDimmed || form == .cover ? .isModal : [])
                .semanticRole(.dialog)
        }
        .onGeometryChange(for: CGSize.self) {
            $0.size
        } action: {
            windowSize = $0
        }
    }

    private var isSized: Bool { !detents.isEmpty }

    private var outline: RoundedRectangle {
        RoundedRectangle(
            cornerRadius: form == .cover ? 0 : options.cornerRadius ?? 15, style: .circular)
    }

    @ViewBuilder private var ground: some View {
        Color(form == .cover ? Color.windowBackground : Color.popupBackground)
        options.background
    }

    private var shade: some View {
        outline.fill(Color.popupBackground).shadow(color: .black.opacity(0.25), radius: 12, y: 3)
    }

    // MARK: Heights

    /// The heights that the window has room for, in their order.
    private var detents: [PresentationDetent] {
        // A sheet without heights does not read the size of the window, and is not evaluated when it is known.
        guard let wished = options.detents else { return [] }
        let room = SheetLayout.room(in: windowSize ?? CGSize(width: 800, height: 800), point)
        return wished.compactMap { detent in
            detent.points(in: room.height, environment).map { (detent, height: $0) }
        }
        .sorted { $0.height < $1.height }
        .map(\.0)
    }

    /// The height of the sheet in a room; `nil` for that of its content.
    private var height: ((CGFloat) -> CGFloat?)? {
        detent.map { detent in { [environment] in detent.points(in: $0, environment) } }
    }

    private var detent: PresentationDetent? {
        let selected = options.selection?.wrappedValue ?? chosen
        return selected.flatMap { detents.contains($0) ? $0 : nil } ?? detents.first
    }

    private var hasGrip: Bool {
        options.indicator == .visible || (detents.count > 1 && options.indicator != .hidden)
    }

    private var grip: some View {
        Capsule().fill(.secondary).frame(width: 36, height: 4)
            .padding(.vertical, 6).padding(.horizontal, 20)
            .contentShape(Rectangle())
            .onTapGesture { choose(1) }
            .gesture(
                DragGesture(minimumDistance: 4, coordinateSpace: .global)
                    .onChanged { pulled = -$0.translation.height }
                    .onEnded { drag in
                        pulled = 0
                        if drag.translation.height < -20 { move(1) }
                        if drag.translation.height > 20 { move(-1) }
                    }
            )
            .accessibilityElement()
            .accessibilityLabel("Height")
            .accessibilityAddTraits(.isButton)
    }

    /// Chooses the next height, and after the last the first.
    private func choose(_ step: Int) {
        guard let index = detent.flatMap({ detents.firstIndex(of: $0) }) else { return }
        select(detents[(index + step) % detents.count])
    }

    /// Chooses the next height in a direction.
    private func move(_ step: Int) {
        guard let index = detent.flatMap({ detents.firstIndex(of: $0) }) else { return }
        select(detents[min(max(0, index + step), detents.count - 1)])
    }

    private func select(_ detent: PresentationDetent) {
        chosen = detent
        options.selection?.wrappedValue = detent
    }
}

/// The layout of a dimmed window and the sheet in front of it.
nonisolated private struct SheetLayout: Layout {
    let fillsWindow: Bool
    /// Returns the height of the sheet in a room; `nil` for that of its content.
    let height: ((CGFloat) -> CGFloat?)?
    /// The distance by which the user has pulled the sheet's edge.
    let pulled: CGFloat
    /// The rule for the size; `nil` for the usual one.
    let sizing: (any PresentationSizing)?
    /// The factor of the text size.
    let point: CGFloat

    /// The largest size so far, for a rule of sheets that do not shrink.
    typealias Cache = CGSize
    func makeCache(subviews: Subviews) -> CGSize { .zero }
    func updateCache(_ cache: inout CGSize, subviews: Subviews) {}

    private static let margin: CGFloat = 24
    private var least: CGSize { Self.least(point) }
    private static func least(_ point: CGFloat) -> CGSize {
        CGSize(width: 320 * point, height: 120 * point)
    }

    /// Returns the room for a sheet in a window.
    static func room(in size: CGSize, _ point: CGFloat) -> CGSize {
        let isNarrow = isNarrow(size, point)
        return CGSize(
            width: isNarrow ? size.width : size.width - 2 * margin,
            height: max(0, size.height - (isNarrow ? margin : 2 * margin)))
    }

    private static func isNarrow(_ size: CGSize, _ point: CGFloat) -> Bool {
        size.width < least(point).width + 2 * margin
    }

    /// The size of content that takes any: a list or a form.
    private var usual: CGSize { CGSize(width: 480 * point, height: 480 * point) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CGSize) -> CGSize
    {
        // A window proposes its size; a popover takes that of the sheet.
        guard proposal.width == nil || proposal.height == nil, let sheet = subviews.last else {
            return proposal.replacingUnspecifiedDimensions(by: usual)
        }
        let size = size(of: sheet, in: usual, isNarrow: false, largest: &cache)
        return proposal.replacingUnspecifiedDimensions(
            by: CGSize(width: size.width + 2 * Self.margin, height: size.height + 2 * Self.margin))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGSize
    ) {
        guard subviews.count > 1 else { return }
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        let sheet = subviews[1]
        guard !fillsWindow else {
            return sheet.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        }
        let isNarrow = Self.isNarrow(bounds.size, point)
        let room = Self.room(in: bounds.size, point)
        let size = size(of: sheet, in: room, isNarrow: isNarrow, largest: &cache)
        let center = CGPoint(
            x: bounds.midX,
            y: isNarrow ? bounds.maxY - size.height / 2 : bounds.midY)
        sheet.place(at: center, anchor: .center, proposal: ProposedViewSize(size))
    }

    private func size(
        of sheet: LayoutSubview, in room: CGSize, isNarrow: Bool, largest: inout CGSize
    ) -> CGSize {
        let detent = height?(room.height)
        if let sizing, detent == nil {
            return ruled(by: sizing, sheet, in: room, largest: &largest)
        }
        var ideal = sheet.sizeThatFits(.unspecified)
        let greatest = sheet.sizeThatFits(.infinity)
        if greatest.width.isInfinite, greatest.height.isInfinite {
            ideal.width = max(ideal.width, usual.width)
            ideal.height = max(ideal.height, usual.height)
        }
        let width = isNarrow ? room.width : min(max(ideal.width, least.width), room.width)
        let height: CGFloat
        if let detent {
            height = detent + pulled
        } else {
            let wish = sheet.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
            height = max(
                greatest.height.isInfinite ? max(wish, ideal.height) : wish, least.height)
        }
        return CGSize(width: width, height: min(max(height, 0), room.height))
    }

    /// Returns the size by a rule, within the room.
    private func ruled(
        by sizing: any PresentationSizing, _ sheet: LayoutSubview, in room: CGSize,
        largest: inout CGSize
    ) -> CGSize {
        let proposal = sizing.proposedSize(
            for: PresentationSizingRoot(subview: sheet),
            context: PresentationSizingContext(room: room))
        var size = sheet.sizeThatFits(proposal)
        if let sticky = sizing as? any StickySizing {
            if sticky.horizontal { size.width = max(size.width, largest.width) }
            if sticky.vertical { size.height = max(size.height, largest.height) }
            largest = size
        }
        return CGSize(
            width: min(max(size.width, 0), room.width),
            height: min(max(size.height, 0), room.height)
        )
    }
}
