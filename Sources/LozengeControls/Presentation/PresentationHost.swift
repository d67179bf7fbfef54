import Foundation
import LozengeCore
import LozengeViews

/// A content and the layer that a view in it presents in front of it, which may present one itself.
///
/// Source: `docs/navigation.md`, PRES-4, PRES-5.
nonisolated struct PresentationHost<Base: View> {
    private let base: Base
    @State private var declared: [Declaration<PresentedLayer>] = []
    @State private var isBaseEnabled = false
    /// The number of the present layer: one that is presented again has new state.
    @State private var presentation = 0
    @State private var reported = ReportedOnce()

    init(_ base: Base) { self.base = base }
}

extension PresentationHost: View {
    var body: some View {
        let current = declared.first
        LayersLayout {
            base
                .onDeclarations(of: PresentedLayer.self) { present($0) }
                .inert(current != nil && !isBaseEnabled)
            if let current {
                LayerView(layer: current, isBaseEnabled: $isBaseEnabled)
                    .id(presentation)
                    // One that leaves is still in front.
                    .zIndex(1)
            }
        }
    }

    /// Shows the layer that was presented first; another one of the same content waits until it is gone.
    private func present(_ all: [Declaration<PresentedLayer>]) {
        var layers = all
        if let shown = declared.first, let index = layers.firstIndex(where: { $0.id == shown.id }) {
            layers.insert(layers.remove(at: index), at: 0)
        }
        if layers.count > 1, reported.first() {
            report(
                "A view presents a sheet while another one of the same content is open. "
                    + "It is shown once the first one has ended.")
        }
        if let next = layers.first,
            next.id != declared.first?.id || next.value.identity != declared.first?.value.identity
        {
            presentation += 1
        }
        declared = layers
    }
}

/// A report that is made once.
final class ReportedOnce {
    private var isReported = false

    nonisolated init() {}

    /// Returns true the first time.
    func first() -> Bool {
        defer { isReported = true }
        return !isReported
    }
}

/// The layout of a content and what is in front of it, which has all of a window that is larger than the content.
///
/// The size does not depend on the layer: it stays where it is while it leaves.
nonisolated private struct LayersLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.first?.sizeThatFits(proposal).filling(proposal) ?? .zero
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: center, anchor: .center,
                proposal: index == 0 ? proposal : ProposedViewSize(bounds.size))
        }
    }
}

/// A presented layer over the whole window.
nonisolated private struct LayerView {
    let layer: Declaration<PresentedLayer>
    @Binding var isBaseEnabled: Bool
    @State private var options = SheetOptions()
    /// The declarations that the options come from.
    @State private var taken: [Declaration<SheetOptions>] = []

    init(layer: Declaration<PresentedLayer>, isBaseEnabled: Binding<Bool>) {
        self.layer = layer
        _isBaseEnabled = isBaseEnabled
    }
}

extension LayerView: View {
    var body: some View {
        let (value, canEnd) = (
            layer.value, layer.value.form == .sheet && !options.isDismissDisabled
        )
        let end: @MainActor () -> Void = { if canEnd { value.end() } }
        return PresentationHost(frame(canEnd: canEnd, end: end))
            .onDisappear { value.onDismiss?() }
            .transformEnvironment(\.self) { $0 = surroundings }
            .transition(LayerMotion.transition)
    }

    private func frame(canEnd: Bool, end: @escaping @MainActor () -> Void) -> some View {
        SheetFrame(form: layer.value.form, options: options, isDimmed: !isBaseEnabled) {
            BarHost(
                titlesWindow: false, close: canEnd ? end : nil,
                content: layer.value.content.focusesFirst()
                    .onDeclarations(of: SheetOptions.self) { take($0) })
        }
        .windowAction(
            [KeyboardShortcut(.escape, modifiers: [])], isFallback: true, perform: end
        )
        .windowAction([KeyboardShortcut("w")], perform: end)
    }

    /// The environment of the presenting view, for content that is in none of its containers.
    private var surroundings: EnvironmentValues {
        var environment = layer.environment.forPopup().outsideOfLists()
        let end = layer.value.end
        environment.endPresentation = { end() }
        environment.stack = nil
        environment.pickerLink = nil
        environment.pageGround =
            layer.value.form == .sheet ? .popupBackground : .windowBackground
        return environment
    }

    private func take(_ declared: [Declaration<SheetOptions>]) {
        // A ground is never equal to another one, and to show it describes the content again.
        guard !declared.elementsEqual(taken, by: { $0.hasValue(of: $1) }) else { return }
        taken = declared
        options = SheetOptions(declared)
        let isEnabled = options.interaction?.isEnabled == true
        if isBaseEnabled != isEnabled { isBaseEnabled = isEnabled }
    }
}

/// A layer that comes or goes.
///
/// It is seen in its first frame, as the answer to a press, and has the pointer and the focus from then on.
///
/// Source: `docs/navigation.md`, PRES-14.
nonisolated private struct LayerMotion {
    let opacity: Double

    @MainActor static var transition: AnyTransition {
        .asymmetric(insertion: fade(from: 0.3), removal: fade(from: 0.02))
            .animation(.easeOut(duration: 0.15))
    }

    @MainActor private static func fade(from opacity: Double) -> AnyTransition {
        .modifier(active: LayerMotion(opacity: opacity), identity: LayerMotion(opacity: 1))
    }
}

extension LayerMotion: ViewModifier {
    func body(content: Content) -> some View { content.opacity(opacity) }
}
