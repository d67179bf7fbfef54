import LozengeCore

/// The modifier keys that are held.
package final class ModifierKeys: Dependency, WindowService {
    private var held: KeyModifiers = []

    package init(_ tree: ViewTree) {}

    /// The keys that are held; a view that reads them is updated when they change.
    package var current: KeyModifiers {
        noteRead()
        return held
    }

    func update(to new: KeyModifiers) {
        guard new != held else { return }
        held = new
        noteChange()
    }
}
