import Foundation
import LozengeCore
import LozengeViews
import Observation

/// A content and the layer that a view in it presents in front of it, which may present one itself.
///
/// Source: `docs/navigation.md`, PRES-4, PRES-5.
nonisolated struct PresentationHost<Base: View> {
    private let base: Base
    /// True if there is room for a layer only where the content makes it: in a popover.
    private let growsWithLayer: Bool
    @State private var layers = PresentedLayers()

    init(_ base: Base, growsWithLayer: Bool = false) {
        (self.base, self.growsWithLayer) = (base, growsWithLayer)
    }
}

extension PresentationHost: View {
    // Reads nothing of the layers: a change of them does not describe the content again, which would declare them anew.
    var body: some View {
        let layers = layers
        LayersLayout(growsWithLayer: growsWithLayer) {
            base
                .onDeclarations(of: PresentedLayer.self) { layers.present($0) }
                .modifier(BaseInertness(layers: layers))
            FrontLayer(layers: layers)
        }
    }
}

/// The layers that a content presents, the shown one first.
@Observable
final class PresentedLayers {
    private(set) var declared: [Declaration<PresentedLayer>] = []
    /// True if the content takes input behind the layer.
    var isBaseEnabled = false { didSet { updateBase() } }
    /// True if the content takes no input.
    ///
    /// Written only when it changes: a change describes the content again, which declares its layers anew.
    private(set) var isBaseInert = false
    /// The number of the present layer: one that is presented again has new state.
    private(set) var presentation = 0

    nonisolated init() {}

    /// Shows the layer that was presented first; another one of the same content waits until it is gone.
    func present(_ all: [Declaration<PresentedLayer>]) {
        var layers = all
        if let shown = declared.first, let index = layers.firstIndex(where: { $0.id == shown.id }) {
            layers.insert(layers.remove(at: index), at: 0)
        }
        if layers.count > 1 {
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
        updateBase()
    }

    private func updateBase() {
        let isInert = !declared.isEmpty && !isBaseEnabled
        if isInert != isBaseInert { isBaseInert = isInert }
    }
}

/// Takes input from a content that a layer is in front of.
nonisolated private struct BaseInertness {
    let layers: PresentedLayers
}

extension BaseInertness: ViewModifier {
    func body(content: Content) -> some View {
        content.inert(layers.isBaseInert)
    }
}

/// The shown layer, if there is one.
nonisolated private struct FrontLayer {
    let layers: PresentedLayers
}

extension FrontLayer: View {
    var body: some View {
        if let current = layers.declared.first {
            @Bindable var layers = layers
            LayerView(layer: current, isBaseEnabled: $layers.isBaseEnabled)
                .id(layers.presentation)
                // One that leaves is still in front.
                .zIndex(1)
        }
    }
}

/// The layout of a content and what is in front of it, which has all of a window that is larger than the content.
///
/// The size of a window does not depend on the layer: it stays where it is while it leaves.
nonisolated struct LayersLayout: Layout {
    var growsWithLayer = false

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.prefix(growsWithLayer ? 2 : 1).map { $0.sizeThatFits(proposal) }
        return CGSize(
            width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0
        ).filling(proposal)
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
    @State private var ending = LatestAction<@MainActor () -> Void>()
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
        ending.action = { value.end() }
        let end: @MainActor () -> Void = { if canEnd { value.end() } }
        return PresentationHost(frame(canEnd: canEnd, end: end))
            .onDisappear { value.onDismiss?() }
            .transformEnvironment(\.self) { $0 = surroundings }
            .transition(LayerMotion.transition)
    }

    private func frame(canEnd: Bool, end: @escaping @MainActor () -> Void) -> some View {
        SheetFrame(
            form: layer.value.form, options: options, isDimmed: !isBaseEnabled,
            environment: surroundings
        ) {
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
        environment.endPresentation = ending
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
