import Foundation
import LozengeCore
import LozengeViews

nonisolated extension View {
    /// Adds a trailing column with details while a value is true; in a narrow window it is a sheet.
    ///
    /// ```swift
    /// Map(selection: $place)
    ///     .inspector(isPresented: $showsDetails) { PlaceDetails(place) }
    /// ```
    ///
    /// The user drags its edge. The state of the content ends when it is hidden.
    ///
    /// - Parameters:
    ///   - isPresented: True to show the column.
    ///   - content: The content of the column.
    /// - Returns: This view with the column.
    ///
    /// Matches: SwiftUI.View.inspector(isPresented:content:)
    /// Source: `docs/navigation.md`, PRES-11.
    public func inspector<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
    }

    /// Fixes the width of the column of an inspector with this content, in points.
    ///
    /// Matches: SwiftUI.View.inspectorColumnWidth(_:)
    public func inspectorColumnWidth(_ width: CGFloat) -> some View {
        declares(
            InspectorWidth(width: SplitColumnWidth(least: width, ideal: width, greatest: width)))
    }

    /// Sets the widths of the column of an inspector with this content, in points.
    ///
    /// - Parameters:
    ///   - min: The least width that the user can choose; `nil` for the ideal one.
    ///   - ideal: The width at first.
    ///   - max: The greatest width that the user can choose; `nil` for the ideal one.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.inspectorColumnWidth(min:ideal:max:)
    public func inspectorColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        declares(InspectorWidth(width: SplitColumnWidth(least: min, ideal: ideal, greatest: max)))
    }
}

/// The width that the content of an inspector asks for.
nonisolated private struct InspectorWidth {
    let width: SplitColumnWidth
}

/// Shows a content beside a view, or in a sheet.
nonisolated private struct InspectorModifier<Inspector: View> {
    let isPresented: Binding<Bool>
    let inspector: Inspector

    @State private var isNarrow = false
    @State private var wish: SplitColumnWidth?
    @State private var dragged: CGFloat?
    @Environment(\.textGrowth) private var scale

    init(isPresented: Binding<Bool>, inspector: Inspector) {
        (self.isPresented, self.inspector) = (isPresented, inspector)
    }
}

extension InspectorModifier: ViewModifier {
    /// The width below which the column is a sheet, in points.
    private static var narrow: CGFloat { 640 }

    func body(content: Content) -> some View {
        let leastWidth = Self.narrow * scale
        let inspector = inspector
        HStack(spacing: 0) {
            content.frame(maxWidth: .infinity, maxHeight: .infinity)
            if isPresented.wrappedValue, !isNarrow { column }
        }
        .onGeometryChange(for: Bool.self) {
            $0.size.width < leastWidth
        } action: {
            isNarrow = $0
        }
        .sheet(isPresented: sheet) { inspector }
        .focusedSceneValue(
            \.inspectorToggle,
            WindowPart(isShown: isPresented.wrappedValue) { isPresented.wrappedValue.toggle() })
    }

    private var sheet: Binding<Bool> {
        let (isPresented, isNarrow) = (isPresented, isNarrow)
        return Binding(
            get: { isPresented.wrappedValue && isNarrow },
            set: { if !$0, isNarrow { isPresented.wrappedValue = false } })
    }

    private var column: some View {
        let limits =
            wish ?? SplitColumnWidth(least: 225 * scale, ideal: 270 * scale, greatest: 400 * scale)
        let width = limits.clamped(dragged ?? limits.ideal)
        return RootContent(inspector)
            .frame(maxHeight: .infinity)
            .frame(width: width)
            .onDeclarations(of: InspectorWidth.self) { wish = $0.last?.value.width }
            .overlay(alignment: .leading) {
                SplitDivider(
                    "Inspector Width", limits: { limits.limits }, length: { width },
                    isTrailing: true,
                    resize: { dragged = $0 }, reset: { dragged = nil }
                )
                .alignmentGuide(.leading) { $0[HorizontalAlignment.center] }
            }
    }
}
