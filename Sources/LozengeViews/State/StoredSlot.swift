import LozengeCore

/// A typed value of a store.
nonisolated struct StoredSlot<Value> {
    private let initial: Value
    let key: String
    private let decode: (_StoredForm) -> Value?
    /// Returns the stored form; `nil` to remove the value.
    private let encode: (Value) -> _StoredForm?
    /// The store; `nil` for the app's.
    var store: ValueStore?
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

    @MainActor private var location: StoredLocation { (store ?? .ofApp).location(of: prefix + key) }

    @MainActor var value: Value {
        get { location.value.flatMap { decode(_StoredForm(value: $0)) } ?? initial }
        nonmutating set { location.value = encode(newValue)?.value }
    }

    @MainActor var binding: Binding<Value> {
        Binding(owner: location, get: { value }, set: { value = $0 })
    }
}

extension ValueStore {
    /// The store of settings that are read outside of a window.
    package static var ofApp = ValueStore()
}

extension EnvironmentValues {
    /// The store of the app's settings.
    package var appStore: ValueStore {
        get { self[AppStoreKey.self] ?? .ofApp }
        set { self[AppStoreKey.self] = newValue }
    }

    /// The store of the windows' values.
    package var sceneStore: ValueStore {
        get { self[SceneStoreKey.self] ?? .ofApp }
        set { self[SceneStoreKey.self] = newValue }
    }

    /// The identifier of the window among those of the app.
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
