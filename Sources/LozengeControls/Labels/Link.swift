public import Foundation
import LozengeCore
import LozengeViews

/// A label that opens an address when clicked.
///
/// ```swift
/// Link("Swift", destination: URL(filePath: "/usr/share/doc/swift/index.html"))
/// ```
///
/// Matches: SwiftUI.Link
nonisolated public struct Link<Label: View> {
    let destination: URL
    let label: Label

    @Environment(\.openURL) private var openURL
    @Environment(\.isEnabled) private var isEnabled

    /// Creates a link that shows `label`.
    ///
    /// Matches: SwiftUI.Link.init(destination:label:)
    public init(destination: URL, @ViewBuilder label: () -> Label) {
        self.destination = destination
        self.label = label()
    }
}

extension Link: View {
    public var body: some View {
        Button {
            openURL(destination)
        } label: {
            label
        }
        .buttonStyle(.link)
        .pointerStyle(isEnabled ? .link : nil)
        .semantics { elements, _ in
            // In a menu, a link is an item.
            for index in elements.indices where elements[index].role == .button {
                elements[index].role = .link
            }
        }
    }
}

nonisolated extension Link where Label == Text {
    /// Creates a link with a localized title.
    ///
    /// Matches: SwiftUI.Link.init(_:destination:)
    public init(_ titleKey: LocalizedStringKey, destination: URL) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link with a title from a resource.
    ///
    /// Matches: SwiftUI.Link.init(_:destination:)
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(destination: destination) { Text(titleResource) }
    }

    /// Creates a link with a title, which is not localized.
    ///
    /// Matches: SwiftUI.Link.init(_:destination:)
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title) }
    }
}
