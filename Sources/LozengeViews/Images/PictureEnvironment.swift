import LozengeCore

nonisolated extension EnvironmentValues {
    /// The pictures of the app; `nil` outside of a window.
    package var pictures: (any PictureSource)? {
        get { self[PicturesKey.self].source }
        set { self[PicturesKey.self] = Pictures(source: newValue) }
    }
}

/// A reference to pictures: two to the same are equal.
nonisolated private struct Pictures {
    let source: (any PictureSource)?
}

extension Pictures: SelfComparing {
    func isSame(as other: Pictures) -> Bool { source === other.source }
}

nonisolated private struct PicturesKey: EnvironmentKey {
    static var defaultValue: Pictures { Pictures(source: nil) }
}
