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
public struct AppStorage<Value>: ConnectedProperty {
    private var slot: StoredSlot<Value>

    public var wrappedValue: Value {
        get { slot.value }
        nonmutating set { slot.value = newValue }
    }

    public var projectedValue: Binding<Value> { slot.binding }

    public mutating func _connect(_ connection: inout _PropertyConnection) {
        slot.store = connection.node.environment.appStore
    }

    /// A value that is what it is made with until it is set.
    ///
    /// Matches: SwiftUI.AppStorage.init(wrappedValue:_:)
    public init(wrappedValue: Value, _ key: String) where Value: _Storable {
        slot = StoredSlot(wrappedValue, key)
    }

    /// A value that is kept as what stands for it.
    ///
    /// Matches: SwiftUI.AppStorage.init(wrappedValue:_:)-RawRepresentable
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue: _Storable {
        slot = StoredSlot(wrappedValue, key)
    }

    /// A value that is `nil` until it is set.
    ///
    /// Matches: SwiftUI.AppStorage.init(_:)
    public init<Wrapped: _Storable>(_ key: String) where Value == Wrapped? {
        slot = StoredSlot(key)
    }

    /// A value kept as what stands for it, and `nil` until it is set.
    ///
    /// Matches: SwiftUI.AppStorage.init(_:)-RawRepresentable
    public init<Wrapped: RawRepresentable>(_ key: String)
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
public struct SceneStorage<Value>: ConnectedProperty {
    private var slot: StoredSlot<Value>

    public var wrappedValue: Value {
        get { slot.value }
        nonmutating set { slot.value = newValue }
    }

    public var projectedValue: Binding<Value> { slot.binding }

    public mutating func _connect(_ connection: inout _PropertyConnection) {
        let environment = connection.node.environment
        slot.store = environment.sceneStore
        slot.prefix = environment.sceneName + "/"
    }

    /// A value that is what it is made with until it is set.
    ///
    /// Matches: SwiftUI.SceneStorage.init(wrappedValue:_:)
    public init(wrappedValue: Value, _ key: String) where Value: _Storable {
        slot = StoredSlot(wrappedValue, key)
    }

    /// A value that is kept as what stands for it.
    ///
    /// Matches: SwiftUI.SceneStorage.init(wrappedValue:_:)-RawRepresentable
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue: _Storable {
        slot = StoredSlot(wrappedValue, key)
    }

    /// A value that is `nil` until it is set.
    ///
    /// Matches: SwiftUI.SceneStorage.init(_:)
    public init<Wrapped: _Storable>(_ key: String) where Value == Wrapped? {
        slot = StoredSlot(key)
    }

    /// A value kept as what stands for it, and `nil` until it is set.
    ///
    /// Matches: SwiftUI.SceneStorage.init(_:)-RawRepresentable
    public init<Wrapped: RawRepresentable>(_ key: String)
    where Value == Wrapped?, Wrapped.RawValue: _Storable {
        slot = StoredSlot(key)
    }
}

/// A value of a store, as a type of its own.
struct StoredSlot<Value> {
    private let initial: Value
    private let key: String
    private let decode: (_StoredForm) -> Value?
    /// `nil` for a value that is to be forgotten.
    private let encode: (Value) -> _StoredForm?
    var store = ValueStore.ofApp
    var prefix = ""

    init(_ initial: Value, _ key: String) where Value: _Storable {
        (self.initial, self.key) = (initial, key)
        decode = { Value(_stored: $0) }
        encode = { $0._stored }
    }

    init(_ initial: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue: _Storable {
        (self.initial, self.key) = (initial, key)
        decode = { Value.RawValue(_stored: $0).flatMap { Value(rawValue: $0) } }
        encode = { $0.rawValue._stored }
    }

    init<Wrapped: _Storable>(_ key: String) where Value == Wrapped? {
        (initial, self.key) = (nil, key)
        decode = { .some(Wrapped(_stored: $0)) }
        encode = { $0?._stored }
    }

    init<Wrapped: RawRepresentable>(_ key: String)
    where Value == Wrapped?, Wrapped.RawValue: _Storable {
        (initial, self.key) = (nil, key)
        decode = { .some(Wrapped.RawValue(_stored: $0).flatMap { Wrapped(rawValue: $0) }) }
        encode = { $0?.rawValue._stored }
    }

    private var location: StoredLocation { store.location(of: prefix + key) }

    var value: Value {
        get { location.value.flatMap { decode(_StoredForm(value: $0)) } ?? initial }
        nonmutating set { location.value = encode(newValue)?.value }
    }

    var binding: Binding<Value> {
        Binding(owner: location, get: { value }, set: { value = $0 })
    }
}

extension ValueStore {
    /// Where settings are that are read outside of a window.
    package static var ofApp = ValueStore()
}

extension EnvironmentValues {
    /// Where the settings of the app are.
    package var appStore: ValueStore {
        get { self[AppStoreKey.self] ?? .ofApp }
        set { self[AppStoreKey.self] = newValue }
    }

    /// Where what windows remember is.
    package var sceneStore: ValueStore {
        get { self[SceneStoreKey.self] ?? .ofApp }
        set { self[SceneStoreKey.self] = newValue }
    }

    /// What the window is known by among those of the app.
    package var sceneName: String {
        get { self[SceneNameKey.self] }
        set { self[SceneNameKey.self] = newValue }
    }
}

nonisolated private struct AppStoreKey: EnvironmentKey {
    static var defaultValue: ValueStore? { nil }
}
nonisolated private struct SceneStoreKey: EnvironmentKey {
    static var defaultValue: ValueStore? { nil }
}
nonisolated private struct SceneNameKey: EnvironmentKey {
    static var defaultValue: String { "window" }
}
