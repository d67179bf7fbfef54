import Foundation

/// A namespace for the identities of views with matched geometry, one for each view that has the property.
///
/// ```swift
/// struct Album: View {
///     @Namespace private var covers
///     @State private var isLarge = false
///
///     var body: some View {
///         if isLarge {
///             Cover().matchedGeometryEffect(id: "cover", in: covers).frame(width: 300, height: 300)
///         } else {
///             Cover().matchedGeometryEffect(id: "cover", in: covers).frame(width: 60, height: 60)
///         }
///         Button("Size") { withAnimation { isLarge.toggle() } }
///     }
/// }
/// ```
///
/// Matches: SwiftUI.Namespace
@propertyWrapper
public struct Namespace {
    /// The identity of a namespace.
    ///
    /// Matches: SwiftUI.Namespace.ID
    nonisolated public struct ID: Hashable, Sendable {
        fileprivate let value: Int
    }

    nonisolated(unsafe) private var id = ID(value: 0)

    nonisolated public init() {}

    /// The identity of the namespace; outside of a view that is shown, one that all of them share.
    @preconcurrency @MainActor public var wrappedValue: ID { id }
}

extension Namespace: ConnectedProperty {
    public mutating func _connect(_ connection: inout _PropertyConnection) {
        let known = connection.storage as? Storage ?? Storage()
        connection.storage = known
        id = known.id
    }

    @MainActor
    private final class Storage {
        let id: ID
        private static var count = 0

        init() {
            Self.count += 1
            id = ID(value: Self.count)
        }
    }
}
