/// A property of a view whose storage outlives the view.
///
/// A custom type may conform: its `@State`, `@Environment` and similar properties work as in the view itself.
///
/// ```swift
/// struct Counter: DynamicProperty {
///     @State private var count = 0
///
///     func increment() { count += 1 }
///     var text: String { "\(count) times" }
/// }
/// ```
///
/// Matches: SwiftUI.DynamicProperty
public protocol DynamicProperty {
    /// Called before the body of the view that has this property is evaluated.
    mutating func update()

    /// Connects the property to the position of its view. For the engine.
    mutating func _connect(_ connection: inout _PropertyConnection)
}

/// The connection of a dynamic property to the position of its view in the tree.
///
/// Extension: for the engine.
public struct _PropertyConnection {
    /// Kept alive by the tree; it is removed together with the storage.
    unowned let reader: StateReader
    /// The property's storage between updates.
    var storage: AnyObject?
}

extension DynamicProperty {
    public mutating func update() {}

    public mutating func _connect(_ connection: inout _PropertyConnection) {
        let parts = (connection.storage as? DynamicPropertyStorage) ?? DynamicPropertyStorage()
        parts.connect(&self, to: connection.reader)
        connection.storage = parts
    }
}

/// A dynamic property whose only content is its connection to the node.
protocol ConnectedProperty: DynamicProperty {}

/// The storage of one view's dynamic properties between updates.
package final class DynamicPropertyStorage {
    private var connections: [_PropertyConnection] = []
    /// The storage of properties that are not connected yet.
    private var kept: [AnyObject?] = []

    /// - Parameter storages: The storages of the properties, in their order; none for new ones.
    init(storages: [AnyObject?] = []) { kept = storages }

    /// The storages of the properties, in their order; empty before any is known.
    var storages: [AnyObject?] { connections.isEmpty ? kept : connections.map(\.storage) }

    /// Returns storage for a view of `type`; `nil` if it has no dynamic property.
    static func forOwner<Owner>(_ type: Owner.Type) -> DynamicPropertyStorage? {
        DynamicPropertyLayout.of(type).properties.isEmpty ? nil : DynamicPropertyStorage()
    }

    /// Returns the index of the property with `storage`.
    func index(of storage: AnyObject) -> Int? {
        connections.firstIndex { $0.storage === storage }
    }

    /// The storage of the properties that stay with the identity of the view, for another reader; `nil` if there are
    /// none.
    ///
    /// It has no reference to the reader, so that the node of a view that is out of sight is not kept.
    var lasting: DynamicPropertyStorage? {
        let storages = connections.map { connection -> AnyObject? in
            if let parts = connection.storage as? DynamicPropertyStorage { return parts.lasting }
            guard let dependency = connection.storage as? Dependency, dependency.isLasting
            else { return nil }
            return dependency
        }
        guard storages.contains(where: { $0 != nil }) else { return nil }
        return DynamicPropertyStorage(storages: storages)
    }

    /// Connects every dynamic property of `owner` to `reader`.
    func connect<Owner>(_ owner: inout Owner, to reader: StateReader) {
        let layout = DynamicPropertyLayout.of(Owner.self)
        guard !layout.properties.isEmpty else { return }
        if connections.isEmpty {
            connections = layout.properties.indices.map {
                _PropertyConnection(
                    reader: reader, storage: kept.indices.contains($0) ? kept[$0] : nil)
            }
            kept = []
        }
        withUnsafeMutablePointer(to: &owner) { pointer in
            let base = UnsafeMutableRawPointer(pointer)
            for (index, property) in layout.properties.enumerated() {
                property.connect(base + property.offset, &connections[index])
            }
        }
    }
}

/// The offsets of a type's dynamic properties, found once per type.
struct DynamicPropertyLayout {
    struct Property {
        let name: String
        let type: any DynamicProperty.Type
        let offset: Int
        let connect: (UnsafeMutableRawPointer, inout _PropertyConnection) -> Void
    }

    let properties: [Property]

    /// The layouts by type: as many as the program has types, which the runtime keeps as well.
    private static var known: [ObjectIdentifier: DynamicPropertyLayout] = [:]

    static func of<Owner>(_ type: Owner.Type) -> DynamicPropertyLayout {
        if let layout = known[ObjectIdentifier(type)] { return layout }
        var properties: [Property] = []
        forEachField(of: type) { name, offset, fieldType, kind in
            if kind.mayConform, let dynamic = fieldType as? any DynamicProperty.Type {
                properties.append(property(dynamic, String(cString: name), at: offset))
            }
            return true
        }
        let layout = DynamicPropertyLayout(properties: properties)
        known[ObjectIdentifier(type)] = layout
        return layout
    }

    private static func property<P: DynamicProperty>(
        _ type: P.Type, _ name: String, at offset: Int
    ) -> Property {
        // The storage of a wrapped property has its name with an underscore.
        let name = name.hasPrefix("_") ? String(name.dropFirst()) : name
        return Property(name: name, type: type, offset: offset) { pointer, connection in
            let property = pointer.assumingMemoryBound(to: P.self)
            property.pointee._connect(&connection)
            property.pointee.update()
        }
    }
}
