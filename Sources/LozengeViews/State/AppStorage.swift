import Foundation
import LozengeCore

/// A setting of the app, which is there again when it is started the next time.
///
/// Every view that reads it is updated when it changes. It is written to `settings.json` in a folder
/// with the app's name below `XDG_CONFIG_HOME` as soon as the turn of the event loop is over.
///
/// Matches: SwiftUI.AppStorage
/// Differs: there are no stores but the app's own.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    nonisolated(unsafe) private var slot: StoredSlot<Value>

    public var wrappedValue: Value {
        get { slot.value }
        nonmutating set { slot.value = newValue }
    }

    public var projectedValue: Binding<Value> { slot.binding }

    public mutating func _connect(_ connection: inout _PropertyConnection) {
        slot.store = connection.reader.environment.appStore
    }

    /// A value that is what it is made with until it is set.
    ///
    /// Matches: SwiftUI.AppStorage.init(wrappedValue:_:)
    nonisolated public init(wrappedValue: Value, _ key: String) where Value: _Storable {
        slot = StoredSlot(wrappedValue, key)
    }

    /// A value that is kept as what stands for it.
    ///
    /// Matches: SwiftUI.AppStorage.init(wrappedValue:_:)-RawRepresentable
    nonisolated public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue: _Storable {
        slot = StoredSlot(wrappedValue, key)
    }

    /// A value that is `nil` until it is set.
    ///
    /// Matches: SwiftUI.AppStorage.init(_:)
    nonisolated public init<Wrapped: _Storable>(_ key: String) where Value == Wrapped? {
        slot = StoredSlot(key)
    }

    /// A value kept as what stands for it, and `nil` until it is set.
    ///
    /// Matches: SwiftUI.AppStorage.init(_:)-RawRepresentable
    nonisolated public init<Wrapped: RawRepresentable>(_ key: String)
    where Value == Wrapped?, Wrapped.RawValue: _Storable {
        slot = StoredSlot(key)
    }
}

/// A value that belongs to a window, which is there again when the app is started the next time.
///
/// Written as ``AppStorage`` is, to `windows.json` below `XDG_STATE_HOME`; what one window shows is
/// not that of another.
///
/// Matches: SwiftUI.SceneStorage
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    nonisolated(unsafe) private var slot: StoredSlot<Value>

    public var wrappedValue: Value {
        get { slot.value }
        nonmutating set { slot.value = newValue }
    }

    public var projectedValue: Binding<Value> { slot.binding }

    public mutating func _connect(_ connection: inout _PropertyConnection) {
        let environment = connection.reader.environment
        slot.store = environment.sceneStore
        slot.prefix = environment.sceneName + "/"
    }

    /// A value that is what it is made with until it is set.
    ///
    /// Matches: SwiftUI.SceneStorage.init(wrappedValue:_:)
    nonisolated public init(wrappedValue: Value, _ key: String) where Value: _Storable {
        slot = StoredSlot(wrappedValue, key)
    }

    /// A value that is kept as what stands for it.
    ///
    /// Matches: SwiftUI.SceneStorage.init(wrappedValue:_:)-RawRepresentable
    nonisolated public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue: _Storable {
        slot = StoredSlot(wrappedValue, key)
    }

    /// A value that is `nil` until it is set.
    ///
    /// Matches: SwiftUI.SceneStorage.init(_:)
    nonisolated public init<Wrapped: _Storable>(_ key: String) where Value == Wrapped? {
        slot = StoredSlot(key)
    }

    /// A value kept as what stands for it, and `nil` until it is set.
    ///
    /// Matches: SwiftUI.SceneStorage.init(_:)-RawRepresentable
    nonisolated public init<Wrapped: RawRepresentable>(_ key: String)
    where Value == Wrapped?, Wrapped.RawValue: _Storable {
        slot = StoredSlot(key)
    }
}

extension AppStorage: SelfComparing {
    /// Which setting it is makes the property; where it is kept, the view's place says.
    func isSame(as other: AppStorage) -> Bool { slot.key == other.slot.key }
}

extension SceneStorage: SelfComparing {
    func isSame(as other: SceneStorage) -> Bool { slot.key == other.slot.key }
}
