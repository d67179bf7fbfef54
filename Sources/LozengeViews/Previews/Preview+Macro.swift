/// Creates a preview of a view.
///
/// ```
/// #Preview("Dark") {
///     @Previewable @State var isOn = false
///     Toggle("Lamp", isOn: $isOn)
/// }
/// ```
///
/// The body is type-checked in every build. An optimised build drops it.
///
/// - Parameters:
///   - name: The display name; `nil` for a preview without a name.
///   - body: The view, or several, to preview.
///
/// Matches: SwiftUI.Preview(_:body:)
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Creates a preview of a view, with traits such as its size or orientation.
///
/// - Parameters:
///   - name: The display name; `nil` for a preview without a name.
///   - traits: The first trait.
///   - additionalTraits: Further traits. For the same property, the last trait wins.
///   - body: The view, or several, to preview.
///
/// Matches: SwiftUI.Preview(_:traits:_:body:)
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// The type that an expanded `#Preview` creates, under a name that no app declares.
public typealias _PreviewDeclaration = Preview

/// The protocol of the view that holds the `@Previewable` properties of an expanded `#Preview`.
public typealias _PreviewContentView = View
