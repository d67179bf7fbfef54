extension Color {
    public static let red = Color(.system(.red))
    public static let orange = Color(.system(.orange))
    public static let yellow = Color(.system(.yellow))
    public static let green = Color(.system(.green))
    public static let mint = Color(.system(.mint))
    public static let teal = Color(.system(.teal))
    public static let cyan = Color(.system(.cyan))
    public static let blue = Color(.system(.blue))
    public static let indigo = Color(.system(.indigo))
    public static let purple = Color(.system(.purple))
    public static let pink = Color(.system(.pink))
    public static let brown = Color(.system(.brown))
    public static let gray = Color(.system(.gray))

    /// The colour of text: black on a light desktop, white on a dark one.
    ///
    /// Matches: SwiftUI.Color.primary
    public static let primary = Color(.system(.primary))
    /// The colour of text that matters less.
    ///
    /// Matches: SwiftUI.Color.secondary
    public static let secondary = Color(.system(.secondary))
    /// The colour of text that matters little, such as what stands in an empty field.
    package static let tertiary = Color(.system(.tertiary))
    /// The colour of text that matters least.
    package static let quaternary = Color(.system(.quaternary))
    /// The colour of what is just to be seen.
    package static let quinary = Color(.system(.quinary))

    /// What is laid over the background for thin and small shapes, such as the track of a slider.
    package static let fill = Color(.system(.fill))
    /// What is laid over the background for shapes of medium size, such as a switch.
    package static let secondaryFill = Color(.system(.secondaryFill))
    /// What is laid over the background for large shapes, such as a field.
    package static let tertiaryFill = Color(.system(.tertiaryFill))
    /// What is laid over the background for large areas with much in them.
    package static let quaternaryFill = Color(.system(.quaternaryFill))
    /// What is behind everything in a window.
    package static let windowBackground = Color(.system(.windowBackground))
    /// What is behind menus and what else stands in front of windows.
    package static let popupBackground = Color(.system(.popupBackground))

    /// The colour of what can be clicked: the desktop's accent colour, blue where it names none.
    ///
    /// Matches: SwiftUI.Color.accentColor
    public static let accentColor = Color(.system(.accent))

    public static let black = Color(white: 0)
    public static let white = Color(white: 1)
    public static let clear = Color(white: 0, opacity: 0)
}
