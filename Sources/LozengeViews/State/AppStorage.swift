import Foundation
import LozengeCore

/// A setting of the app that persists between launches.
///
/// ```swift
/// struct SoundToggle: View {
///     @AppStorage("playsSound") private var playsSound = true
///
///     var body: some View { Toggle("Play sound", isOn: $playsSound) }
/// }
/// ```
///
/// Views that read it are updated when it changes. It is written to `settings.json` in a folder with the
/// app's name below `XDG_CONFIG_HOME` at the end of the turn of the event loop.
///
/// Matches: SwiftUI.AppStorage
/// Differs: the store of properties that name none is the app's, not `UserDefaults.standard`. A change through a
/// `UserDefaults` object itself is seen at the next update of the view.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    nonisolated(unsafe) private var slot: StoredSlot<Value>
    nonisolated(unsafe) private let defaults: UserDefaults?

    @preconcurrency @MainActor public var wrappedValue: Value {
        get { connected.value }
        nonmutating set { connected.value = newValue }
    }

    @preconcurrency @MainActor public var projectedValue: Binding<Value> { connected.binding }

    /// The value in its store, also outside of a view.
    @MainActor private var connected: StoredSlot<Value> {
        guard slot.store == nil, let defaults else { return slot }
        var connected = slot
        connected.store = DefaultsValues.store(of: defaults)
        return connected
    }

    public mutating func _connect(_ connection: inout _PropertyConnection) {
        guard let defaults else { return slot.store = connection.reader.environment.appStore }
        let store = DefaultsValues.store(of: defaults)
        connection.storage = store
        slot.store = store
    }

    /// Uses `wrappedValue` as default until a value is stored.
    ///
    /// Matches: SwiftUI.AppStorage.init(wrappedValue:_:store:)
    nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: _Storable {
        (slot, defaults) = (StoredSlot(wrappedValue, key), store)
    }

    /// Stores the raw value; uses `wrappedValue` as default until a value is stored.
    ///
    /// Matches: SwiftUI.AppStorage.init(wrappedValue:_:store:)-RawRepresentable
    // A value that can be stored itself may have a raw value besides.
    @_disfavoredOverload
    nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue: _Storable {
        (slot, defaults) = (StoredSlot(wrappedValue, key), store)
    }

    /// Creates a value that is `nil` until one is stored; setting `nil` removes it from the store.
    ///
    /// Matches: SwiftUI.AppStorage.init(_:store:)
    nonisolated public init<Wrapped: _Storable>(_ key: String, store: UserDefaults? = nil)
    where Value == Wrapped? {
        (slot, defaults) = (StoredSlot(key), store)
    }

    /// Stores the raw value; `nil` until one is stored, and setting `nil` removes it from the store.
    ///
    /// Matches: SwiftUI.AppStorage.init(_:store:)-RawRepresentable
    // A value that can be stored itself may have a raw value besides.
    @_disfavoredOverload
    nonisolated public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == Wrapped?, Wrapped.RawValue: _Storable {
        (slot, defaults) = (StoredSlot(key), store)
    }
}

/// A value of one window that persists between launches.
///
/// Written as by ``AppStorage``, to `windows.json` below `XDG_STATE_HOME`; each window has separate values.
///
/// ```swift
/// @SceneStorage("page") private var page = 1
/// ```
///
/// Matches: SwiftUI.SceneStorage
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    nonisolated(unsafe) private var slot: StoredSlot<Value>

    @preconcurrency @MainActor public var wrappedValue: Value {
        get { slot.value }
        nonmutating set { slot.value = newValue }
    }

    @preconcurrency @MainActor public var projectedValue: Binding<Value> { slot.binding }

    public mutating func _connect(_ connection: inout _PropertyConnection) {
        let environment = connection.reader.environment
        slot.store = environment.sceneStore
        slot.prefix = environment.sceneName + "/"
    }

    /// Uses `wrappedValue` as default until a value is stored.
    ///
    /// Matches: SwiftUI.SceneStorage.init(wrappedValue:_:)
    nonisolated public init(wrappedValue: Value, _ key: String) where Value: _Storable {
        slot = StoredSlot(wrappedValue, key)
    }

    /// Stores the raw value; uses `wrappedValue` as default until a value is stored.
    ///
    /// Matches: SwiftUI.SceneStorage.init(wrappedValue:_:)-RawRepresentable
    // A value that can be stored itself may have a raw value besides.
    @_disfavoredOverload
    nonisolated public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue: _Storable {
        slot = StoredSlot(wrappedValue, key)
    }

    /// Creates a value that is `nil` until one is stored; setting `nil` removes it from the store.
    ///
    /// Matches: SwiftUI.SceneStorage.init(_:)
    nonisolated public init<Wrapped: _Storable>(_ key: String) where Value == Wrapped? {
        slot = StoredSlot(key)
    }

    /// Stores the raw value; `nil` until one is stored, and setting `nil` removes it from the store.
    ///
    /// Matches: SwiftUI.SceneStorage.init(_:)-RawRepresentable
    // A value that can be stored itself may have a raw value besides.
    @_disfavoredOverload
    nonisolated public init<Wrapped: RawRepresentable>(_ key: String)
    where Value == Wrapped?, Wrapped.RawValue: _Storable {
        slot = StoredSlot(key)
    }
}

extension AppStorage: SelfComparing {
    /// Compares the keys; the store follows from the view's position in the tree.
    func isSame(as other: AppStorage) -> Bool { slot.key == other.slot.key }
}

extension SceneStorage: SelfComparing {
    func isSame(as other: SceneStorage) -> Bool { slot.key == other.slot.key }
}
