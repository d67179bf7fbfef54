/// The states of an element in the semantic tree.
public struct SemanticStates: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The element cannot be operated at the moment.
    public static let disabled = Self(rawValue: 1 << 0)
    /// The setting is on.
    public static let checked = Self(rawValue: 1 << 1)
    /// The element is selected among its neighbours.
    public static let selected = Self(rawValue: 1 << 2)
    /// The element has the focus.
    public static let focused = Self(rawValue: 1 << 3)
    /// The button leaves a dialog without an effect.
    public static let cancels = Self(rawValue: 1 << 4)
    /// The element can be expanded: it shows nothing of what is inside.
    public static let collapsed = Self(rawValue: 1 << 6)
    /// The element shows what is inside.
    public static let expanded = Self(rawValue: 1 << 7)
    /// The action of the button deletes something.
    public static let destroys = Self(rawValue: 1 << 5)
    /// The setting is on for some of what it stands for.
    public static let mixed = Self(rawValue: 1 << 8)
    /// Nothing outside of the element can be used.
    public static let modal = Self(rawValue: 1 << 9)
    /// The element can have the keyboard, though its role is none of a control.
    public static let focusable = Self(rawValue: 1 << 10)
    /// Several items of the list can be selected.
    public static let multiselectable = Self(rawValue: 1 << 11)
    /// Return presses the button, wherever the focus is.
    public static let isDefault = Self(rawValue: 1 << 12)
}

extension SemanticStates: CustomStringConvertible {
    /// The names of the states, such as: checked, focused.
    public var description: String {
        let names: [(Self, String)] = [
            (.disabled, "disabled"), (.checked, "checked"), (.selected, "selected"),
            (.focused, "focused"), (.cancels, "cancels"), (.destroys, "destroys"),
            (.collapsed, "collapsed"), (.expanded, "expanded"), (.mixed, "mixed"),
            (.modal, "modal"), (.focusable, "focusable"), (.multiselectable, "multiselectable"),
            (.isDefault, "default"),
        ]
        return names.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
    }
}
