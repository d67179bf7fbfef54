/// The properties of a control for its style: the seam of all controls with styles.
///
/// A control with styles is two files. One declares the protocol of its styles, the configuration and the
/// modifier that sets a style with ``View/controlStyle(_:_:)``; the other declares the control, whose body is
/// made by a ``StyleStack``. `docs/how-to/add-a-control.md` has the steps.
@MainActor
package protocol StyleConfiguration {
    associatedtype DefaultBody: View

    /// The body of the control if no style is set.
    var defaultBody: DefaultBody { get }
}

/// A view of a control that its style shows, such as the label, without its type.
///
/// - `Configuration`: The configuration that has it.
/// - `Slot`: A type that names it, such as ``_LabelSlot``.
///
/// Extension: configurations have aliases for it, such as `ButtonStyleConfiguration.Label`.
nonisolated public struct _StyleContent<Configuration, Slot> {
    private let source: ContentSource
    private let list: @MainActor (inout _SubviewList) -> Void

    @MainActor init(_ view: some View) {
        source = ContentSource { view._visit(&$0) }
        list = { view._list(&$0) }
    }
}

extension _StyleContent: View {
    public typealias Body = Never

    public func _visit(_ visitor: inout ViewVisitor) { source.visit(&visitor) }

    public func _list(_ list: inout _SubviewList) { self.list(&list) }
}

/// The label of a control.
///
/// Extension: a parameter of ``_StyleContent``.
public enum _LabelSlot {}

/// The content of a control.
///
/// Extension: a parameter of ``_StyleContent``.
public enum _ContentSlot {}

nonisolated extension View {
    /// Sets the style of a kind of control in this view.
    ///
    /// - Parameters:
    ///   - style: The style; the views inside are updated if it differs from the present one.
    ///   - makeBody: Makes the body of a control by the style.
    /// - Returns: This view with the style.
    package func controlStyle<Style, Configuration: StyleConfiguration>(
        _ style: Style, _ makeBody: @escaping @MainActor (Style, Configuration) -> some View
    ) -> some View {
        transformEnvironment(\.[stylesOf: TypeKey<Configuration>()]) { $0.push(style, makeBody) }
    }
}

nonisolated extension View {
    /// Removes the styles of a kind of control that were set around this view.
    func withoutStyles<Configuration: StyleConfiguration>(
        of configuration: Configuration.Type
    ) -> some View {
        transformEnvironment(\.[stylesOf: TypeKey<Configuration>()]) {
            if !$0.isEmpty { $0 = StyleStack() }
        }
    }
}

extension Environment {
    /// Reads the styles of a kind of control.
    nonisolated package init<Configuration>(stylesOf configuration: Configuration.Type)
    where Value == StyleStack<Configuration> {
        self.init(\.[stylesOf: TypeKey<Configuration>()])
    }
}

nonisolated extension EnvironmentValues {
    /// The styles of a kind of control.
    subscript<Configuration>(
        stylesOf control: TypeKey<Configuration>
    ) -> StyleStack<Configuration> {
        get { self[StylesKey<Configuration>.self] }
        set { self[StylesKey<Configuration>.self] = newValue }
    }
}

nonisolated private struct StylesKey<Configuration: StyleConfiguration>: EnvironmentKey {
    static var defaultValue: StyleStack<Configuration> { StyleStack() }
}
