import LozengeCore
import LozengeViews

nonisolated extension View {
    /// Presents a sheet in front of the window's content while a value is true.
    ///
    /// ```swift
    /// Button("Add…") { isAdding = true }
    ///     .sheet(isPresented: $isAdding) { MonsterForm() }
    /// ```
    ///
    /// The sheet has the environment of this view; `dismiss` in it ends the presentation, as do Escape, Ctrl W and its
    /// close button, unless ``interactiveDismissDisabled(_:)`` says otherwise.
    ///
    /// - Parameters:
    ///   - isPresented: True to present the sheet; set to false when it ends.
    ///   - onDismiss: Called once after it has ended.
    ///   - content: The content of the sheet.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.sheet(isPresented:onDismiss:content:)
    /// Source: `docs/navigation.md`, PRES-1 to PRES-8.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(LayerModifier(.sheet, isPresented, onDismiss, content))
    }

    /// Presents a sheet for an item while there is one.
    ///
    /// Another value with the same id updates the content; another id ends the sheet and presents a new one.
    ///
    /// - Parameters:
    ///   - item: The item; set to `nil` when the sheet ends.
    ///   - onDismiss: Called once after it has ended.
    ///   - content: Makes the content of the sheet.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.sheet(item:onDismiss:content:)
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(LayerModifier(.sheet, item, onDismiss, content))
    }

    /// Covers the window's content while a value is true.
    ///
    /// Only the program ends it.
    ///
    /// - Parameters:
    ///   - isPresented: True to present the content.
    ///   - onDismiss: Called once after it has ended.
    ///   - content: The content.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.fullScreenCover(isPresented:onDismiss:content:)
    /// Source: `docs/navigation.md`, PRES-9.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        modifier(LayerModifier(.cover, isPresented, onDismiss, content))
    }

    /// Covers the window's content while there is an item.
    ///
    /// Only the program ends it.
    ///
    /// - Parameters:
    ///   - item: The item; set to `nil` when it ends.
    ///   - onDismiss: Called once after it has ended.
    ///   - content: Makes the content.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.fullScreenCover(item:onDismiss:content:)
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        modifier(LayerModifier(.cover, item, onDismiss, content))
    }
}

/// A content that a view presents in front of its window.
nonisolated struct PresentedLayer {
    enum Form { case sheet, cover }

    let form: Form
    /// The identity of the content: another one has new state.
    let identity: AnyHashable
    let content: AnyView
    /// Ends the presentation in the program.
    let end: () -> Void
    /// Called after it has ended.
    let onDismiss: (() -> Void)?
}

/// Declares a layer while it is presented.
nonisolated private struct LayerModifier {
    /// Returns the layer for the present values; `nil` for none.
    let layer: () -> PresentedLayer?

    init(
        _ form: PresentedLayer.Form, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
        _ content: @escaping () -> some View
    ) {
        layer = {
            guard isPresented.wrappedValue else { return nil }
            return PresentedLayer(
                form: form, identity: true, content: AnyView(Deferred(content: content)),
                end: { if isPresented.wrappedValue { isPresented.wrappedValue = false } },
                onDismiss: onDismiss)
        }
    }

    init<Item: Identifiable>(
        _ form: PresentedLayer.Form, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
        _ content: @escaping (Item) -> some View
    ) {
        layer = {
            guard let value = item.wrappedValue else { return nil }
            return PresentedLayer(
                form: form, identity: value.id,
                content: AnyView(Deferred { content(value) }),
                end: { if item.wrappedValue?.id == value.id { item.wrappedValue = nil } },
                onDismiss: onDismiss)
        }
    }
}

extension LayerModifier: ViewModifier {
    func body(content: Content) -> some View { content.declares(layer()) }
}

/// A content that is evaluated where it is shown: it reads what it shows there.
nonisolated private struct Deferred<Content: View> {
    let content: () -> Content

    init(content: @escaping () -> Content) { self.content = content }
}

extension Deferred: View {
    var body: some View { content() }
}
