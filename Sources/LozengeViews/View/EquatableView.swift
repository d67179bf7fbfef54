/// A view that is updated only if it differs from its last value by `==`.
///
/// ```swift
/// struct Chart: View, Equatable {
///     let name: String
///     let values: [Double]
///
///     static func == (lhs: Chart, rhs: Chart) -> Bool { lhs.values == rhs.values }
///
///     var body: some View { Text(name) }
/// }
///
/// let chart = Chart(name: "Hits", values: [1, 4]).equatable()
/// ```
///
/// Matches: SwiftUI.EquatableView
nonisolated public struct EquatableView<Content: Equatable & View>: Equatable {
    public var content: Content

    public init(content: Content) { self.content = content }
}

extension EquatableView: View {
    public var body: some View { content }
}

nonisolated extension View where Self: Equatable {
    /// Updates this view only if it differs from its last value by `==`.
    ///
    /// Matches: SwiftUI.View.equatable()
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
