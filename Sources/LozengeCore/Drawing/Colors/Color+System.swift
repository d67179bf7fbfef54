extension Color {
    /// The system's red, which differs in light and dark schemes.
    public static let red = Color(.system(.red))
    /// The system's orange, which differs in light and dark schemes.
    public static let orange = Color(.system(.orange))
    /// The system's yellow, which differs in light and dark schemes.
    public static let yellow = Color(.system(.yellow))
    /// The system's green, which differs in light and dark schemes.
    public static let green = Color(.system(.green))
    /// The system's mint, which differs in light and dark schemes.
    public static let mint = Color(.system(.mint))
    /// The system's teal, which differs in light and dark schemes.
    public static let teal = Color(.system(.teal))
    /// The system's cyan, which differs in light and dark schemes.
    public static let cyan = Color(.system(.cyan))
    /// The system's blue, which differs in light and dark schemes.
    public static let blue = Color(.system(.blue))
    /// The system's indigo, which differs in light and dark schemes.
    public static let indigo = Color(.system(.indigo))
    /// The system's purple, which differs in light and dark schemes.
    public static let purple = Color(.system(.purple))
    /// The system's pink, which differs in light and dark schemes.
    public static let pink = Color(.system(.pink))
    /// The system's brown, which differs in light and dark schemes.
    public static let brown = Color(.system(.brown))
    /// The system's grey, which differs in light and dark schemes.
    public static let gray = Color(.system(.gray))

    /// The colour of text: black on a light desktop, white on a dark one.
    ///
    /// Matches: SwiftUI.Color.primary
    public static let primary = Color(.system(.primary))
    /// The colour of less important text.
    ///
    /// Matches: SwiftUI.Color.secondary
    /// Differs: 75 % opaque in the light scheme and 62 % in the dark one instead of 60 %, for a contrast of 4.5 : 1 (`docs/theme.md`, CONTRAST-4).
    public static let secondary = Color(.system(.secondary))
    /// The colour of text of little importance.
    package static let tertiary = Color(.system(.tertiary))
    /// The colour of the least important text.
    package static let quaternary = Color(.system(.quaternary))
    /// The faintest visible colour.
    package static let quinary = Color(.system(.quinary))

    /// A translucent fill for thin and small shapes, such as the track of a slider.
    package static let fill = Color(.system(.fill))
    /// A translucent fill for shapes of medium size, such as a switch.
    package static let secondaryFill = Color(.system(.secondaryFill))
    /// A translucent fill for large shapes, such as a field.
    package static let tertiaryFill = Color(.system(.tertiaryFill))
    /// A translucent fill for large areas with complex content.
    package static let quaternaryFill = Color(.system(.quaternaryFill))
    /// The colour of text and marks of controls, which is the ground of their states, too.
    package static let label = Color(.system(.label))
    /// The colour of an edge by which alone a control is known.
    package static let controlEdge = Color(.system(.controlEdge))
    /// The ground of fields.
    package static let fieldGround = Color(.system(.fieldGround))
    /// The ground of the chosen one of several segments.
    package static let chosenSegment = Color(.system(.chosenSegment))
    /// The accent colour of text.
    package static let accentText = Color(.system(.accentText))
    /// The colour of text for what deletes or damages something.
    package static let destructiveText = Color(.system(.destructiveText))
    /// The same colour behind white text.
    package static let destructiveFill = Color(.system(.destructiveFill))
    /// The background of windows.
    package static let windowBackground = Color(.system(.windowBackground))
    /// The background of menus and other popups.
    package static let popupBackground = Color(.system(.popupBackground))
    /// The background of a list.
    package static let listGround = Color(.system(.listGround))
    /// The background of a list of places at the side of a window.
    package static let sidebarGround = Color(.system(.sidebarGround))
    /// The background of cards.
    package static let groupedGround = Color(.system(.groupedGround))
    /// The colour of a card.
    package static let card = Color(.system(.card))
    /// The colour of the line around a card.
    package static let cardEdge = Color(.system(.cardEdge))
    /// The colour of the lines between rows.
    package static let listSeparator = Color(.system(.listSeparator))

    /// The colour of controls: the desktop's accent colour, a blue if it sets none.
    ///
    /// Matches: SwiftUI.Color.accentColor
    public static let accentColor = Color(.system(.accent))

    /// Opaque black in every scheme.
    public static let black = Color(white: 0)
    /// Opaque white in every scheme.
    public static let white = Color(white: 1)
    /// Fully transparent.
    public static let clear = Color(white: 0, opacity: 0)
}
